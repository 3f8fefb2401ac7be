/* What is done on walls: counting tiles, where they may go, the end of a round and of the game. */
#ifndef COMPANION_AZUL_WALL_H
#define COMPANION_AZUL_WALL_H

#include "azul.h"

#define NOWHERE SIZE /* in place of a column */

static const int PENALTIES[FLOOR + 1] = {0, 1, 2, 4, 6, 8, 11, 14};

/* How many neighbours in five cells are occupied together with one, itself included. */
static inline int run_of(uint32_t cells, int at) {
    int low = at, high = at;
    while (low > 0 && cells >> (low - 1) & 1) low--;
    while (high < SIZE - 1 && cells >> (high + 1) & 1) high++;
    return high - low + 1;
}

static inline uint32_t column_cells(uint32_t taken, int column) {
    taken >>= column;
    return (taken & 1) | (taken >> 4 & 2) | (taken >> 8 & 4) | (taken >> 12 & 8) | (taken >> 16 & 16);
}

static int worth(uint32_t taken, int row, int column) {
    int across = run_of(taken >> (SIZE * row) & 31, column), down = run_of(column_cells(taken, column), row);
    int points = (across > 1 ? across : 0) + (down > 1 ? down : 0);
    return points ? points : 1;
}

/* The column of a colour in a row of the wall, where it lies. */
static int lies_in(const board *b, int row, int colour) {
    int column = 0;
    while (b->wall[row][column] != colour) column++;
    return column;
}

/* The cells that are taken when a line is worked: without tiles of this tiling in rows below it. */
static uint32_t as_worked(const board *b, int row) {
    uint32_t taken = b->taken;
    for (int below = row + 1; below < SIZE; below++)
        if (complete(b, below) && on_wall(b, below))
            taken &= ~(1u << (SIZE * below + lies_in(b, below, b->colour[below])));
    return taken;
}

/* Counts every tile whose upper lines are decided, in the rulebook's order, whatever the order of hands. */
static void count_up(board *b) {
    for (; b->counted < SIZE; b->counted++) {
        int row = b->counted;
        if (!complete(b, row)) continue;
        if (!on_wall(b, row)) return;
        b->score += worth(as_worked(b, row), row, lies_in(b, row, b->colour[row]));
    }
}

/* ---- the reverse side ----------------------------------------------------------------------------------------- */

typedef struct {
    const board *of;
    uint32_t taken;
    int colour, target, held, found; /* held, found: columns, a bit each; found also NOWHERE */
} search;

/* Every way to work the lines of a colour from the top that agrees with what lies there already. */
static void ways(search *s, int row, int used, int there) {
    if (row == SIZE) {
        s->found |= 1 << there;
        return;
    }
    if (s->of->colour[row] != s->colour || !complete(s->of, row)) {
        ways(s, row + 1, used, there);
        return;
    }
    int open = ~(int)(s->taken >> (SIZE * row)) & 31 & ~s->held & ~used, free = open ? open : 1 << NOWHERE;
    if (on_wall(s->of, row)) free &= 1 << lies_in(s->of, row, s->colour);
    for (int column = 0; column <= NOWHERE; column++)
        if (free >> column & 1)
            ways(s, row + 1, column < NOWHERE ? used | 1 << column : used, row == s->target ? column : there);
}

/* The columns where the tile of a complete line may go now, a bit each; none where it is dropped. */
static int columns_open(const table *t, const board *b, int row) {
    if (!(t->flags & REVERSE)) return 1 << column_of(row, b->colour[row]);
    search s = {b, as_worked(b, b->counted - 1), b->colour[row], row, 0, 0};
    for (int at = 0; at < SIZE * SIZE; at++)
        if (s.taken >> at & 1 && b->wall[at / SIZE][at % SIZE] == s.colour) s.held |= 1 << (at % SIZE);
    ways(&s, b->counted, 0, NOWHERE);
    return s.found & 31;
}

/* Whether a row of the reverse side can still be filled, each missing colour in a cell of its own. */
static int can_complete(const board *b, int row, int colour, int used) {
    while (colour <= COLOURS && b->has[row] & bit_of(colour)) colour++;
    if (colour > COLOURS) return 1;
    for (int column = 0; column < SIZE; column++)
        if (!b->wall[row][column] && !(used >> column & 1) && !(b->held[column] & bit_of(colour)))
            if (can_complete(b, row, colour + 1, used | 1 << column)) return 1;
    return 0;
}

/* ---- the floor ------------------------------------------------------------------------------------------------ */

/* So many tiles fall: to SN5, the floor line, the lid. */
static void fallen(table *t, int seat, int colour, int count) {
    board *b = &t->boards[seat];
    if (count && t->shelter && t->keeper == seat && !t->sheltered) {
        t->sheltered = (uint8_t)colour;
        count--;
    }
    for (; count && b->fallen < FLOOR; count--) b->floor[b->fallen++] = (uint8_t)colour;
    t->lid += of_colour(colour, count);
}

/* ---- the end of a round --------------------------------------------------------------------------------------- */

static void cleared(table *t, board *b) {
    for (int row = 0; row < SIZE; row++)
        if (complete(b, row)) {
            t->lid += of_colour(b->colour[row], row);
            b->colour[row] = b->count[row] = 0;
        }
    b->score -= PENALTIES[b->fallen];
    if (b->score < 0) b->score = 0;
    for (int at = 0; at < b->fallen; at++)
        if (b->floor[at] < MARKER) t->lid += of_colour(b->floor[at], 1);
    memset(b->floor, 0, sizeof b->floor);
    b->fallen = b->counted = 0;
}

static int bonus(const board *b) {
    int points = 0;
    for (int at = 0; at < SIZE; at++) {
        int everywhere = 1;
        for (int row = 0; row < SIZE; row++) everywhere &= b->has[row] >> at;
        points += 2 * ((b->taken >> (SIZE * at) & 31) == 31) + 7 * (column_cells(b->taken, at) == 31) + 10 * everywhere;
    }
    return points;
}

/* Whether these tiles suffice for some row, its line not among those that are shut (a bit for each row). */
static int some_row(const table *t, const int pool[COLOURS], const int shut[SEATS]) {
    for (int seat = 0; seat < t->players; seat++)
        for (int row = 0; row < SIZE && !is_gone(t, seat); row++) {
            const board *b = &t->boards[seat];
            int suffice = !(shut[seat] >> row & 1);
            for (int colour = 0; colour < COLOURS; colour++) suffice &= pool[colour] > row || b->has[row] >> colour & 1;
            if (suffice && (!(t->flags & REVERSE) || can_complete(b, row, 1, 0))) return 1;
        }
    return 0;
}

/* The most tiles that may ever be drawn again; lines that can never be complete stay in `begun`. */
static void freed(const table *t, int pool[COLOURS], int begun[SEATS]) {
    for (int colour = 1; colour <= COLOURS; colour++) pool[colour - 1] = EACH;
    for (int seat = 0; seat < t->players; seat++)
        for (int row = 0; row < SIZE; row++) {
            const board *b = &t->boards[seat];
            if (b->count[row]) pool[b->colour[row] - 1] -= b->count[row];
            for (int colour = 0; colour < COLOURS; colour++) pool[colour] -= b->has[row] >> colour & 1;
        }
    for (int more = 1; more;) {
        more = 0;
        for (int seat = 0; seat < t->players; seat++)
            for (int row = 0; row < SIZE; row++) {
                const board *b = &t->boards[seat];
                if (!(begun[seat] >> row & 1) || row + 1 - b->count[row] > pool[b->colour[row] - 1]) continue;
                pool[b->colour[row] - 1] += b->count[row] - !(t->flags & REVERSE);
                begun[seat] &= ~(1 << row);
                more = 1;
            }
    }
}

/* Whether somebody can still complete a row; where nobody can, the game would never end. */
static int row_is_open(const table *t) {
    int pool[COLOURS], begun[SEATS] = {0}, all = 1;
    for (int colour = 1; colour <= COLOURS; colour++)
        all &= (pool[colour - 1] = in_heap(t->bag, colour) + in_heap(t->lid, colour)) > 0;
    if (all && !(t->flags & REVERSE)) return 1; /* somebody stays, and a first row is completed tile by tile */
    for (int seat = 0; seat < t->players; seat++)
        for (int row = 0; row < SIZE; row++) begun[seat] |= (t->boards[seat].count[row] > 0) << row;
    if (some_row(t, pool, begun)) return 1;
    freed(t, pool, begun);
    return some_row(t, pool, begun);
}

static int is_over(const table *t) {
    for (int seat = 0; seat < t->players; seat++)
        for (int row = 0; row < SIZE; row++)
            if (t->boards[seat].has[row] == 31) return 1;
    return (t->bag || t->lid) && !row_is_open(t);
}

#endif
