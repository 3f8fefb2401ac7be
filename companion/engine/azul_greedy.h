/* What an act of the walls promises its own player, in points, and play by that measure: one look ahead, at the own
   board alone. The same measure in words: companion/games/azul/rules/promise.py. */
#ifndef COMPANION_AZUL_GREEDY_H
#define COMPANION_AZUL_GREEDY_H

#include "azul_random.h"

/* Weights, found in matches of the search that plays on with this measure. */
#define BONUS_NEAR 0.35f /* of the bonuses that a tile brings nearer */
#define BEGUN 0.55f      /* of what a line will bring that is not complete */
#define FILLED 0.3f      /* for each tile of a complete line, which is free again */
#define LACKING 0.25f    /* less for each tile that a line still lacks */
#define FALLEN 0.9f      /* of what the floor costs */
#define BEGINNING 0.5f   /* for the starting marker */
#define NO_CELL (-8)     /* a line that will be dropped */

/* For each set of five neighbouring cells, a bit each: how many there are, and the points of
   the run through each of them. */
static const uint8_t ONES[32] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                 1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5};

static const uint8_t RUNS[32][SIZE] = {
    {0, 0, 0, 0, 0}, {0, 2, 0, 0, 0}, {2, 0, 2, 0, 0}, {2, 2, 3, 0, 0},
    {0, 2, 0, 2, 0}, {0, 3, 0, 2, 0}, {3, 2, 2, 3, 0}, {3, 3, 3, 4, 0},
    {0, 0, 2, 0, 2}, {0, 2, 2, 0, 2}, {2, 0, 3, 0, 2}, {2, 2, 4, 0, 2},
    {0, 3, 2, 2, 3}, {0, 4, 2, 2, 3}, {4, 3, 3, 3, 4}, {4, 4, 4, 4, 5},
    {0, 0, 0, 2, 0}, {0, 2, 0, 2, 0}, {2, 0, 2, 2, 0}, {2, 2, 3, 2, 0},
    {0, 2, 0, 3, 0}, {0, 3, 0, 3, 0}, {3, 2, 2, 4, 0}, {3, 3, 3, 5, 0},
    {0, 0, 3, 2, 2}, {0, 2, 3, 2, 2}, {2, 0, 4, 2, 2}, {2, 2, 5, 2, 2},
    {0, 4, 3, 3, 3}, {0, 5, 3, 3, 3}, {5, 4, 4, 4, 4}, {5, 5, 5, 5, 5}};

/* What a tile in a free cell brings: its points, the end of a row, and a part of the bonuses that come nearer, which
   grows with the square of how much of them is there. taken: the wall without it. others: tiles of its colour there. */
static inline float cell_promise(uint32_t taken, int row, int column, int others) {
    uint32_t with = taken | 1u << (SIZE * row + column), across = with >> (SIZE * row) & 31;
    uint32_t down = column_cells(with, column);
    int held = ONES[down], everywhere = others + 1;
    int points = RUNS[across][column] + RUNS[down][row];
    float near = (float)(7 * held * held + 10 * everywhere * everywhere) / 25.0f;
    return (float)((points ? points : 1) + (across == 31 ? 2 : 0)) + BONUS_NEAR * near;
}

/* How many tiles of a colour are on the wall. */
static inline int tiles_of(const board *b, int colour) {
    int count = 0;
    for (int row = 0; row < SIZE; row++) count += b->has[row] >> (colour - 1) & 1;
    return count;
}

/* The best of some columns, a bit each, for a tile; its column, and what that promises. */
static int best_column(const board *b, uint32_t taken, int row, int colour, int open, float *promise) {
    int best = NOWHERE, others = tiles_of(b, colour);
    *promise = NO_CELL;
    for (int column = 0; open >> column; column++) {
        if (!(open >> column & 1)) continue;
        float here = cell_promise(taken, row, column, others);
        if (best != NOWHERE && here <= *promise) continue;
        *promise = here;
        best = column;
    }
    return best;
}

/* What the next tile of each colour promises in each line that takes it: the tile on the wall once the line is complete,
   and what each tile in the line brings before that. */
typedef struct {
    float cell[SIZE][COLOURS], each[SIZE][COLOURS];
} outlook;

static void cell_seen(const table *t, const board *b, uint32_t taken, int row, int colour, outlook *made) {
    float promise;
    if (t->flags & REVERSE) {
        int open = ~(int)(taken >> (SIZE * row)) & 31;
        for (int column = 0; column < SIZE; column++)
            if (b->held[column] & bit_of(colour)) open &= ~(1 << column);
        best_column(b, taken, row, colour, open, &promise);
    } else
        promise = cell_promise(taken, row, column_of(row, colour), tiles_of(b, colour));
    made->cell[row][colour - 1] = promise;
    made->each[row][colour - 1] = BEGUN * promise / (float)(row + 1) + LACKING;
}

/* Lines above that are complete are tiled first: on the coloured side it is known where. */
static void outlook_made(const table *t, const board *b, outlook *made) {
    uint32_t taken = b->taken;
    for (int row = 0; row < SIZE; row++) {
        int colour = b->colour[row];
        if (!b->count[row]) {
            for (int each = 1; each <= COLOURS; each++)
                if (!(b->has[row] & bit_of(each))) cell_seen(t, b, taken, row, each, made);
        } else if (!complete(b, row))
            cell_seen(t, b, taken, row, colour, made);
        else if (!(t->flags & REVERSE))
            taken |= 1u << (SIZE * row + column_of(row, colour));
    }
}

/* What tiles of a colour promise in a line before any falls. line: from 1. */
static inline float line_promise(const board *b, const outlook *of, int colour, int count, int line) {
    int full = b->count[line - 1] + count;
    if (full >= line) return of->cell[line - 1][colour - 1] + FILLED * (float)(line - b->count[line - 1]);
    return of->each[line - 1][colour - 1] * (float)full - LACKING * (float)line;
}

/* What a floor with so many things costs in an outlook. */
static const float COSTS[FLOOR + 1] = {0,          FALLEN * 1, FALLEN * 2, FALLEN * 4,
                                       FALLEN * 6, FALLEN * 8, FALLEN * 11, FALLEN * 14};

/* What falls costs. soft: whether one tile falls softly, on SN5. */
static inline float fall_cost(const board *b, int over, int marker, int soft) {
    int floor = b->fallen + marker + (over > soft ? over - soft : 0);
    return COSTS[floor < FLOOR ? floor : FLOOR] - COSTS[b->fallen];
}

static inline int falls_softly(const table *t, int source) {
    return t->golds[source] == SN5 || (t->shelter && t->keeper == t->turn && !t->sheltered);
}

/* What a take of the player on turn promises. line: 0 the floor, as in acts. */
static float take_promise(const table *t, const outlook *of, int source, int colour, int line) {
    const board *b = &t->boards[t->turn];
    int count = in_heap(t->sources[source], colour), marker = !source && t->taker == NOBODY, over = count;
    float promise = marker ? BEGINNING : 0;
    if (line) {
        int fits = line - b->count[line - 1];
        over = count > fits ? count - fits : 0;
        promise += line_promise(b, of, colour, count, line);
    }
    return promise - fall_cost(b, over, marker, falls_softly(t, source));
}

typedef struct {
    float promise;
    int line;
} favourite;

/* The best line for tiles of a colour. open: the lines that take them, a bit each, the floor as bit 0. */
static favourite favoured(const board *b, const outlook *of, int colour, int count, int open, int marker, int soft) {
    favourite best = {-fall_cost(b, count, marker, soft), 0};
    for (int line = 1; open >> line; line++) {
        if (!(open >> line & 1)) continue;
        int fits = line - b->count[line - 1];
        float here = line_promise(b, of, colour, count, line);
        if (marker || count > fits) here -= fall_cost(b, count > fits ? count - fits : 0, marker, soft);
        if (here > best.promise) best = (favourite){here, line};
    }
    if (marker) best.promise += BEGINNING;
    return best;
}

/* The lines that take each colour, a bit each, the floor as bit 0. */
static void lines_open(const board *b, int open[COLOURS]) {
    for (int at = 0; at < COLOURS; at++) open[at] = 1;
    for (int row = 0; row < SIZE; row++)
        if (b->count[row])
            open[b->colour[row] - 1] |= (b->count[row] <= row) << (row + 1);
        else
            for (int at = 0; at < COLOURS; at++) open[at] |= (~b->has[row] >> at & 1) << (row + 1);
}

/* The take that promises most, one by lot of several. As many tiles of a colour from two displays promise the same. */
static void greedy_take(table *t, const outlook *of, chance *dice) {
    const board *b = &t->boards[t->turn];
    favourite known[COLOURS][FILLING + 1], best = {-1e9f, 0};
    int from = 0, wanted = 1, ties = 0, seen[COLOURS] = {0}, open[COLOURS];
    lines_open(b, open);
    for (int source = 0; source <= t->displays; source++) {
        heap left = t->sources[source];
        for (int at = 0; left; at++, left >>= 5) {
            int count = (int)(left & 31), plain = source && count <= FILLING && !t->golds[source];
            if (!count) continue;
            if (!plain || !(seen[at] >> count & 1)) {
                int marker = !source && t->taker == NOBODY;
                favourite here = favoured(b, of, at + 1, count, open[at], marker, falls_softly(t, source));
                known[at][plain ? count : 0] = here;
                seen[at] |= plain << count;
            }
            favourite here = known[at][plain ? count : 0];
            if (here.promise < best.promise || (here.promise == best.promise && chance_below(dice, ++ties))) continue;
            if (here.promise > best.promise) ties = 1;
            best = here;
            from = source;
            wanted = at + 1;
        }
    }
    taken(t, from, wanted, best.line);
}

/* The tiling of all, each from the top row down, each tile where it promises most. */
static void greedy_tiles(table *t) {
    for (int seat = 0; seat < t->players; seat++)
        for (board *b = &t->boards[seat]; b->counted < SIZE;) {
            int row = b->counted;
            float promise;
            int column = best_column(b, as_worked(b, row), row, b->colour[row], columns_open(t, b, row), &promise);
            if (column == NOWHERE) {
                dropped(t, seat, row);
                continue;
            }
            laid(b, row, column, b->colour[row]);
            count_up(b);
        }
    t->phase = AT_ROUND;
}

#endif
