/* Any bytes for the core's states, by libFuzzer: see tests/engine_fuzz.py, which builds and runs it.

   A state that is read is written again as it was; it has acts until the match is over, and whatever is played from it
   is a state again; playouts end, and thought values just the acts of the seat. Built with REPLAY it goes through the
   files it is told instead, for compilers that have no fuzzer. */
#include <stdio.h>
#include <stdlib.h>

#include "core.h"

#define HOLDS(what) ((what) ? (void)0 : (fprintf(stderr, "does not hold: %s\n", #what), abort()))
#define STEPS 6

/* As module.c chooses them. */
static const game *rules_of(const uint8_t *state) {
    if (state[1] == 1) return (state[3] & 3) == 3 ? &LARGE_KINGDOMS : &KINGDOMS;
    return state[1] == 2 || state[1] == 3 ? &WALLS : NULL;
}

static int never(effort *of) {
    (void)of;
    return 0;
}

static void thought(const game *rules, const room *table, const act *acts, int count, chance *dice) {
    valued found[MOST_ACTS];
    effort of = {2, chance_next(dice), never};
    int seat = chance_below(dice, table->bytes[0]), own = 0, told = rules->think(table->bytes, seat, &of, found);
    for (int at = 0; at < count; at++) own += act_seat(acts[at]) == seat;
    HOLDS(told >= 0 && told <= own);
}

static void looked_at(const game *rules, const room *table, chance *dice) {
    int32_t points[SEATS];
    rules->points(table->bytes, points);
    rules->playout(table->bytes, dice, points);
}

int LLVMFuzzerTestOneInput(const uint8_t *state, size_t length) {
    uint8_t written[LONGEST];
    act acts[MOST_ACTS];
    room table;
    const game *rules = length >= 4 && state[0] == VERSION ? rules_of(state) : NULL;
    if (!rules || rules->read(table.bytes, state, length)) return 0;
    HOLDS(rules->write(table.bytes, written) == length && !memcmp(written, state, length));
    chance dice = chance_from(length + 256u * state[length - 1]);
    looked_at(rules, &table, &dice);
    int count = rules->legal(table.bytes, acts);
    thought(rules, &table, acts, count, &dice);
    for (int step = 0; step < STEPS && count; step++) {
        HOLDS(count <= MOST_ACTS);
        rules->play(table.bytes, acts[chance_below(&dice, count)]);
        size_t long_ = rules->write(table.bytes, written);
        const char *wrong = rules->read(table.bytes, written, long_);
        if (wrong) fprintf(stderr, "no state after an act: %s\n", wrong);
        HOLDS(!wrong);
        count = rules->legal(table.bytes, acts);
    }
    return 0;
}

#ifdef REPLAY
int main(int count, char **files) {
    for (int at = 1; at < count; at++) {
        uint8_t state[LONGEST];
        FILE *file = fopen(files[at], "rb");
        HOLDS(file);
        size_t length = fread(state, 1, sizeof state, file);
        fclose(file);
        LLVMFuzzerTestOneInput(state, length);
    }
    return 0;
}
#endif
