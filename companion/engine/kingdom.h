/* One kingdom as bit planes. Each file that includes this has one width of planes: 64 bits hold the fixed boards and
   the floating frame of five, 128 bits (WIDE) the floating frame of seven.

   A fixed board begins in cell (0, 0). Under a floating frame the rectangle around what lies begins in (2, 2), and is
   moved there again when something is laid beyond it: no domino reaches farther out than two cells. So a kingdom has
   one form, wherever its castle was laid. The last column is a guard: it is never free. */
#ifndef COMPANION_KINGDOM_H
#define COMPANION_KINGDOM_H

#include "core.h"

#define TERRAINS 6
#define MOST_CROWNS 3
#define CASTLE_CELL 1
#define FIRST_CELL 4 /* 4 + 4 * terrain + crowns */
#define LAST_CELL (FIRST_CELL + 4 * TERRAINS - 1)
#define MARGIN 2

#ifdef WIDE
typedef unsigned __int128 bits;
#define STRIDE 10
#else
typedef uint64_t bits;
#define STRIDE 8
#endif
#define SIDE (STRIDE - 1)

typedef struct {
    uint8_t terrain_a, crowns_a, terrain_b, crowns_b;
} domino;

typedef struct {
    bits terrain[TERRAINS], one, two, taken, castle, room; /* one, two: the bits of the number of crowns */
    uint8_t width, height;                                 /* of what lies under a floating frame */
    uint8_t discards;
} kingdom;

typedef struct {
    int size, floating;
    bits columns[STRIDE], rows[STRIDE]; /* room by width and by height of what lies */
} frame;

static inline int count64(uint64_t x) {
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (int)((x * 0x0101010101010101u) >> 56);
}

#ifdef WIDE
static inline int counted(bits b) { return count64((uint64_t)b) + count64((uint64_t)(b >> 64)); }
static inline int lowest(bits b) {
    return (uint64_t)b ? __builtin_ctzll((uint64_t)b) : 64 + __builtin_ctzll((uint64_t)(b >> 64));
}
#else
static inline int counted(bits b) { return count64(b); }
static inline int lowest(bits b) { return __builtin_ctzll(b); }
#endif

static inline bits cell(int x, int y) { return (bits)1 << (x + y * STRIDE); }
static inline int column_of(bits b) { return lowest(b) % STRIDE; }
static inline int row_of(bits b) { return lowest(b) / STRIDE; }
static inline bits beside(bits b) { return b << 1 | b >> 1 | b << STRIDE | b >> STRIDE; }

static inline bits flooded(bits from, bits within) {
    bits grown;
    while ((grown = (from | beside(from)) & within) != from) from = grown;
    return from;
}

/* The n-th bit from the lowest, from 0; there must be as many. */
static inline bits nth(bits b, int n) {
    while (n--) b &= b - 1;
    return b & -b;
}

static inline bits line_of(int from, int to, int step) {
    bits made = 0;
    for (int at = from < 0 ? 0 : from; at <= to && at < SIDE; at++) made |= (bits)1 << (at * step);
    return made;
}

static inline void frame_made(frame *f, int size, int floating) {
    bits row = line_of(0, SIDE - 1, 1), column = line_of(0, SIDE - 1, STRIDE);
    f->size = size;
    f->floating = floating;
    for (int wide = 0; wide < STRIDE; wide++) {
        int from = floating ? wide + MARGIN - size : 0, to = floating ? MARGIN + size - 1 : size - 1;
        f->columns[wide] = line_of(from, to, 1) * column;
        f->rows[wide] = line_of(from, to, STRIDE) * row;
    }
}

static inline void kingdom_roomy(kingdom *k, const frame *f) {
    k->room = f->columns[k->width] & f->rows[k->height];
}

static inline void kingdom_empty(kingdom *k, const frame *f) {
    memset(k, 0, sizeof *k);
    kingdom_roomy(k, f);
}

static inline void kingdom_castle(kingdom *k, const frame *f, int x, int y) {
    k->castle = k->taken = cell(x, y);
    k->width = k->height = 1;
    kingdom_roomy(k, f);
}

/* Where every cell is moved so that the rectangle begins in its place again. */
static inline void kingdom_moved(kingdom *k, int by) {
    for (int at = 0; at < TERRAINS; at++) k->terrain[at] <<= by;
    k->one <<= by;
    k->two <<= by;
    k->taken <<= by;
    k->castle <<= by;
}

static inline void kingdom_grown(kingdom *k, const frame *f, bits a, bits b) {
    int ax = column_of(a), ay = row_of(a), bx = column_of(b), by = row_of(b);
    int low_x = ax < bx ? ax : bx, low_y = ay < by ? ay : by, high_x = ax ^ bx ^ low_x, high_y = ay ^ by ^ low_y;
    int left = low_x < MARGIN ? MARGIN - low_x : 0, near = low_y < MARGIN ? MARGIN - low_y : 0;
    int wide = high_x - MARGIN + 1, high = high_y - MARGIN + 1;
    k->width = (uint8_t)((wide > k->width ? wide : k->width) + left);
    k->height = (uint8_t)((high > k->height ? high : k->height) + near);
    if (left | near) kingdom_moved(k, left + STRIDE * near);
    kingdom_roomy(k, f);
}

static inline void kingdom_shown(kingdom *k, bits at, int terrain, int crowns) {
    k->terrain[terrain] |= at;
    k->one |= at & -(bits)(crowns & 1);
    k->two |= at & -(bits)(crowns >> 1);
    k->taken |= at;
}

static inline void kingdom_laid(kingdom *k, const frame *f, const domino *d, bits a, bits b) {
    kingdom_shown(k, a, d->terrain_a, d->crowns_a);
    kingdom_shown(k, b, d->terrain_b, d->crowns_b);
    if (f->floating) kingdom_grown(k, f, a, b);
}

/* spots[d]: the cells of half a where the domino may lie with half b right, left, far and near of it. */
static inline void kingdom_spots(const kingdom *k, const domino *d, bits spots[4]) {
    bits open = ~k->taken & k->room;
    bits a = beside(k->terrain[d->terrain_a] | k->castle) & open;
    bits b = beside(k->terrain[d->terrain_b] | k->castle) & open;
    spots[0] = open & open >> 1 & (a | b >> 1);
    spots[1] = open & open << 1 & (a | b << 1);
    spots[2] = open & open >> STRIDE & (a | b >> STRIDE);
    spots[3] = open & open << STRIDE & (a | b << STRIDE);
}

static inline bits partner(bits a, int direction) {
    switch (direction) {
    case 0: return a << 1;
    case 1: return a >> 1;
    case 2: return a << STRIDE;
    default: return a >> STRIDE;
    }
}

/* Points of the areas; one without crowns brings none and is not looked for. */
static inline int kingdom_points(const kingdom *k) {
    bits crowned = k->one | k->two;
    int points = 0;
    for (int at = 0; at < TERRAINS; at++) {
        for (bits left = k->terrain[at] & crowned; left;) {
            bits area = flooded(left & -left, k->terrain[at]);
            points += counted(area) * (counted(area & k->one) + 2 * counted(area & k->two));
            left &= ~area;
        }
    }
    return points;
}

/* Whether the castle is the centre of the rectangle around everything. */
static inline int kingdom_centred(const kingdom *k) {
    int low_x = SIDE, high_x = 0, low_y = SIDE, high_y = 0;
    if (!k->castle) return 0;
    for (bits left = k->taken; left; left &= left - 1) {
        int x = column_of(left), y = row_of(left);
        if (x < low_x) low_x = x;
        if (x > high_x) high_x = x;
        if (y < low_y) low_y = y;
        if (y > high_y) high_y = y;
    }
    return 2 * column_of(k->castle) == low_x + high_x && 2 * row_of(k->castle) == low_y + high_y;
}

/* What a cell of a state shows, laid at a place; 0 where it is no cell or a second castle. */
static inline int kingdom_read_cell(kingdom *k, bits at, int shown) {
    if (!shown) return 1;
    if (shown == CASTLE_CELL && !k->castle) {
        k->castle = at;
        k->taken |= at;
        return 1;
    }
    if (shown < FIRST_CELL || shown > LAST_CELL) return 0;
    kingdom_shown(k, at, (shown - FIRST_CELL) >> 2, shown & 3);
    return 1;
}

static inline int kingdom_cell(const kingdom *k, bits at) {
    if (!(k->taken & at)) return 0;
    if (k->castle & at) return CASTLE_CELL;
    int terrain = 0;
    while (!(k->terrain[terrain] & at)) terrain++;
    return FIRST_CELL + 4 * terrain + ((k->one & at) != 0) + 2 * ((k->two & at) != 0);
}

#endif
