/* Thought about the walls: a tree inside the round, which holds no chance, and greedy play from there to the end.

   Upper bounds with priors (PUCT): each look goes down the tree by what takes have brought, and by what they promise
   where that is not known; beyond the round the bag is dealt anew each time, so nobody sees what will be drawn. */
#ifndef COMPANION_AZUL_THINK_H
#define COMPANION_AZUL_THINK_H

#include <stdlib.h>

#include "azul_greedy.h"
#include "think.h"

#define NODES 100000
#define DEEPEST 64     /* takes of a round */
#define EXPLORED 0.7   /* weight of what was tried seldom */
#define TEMPERATURE 2.5f
#define LIKELY_LOSS 0.1 /* what an act that was never tried is worth less than those that were */
#define POINTS_WIDE 400 /* square of the margin, in points, from which more matters little */
#define CARELESS 20     /* in a hundred takes beyond the tree */
#define LEANING 25      /* playouts that a promise is worth: what it says is some five times as sure as one of them */
#define DOUBT 2         /* points that an act is held to be worse by until it was tried */

typedef struct {
    uint32_t first, visits;
    float sum, prior;
    uint16_t told, acts; /* the two numbers of the act; how many nodes lie under this one, from the first on */
    uint8_t kind, seat;
} node;
_Static_assert(sizeof(node) <= 24 && MOST_ACTS <= UINT16_MAX, "2.4 MB of nodes");

typedef struct {
    const table *root;
    node *nodes;
    uint32_t used, most;
    int seat;
    chance dice;
    tally tallies[MOST_ACTS];
} tree;

static act act_at(const node *n) { return act_of(n->kind, n->seat + 1, n->told >> 8, n->told & 255); }

/* ---- playing on ----------------------------------------------------------------------------------------------- */

/* The complete lines of a board, a bit each, and one bit more: what an outlook in a round depends on. */
static int made_of(const board *b) {
    int lines = 1 << SIZE;
    for (int row = 0; row < SIZE; row++) lines |= complete(b, row) << row;
    return lines;
}

/* Every outlook holds until its player completes a line, or the walls change. */
static void greedy_end(table *t, chance *of) {
    outlook known[SEATS];
    int made[SEATS] = {0};
    while (t->phase != AT_END)
        if (t->phase == AT_TAKE && chance_below(of, 100) >= CARELESS) {
            int seat = t->turn, now = made_of(&t->boards[seat]);
            if (made[seat] != now) outlook_made(t, &t->boards[seat], &known[seat]);
            made[seat] = now;
            greedy_take(t, &known[seat], of);
        } else if (t->phase == AT_TILE) {
            greedy_tiles(t);
            memset(made, 0, sizeof made);
        } else
            by_chance(t, of);
}

/* ---- the tree ------------------------------------------------------------------------------------------------- */

/* Whether an act of somebody is looked at, not left to greedy play: those of this round's takes, or of the tiling of
   the one who thinks. */
static int is_inside(const tree *of, const table *t) {
    if (of->root->phase == AT_TILE) return t->phase == AT_TILE && t->boards[of->seat].counted < SIZE;
    return t->phase == AT_TAKE || t->phase == AT_SPREAD;
}

static float promise_of(const table *t, const outlook *of, act a) {
    int one = act_one(a), two = act_two(a), row = one - 1, colour;
    const board *b;
    switch (act_kind(a)) {
    case TAKE:
        colour = two >> 3;
        return take_promise(t, of, one, colour, two & 7);
    case TILE:
        b = &t->boards[act_seat(a)];
        return cell_promise(as_worked(b, row), row, two - 1, tiles_of(b, b->colour[row]));
    default: return 0;
    }
}

/* The acts that are looked at in a table: at the root all, below it in the tiling those of the topmost line. */
static int acts_inside(const tree *of, const table *t, act *acts) {
    int seat = t->phase == AT_TILE ? of->seat : t->turn, count = acts_of(&WALLS, t, seat, acts), kept = 0;
    if (t->phase != AT_TILE || of->used <= 1) return count;
    for (int at = 0; at < count; at++)
        if (act_one(acts[at]) == t->boards[seat].counted + 1) acts[kept++] = acts[at];
    return kept;
}

/* e to the power of a number up to 0, closely enough, and the same everywhere. */
static float exp_about(float power) {
    float made = 1 + (power > -40 ? power : -40) / 256;
    for (int at = 0; at < 8; at++) made *= made;
    return made;
}

/* Gives a node its acts with their priors, unless the pool is full. */
static void expanded(tree *of, uint32_t at, const table *t) {
    act acts[MOST_ACTS];
    float promises[MOST_ACTS], most = -1e9f, all = 0;
    outlook known;
    int count = acts_inside(of, t, acts);
    if (of->used + (uint32_t)count > of->most) return;
    if (t->phase == AT_TAKE) outlook_made(t, &t->boards[t->turn], &known);
    for (int each = 0; each < count; each++) {
        promises[each] = promise_of(t, &known, acts[each]);
        if (promises[each] > most) most = promises[each];
    }
    for (int each = 0; each < count; each++) all += exp_about((promises[each] - most) / TEMPERATURE);
    of->nodes[at].first = of->used;
    of->nodes[at].acts = (uint16_t)count;
    for (int each = 0; each < count; each++) {
        act a = acts[each];
        float prior = exp_about((promises[each] - most) / TEMPERATURE) / all;
        of->nodes[of->used++] = (node){
            .prior = prior, .told = (uint16_t)a, .kind = (uint8_t)act_kind(a), .seat = (uint8_t)act_seat(a)};
    }
}

/* The act of a node that is looked at next. */
static uint32_t followed(const tree *of, const node *above) {
    double reach = EXPLORED * __builtin_sqrt((double)above->visits + 1), sum = 0, most = -1e9;
    const node *acts = of->nodes + above->first;
    uint32_t best = 0, visits = 0;
    for (int at = 0; at < above->acts; at++) {
        sum += (double)acts[at].sum;
        visits += acts[at].visits;
    }
    double untried = visits ? sum / visits - LIKELY_LOSS : 0.5;
    for (uint32_t at = 0; at < above->acts; at++) {
        const node *n = &acts[at];
        double known = n->visits ? (double)n->sum / n->visits : untried;
        double bound = known + reach * (double)n->prior / (1 + (double)n->visits);
        if (bound > most) {
            most = bound;
            best = at;
        }
    }
    return above->first + best;
}

/* Points of each seat become what the nodes on the way have brought, from 0 to 1, half where all are equal. */
static void brought(tree *of, const uint32_t *way, int length, const int32_t *points) {
    double values[SEATS];
    for (int seat = 0; seat < of->root->players; seat++) {
        double more = margin(points, of->root->players, seat);
        values[seat] = 0.5 + 0.5 * more / __builtin_sqrt(POINTS_WIDE + more * more);
    }
    for (int at = 0; at < length; at++) {
        node *n = &of->nodes[way[at]];
        n->visits++;
        if (at) n->sum += (float)values[n->seat];
    }
}

/* One playout: down the tree, one node more, greedily to the end. */
static void looked(tree *of) {
    table t = *of->root;
    uint32_t way[DEEPEST] = {0};
    int length = 1;
    int32_t found[SEATS];
    while (of->nodes[way[length - 1]].acts && length < DEEPEST) {
        way[length] = followed(of, &of->nodes[way[length - 1]]);
        play(&t, act_at(&of->nodes[way[length]]));
        length++;
    }
    const node *last = &of->nodes[way[length - 1]];
    if (last->visits && !last->acts && is_inside(of, &t)) expanded(of, way[length - 1], &t);
    greedy_end(&t, &of->dice);
    points(&t, found);
    brought(of, way, length, found);
    if (length > 1) tallied(&of->tallies[way[1] - of->nodes[0].first], margin(found, t.players, of->seat));
}

/* ---- what was found ------------------------------------------------------------------------------------------- */

/* What an act is worth: the mean of its playouts. It leans on what the act promises beside the best one, so that one
   that was tried seldom is worth little more than it promises, however well that went. */
static void leaned(const tree *of, const float *promises, valued *found) {
    int count = of->nodes[0].acts, best = 0;
    tally all = {0};
    float most = -1e9f;
    for (int at = 0; at < count; at++) {
        const tally *here = &of->tallies[at];
        all.sum += here->sum;
        all.squares += here->squares;
        all.visits += here->visits;
        if (here->visits > of->tallies[best].visits) best = at;
        if (promises[at] > most) most = promises[at];
    }
    if (!all.visits) return;
    double mean = tally_mean(&of->tallies[best]), spread = tally_error(&all) * __builtin_sqrt((double)all.visits);
    for (int at = 0; at < count; at++) {
        const tally *here = &of->tallies[at];
        double promised = mean - (double)(most - promises[at]) - DOUBT, weight = (double)(here->visits + LEANING);
        if (at == best || !here->visits) continue;
        found[at].value = (here->sum + LEANING * promised) / weight;
        found[at].error = here->visits < LEANING ? spread / __builtin_sqrt(weight) : found[at].error;
    }
}

static int think(const void *table_of, int seat, effort *effort, valued *found) {
    node few[MOST_ACTS + 1]; /* where there is no memory for more, the acts are looked at without those that follow */
    node *many = malloc(NODES * sizeof *many);
    tree of = {.root = table_of, .nodes = many ? many : few, .used = 1, .most = many ? NODES : MOST_ACTS + 1};
    float promises[MOST_ACTS];
    outlook known;
    of.seat = seat;
    of.dice = chance_from(effort->seed);
    of.nodes[0] = (node){0};
    int mine = of.root->phase == AT_TILE ? of.root->boards[seat].counted < SIZE : of.root->turn == seat;
    if (mine) expanded(&of, 0, of.root);
    int count = of.nodes[0].acts;
    for (int64_t done = 0; count && done < effort->playouts && (done % LOOK || !effort->stopped(effort)); done++)
        looked(&of);
    if (count && of.root->phase == AT_TAKE) outlook_made(of.root, &of.root->boards[seat], &known);
    for (int at = 0; at < count; at++) {
        act a = act_at(&of.nodes[1 + at]);
        found[at] = tally_valued(a, &of.tallies[at]);
        promises[at] = promise_of(of.root, &known, a);
    }
    leaned(&of, promises, found);
    free(many);
    return count;
}

#endif
