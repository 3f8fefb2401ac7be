/* What thought shares: means of playouts, which act to try next, and a plain search for a game without its own.

   Nothing here depends on a library of mathematics: square roots are exact everywhere, logarithms are our own. */
#ifndef COMPANION_THINK_H
#define COMPANION_THINK_H

#include <math.h>

#include "core.h"

#define LOOK 16 /* playouts between two looks at `stop` */

typedef struct {
    double sum, squares;
    int64_t visits;
} tally;

static inline void tallied(tally *of, double value) {
    of->sum += value;
    of->squares += value * value;
    of->visits++;
}

static inline double tally_mean(const tally *of) { return of->visits ? of->sum / (double)of->visits : -INFINITY; }

/* The standard error of the mean; of one playout as if its own value were the spread. */
static inline double tally_error(const tally *of) {
    double n = (double)of->visits, mean = of->sum / n;
    if (of->visits < 2) return of->visits ? __builtin_fabs(mean) : INFINITY;
    double variance = (of->squares - n * mean * mean) / (n - 1);
    return variance > 0 ? __builtin_sqrt(variance / n) : 0;
}

static inline valued tally_valued(act a, const tally *of) {
    return (valued){a, tally_mean(of), tally_error(of), of->visits};
}

/* About the natural logarithm of a number from 1: straight lines between the powers of two. */
static inline double log_about(int64_t number) {
    int high = 63 - __builtin_clzll((uint64_t)number);
    return 0.6931471805599453 * (high + (double)(number - ((int64_t)1 << high)) / (double)((int64_t)1 << high));
}

/* The one of some tallies with the highest upper bound; one that was never tried goes first. reach: how many points
   the bound lies above the mean, times a root that shrinks with the visits. */
static inline int highest(const tally *of, int count, int64_t total, double reach) {
    double logarithm = log_about(total > 1 ? total : 1), most = -INFINITY;
    int best = 0;
    for (int at = 0; at < count; at++) {
        if (!of[at].visits) return at;
        double bound = tally_mean(&of[at]) + reach * __builtin_sqrt(logarithm / (double)of[at].visits);
        if (bound > most) {
            most = bound;
            best = at;
        }
    }
    return best;
}

/* What a seat has more than the best other one. */
static inline double margin(const int32_t *points, int players, int seat) {
    int32_t best = INT32_MIN;
    for (int at = 0; at < players; at++)
        if (at != seat && points[at] > best) best = points[at];
    return points[seat] - best;
}

/* The legal acts of a seat; how many. */
static inline int acts_of(const game *rules, const void *table, int seat, act *acts) {
    int all = rules->legal(table, acts), count = 0;
    for (int at = 0; at < all; at++)
        if (act_seat(acts[at]) == seat) acts[count++] = acts[at];
    return count;
}

/* Upper bounds over random playouts after each act, without a tree. */
static inline int flat_think(const game *rules, const void *table, int seat, effort *of, valued *found, double reach) {
    act acts[MOST_ACTS];
    tally tallies[MOST_ACTS];
    int count = acts_of(rules, table, seat, acts);
    chance dice = chance_from(of->seed);
    int32_t points[SEATS];
    room after;
    memset(tallies, 0, sizeof tallies);
    for (int64_t done = 0; count && done < of->playouts && (done % LOOK || !of->stopped(of)); done++) {
        int at = highest(tallies, count, done, reach);
        memcpy(&after, table, sizeof after);
        rules->play(after.bytes, acts[at]);
        rules->playout(after.bytes, &dice, points);
        tallied(&tallies[at], margin(points, after.bytes[0], seat));
    }
    for (int at = 0; at < count; at++) found[at] = tally_valued(acts[at], &tallies[at]);
    return count;
}

#endif
