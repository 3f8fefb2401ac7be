/* What the games of the core share: chance, acts, and how the module calls them. No game keeps anything of its own
   between two calls: a table is what the caller has, chance is what a seed gives. */
#ifndef COMPANION_CORE_H
#define COMPANION_CORE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define VERSION 1     /* of the layout of states */
#define SEATS 4       /* most players */
#define NOBODY 255    /* in place of a seat, which counts from 0 here and from 1 in states and acts */
#define MOST_ACTS 512 /* more than are ever legal at once */
#define LONGEST 512   /* bytes of the longest state */

typedef struct {
    uint64_t a, b;
} chance; /* xorshift128+ */

static inline uint64_t chance_next(chance *of) {
    uint64_t a = of->a, b = of->b;
    of->a = b;
    a ^= a << 23;
    of->b = a ^ b ^ (a >> 18) ^ (b >> 5);
    return of->b + b;
}

static inline uint64_t chance_mixed(uint64_t x) { /* splitmix64: neighbouring seeds share nothing */
    x += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

static inline chance chance_from(uint64_t seed) {
    chance made = {chance_mixed(seed), chance_mixed(~seed) | 1};
    return made;
}

/* A number from 0 to below `count`, which is from 1 to 2^16: each as likely as the others, within 2^-16. */
static inline int chance_below(chance *of, int count) {
    return (int)(((chance_next(of) >> 32) * (uint64_t)count) >> 32);
}

typedef uint32_t act; /* four bytes, highest first: kind, seat from 1 or 0, and two numbers */

static inline act act_of(int kind, int seat, int one, int two) {
    return (uint32_t)kind << 24 | (uint32_t)seat << 16 | (uint32_t)one << 8 | (uint32_t)two;
}
static inline int act_kind(act a) { return (int)(a >> 24); }
static inline int act_seat(act a) { return (int)(a >> 16 & 255) - 1; }
static inline int act_one(act a) { return (int)(a >> 8 & 255); }
static inline int act_two(act a) { return (int)(a & 255); }

/* How long to think. */
typedef struct effort effort;
struct effort {
    int64_t playouts;          /* at most so many */
    uint64_t seed;             /* of all chance */
    int (*stopped)(effort *);  /* asked at least every 32 playouts; once it is true, what is known is given */
};

/* An act of a seat, and what it brings: the seat's points at the end minus the best other seat's, as expected. */
typedef struct {
    act act;
    double value, error; /* and its standard error; -inf and inf where it was never tried */
    int64_t visits;
} valued;

/* One game. A table has the game's own shape, made by start or read; its first byte is the number of players. */
typedef struct {
    /* The table before the first act; a reason, where there is no such game. */
    const char *(*start)(void *table, int id, int players, int flags);
    /* A table from a state, every byte of which is looked at; a reason, where it is none. */
    const char *(*read)(void *table, const uint8_t *state, size_t length);
    /* The state of a table; its length. */
    size_t (*write)(const void *table, uint8_t *state);
    /* Every legal act; how many. */
    int (*legal)(const void *table, act *acts);
    /* The table after one of these. */
    void (*play)(void *table, act a);
    /* The points of each seat after random acts to the end; the table stays as it is. */
    void (*playout)(const void *table, chance *of, int32_t *points);
    /* The points of each seat as if the game ended now. */
    void (*points)(const void *table, int32_t *points);
    /* Each legal act of a seat, in the order of `legal`; how many, 0 where it has none. The table stays as it is. */
    int (*think)(const void *table, int seat, effort *of, valued *found);
} game;

typedef union {
    uint64_t aligned[2];
    uint8_t bytes[4096];
} room; /* for a table of any game */

extern const game KINGDOMS, LARGE_KINGDOMS, WALLS;

/* Points of a kingdom's areas; -1 where a cell is none of 0, 1 and 4 to 27. columns and rows: 1 to 7. */
int kingdom_score(const uint8_t *cells, int columns, int rows);

#endif
