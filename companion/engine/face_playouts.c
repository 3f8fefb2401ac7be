/* Random matches for Python, without the interpreter's lock: they look for signals and for `stop`. */
#include "face.h"

#define PART 256 /* games between two looks at signals */

/* The points of some games more at the end of a list; -1 with an error. */
static int listed(PyObject *list, int32_t (*points)[SEATS], int count, int players) {
    for (int at = 0; at < count; at++) {
        PyObject *one = points_as_tuple(points[at], players);
        if (!one || PyList_Append(list, one) < 0) {
            Py_XDECREF(one);
            return -1;
        }
        Py_DECREF(one);
    }
    return 0;
}

/* Random ends of a table, as a list of tuples, until there are enough or the byte `stop` is no longer 0. */
static PyObject *played_out(const game *rules, const room *table, Py_ssize_t count, uint64_t seed,
                            const volatile uint8_t *stop) {
    int32_t points[PART][SEATS];
    int players = table->bytes[0];
    chance of = chance_from(seed);
    PyObject *list = PyList_New(0);
    for (Py_ssize_t done = 0; list && done < count;) {
        int part = count - done < PART ? (int)(count - done) : PART, made = 0;
        Py_BEGIN_ALLOW_THREADS
        while (made < part && !(stop && *stop)) rules->playout(table->bytes, &of, points[made++]);
        Py_END_ALLOW_THREADS
        if (listed(list, points, made, players) < 0 || PyErr_CheckSignals() < 0) Py_CLEAR(list);
        if (made < part) break;
        done += made;
    }
    return list;
}

PyObject *core_random_games(PyObject *module, PyObject *args, PyObject *words) {
    static char *names[] = {"game", "players", "count", "seed", "variants", NULL};
    const char *name;
    int players;
    Py_ssize_t count;
    unsigned long long seed;
    PyObject *variants = NULL;
    room table;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, words, "sinO&|O", names, &name, &players, &count, seed_of, &seed,
                                     &variants))
        return NULL;
    const game *rules = begun(name, players, variants, &table);
    return rules && count_checked(count) ? played_out(rules, &table, count, seed, NULL) : NULL;
}

PyObject *core_playouts(PyObject *module, PyObject *args, PyObject *words) {
    static char *names[] = {"state", "count", "seed", "stop", NULL};
    PyObject *state, *found = NULL;
    Py_ssize_t count;
    unsigned long long seed;
    Py_buffer stop = {0};
    room table;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, words, "OnO&|w*", names, &state, &count, seed_of, &seed, &stop)) return NULL;
    const game *rules = table_of(state, &table);
    if (rules && stop.obj && !stop.len)
        PyErr_SetString(PyExc_ValueError, "stop has a byte or more");
    else if (rules && count_checked(count))
        found = played_out(rules, &table, count, seed, stop.obj ? stop.buf : NULL);
    if (stop.obj) PyBuffer_Release(&stop);
    return found;
}
