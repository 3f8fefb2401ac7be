/* Thought for Python, without the interpreter's lock: it looks for signals and for `stop`. */
#include "face.h"

#define LOOKS 32 /* looks at `stop` between two at signals */

typedef struct {
    effort of; /* first: what a game asks is this */
    const volatile uint8_t *stop;
    PyThreadState *left;
    int looks, failed;
} watch;

/* Whether the byte of `stop` is no longer 0, or somebody interrupts. */
static int stopped(effort *of) {
    watch *w = (watch *)of;
    if (w->failed || (w->stop && *w->stop)) return 1;
    if (++w->looks % LOOKS) return 0;
    PyEval_RestoreThread(w->left);
    w->failed = PyErr_CheckSignals() < 0;
    w->left = PyEval_SaveThread();
    return w->failed;
}

static PyObject *valued_as_list(const valued *found, int count) {
    PyObject *list = PyList_New(count);
    for (int at = 0; list && at < count; at++) {
        const valued *v = &found[at];
        PyObject *one = Py_BuildValue("(kddL)", (unsigned long)v->act, v->value, v->error, (long long)v->visits);
        if (!one || PyList_SetItem(list, at, one) < 0) Py_CLEAR(list);
    }
    return list;
}

static PyObject *thought(const game *rules, const room *table, int seat, watch *w) {
    valued found[MOST_ACTS];
    int count = 0;
    if (seat >= 1 && seat <= table->bytes[0]) {
        w->left = PyEval_SaveThread();
        count = rules->think(table->bytes, seat - 1, &w->of, found);
        PyEval_RestoreThread(w->left);
    }
    if (w->failed) return NULL;
    return count ? valued_as_list(found, count) : PyErr_Format(PyExc_ValueError, "seat %d has no act in this state", seat);
}

PyObject *core_think(PyObject *module, PyObject *args, PyObject *words) {
    static char *names[] = {"state", "seat", "playouts", "seed", "stop", NULL};
    PyObject *state, *found = NULL;
    int seat;
    Py_ssize_t playouts;
    unsigned long long seed;
    Py_buffer stop = {0};
    room table;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, words, "OinO&|w*", names, &state, &seat, &playouts, seed_of, &seed, &stop))
        return NULL;
    const game *rules = table_of(state, &table);
    watch w = {{playouts, seed, stopped}, stop.obj ? stop.buf : NULL, NULL, 0, 0};
    if (rules && stop.obj && !stop.len)
        PyErr_SetString(PyExc_ValueError, "stop has a byte or more");
    else if (rules && count_checked(playouts))
        found = thought(rules, &table, seat, &w);
    if (stop.obj) PyBuffer_Release(&stop);
    return found;
}
