/* A game of the walls: Azul Mini and Master Chocolatier, both sides, with special displays. */
#include "azul_think.h"

const game WALLS = {start, table_read, table_write, legal, play, playout, points, think};
