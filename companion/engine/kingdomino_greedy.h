/* A match of the kingdoms as somebody plays it who looks at the points of the next domino alone, and sometimes not even
   at these: what playouts of thought are made of. Included by kingdomino.c. */

#define RARELY 4 /* one act in so many is by lot */
#define PARTS 64 /* more than a kingdom has cells */

/* Cells in parts, by the areas of one terrain that they touch, a bit each; and these areas. */
typedef struct {
    bits cells[PARTS];
    uint32_t areas[PARTS];
    int parts;
    uint8_t size[CELLS], crowns[CELLS];
} surroundings;

/* crowns: of what comes there; where there are none at all, nothing brings anything, and all cells are one part. */
static inline void surrounded(surroundings *s, const kingdom *k, int terrain, bits cells, int crowns) {
    int count = 0;
    s->cells[0] = cells;
    s->areas[0] = 0;
    s->parts = 1;
    if (!crowns && !(k->terrain[terrain] & (k->one | k->two))) return;
    for (bits left = k->terrain[terrain]; left; count++) {
        bits area = flooded(left & -left, left), edge = beside(area) & cells;
        left &= ~area;
        s->size[count] = (uint8_t)counted(area);
        s->crowns[count] = (uint8_t)(counted(area & k->one) + 2 * counted(area & k->two));
        for (int at = 0, before = s->parts; at < before; at++) {
            bits inside = s->cells[at] & edge, outside = s->cells[at] & ~edge;
            if (!inside) continue;
            if (outside) {
                s->cells[s->parts] = outside;
                s->areas[s->parts++] = s->areas[at];
            }
            s->cells[at] = inside;
            s->areas[at] |= (uint32_t)1 << count;
        }
    }
}

/* The points that some cells and crowns more bring, which join these areas. */
static inline int joined(const surroundings *s, uint32_t areas, int cells, int crowns) {
    int before = 0;
    for (; areas; areas &= areas - 1) {
        int each = __builtin_ctz(areas);
        before += s->size[each] * s->crowns[each];
        cells += s->size[each];
        crowns += s->crowns[each];
    }
    return cells * crowns - before;
}

/* The best of some places for a domino: which, as kingdom_spots has them, and what each of them brings; -1: none. */
typedef struct {
    bits spots[4];
    int gain;
} homes;

static homes best_homes(const kingdom *k, const domino *d, const bits spots[4]) {
    surroundings first, other, *second = &first;
    homes best = {{0, 0, 0, 0}, -1};
    int same = d->terrain_a == d->terrain_b;
    bits of_a = spots[0] | spots[1] | spots[2] | spots[3];
    bits of_b = spots[0] << 1 | spots[1] >> 1 | spots[2] << STRIDE | spots[3] >> STRIDE;
    if (!of_a) return best;
    surrounded(&first, k, d->terrain_a, same ? of_a | of_b : of_a, d->crowns_a + same * d->crowns_b);
    if (!same) surrounded(second = &other, k, d->terrain_b, of_b, d->crowns_b);
    for (int a = 0; a < first.parts; a++) {
        int gain_a = joined(&first, first.areas[a], 1, d->crowns_a);
        for (int b = 0; b < second->parts; b++) {
            int gain = same ? joined(&first, first.areas[a] | first.areas[b], 2, d->crowns_a + d->crowns_b)
                            : gain_a + joined(&other, other.areas[b], 1, d->crowns_b);
            if (gain < best.gain) continue;
            bits at = first.cells[a], to = second->cells[b];
            bits right = spots[0] & at & to >> 1, left = spots[1] & at & to << 1;
            bits far = spots[2] & at & to >> STRIDE, near = spots[3] & at & to << STRIDE;
            if (!(right | left | far | near)) continue;
            if (gain > best.gain) best = (homes){{0, 0, 0, 0}, gain};
            best.spots[0] |= right;
            best.spots[1] |= left;
            best.spots[2] |= far;
            best.spots[3] |= near;
        }
    }
    return best;
}

/* Of the places for a domino those where neither half comes to such a cell. */
static inline void without(bits spots[4], bits cells) {
    spots[0] &= ~(cells | cells >> 1);
    spots[1] &= ~(cells | cells << 1);
    spots[2] &= ~(cells | cells >> STRIDE);
    spots[3] &= ~(cells | cells << STRIDE);
}

/* The cells beyond which the castle is no longer in the middle; all, if it cannot be there any more. */
static inline bits middle_of(const kingdom *k, const frame *f) {
    int x = column_of(k->castle), y = row_of(k->castle), reach = f->size / 2;
    bits inside = line_of(x - reach, x + reach, 1) * line_of(y - reach, y + reach, STRIDE);
    return k->taken & ~inside ? ~(bits)0 : inside;
}

/* Only the places that leave no cell alone: a cell beside one with a single open neighbour is taken with that. */
static inline void without_holes(bits spots[4], bits open) {
    bits right = open & open >> 1, left = open & open << 1, far = open & open >> STRIDE, near = open & open << STRIDE;
    bits two = (right & left) | (far & near) | ((right | left) & (far | near));
    bits ends = (right | left | far | near) & ~two, necks = beside(ends) & open;
    spots[0] &= ~((necks & ~(ends >> 1)) | (necks >> 1 & ~ends));
    spots[1] &= ~((necks & ~(ends << 1)) | (necks << 1 & ~ends));
    spots[2] &= ~((necks & ~(ends >> STRIDE)) | (necks >> STRIDE & ~ends));
    spots[3] &= ~((necks & ~(ends << STRIDE)) | (necks << STRIDE & ~ends));
}

/* Places that keep the castle in the middle, where that is worth something, and leave no holes; all, if there are
   none such. */
static inline void sensible_spots(const table *t, const kingdom *k, const domino *d, bits spots[4]) {
    bits open = ~k->taken & k->room, all[4];
    kingdom_spots(k, d, all);
    memcpy(spots, all, sizeof all);
    if (t->flags & CENTRALISED) {
        bits middle = middle_of(k, &t->frame);
        without(spots, ~middle);
        open &= middle;
    }
    without_holes(spots, open);
    if (!(spots[0] | spots[1] | spots[2] | spots[3])) memcpy(spots, all, sizeof all);
}

static void any_of(kingdom *k, const frame *f, const domino *d, const bits spots[4], chance *of) {
    int first = counted(spots[0]), second = first + counted(spots[1]), third = second + counted(spots[2]);
    int at = chance_below(of, third + counted(spots[3]));
    int direction = (at >= first) + (at >= second) + (at >= third);
    int before = direction == 0 ? 0 : direction == 1 ? first : direction == 2 ? second : third;
    bits a = nth(spots[direction], at - before);
    kingdom_laid(k, f, d, a, partner(a, direction));
}

static void greedy_place(table *t, chance *of) {
    const domino *d = &t->dominoes[t->old[0].number];
    kingdom *k = &t->kingdoms[t->old[0].seat];
    if (!chance_below(of, RARELY)) {
        random_place(t, of);
        return;
    }
    bits spots[4];
    sensible_spots(t, k, d, spots);
    homes best = best_homes(k, d, spots);
    if (best.gain < 0)
        k->discards++;
    else
        any_of(k, &t->frame, d, best.spots, of);
    placed(t);
}

static void greedy_choice(table *t, int seat, chance *of) {
    const kingdom *k = &t->kingdoms[seat];
    int best = 0, most = -1000, ties = 0;
    bits spots[4];
    if (!chance_below(of, RARELY)) {
        random_choice(t, seat, of);
        return;
    }
    for (int at = 0; at < t->news; at++) {
        const domino *d = &t->dominoes[t->fresh[at].number];
        if (t->fresh[at].seat != NOBODY) continue;
        sensible_spots(t, k, d, spots);
        int worth = 8 * best_homes(k, d, spots).gain + d->crowns_a + d->crowns_b;
        if (worth < most || (worth == most && chance_below(of, ++ties))) continue;
        if (worth > most) ties = 1;
        most = worth;
        best = at;
    }
    chosen(t, seat, best);
}

/* The rest of this game, of a dynasty's too: the next ones are nobody's advantage. Castles that are missing go to the
   middle first. */
static void greedy_playout(table *t, chance *of) {
    int middle = t->frame.floating ? MARGIN : t->frame.size / 2;
    for (int seat = 0; seat < t->players; seat++)
        if (!t->kingdoms[seat].castle) kingdom_castle(&t->kingdoms[seat], &t->frame, middle, middle);
    for (int step; !t->ended && (step = step_of(t)) != END;) {
        switch (step) {
        case LOTS: t->first = (uint8_t)chance_below(of, t->players); break;
        case DRAW:
            while (t->news < t->line) drawn(t, chance_below(of, t->left));
            break;
        case CHOOSE: greedy_choice(t, seat_of(t), of); break;
        default: greedy_place(t, of);
        }
        if (t->gone) settled(t);
    }
}
