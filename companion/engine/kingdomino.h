/* A table of the kingdoms, how it begins, and its states: 179 bytes and 50 a player.

   0 version, 1 id of the game, 2 players, 3 flags (below), 4 seat that begins the first choice, 5 seat whose king has
   to choose, 6 whether the match is over, 7 games before this one, 8 who has left (a bit a seat), 9 to 16 points of
   those games (two bytes a seat, the lower first), 17 to 24 the older line, (number, seat) each, 25 to 34 the newer
   one, 35 to 178 the dominoes 1 to 48, each what half a shows, what half b shows, and whether it is still unseen; then
   for each player dominoes put aside, and 49 cells, of which the size of the frame is used, near row first, from the
   left. Seats count from 1, 0 is nobody; numbers of dominoes that are not there are 0. Under a floating frame the
   rectangle around what lies begins in the first cell.

   Acts, their kinds from 1: castle (cell), lots (seat), draw (number), choose (number), place (cell of half a, cell of
   half b; always the domino that is due), discard (number), end. A cell is 16 * column + row: both from 0 on a fixed
   board; under a floating frame (2, 2) is the first cell of the rectangle before the act. */
#ifndef COMPANION_KINGDOMINO_H
#define COMPANION_KINGDOMINO_H

#include "kingdom.h"

#ifdef WIDE
#define NAME LARGE_KINGDOMS
#else
#define NAME KINGDOMS
#endif

#define DOMINOES 48
#define MOST_LINE 5
#define MOST_OLD 4
#define CELLS 49
#define MOST_PAST 20000
#define HEAD 35
#define BOARDS (HEAD + 3 * DOMINOES)
#define BOARD (CELLS + 1)

enum { FLOATING = 1, DUEL = 2, WIDER = 4, CENTRALISED = 8, HARMONY = 16, DYNASTY = 32 };

typedef struct {
    uint8_t number, seat;
} stand;

typedef struct {
    uint8_t players; /* first, as in every table */
    frame frame;
    domino dominoes[DOMINOES + 1];
    uint8_t known[DOMINOES + 1]; /* whether the set has this number */
    uint8_t id, flags, in_play, line, kings;
    uint8_t first, acting, drawn, chosen, olds, news, left, gone, games, ended;
    stand old[MOST_OLD], fresh[MOST_LINE];
    uint8_t unseen[DOMINOES];
    int32_t past[SEATS];
    kingdom kingdoms[SEATS];
} table;
_Static_assert(sizeof(table) <= sizeof(room) && BOARDS + BOARD * SEATS <= LONGEST, "room for every table");

/* The standard set: what half a and half b show, as cells do. */
static const uint8_t STANDARD[DOMINOES][2] = {
    {4, 4}, {4, 4}, {8, 8}, {8, 8}, {8, 8}, {8, 8}, {12, 12}, {12, 12},
    {12, 12}, {16, 16}, {16, 16}, {20, 20}, {4, 8}, {4, 12}, {4, 16}, {4, 20},
    {8, 12}, {8, 16}, {5, 8}, {5, 12}, {5, 16}, {5, 20}, {5, 24}, {9, 4},
    {9, 4}, {9, 4}, {9, 4}, {9, 12}, {9, 16}, {13, 4}, {13, 4}, {13, 8},
    {13, 8}, {13, 8}, {13, 8}, {4, 17}, {12, 17}, {4, 21}, {16, 21}, {25, 4},
    {4, 18}, {12, 18}, {4, 22}, {16, 22}, {26, 4}, {20, 26}, {20, 26}, {4, 27},
};

/* The numbers for so many players and these variants (companion/games/royal_garden/rules/variants.py). */
static const char *table_planned(table *t, int id, int players, int flags) {
    int wider = (flags & WIDER) != 0, duel = (flags & DUEL) != 0;
    if (players < 2 || players > SEATS) return "two to four players";
    if (duel && players != 2) return "the duel is for two";
    if (wider && players == 4) return "the wider offer is for two or three";
    if (flags >= 2 * DYNASTY) return "unknown flags";
    if (sizeof(bits) > 8 && !(duel && flags & FLOATING)) return "unknown flags";
    t->id = (uint8_t)id;
    t->players = (uint8_t)players;
    t->flags = (uint8_t)flags;
    t->kings = players == 3 ? 3 : 4;
    t->line = (uint8_t)(t->kings + wider);
    t->in_play = (uint8_t)(duel ? (wider ? 45 : 48) : wider ? (players == 2 ? 30 : 48) : 12 * players);
    frame_made(&t->frame, duel ? 7 : 5, flags & FLOATING);
    return NULL;
}

/* No lots yet, every domino unseen. */
static void table_begun(table *t) {
    t->first = t->acting = NOBODY;
    t->drawn = t->chosen = t->olds = t->news = t->left = 0;
    memset(t->old, 0, sizeof t->old);
    memset(t->fresh, 0, sizeof t->fresh);
    for (int number = 1; number <= DOMINOES; number++)
        if (t->known[number]) t->unseen[t->left++] = (uint8_t)number;
}

static domino domino_of(const uint8_t shown[2]) {
    int a = shown[0] - FIRST_CELL, b = shown[1] - FIRST_CELL;
    return (domino){(uint8_t)(a >> 2), (uint8_t)(a & 3), (uint8_t)(b >> 2), (uint8_t)(b & 3)};
}

static const char *start(void *made, int id, int players, int flags) {
    table *t = made;
    memset(t, 0, sizeof *t);
    const char *wrong = table_planned(t, id, players, flags);
    if (wrong) return wrong;
    for (int number = 1; number <= DOMINOES; number++) {
        t->dominoes[number] = domino_of(STANDARD[number - 1]);
        t->known[number] = 1;
    }
    for (int seat = 0; seat < players; seat++) kingdom_empty(&t->kingdoms[seat], &t->frame);
    table_begun(t);
    return NULL;
}

/* ---- states --------------------------------------------------------------------------------------------------- */

static uint8_t told(int seat) { return (uint8_t)(seat == NOBODY ? 0 : seat + 1); }

static void line_written(const stand *line, int count, int most, uint8_t *to) {
    for (int at = 0; at < most; at++, to += 2) {
        to[0] = at < count ? line[at].number : 0;
        to[1] = at < count ? told(line[at].seat) : 0;
    }
}

static void kingdom_written(const kingdom *k, const frame *f, uint8_t *to) {
    int from = f->floating ? MARGIN : 0;
    *to++ = k->discards;
    for (int y = 0; y < f->size; y++)
        for (int x = 0; x < f->size; x++) *to++ = (uint8_t)kingdom_cell(k, cell(x + from, y + from));
}

static size_t table_write(const void *of, uint8_t *state) {
    const table *t = of;
    uint8_t head[9] = {VERSION, t->id, t->players, t->flags, told(t->first), told(t->acting), t->ended, t->games, t->gone};
    size_t length = BOARDS + BOARD * (size_t)t->players;
    memset(state, 0, length);
    memcpy(state, head, sizeof head);
    for (int seat = 0; seat < t->players; seat++) {
        state[9 + 2 * seat] = (uint8_t)(t->past[seat] & 255);
        state[10 + 2 * seat] = (uint8_t)(t->past[seat] >> 8);
        kingdom_written(&t->kingdoms[seat], &t->frame, state + BOARDS + BOARD * seat);
    }
    line_written(t->old, t->olds, MOST_OLD, state + 17);
    line_written(t->fresh, t->news, MOST_LINE, state + 25);
    for (int number = 1; number <= DOMINOES; number++) {
        const domino *d = &t->dominoes[number];
        uint8_t *to = state + HEAD + 3 * (number - 1);
        if (!t->known[number]) continue;
        to[0] = (uint8_t)(FIRST_CELL + 4 * d->terrain_a + d->crowns_a);
        to[1] = (uint8_t)(FIRST_CELL + 4 * d->terrain_b + d->crowns_b);
    }
    for (int at = 0; at < t->left; at++) state[HEAD + 3 * (t->unseen[at] - 1) + 2] = 1;
    return length;
}

/* A seat of a state; NOBODY for 0, and `wrong` is set for a seat that nobody has. */
static uint8_t seat_read(int shown, int players, int *wrong) {
    if (shown > players) *wrong = 1;
    return (uint8_t)(shown && shown <= players ? shown - 1 : NOBODY);
}

/* How many dominoes of a line there are, in the order of their numbers; -1 where it is none. lying: a bit for each
   domino that a line has, to which those of this one are added. */
static int line_read(const table *t, stand *line, int most, const uint8_t *from, uint64_t *lying) {
    int count = 0, wrong = 0;
    while (count < most && from[2 * count]) {
        int number = from[2 * count];
        if (number > DOMINOES || !t->known[number] || (count && number <= line[count - 1].number)) return -1;
        wrong |= (int)(*lying >> number & 1);
        *lying |= (uint64_t)1 << number;
        line[count] = (stand){(uint8_t)number, seat_read(from[2 * count + 1], t->players, &wrong)};
        count++;
    }
    for (int at = 2 * count; at < 2 * most; at++) wrong |= from[at] != 0;
    return wrong ? -1 : count;
}

static const char *dominoes_read(table *t, const uint8_t *from) {
    for (int number = 1; number <= DOMINOES; number++, from += 3) {
        if (!from[0] && !from[1] && !from[2]) continue;
        for (int half = 0; half < 2; half++)
            if (from[half] < FIRST_CELL || from[half] > LAST_CELL) return "a domino shows what is nothing";
        if (from[2] > 1) return "a domino is neither seen nor unseen";
        t->known[number] = 1;
        t->dominoes[number] = domino_of(from);
        if (from[2])
            t->unseen[t->left++] = (uint8_t)number;
        else
            t->drawn++;
    }
    return NULL;
}

static const char *kingdom_read(kingdom *k, const frame *f, const uint8_t *from) {
    int at = f->floating ? MARGIN : 0, size = f->size, column = 0, row = 0;
    memset(k, 0, sizeof *k);
    k->discards = *from++;
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++, from++) {
            if (!kingdom_read_cell(k, cell(x + at, y + at), *from)) return "a cell shows what is nothing";
            if (!*from) continue;
            if (x >= k->width) k->width = (uint8_t)(x + 1);
            if (y >= k->height) k->height = (uint8_t)(y + 1);
            column |= !x;
            row |= !y;
        }
    for (int rest = size * size; rest < CELLS; rest++)
        if (*from++) return "something lies beyond the frame";
    if (f->floating && k->taken && !(column && row)) return "what lies does not begin in the first cell";
    if (k->taken && !k->castle) return "a kingdom without its castle";
    kingdom_roomy(k, f);
    return NULL;
}

/* Whether lines and kings can be so: then play always comes to its end. */
static const char *draft_checked(const table *t) {
    int kings[SEATS] = {0}, each = t->kings / t->players, standing = 0, aside = 0;
    for (int at = 0; at < t->olds; at++) {
        if (t->old[at].seat == NOBODY) return "no king stands on a domino of the older line";
        kings[t->old[at].seat]++;
    }
    if (t->acting != NOBODY) kings[t->acting]++;
    for (int at = 0; at < t->news; at++)
        if (t->fresh[at].seat != NOBODY) kings[t->fresh[at].seat]++;
    for (int seat = 0; seat < t->players; seat++) {
        if (kings[seat] > each) return "a player has too many kings";
        standing += kings[seat];
    }
    int drawing = t->drawn < t->in_play && t->news < t->line, begun = t->first != NOBODY;
    int first = t->drawn < t->line || (t->drawn == t->line && t->news); /* the first line is drawn or chosen from */
    for (int seat = 0; seat < t->players; seat++) aside += t->kingdoms[seat].discards;
    if (aside > t->drawn - t->olds - t->news) return "too many dominoes are put aside";
    if (t->drawn > t->in_play || t->in_play - t->drawn > t->left) return "too many or too few dominoes are drawn";
    if ((t->drawn - (drawing ? t->news : 0)) % t->line) return "a line is incomplete";
    if (t->news && t->news < t->line && (t->drawn == t->in_play || t->chosen)) return "a line is incomplete";
    if (drawing && t->acting != NOBODY) return "somebody chooses from an incomplete line";
    if (!begun) return t->drawn || standing || t->gone >> t->players ? "kings stand before the lots" : NULL;
    if (first && (t->olds || t->acting != NOBODY)) return "two lines out of one";
    for (int at = 0; first && at < t->chosen; at++)
        if (!kings[(t->first + at) % t->players]--) return "kings chose in another order";
    if ((t->news || drawing) && !first && standing != t->kings) return "a king is missing";
    if (t->news && t->chosen == t->kings) return "a line is chosen and not the older one";
    return !t->news && t->acting != NOBODY ? "somebody chooses and there is no line" : NULL;
}

static const char *table_read(void *made, const uint8_t *state, size_t length) {
    table *t = made;
    int wrong = 0, olds, news;
    uint64_t lying = 0;
    const char *reason;
    memset(t, 0, sizeof *t);
    if (length < BOARDS) return "too short";
    if ((reason = table_planned(t, state[1], state[2], state[3]))) return reason;
    if (length != BOARDS + BOARD * (size_t)t->players) return "not of the length for so many players";
    if ((reason = dominoes_read(t, state + HEAD))) return reason;
    t->first = seat_read(state[4], t->players, &wrong);
    t->acting = seat_read(state[5], t->players, &wrong);
    t->ended = state[6];
    t->games = state[7];
    t->gone = state[8];
    if (wrong || t->ended > 1 || t->games > (t->flags & DYNASTY ? 2 : 0)) return "a seat or a game that is not there";
    if (t->gone + 1 >= 1 << t->players) return "everybody has left";
    olds = line_read(t, t->old, MOST_OLD, state + 17, &lying);
    news = line_read(t, t->fresh, MOST_LINE, state + 25, &lying);
    for (int at = 0; at < t->left; at++) wrong |= (int)(lying >> t->unseen[at] & 1);
    if (wrong || olds < 0 || olds > t->kings || news < 0 || news > t->line) return "a line with a wrong domino";
    t->olds = (uint8_t)olds;
    t->news = (uint8_t)news;
    for (int at = 0; at < news; at++) t->chosen += t->fresh[at].seat != NOBODY;
    for (int at = 9 + 2 * t->players; at < 9 + 2 * SEATS; at++)
        if (state[at]) return "points of a player who is not there";
    for (int seat = 0; seat < t->players; seat++) {
        t->past[seat] = state[9 + 2 * seat] | state[10 + 2 * seat] << 8;
        if (t->past[seat] > MOST_PAST) return "too many points of earlier games";
        if ((reason = kingdom_read(&t->kingdoms[seat], &t->frame, state + BOARDS + BOARD * seat))) return reason;
    }
    return draft_checked(t);
}

#endif
