/* Every legal act of the walls, and a table after one. */
#ifndef COMPANION_AZUL_ACTS_H
#define COMPANION_AZUL_ACTS_H

#include "azul_play.h"

static act *gold_acts(const table *t, act *next) {
    int turned = 0;
    for (int at = 1; at <= t->displays; at++) turned |= 1 << t->golds[at];
    for (int at = 1; at <= t->displays; at++)
        for (int side = SN1; side <= SN5 && t->golds[at] == BLUE; side++)
            if (!(turned >> side & 1)) *next++ = act_of(GOLD, 0, at, side);
    return next;
}

/* Every heap of so many tiles out of one, each with `first`, from a colour on. */
static act *draw_acts(heap of, int wanted, int colour, unsigned packed, act *next) {
    if (colour > COLOURS) {
        if (!wanted) *next++ = (act)DRAW << 24 | packed;
        return next;
    }
    for (int count = 0; count <= wanted && count <= in_heap(of, colour); count++)
        next = draw_acts(of, wanted - count, colour + 1, packed + ((unsigned)count << (3 * (colour - 1))), next);
    return next;
}

static act *chance_acts(const table *t, act *next) {
    int inside = heap_size(t->bag), wanted = needed(t);
    unsigned first = 0;
    if (inside >= wanted) return draw_acts(t->bag, wanted, 1, 0, next);
    for (int colour = 1; colour <= COLOURS; colour++) first += (unsigned)in_heap(t->bag, colour) << (3 * (colour - 1));
    return draw_acts(t->lid, wanted - inside, 1, first, next);
}

static act *take_acts(const table *t, act *next) {
    int lines[COLOURS + 1];
    for (int colour = 1; colour <= COLOURS; colour++) lines[colour] = lines_for(&t->boards[t->turn], colour);
    for (int source = 0; source <= t->displays; source++)
        for (int colour = 1; colour <= COLOURS; colour++)
            for (int line = 0; line <= SIZE && in_heap(t->sources[source], colour); line++)
                if (lines[colour] >> line & 1) *next++ = act_of(TAKE, t->turn + 1, source, colour << 3 | line);
    return next;
}

static int left_over(const table *t) {
    heap rest = t->sources[display_of(t, SN4)];
    int count = 0;
    for (int colour = 1; colour <= COLOURS; colour++) count += in_heap(rest, colour) > 0;
    return count;
}

static act *tile_acts(const table *t, act *next) {
    for (int seat = 0; seat < t->players; seat++) {
        const board *b = &t->boards[seat];
        for (int row = b->counted; row < SIZE; row++) {
            if (!waiting(b, row)) continue;
            int open = columns_open(t, b, row);
            if (!open) *next++ = act_of(DROP, seat + 1, row + 1, 0);
            for (int column = 0; column < SIZE; column++)
                if (open >> column & 1) *next++ = act_of(TILE, seat + 1, row + 1, column + 1);
        }
    }
    return next;
}

static int legal(const void *of, act *acts) {
    const table *t = of;
    act *next = acts;
    switch (t->phase) {
    case AT_LOTS:
        for (int seat = 0; seat < t->players; seat++)
            if (!is_gone(t, seat)) *next++ = act_of(LOTS, 0, seat + 1, 0);
        break;
    case AT_GOLD: next = gold_acts(t, next); break;
    case AT_FILL:
    case AT_EXTRA: next = chance_acts(t, next); break;
    case AT_TAKE: next = take_acts(t, next); break;
    case AT_SPREAD:
        for (int sides = 0; sides < 1 << left_over(t); sides++) *next++ = act_of(SPREAD, t->turn + 1, sides, 0);
        break;
    case AT_TILE: next = tile_acts(t, next); break;
    case AT_ROUND: *next++ = act_of(ROUND, 0, 0, 0);
    }
    return (int)(next - acts);
}

static void play(void *of, act a) {
    table *t = of;
    int seat = act_seat(a), one = act_one(a), two = act_two(a), counts[COLOURS];
    switch (act_kind(a)) {
    case LOTS:
        t->starter = (uint8_t)(one - 1);
        round_begun(t);
        return;
    case GOLD: gold_turned(t, one, two); return;
    case DRAW:
        for (int at = 0; at < COLOURS; at++) counts[at] = (int)(a >> (3 * at) & 7);
        drawn(t, counts);
        return;
    case TAKE: taken(t, one, two >> 3, two & 7); return;
    case SPREAD: spread(t, one); return;
    case TILE:
        laid(&t->boards[seat], one - 1, two - 1, t->boards[seat].colour[one - 1]);
        decided(t, &t->boards[seat]);
        return;
    case DROP: dropped(t, seat, one - 1); return;
    default: round_ended(t);
    }
}

#endif
