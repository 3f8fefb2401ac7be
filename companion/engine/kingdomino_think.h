/* What the acts of a seat are worth: upper bounds over greedy playouts. Included by kingdomino.c.

   A seat that places a domino chooses one next. Which one is best depends little on the place, so all places share
   one tally a domino. */

#define REACH 25.0 /* points: see `highest` */

typedef struct {
    table after;
    tally acts[MOST_ACTS], choices[MOST_LINE];
    int64_t chosen; /* how often a choice was made */
} search;

/* The seat's own next choice, if it has one now; its place in the line, or -1. */
static int chosen_next(search *s, table *t, int seat) {
    tally open[MOST_LINE];
    int places[MOST_LINE], count = 0;
    if (t->acting != seat) return -1;
    for (int at = 0; at < t->news; at++)
        if (t->fresh[at].seat == NOBODY) {
            open[count] = s->choices[at];
            places[count++] = at;
        }
    int place = places[highest(open, count, s->chosen++, REACH)];
    chosen(t, seat, place);
    return place;
}

/* One playout after an act of the seat. */
static void tried(search *s, const table *from, int seat, int at, act a, chance *dice) {
    table *t = &s->after;
    int32_t points_of[SEATS];
    *t = *from;
    play(t, a);
    int place = act_kind(a) == PLACE || act_kind(a) == DISCARD ? chosen_next(s, t, seat) : -1;
    if (t->gone) settled(t);
    greedy_playout(t, dice);
    points(t, points_of);
    double value = margin(points_of, t->players, seat);
    tallied(&s->acts[at], value);
    if (place >= 0) tallied(&s->choices[place], value);
}

static int think(const void *of, int seat, effort *effort, valued *found) {
    act acts[MOST_ACTS];
    int count = acts_of(&NAME, of, seat, acts);
    chance dice = chance_from(effort->seed);
    search s;
    memset(&s, 0, sizeof s);
    for (int64_t done = 0; count && done < effort->playouts && (done % LOOK || !effort->stopped(effort)); done++) {
        int at = highest(s.acts, count, done, REACH);
        tried(&s, of, seat, at, acts[at], &dice);
    }
    for (int at = 0; at < count; at++) found[at] = tally_valued(acts[at], &s.acts[at]);
    return count;
}
