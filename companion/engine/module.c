/* The face of the core for Python, under the limited API of 3.11. Only bytes and numbers cross it, and each is looked
   at before a game sees it. Long work is done without the interpreter's lock, and looks for signals and for `stop`. */
#include "face.h"

#define MOST_VARIANTS 7

typedef struct {
    const char *name;
    int id;
    const game *rules;
    const char *variants[MOST_VARIANTS]; /* the bits of the flags, from the lowest */
} entry;

#define KINGDOM_VARIANTS {"floating", "duel", "wider", "centralised", "harmony", "dynasty", NULL}

static const entry GAMES[] = {
    {"royal_garden", 1, &KINGDOMS, KINGDOM_VARIANTS},
    {"azul_mini", 2, &WALLS, {"reverse", NULL}},
    {"master_chocolatier", 3, &WALLS, {"reverse", "special", "marker", NULL}},
};
#define COUNT ((int)(sizeof GAMES / sizeof GAMES[0]))

/* The rules of a game with these flags: the floating frame of seven has its own. */
static const game *rules_of(const entry *of, int flags) {
    return of->rules == &KINGDOMS && (flags & 3) == 3 ? &LARGE_KINGDOMS : of->rules;
}

static const entry *entry_named(const char *name) {
    for (int at = 0; at < COUNT; at++)
        if (!strcmp(GAMES[at].name, name)) return &GAMES[at];
    PyErr_Format(PyExc_ValueError, "no such game in the core: %s", name);
    return NULL;
}

/* The flags of a game's variants, told as strings in any iterable; -1 with an error. */
static int flags_of(const entry *of, PyObject *variants) {
    int flags = 0;
    PyObject *told = variants ? PyObject_GetIter(variants) : NULL, *one = NULL;
    if (!variants) return 0;
    if (!told) return -1;
    while ((one = PyIter_Next(told))) {
        int at = 0;
        while (of->variants[at] && !(PyUnicode_Check(one) && PyUnicode_CompareWithASCIIString(one, of->variants[at]) == 0)) at++;
        if (!of->variants[at]) PyErr_Format(PyExc_ValueError, "%s has no such variant: %S", of->name, one);
        flags |= 1 << at;
        Py_DECREF(one);
        if (PyErr_Occurred()) break;
    }
    Py_DECREF(told);
    return PyErr_Occurred() ? -1 : flags;
}

int seed_of(PyObject *told, void *seed) {
    *(unsigned long long *)seed = PyLong_Check(told) ? PyLong_AsUnsignedLongLong(told) : 0;
    if (!PyLong_Check(told)) PyErr_SetString(PyExc_TypeError, "a seed is a whole number");
    return !PyErr_Occurred();
}

/* A table as bytes, for states. */
static PyObject *state_of(const game *rules, const room *table) {
    uint8_t state[LONGEST];
    size_t length = rules->write(table->bytes, state);
    return PyBytes_FromStringAndSize((const char *)state, (Py_ssize_t)length);
}

const game *table_of(PyObject *state, room *table) {
    char *bytes;
    Py_ssize_t length;
    const char *wrong = "too short for a state";
    if (PyBytes_AsStringAndSize(state, &bytes, &length) < 0) return NULL;
    if (length >= 4) {
        const uint8_t *head = (const uint8_t *)bytes;
        wrong = head[0] == VERSION ? "no such game in the core" : "of another version of the core";
        for (int at = 0; at < COUNT && head[0] == VERSION; at++)
            if (GAMES[at].id == head[1]) {
                const game *rules = rules_of(&GAMES[at], head[3]);
                if (!(wrong = rules->read(table->bytes, head, (size_t)length))) return rules;
            }
    }
    PyErr_Format(PyExc_ValueError, "no state: %s", wrong);
    return NULL;
}

PyObject *points_as_tuple(const int32_t *points, int players) {
    PyObject *made = PyTuple_New(players);
    for (int seat = 0; made && seat < players; seat++) {
        PyObject *one = PyLong_FromLong(points[seat]);
        if (!one || PyTuple_SetItem(made, seat, one) < 0) Py_CLEAR(made);
    }
    return made;
}

int count_checked(Py_ssize_t count) {
    if (count >= 0) return 1;
    PyErr_SetString(PyExc_ValueError, "a count is 0 or more");
    return 0;
}

const game *begun(const char *name, int players, PyObject *variants, room *table) {
    const entry *of = entry_named(name);
    int flags = of ? flags_of(of, variants) : -1;
    if (flags < 0) return NULL;
    const game *rules = rules_of(of, flags);
    const char *wrong = rules->start(table->bytes, of->id, players, flags);
    if (!wrong) return rules;
    PyErr_Format(PyExc_ValueError, "no such game: %s", wrong);
    return NULL;
}

static PyObject *core_games(PyObject *module, PyObject *nothing) {
    PyObject *found = PyDict_New();
    (void)module;
    (void)nothing;
    for (int at = 0; found && at < COUNT; at++) {
        int count = 0;
        while (GAMES[at].variants[count]) count++;
        PyObject *names = PyTuple_New(count);
        for (int each = 0; names && each < count; each++) {
            PyObject *one = PyUnicode_FromString(GAMES[at].variants[each]);
            if (!one || PyTuple_SetItem(names, each, one) < 0) Py_CLEAR(names);
        }
        if (!names || PyDict_SetItemString(found, GAMES[at].name, names) < 0) Py_CLEAR(found);
        Py_XDECREF(names);
    }
    return found;
}

static PyObject *core_start(PyObject *module, PyObject *args, PyObject *words) {
    static char *names[] = {"game", "players", "variants", NULL};
    const char *name;
    int players;
    PyObject *variants = NULL;
    room table;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, words, "si|O", names, &name, &players, &variants)) return NULL;
    const game *rules = begun(name, players, variants, &table);
    return rules ? state_of(rules, &table) : NULL;
}

static PyObject *core_legal(PyObject *module, PyObject *state) {
    room table;
    act acts[MOST_ACTS];
    const game *rules = table_of(state, &table);
    (void)module;
    if (!rules) return NULL;
    int count = rules->legal(table.bytes, acts);
    PyObject *list = PyList_New(count);
    for (int at = 0; list && at < count; at++) {
        PyObject *one = PyLong_FromUnsignedLong(acts[at]);
        if (!one || PyList_SetItem(list, at, one) < 0) Py_CLEAR(list);
    }
    return list;
}

static PyObject *core_play(PyObject *module, PyObject *args) {
    room table;
    act acts[MOST_ACTS];
    PyObject *state;
    unsigned long told;
    (void)module;
    if (!PyArg_ParseTuple(args, "Ok", &state, &told)) return NULL;
    const game *rules = table_of(state, &table);
    if (!rules) return NULL;
    int count = rules->legal(table.bytes, acts), at = 0;
    while (at < count && acts[at] != told) at++;
    if (at == count) return PyErr_Format(PyExc_ValueError, "not legal in this state: act %lu", told);
    rules->play(table.bytes, acts[at]);
    return state_of(rules, &table);
}

static PyObject *core_points(PyObject *module, PyObject *state) {
    room table;
    int32_t points[SEATS];
    const game *rules = table_of(state, &table);
    (void)module;
    if (!rules) return NULL;
    rules->points(table.bytes, points);
    return points_as_tuple(points, table.bytes[0]);
}

#define KEYWORDS(function) (PyCFunction)(void (*)(void))function, METH_VARARGS | METH_KEYWORDS
#define FAST(function) (PyCFunction)(void (*)(void))function, METH_FASTCALL

static PyMethodDef METHODS[] = {
    {"games", core_games, METH_NOARGS, NULL},
    {"score", FAST(core_score), NULL},
    {"scores", FAST(core_scores), NULL},
    {"random_games", KEYWORDS(core_random_games), NULL},
    {"start", KEYWORDS(core_start), NULL},
    {"legal", core_legal, METH_O, NULL},
    {"play", core_play, METH_VARARGS, NULL},
    {"points", core_points, METH_O, NULL},
    {"playouts", KEYWORDS(core_playouts), NULL},
    {"think", KEYWORDS(core_think), NULL},
    {NULL, NULL, 0, NULL},
};

static int with_version(PyObject *module) { return PyModule_AddIntConstant(module, "STATES", VERSION); }

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, (void *)with_version}, {0, NULL}};

static PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "companion.engine._core", NULL, 0, METHODS, SLOTS, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__core(void) { return PyModuleDef_Init(&MODULE); }
