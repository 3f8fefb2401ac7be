/* A whole game of the walls, of both editions, both sides and with special displays: acts, and random play to the end.

   The rules are those of companion/games/azul/rules, whose names of phases and acts are used here. */
#include "azul_wall.h"
#include "think.h"

#define REACH 25 /* points: see `highest` */

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

static void next_turn(table *t) { t->turn = (uint8_t)(t->turn + 1 == t->players ? 0 : t->turn + 1); }

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

/* ---- acts ----------------------------------------------------------------------------------------------------- */

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
        for (int seat = 0; seat < t->players; seat++) *next++ = act_of(LOTS, 0, seat + 1, 0);
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

/* ---- random play ---------------------------------------------------------------------------------------------- */

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

static void playout(const void *from, chance *of, int32_t *found) {
    table t = *(const table *)from;
    while (t.phase != AT_END) {
        switch (t.phase) {
        case AT_LOTS:
            t.starter = (uint8_t)chance_below(of, t.players);
            round_begun(&t);
            break;
        case AT_GOLD: random_gold(&t, of); break;
        case AT_FILL:
        case AT_EXTRA: random_draw(&t, of); break;
        case AT_TAKE: random_take(&t, of); break;
        case AT_SPREAD: spread(&t, chance_below(of, 1 << left_over(&t))); break;
        case AT_TILE: random_tiles(&t, of); break;
        default: round_ended(&t);
        }
    }
    points(&t, found);
}

static int think(const void *of, int seat, effort *effort, valued *found) {
    return flat_think(&WALLS, of, seat, effort, found, REACH);
}

const game WALLS = {start, table_read, table_write, legal, play, playout, points, think};
