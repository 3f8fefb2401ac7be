/* Random play of the walls, each act as likely as the others. */
#ifndef COMPANION_AZUL_RANDOM_H
#define COMPANION_AZUL_RANDOM_H

#include "azul_acts.h"

static void random_draw(table *t, chance *of) {
    int counts[COLOURS] = {0}, wanted = needed(t);
    heap bag = t->bag;
    int left = heap_size(bag);
    for (; wanted; wanted--, left--) {
        int colour = 1;
        if (!left) left = heap_size(bag = t->lid);
        for (int at = chance_below(of, left); at >= in_heap(bag, colour); colour++) at -= in_heap(bag, colour);
        bag -= of_colour(colour, 1);
        counts[colour - 1]++;
    }
    drawn(t, counts);
}

static void random_gold(table *t, chance *of) {
    act acts[MOST_ACTS];
    act a = acts[chance_below(of, (int)(gold_acts(t, acts) - acts))];
    gold_turned(t, act_one(a), act_two(a));
}

/* Any take, each as likely as the others: by how many sources have a colour and how many lines take it. */
static void random_take(table *t, chance *of) {
    const board *b = &t->boards[t->turn];
    int rows[SIZE], all = 0, colour = 1, line = 0, source = -1;
    heap lines = ONE_EACH, sources = 0; /* the floor takes every colour */
    for (int row = 0; row < SIZE; row++) {
        rows[row] = b->count[row] ? (b->count[row] <= row) << (b->colour[row] - 1) : ~b->has[row] & 31;
        lines += one_of(rows[row]);
    }
    for (int at = 0; at <= t->displays; at++) sources += present(t->sources[at]);
    for (int each = 1; each <= COLOURS; each++) all += in_heap(lines, each) * in_heap(sources, each);
    int at = chance_below(of, all);
    for (int here; at >= (here = in_heap(lines, colour) * in_heap(sources, colour)); colour++) at -= here;
    int nth_source = at / in_heap(lines, colour), nth_line = at % in_heap(lines, colour);
    do source++;
    while (!in_heap(t->sources[source], colour) || nth_source--);
    for (; nth_line; line++) nth_line -= rows[line] >> (colour - 1) & 1;
    taken(t, source, colour, line);
}

/* The tiling of all, each from the top row down. */
static void random_tiles(table *t, chance *of) {
    for (int seat = 0; seat < t->players; seat++)
        for (board *b = &t->boards[seat]; b->counted < SIZE;) {
            int row = b->counted, open = columns_open(t, b, row), column = 0;
            if (!open) {
                dropped(t, seat, row);
                continue;
            }
            for (int at = chance_below(of, __builtin_popcount((unsigned)open)); at || !(open >> column & 1); column++)
                at -= open >> column & 1;
            laid(b, row, column, b->colour[row]);
            count_up(b);
        }
    t->phase = AT_ROUND;
}

/* One act of nobody, of any kind, or what else has no better player: what SN4 leaves. */
static void by_chance(table *t, chance *of) {
    switch (t->phase) {
    case AT_LOTS:
        do t->starter = (uint8_t)chance_below(of, t->players);
        while (is_gone(t, t->starter));
        round_begun(t);
        break;
    case AT_GOLD: random_gold(t, of); break;
    case AT_FILL:
    case AT_EXTRA: random_draw(t, of); break;
    case AT_TAKE: random_take(t, of); break;
    case AT_SPREAD: spread(t, chance_below(of, 1 << left_over(t))); break;
    case AT_TILE: random_tiles(t, of); break;
    default: round_ended(t);
    }
}

static void playout(const void *from, chance *of, int32_t *found) {
    table t = *(const table *)from;
    while (t.phase != AT_END) by_chance(&t, of);
    points(&t, found);
}

#endif
