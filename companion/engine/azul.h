/* A table of the walls, and its states: 82 bytes and 45 a player.

   0 version, 1 id of the game, 2 players, 3 flags (below; from 16 on a bit for each seat that has left), 4 phase (below), 5 seat on turn, 6 seat that begins the
   round, 7 seat that has taken the starting marker, 8 step (how many displays are filled, or the display of SN1 that
   is due), 9 round; then counts of the five colours in the edition's order, for each of nine displays, the centre, the
   bag and the lid (60 bytes); 70 to 78 the gold side of each display (below, 0 blue); 79 to 81 SN5 once it is taken:
   its display from 1, whose, and the colour on it (6 the marker, 0 free). For each player colour and count of each
   pattern line, 25 cells of the wall row by row, seven of the floor line, how many lines are counted in this tiling,
   and the points (two bytes, the lower first). Seats and colours count from 1, 0 is none.

   Acts, their kinds from 1: lots (seat), gold (display, side), draw (counts of colours, three bits each, the first
   one lowest, in two bytes, the higher first), take (source, 0 the centre; 8 * colour + line, 0 the floor), spread (a
   bit for each colour that is left, 1: to the right), tile (line, column), drop (line), round. */
#ifndef COMPANION_AZUL_H
#define COMPANION_AZUL_H

#include "core.h"

#define SIZE 5
#define COLOURS 5
#define EACH 20
#define MARKER 6
#define FLOOR 7
#define SOURCES 10
#define GOLD_SIDES 9
#define FILLING 4
#define HEAPS 10
#define GOLDS (HEAPS + 5 * (SOURCES + 2))
#define BOARDS (GOLDS + 9 + 3)
#define BOARD 45
#define MOST_POINTS 10000

enum { REVERSE = 1, SPECIAL = 2, SHELTERED = 4, GONE = 16 };
enum { AT_LOTS, AT_GOLD, AT_FILL, AT_EXTRA, AT_TAKE, AT_SPREAD, AT_TILE, AT_ROUND, AT_END };
enum { BLUE, SN1, SN2, SN3 = 7, SN4, SN5 }; /* SN2 of the first colour; the others follow */
enum { LOTS = 1, GOLD, DRAW, TAKE, SPREAD, TILE, DROP, ROUND };

typedef uint32_t heap; /* tiles: five bits a colour */

static inline int in_heap(heap h, int colour) { return (int)(h >> (5 * (colour - 1)) & 31); }
static inline heap of_colour(int colour, int count) { return (heap)count << (5 * (colour - 1)); }
static inline int heap_size(heap h) {
    return in_heap(h, 1) + in_heap(h, 2) + in_heap(h, 3) + in_heap(h, 4) + in_heap(h, 5);
}

#define ONE_EACH 0x108421u

/* One tile of each colour of a heap, and of each of a set of colours, a bit each. */
static inline heap present(heap h) { return (h | h >> 1 | h >> 2 | h >> 3 | h >> 4) & ONE_EACH; }
static inline heap one_of(int colours) {
    heap c = (heap)colours;
    return (c | c << 4 | c << 8 | c << 12 | c << 16) & ONE_EACH;
}

typedef struct {
    uint8_t colour[SIZE], count[SIZE]; /* of the pattern lines */
    uint8_t wall[SIZE][SIZE];
    uint8_t has[SIZE], held[SIZE]; /* colours of each row and of each column of the wall, a bit each */
    uint32_t taken;                /* cells of the wall */
    uint8_t floor[FLOOR], fallen, counted;
    int32_t score;
} board;

typedef struct {
    uint8_t players; /* first, as in every table */
    uint8_t id, flags, displays, phase, turn, starter, taker, step, round;
    uint8_t golds[SOURCES]; /* by source */
    uint8_t shelter, keeper, sheltered;
    heap sources[SOURCES], bag, lid; /* sources[0]: the centre */
    board boards[SEATS];
} table;
_Static_assert(sizeof(table) <= sizeof(room) && BOARDS + BOARD * SEATS <= LONGEST, "room for every table");

static inline int bit_of(int colour) { return 1 << (colour - 1); }
static inline int column_of(int row, int colour) { return (colour - 1 + row) % SIZE; }
static inline int complete(const board *b, int row) { return b->count[row] == row + 1; }
static inline int on_wall(const board *b, int row) { return b->has[row] >> (b->colour[row] - 1) & 1; }
static inline int waiting(const board *b, int row) { return complete(b, row) && !on_wall(b, row); }

static inline void laid(board *b, int row, int column, int colour) {
    b->wall[row][column] = (uint8_t)colour;
    b->has[row] |= (uint8_t)bit_of(colour);
    b->held[column] |= (uint8_t)bit_of(colour);
    b->taken |= 1u << (SIZE * row + column);
}

static inline int is_gone(const table *t, int seat) { return t->flags >> (4 + seat) & 1; }

static const char *table_planned(table *t, int id, int players, int flags) {
    if (players < 2 || players > SEATS) return "two to four players";
    if (flags & 8 || (id == 2 && flags & (SPECIAL | SHELTERED))) return "the edition has no such variant";
    if (flags >> 4 >> players || (flags >> 4) + 1 == 1 << players) return "players who are not there, or nobody stays";
    if (flags & SHELTERED && !(flags & SPECIAL)) return "the marker needs special displays";
    t->id = (uint8_t)id;
    t->players = (uint8_t)players;
    t->flags = (uint8_t)flags;
    t->displays = (uint8_t)(2 * players + 1);
    return NULL;
}

static const char *start(void *made, int id, int players, int flags) {
    table *t = made;
    memset(t, 0, sizeof *t);
    for (int colour = 1; colour <= COLOURS; colour++) t->bag += of_colour(colour, EACH);
    t->turn = t->starter = t->taker = t->keeper = NOBODY;
    t->round = 1;
    return table_planned(t, id, players, flags);
}

/* ---- states --------------------------------------------------------------------------------------------------- */

static uint8_t told(int seat) { return (uint8_t)(seat == NOBODY ? 0 : seat + 1); }

static void heap_written(heap h, uint8_t *to) {
    for (int colour = 1; colour <= COLOURS; colour++) to[colour - 1] = (uint8_t)in_heap(h, colour);
}

static void board_written(const board *b, uint8_t *to) {
    for (int row = 0; row < SIZE; row++) {
        *to++ = b->colour[row];
        *to++ = b->count[row];
    }
    memcpy(to, b->wall, sizeof b->wall);
    memcpy(to + sizeof b->wall, b->floor, b->fallen);
    to += sizeof b->wall + FLOOR;
    to[0] = b->counted;
    to[1] = (uint8_t)(b->score & 255);
    to[2] = (uint8_t)(b->score >> 8);
}

static size_t table_write(const void *of, uint8_t *state) {
    const table *t = of;
    size_t length = BOARDS + BOARD * (size_t)t->players;
    uint8_t head[HEAPS] = {VERSION, t->id, t->players, t->flags, t->phase, told(t->turn), told(t->starter),
                           told(t->taker), t->step, t->round};
    memset(state, 0, length);
    memcpy(state, head, sizeof head);
    for (int source = 0; source < SOURCES; source++) /* the displays, then the centre */
        heap_written(t->sources[(source + 1) % SOURCES], state + HEAPS + 5 * source);
    heap_written(t->bag, state + HEAPS + 5 * SOURCES);
    heap_written(t->lid, state + HEAPS + 5 * SOURCES + 5);
    memcpy(state + GOLDS, t->golds + 1, GOLD_SIDES);
    state[GOLDS + 9] = t->shelter;
    state[GOLDS + 10] = told(t->keeper);
    state[GOLDS + 11] = t->sheltered;
    for (int seat = 0; seat < t->players; seat++) board_written(&t->boards[seat], state + BOARDS + BOARD * seat);
    return length;
}

/* A heap of a state, added to all tiles; `wrong` is set where there cannot be as many. */
static heap heap_read(const uint8_t *from, int all[COLOURS], int *wrong) {
    heap made = 0;
    for (int colour = 1; colour <= COLOURS; colour++) {
        if (from[colour - 1] > EACH)
            *wrong = 1;
        else
            made += of_colour(colour, from[colour - 1]);
        all[colour - 1] += from[colour - 1];
    }
    return made;
}

static uint8_t seat_read(const table *t, int shown, int *wrong) {
    if (shown > t->players) *wrong = 1;
    return (uint8_t)(shown && shown <= t->players ? shown - 1 : NOBODY);
}

/* The same of one who acts. */
static uint8_t actor_read(const table *t, int shown, int *wrong) {
    uint8_t seat = seat_read(t, shown, wrong);
    if (seat != NOBODY && is_gone(t, seat)) *wrong = 1;
    return seat;
}

static const char *wall_read(const table *t, board *b, const uint8_t *from, int all[COLOURS]) {
    for (int row = 0; row < SIZE; row++)
        for (int column = 0; column < SIZE; column++) {
            int colour = *from++;
            if (!colour) continue;
            if (colour > COLOURS || (b->has[row] | b->held[column]) & bit_of(colour)) return "a colour twice in a wall";
            if (!(t->flags & REVERSE) && column != column_of(row, colour)) return "a tile on another's cell";
            laid(b, row, column, colour);
            all[colour - 1]++;
        }
    return NULL;
}

static const char *lines_read(const table *t, board *b, const uint8_t *from, int all[COLOURS]) {
    int tiling = t->phase == AT_TILE || t->phase == AT_ROUND;
    for (int row = 0; row < SIZE; row++, from += 2) {
        b->colour[row] = from[0];
        b->count[row] = from[1];
        if (from[0] > COLOURS || from[1] > row + 1 || !from[0] != !from[1]) return "a pattern line with too much";
        if (!from[0]) continue;
        if (on_wall(b, row) && !(tiling && complete(b, row))) return "a pattern line whose colour is on the wall";
        all[from[0] - 1] += from[1] - on_wall(b, row);
    }
    return NULL;
}

static const char *board_read(const table *t, board *b, const uint8_t *from, int all[COLOURS]) {
    const uint8_t *floor = from + 2 * SIZE + SIZE * SIZE, *last = floor + FLOOR;
    const char *wrong = wall_read(t, b, from + 2 * SIZE, all);
    if (wrong || (wrong = lines_read(t, b, from, all))) return wrong;
    for (; b->fallen < FLOOR && floor[b->fallen]; b->fallen++) {
        int thing = b->floor[b->fallen] = floor[b->fallen];
        if (thing > MARKER) return "on a floor lies what is nothing";
        if (thing < MARKER) all[thing - 1]++;
    }
    for (int at = b->fallen; at < FLOOR; at++)
        if (floor[at]) return "a floor line with a gap";
    b->counted = last[0];
    b->score = last[1] | last[2] << 8;
    if (b->counted > SIZE || b->score > MOST_POINTS) return "too many lines or points";
    if (t->phase == AT_TILE || t->phase == AT_ROUND) {
        for (int row = 0; row < b->counted; row++)
            if (waiting(b, row)) return "a line is counted and waits";
        if (b->counted < SIZE && !waiting(b, b->counted)) return "a line that is counted does not wait";
    } else if (b->counted)
        return "lines are counted and nobody tiles";
    return NULL;
}

static const char *golds_checked(const table *t) {
    int count = 0, seen = 0, owner = 0;
    for (int at = 1; at < SOURCES; at++) {
        int side = t->golds[at];
        if (!side) continue;
        if (side > SN5 || at > t->displays || seen >> side & 1) return "a gold side that is not there";
        seen |= 1 << side;
        if (side == SN5) owner = at;
        count++;
    }
    int wanted = t->flags & SPECIAL && t->phase != AT_LOTS && t->phase != AT_END ? t->players : 0;
    if (t->phase == AT_GOLD ? !wanted || count >= wanted : count != wanted) return "too many or too few gold displays";
    if (!t->shelter) return t->keeper != NOBODY || t->sheltered ? "somebody has SN5 and it is not taken" : NULL;
    if (t->shelter != owner || t->keeper == NOBODY || t->phase < AT_TAKE) return "another display is SN5";
    if (t->sources[owner]) return "SN5 is taken and tiles lie there";
    return t->sheltered > MARKER ? "on SN5 lies what is nothing" : NULL;
}

/* Whether the phase goes with the rest: then there is always an act, and play comes to its end. */
static const char *phase_checked(const table *t) {
    heap lying = 0, rest = t->bag | t->lid;
    int open = 0, spread = 0, offered = t->phase == AT_TAKE || t->phase == AT_SPREAD;
    for (int at = 0; at < SOURCES; at++) {
        lying |= t->sources[at];
        if (at > t->displays && t->sources[at]) return "tiles on a display that is not there";
        if (t->golds[at] == SN4) spread = t->sources[at] != 0;
    }
    for (int seat = 0; seat < t->players; seat++) open |= t->boards[seat].counted < SIZE;
    if (t->phase > AT_END) return "a phase that is not there";
    if ((t->phase == AT_LOTS) != (t->starter == NOBODY)) return "lots that are drawn, or are not";
    if (offered != (t->turn != NOBODY)) return "somebody is on turn, or nobody";
    if (offered && !lying) return "nothing is offered";
    if ((t->phase < AT_FILL || t->phase > AT_SPREAD) && lying) return "something is offered";
    if (t->phase == AT_SPREAD && !spread) return "nothing is to be spread";
    if ((t->phase == AT_FILL || t->phase == AT_EXTRA || t->phase == AT_GOLD) && !rest) return "nothing can be drawn";
    if (t->phase == AT_FILL || t->phase == AT_EXTRA ? t->step >= t->displays : t->step) return "a step that is not there";
    if (t->phase == AT_EXTRA && t->golds[t->step + 1] != SN1) return "another display is SN1";
    if (t->phase == AT_TILE && !open) return "nobody has a line left";
    return t->phase == AT_ROUND && open ? "somebody has a line left" : NULL;
}

static const char *table_read(void *made, const uint8_t *state, size_t length) {
    table *t = made;
    int wrong = 0, all[COLOURS] = {0};
    const char *reason;
    memset(t, 0, sizeof *t);
    if (length < BOARDS) return "too short";
    if ((reason = table_planned(t, state[1], state[2], state[3]))) return reason;
    if (length != BOARDS + BOARD * (size_t)t->players) return "not of the length for so many players";
    t->phase = state[4];
    t->turn = actor_read(t, state[5], &wrong);
    t->starter = actor_read(t, state[6], &wrong);
    t->taker = actor_read(t, state[7], &wrong);
    t->step = state[8];
    t->round = state[9];
    for (int source = 0; source < SOURCES; source++)
        t->sources[(source + 1) % SOURCES] = heap_read(state + HEAPS + 5 * source, all, &wrong);
    t->bag = heap_read(state + HEAPS + 5 * SOURCES, all, &wrong);
    t->lid = heap_read(state + HEAPS + 5 * SOURCES + 5, all, &wrong);
    memcpy(t->golds + 1, state + GOLDS, GOLD_SIDES);
    t->shelter = state[GOLDS + 9];
    t->keeper = seat_read(t, state[GOLDS + 10], &wrong);
    t->sheltered = state[GOLDS + 11];
    if (wrong) return "a seat or tiles that are not there";
    for (int seat = 0; seat < t->players; seat++)
        if ((reason = board_read(t, &t->boards[seat], state + BOARDS + BOARD * seat, all))) return reason;
    if (t->sheltered && t->sheltered < MARKER) all[t->sheltered - 1]++;
    for (int colour = 0; colour < COLOURS; colour++)
        if (all[colour] != EACH) return "tiles are missing or too many";
    return (reason = golds_checked(t)) ? reason : phase_checked(t);
}

#endif
