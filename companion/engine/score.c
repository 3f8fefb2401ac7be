/* The points of one kingdom from its cells alone. */
#include "kingdom.h"

int kingdom_score(const uint8_t *cells, int columns, int rows) {
    kingdom k;
    memset(&k, 0, sizeof k);
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < columns; x++)
            if (!kingdom_read_cell(&k, cell(x, y), *cells++)) return -1;
    return kingdom_points(&k);
}
