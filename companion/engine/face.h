/* What the files of the face share: arguments looked at, and the functions that module.c lists. */
#ifndef COMPANION_FACE_H
#define COMPANION_FACE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "core.h"

/* A converter of arguments: seeds are whole numbers of 64 bits. */
int seed_of(PyObject *told, void *seed);

/* Whether a count is 0 or more; an error where not. */
int count_checked(Py_ssize_t count);

/* The table before the first act, and its rules; NULL with an error. variants: any iterable of strings, or NULL. */
const game *begun(const char *name, int players, PyObject *variants, room *table);

/* The table of a state, and its rules; NULL with an error. */
const game *table_of(PyObject *state, room *table);

PyObject *points_as_tuple(const int32_t *points, int players);

PyObject *core_score(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *core_scores(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *core_random_games(PyObject *module, PyObject *args, PyObject *words);
PyObject *core_playouts(PyObject *module, PyObject *args, PyObject *words);
PyObject *core_think(PyObject *module, PyObject *args, PyObject *words);

#endif
