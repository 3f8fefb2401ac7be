/* A whole match of the kingdoms: draft, placing, ends; acts, and random play to the end.

   The rules are those of companion/games/royal_garden/rules, whose names of steps and acts are used here. Included
   once more with WIDE for the floating frame of seven. */
#include "kingdomino.h"
#include "think.h"

enum { CASTLE = 1, LOTS, DRAW, CHOOSE, PLACE, DISCARD, END };

static inline int step_of(const table *t) {
    if (t->first == NOBODY) return LOTS;
    if (t->drawn < t->in_play && t->news < t->line) return DRAW;
    if (t->acting != NOBODY || (t->news && !t->olds)) return CHOOSE;
    return t->olds ? PLACE : END;
}

static int seat_of(const table *t) {
    switch (step_of(t)) {
    case CHOOSE: return t->acting != NOBODY ? t->acting : (t->first + t->chosen) % t->players;
    case PLACE: return t->old[0].seat;
    default: return NOBODY;
    }
}

/* ---- what is done --------------------------------------------------------------------------------------------- */

/* The domino at this place of the unseen ones, which are in no order, comes into the newer line, which is sorted. */
static inline void drawn(table *t, int at) {
    uint8_t number = t->unseen[at];
    int place = t->news++;
    t->unseen[at] = t->unseen[--t->left];
    t->drawn++;
    for (; place && t->fresh[place - 1].number > number; place--) t->fresh[place] = t->fresh[place - 1];
    t->fresh[place] = (stand){number, NOBODY};
}

/* A king goes to a domino; once all have chosen, what nobody chose is out of the game and the line is the older. */
static inline void chosen(table *t, int seat, int at) {
    t->fresh[at].seat = (uint8_t)seat;
    t->acting = NOBODY;
    if (++t->chosen < t->kings || t->olds) return;
    for (int each = 0; each < t->news; each++)
        if (t->fresh[each].seat != NOBODY) t->old[t->olds++] = t->fresh[each];
    t->news = t->chosen = 0;
}

/* The foremost king leaves the older line; its player chooses next, if there is a line. */
static void placed(table *t) {
    t->acting = t->news ? t->old[0].seat : NOBODY;
    memmove(t->old, t->old + 1, sizeof t->old - sizeof t->old[0]);
    t->olds--;
}

static int first_free(const table *t) {
    int at = 0;
    while (t->fresh[at].seat != NOBODY) at++;
    return at;
}

/* The acts of players who have left, until somebody else is due. */
static void settled(table *t) {
    for (int seat; (seat = seat_of(t)) != NOBODY && t->gone >> seat & 1;) {
        if (step_of(t) == PLACE)
            placed(t);
        else
            chosen(t, seat, first_free(t));
    }
}

static int32_t points_now(const table *t, int seat) {
    const kingdom *k = &t->kingdoms[seat];
    int points = kingdom_points(k);
    if (t->flags & CENTRALISED && kingdom_centred(k)) points += 10;
    if (t->flags & HARMONY && !k->discards && !(t->gone >> seat & 1)) points += 5;
    return points;
}

/* The end of the match, or of one of a dynasty's games: then the next begins with empty boards. */
static void ended(table *t) {
    if (!(t->flags & DYNASTY) || t->games == 2) {
        t->ended = 1;
        return;
    }
    for (int seat = 0; seat < t->players; seat++) {
        t->past[seat] += points_now(t, seat);
        kingdom_empty(&t->kingdoms[seat], &t->frame);
    }
    t->games++;
    table_begun(t);
}

static void points(const void *of, int32_t *found) {
    const table *t = of;
    for (int seat = 0; seat < t->players; seat++) found[seat] = t->past[seat] + points_now(t, seat);
}

/* ---- acts ----------------------------------------------------------------------------------------------------- */

static int named(bits at) { return column_of(at) << 4 | row_of(at); }
static bits cell_named(int name) { return cell(name >> 4, name & 15); }

/* Castles of all who have none: under a floating frame every cell is the same. */
static act *castle_acts(const table *t, act *next) {
    for (int seat = 0; seat < t->players; seat++) {
        if (t->kingdoms[seat].castle) continue;
        if (t->frame.floating) {
            *next++ = act_of(CASTLE, seat + 1, named(cell(MARGIN, MARGIN)), 0);
            continue;
        }
        for (bits left = t->kingdoms[seat].room; left; left &= left - 1)
            *next++ = act_of(CASTLE, seat + 1, named(left & -left), 0);
    }
    return next;
}

static act *place_acts(const table *t, act *next) {
    int seat = t->old[0].seat, number = t->old[0].number;
    const kingdom *k = &t->kingdoms[seat];
    act *before = next;
    bits spots[4];
    if (!k->castle) return next;
    kingdom_spots(k, &t->dominoes[number], spots);
    for (int direction = 0; direction < 4; direction++)
        for (bits left = spots[direction]; left; left &= left - 1) {
            bits a = left & -left;
            *next++ = act_of(PLACE, seat + 1, named(a), named(partner(a, direction)));
        }
    if (next == before) *next++ = act_of(DISCARD, seat + 1, number, 0);
    return next;
}

static int legal(const void *of, act *acts) {
    const table *t = of;
    act *next = acts;
    if (t->ended) return 0;
    next = castle_acts(t, next);
    switch (step_of(t)) {
    case LOTS:
        for (int seat = 0; seat < t->players; seat++) *next++ = act_of(LOTS, 0, seat + 1, 0);
        break;
    case DRAW:
        for (int at = 0; at < t->left; at++) *next++ = act_of(DRAW, 0, t->unseen[at], 0);
        break;
    case CHOOSE:
        for (int at = 0; at < t->news; at++)
            if (t->fresh[at].seat == NOBODY) *next++ = act_of(CHOOSE, seat_of(t) + 1, t->fresh[at].number, 0);
        break;
    case PLACE: next = place_acts(t, next); break;
    default: *next++ = act_of(END, 0, 0, 0);
    }
    return (int)(next - acts);
}

static void play(void *of, act a) {
    table *t = of;
    int seat = act_seat(a), number = act_one(a), at = 0;
    switch (act_kind(a)) {
    case CASTLE: kingdom_castle(&t->kingdoms[seat], &t->frame, number >> 4, number & 15); return;
    case LOTS: t->first = (uint8_t)(number - 1); break;
    case DRAW:
        while (t->unseen[at] != number) at++;
        drawn(t, at);
        break;
    case CHOOSE:
        while (t->fresh[at].number != number) at++;
        chosen(t, seat, at);
        break;
    case PLACE:
        kingdom_laid(&t->kingdoms[seat], &t->frame, &t->dominoes[t->old[0].number], cell_named(number),
                     cell_named(act_two(a)));
        placed(t);
        break;
    case DISCARD:
        t->kingdoms[seat].discards++;
        placed(t);
        break;
    default: ended(t);
    }
    settled(t);
}

/* ---- random play ---------------------------------------------------------------------------------------------- */

static void random_spot(kingdom *k, const frame *f, const domino *d, chance *of) {
    bits spots[4];
    kingdom_spots(k, d, spots);
    int first = counted(spots[0]), second = first + counted(spots[1]), third = second + counted(spots[2]);
    int all = third + counted(spots[3]);
    if (!all) {
        k->discards++;
        return;
    }
    int at = chance_below(of, all), direction = (at >= first) + (at >= second) + (at >= third);
    int before = direction == 0 ? 0 : direction == 1 ? first : direction == 2 ? second : third;
    bits a = nth(spots[direction], at - before);
    kingdom_laid(k, f, d, a, partner(a, direction));
}

static void random_place(table *t, chance *of) {
    kingdom *k = &t->kingdoms[t->old[0].seat];
    int middle = t->frame.floating ? MARGIN : t->frame.size / 2;
    if (!k->castle) kingdom_castle(k, &t->frame, middle, middle);
    random_spot(k, &t->frame, &t->dominoes[t->old[0].number], of);
    placed(t);
}

static void random_choice(table *t, int seat, chance *of) {
    int free = t->news - t->chosen, skip = free > 1 ? chance_below(of, free) : 0, at = 0;
    while (t->fresh[at].seat != NOBODY || skip--) at++;
    chosen(t, seat, at);
}

/* The rest of the match, every act as likely as the others; a castle that is missing goes to the middle. */
static void playout(const void *from, chance *of, int32_t *found) {
    table t = *(const table *)from;
    while (!t.ended) {
        switch (step_of(&t)) {
        case LOTS: t.first = (uint8_t)chance_below(of, t.players); break;
        case DRAW:
            while (t.news < t.line) drawn(&t, chance_below(of, t.left));
            break;
        case CHOOSE: random_choice(&t, seat_of(&t), of); break;
        case PLACE:
            random_place(&t, of);
            if (t.acting != NOBODY) random_choice(&t, t.acting, of);
            break;
        default: ended(&t);
        }
        if (t.gone) settled(&t);
    }
    points(&t, found);
}

#include "kingdomino_greedy.h"
#include "kingdomino_think.h"

const game NAME = {start, table_read, table_write, legal, play, playout, points, think};
