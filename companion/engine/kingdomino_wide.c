/* The same match on the floating frame of seven, whose planes need 128 bits. */
#define WIDE
#include "kingdomino.c"
