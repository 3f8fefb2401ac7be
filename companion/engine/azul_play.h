/* What acts of the walls do to a table: preparing a round, taking, spreading, tiling and the end of a round.

   The rules are those of companion/games/azul/rules, whose names of phases and acts are used here. */
#ifndef COMPANION_AZUL_PLAY_H
#define COMPANION_AZUL_PLAY_H

#include "azul_wall.h"

/* ---- preparing a round ---------------------------------------------------------------------------------------- */

static void round_begun(table *t) {
    t->phase = t->flags & SPECIAL ? AT_GOLD : AT_FILL;
    t->step = 0;
    if (!t->bag && !t->lid) t->phase = AT_END;
}

/* A round begins, counted from 1. */
static void next_round(table *t) {
    round_begun(t);
    if (t->phase != AT_END && t->round < 255) t->round++;
}

static void gold_turned(table *t, int display, int side) {
    int count = 0;
    t->golds[display] = (uint8_t)side;
    for (int at = 1; at < SOURCES; at++) count += t->golds[at] != BLUE;
    if (count == t->players) t->phase = AT_FILL;
}

/* SN2 takes a tile of its colour from each of its neighbours that has one. */
static void gathered(table *t, int at, int colour) {
    int left = at > 1 ? at - 1 : t->displays, right = at < t->displays ? at + 1 : 1;
    heap one = of_colour(colour, 1);
    int from_left = in_heap(t->sources[left], colour) > 0, from_right = in_heap(t->sources[right], colour) > 0;
    if (from_left) t->sources[left] -= one;
    if (from_right) t->sources[right] -= one;
    t->sources[at] += one * (heap)(from_left + from_right);
}

/* What SN1 and SN2 do, of the displays from this one on; stops at SN1, for which somebody draws. */
static void effects(table *t, int first) {
    for (int at = first; at <= t->displays; at++) {
        int side = t->golds[at];
        if (side == SN1 && (t->bag || t->lid)) {
            t->phase = AT_EXTRA;
            t->step = (uint8_t)(at - 1);
            return;
        }
        if (side >= SN2 && side < SN3) gathered(t, at, side - SN2 + 1);
    }
    t->phase = AT_TAKE;
    t->turn = t->starter;
    t->taker = NOBODY;
    t->step = 0;
}

/* These tiles come out of the bag, or out of the lid once they are more than it has. */
static void out_of_bag(table *t, const int drawn[COLOURS]) {
    int enough = 1;
    for (int colour = 1; colour <= COLOURS; colour++) enough &= drawn[colour - 1] <= in_heap(t->bag, colour);
    if (!enough) {
        t->bag += t->lid;
        t->lid = 0;
    }
    for (int colour = 1; colour <= COLOURS; colour++) {
        t->bag -= of_colour(colour, drawn[colour - 1]);
        t->sources[t->step + 1] += of_colour(colour, drawn[colour - 1]);
    }
}

static void drawn(table *t, const int counts[COLOURS]) {
    out_of_bag(t, counts);
    if (t->phase == AT_EXTRA) {
        effects(t, t->step + 2);
        return;
    }
    t->taker = NOBODY;
    if (++t->step >= t->displays || (!t->bag && !t->lid)) effects(t, 1);
}

static int needed(const table *t) {
    int left = heap_size(t->bag) + heap_size(t->lid), wanted = t->phase == AT_EXTRA ? 1 : FILLING;
    return left < wanted ? left : wanted;
}

/* ---- taking --------------------------------------------------------------------------------------------------- */

/* The lines that take a colour, a bit each, and the floor as bit 0. */
static inline int lines_for(const board *b, int colour) {
    int open = 1;
    for (int row = 0; row < SIZE; row++)
        if (b->count[row] ? b->colour[row] == colour && b->count[row] <= row : !(b->has[row] & bit_of(colour)))
            open |= 2 << row;
    return open;
}

/* Nothing is left to take: the tiling begins, for all who have a complete line. */
static void tiling_begun(table *t) {
    t->turn = NOBODY;
    t->phase = AT_ROUND;
    for (int seat = 0; seat < t->players; seat++) {
        t->boards[seat].counted = 0;
        count_up(&t->boards[seat]);
        if (t->boards[seat].counted < SIZE) t->phase = AT_TILE;
    }
}

static void marker_taken(table *t, int seat) {
    board *b = &t->boards[seat];
    t->taker = (uint8_t)seat;
    if (t->flags & SHELTERED && t->shelter && t->keeper == seat && !t->sheltered)
        t->sheltered = MARKER;
    else if (b->fallen < FLOOR)
        b->floor[b->fallen++] = MARKER;
}

/* The next player clockwise who has not left. */
static void next_turn(table *t) {
    do t->turn = (uint8_t)(t->turn + 1 == t->players ? 0 : t->turn + 1);
    while (is_gone(t, t->turn));
}

static void taken(table *t, int source, int colour, int line) {
    int seat = t->turn, count = in_heap(t->sources[source], colour), side = t->golds[source], over = count;
    board *b = &t->boards[seat];
    heap rest = t->sources[source] - of_colour(colour, count), lying = 0;
    t->sources[source] = !source || side == SN3 || side == SN4 ? rest : 0;
    if (!source && t->taker == NOBODY) marker_taken(t, seat);
    if (source && !t->sources[source]) t->sources[0] += rest;
    if (side == SN5) {
        t->shelter = (uint8_t)source;
        t->keeper = (uint8_t)seat;
        t->sheltered = 0;
    }
    if (line) {
        int open = line - b->count[line - 1], fits = count < open ? count : open;
        b->colour[line - 1] = (uint8_t)colour;
        b->count[line - 1] = (uint8_t)(b->count[line - 1] + fits);
        over = count - fits;
    }
    fallen(t, seat, colour, over);
    if (side == SN4 && rest) {
        t->phase = AT_SPREAD;
        return;
    }
    next_turn(t);
    for (int at = 0; at <= t->displays; at++) lying |= t->sources[at];
    if (!lying) tiling_begun(t);
}

/* The display beside one in the circle; one that is taken away is skipped. step: -1 left, 1 right. */
static int neighbour(const table *t, int at, int step) {
    do at = (at - 1 + step + t->displays) % t->displays + 1;
    while (at == t->shelter);
    return at;
}

static int display_of(const table *t, int side) {
    int at = 1;
    while (t->golds[at] != side) at++;
    return at;
}

static void spread(table *t, int sides) {
    int at = display_of(t, SN4), left = neighbour(t, at, -1), right = neighbour(t, at, 1);
    heap rest = t->sources[at];
    for (int colour = 1; colour <= COLOURS; colour++) {
        int count = in_heap(rest, colour);
        if (!count) continue;
        t->sources[sides & 1 ? right : left] += of_colour(colour, count);
        sides >>= 1;
    }
    t->sources[at] = 0;
    t->phase = AT_TAKE;
    next_turn(t);
}

/* ---- tiling and the end of a round ---------------------------------------------------------------------------- */

/* One line more is decided; when all are, the round can be ended. */
static void decided(table *t, board *b) {
    count_up(b);
    t->phase = AT_ROUND;
    for (int seat = 0; seat < t->players; seat++)
        if (t->boards[seat].counted < SIZE) t->phase = AT_TILE;
}

static void dropped(table *t, int seat, int row) {
    board *b = &t->boards[seat];
    fallen(t, seat, b->colour[row], b->count[row]);
    b->colour[row] = b->count[row] = 0;
    decided(t, b);
}

static void round_ended(table *t) {
    for (int seat = 0; seat < t->players; seat++) cleared(t, &t->boards[seat]);
    if (t->sheltered && t->sheltered < MARKER) t->lid += of_colour(t->sheltered, 1);
    t->shelter = t->sheltered = 0;
    t->keeper = NOBODY;
    memset(t->golds, 0, sizeof t->golds);
    if (t->taker != NOBODY) t->starter = t->taker;
    t->taker = NOBODY;
    t->phase = AT_END;
    if (!is_over(t)) next_round(t);
}

static void points(const void *of, int32_t *found) {
    const table *t = of;
    for (int seat = 0; seat < t->players; seat++) found[seat] = t->boards[seat].score + bonus(&t->boards[seat]);
}

#endif
