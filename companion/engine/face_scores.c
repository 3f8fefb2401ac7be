/* Scores of kingdoms for Python. */
#include "face.h"

#define BOARDS_PART 65536 /* boards between two looks at signals */
#define MOST_SIDE 7       /* columns or rows of a kingdom */

/* Columns and rows of arguments; 0 with an error. */
static int sides_of(PyObject *const *args, Py_ssize_t count, long *columns, long *rows) {
    if (count != 3) {
        PyErr_SetString(PyExc_TypeError, "cells, columns and rows are needed");
        return 0;
    }
    *columns = PyLong_AsLong(args[1]);
    *rows = PyLong_AsLong(args[2]);
    if (PyErr_Occurred()) return 0;
    if (*columns >= 1 && *columns <= MOST_SIDE && *rows >= 1 && *rows <= MOST_SIDE) return 1;
    PyErr_Format(PyExc_ValueError, "columns and rows are 1 to %d", MOST_SIDE);
    return 0;
}

static PyObject *wrong_cell(Py_ssize_t board) {
    return PyErr_Format(PyExc_ValueError, "board %zd: a cell is none of 0, 1 and 4 to 27, or a second castle", board);
}

PyObject *core_score(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    long columns, rows;
    char *cells;
    Py_ssize_t length;
    (void)module;
    if (!sides_of(args, count, &columns, &rows) || PyBytes_AsStringAndSize(args[0], &cells, &length) < 0) return NULL;
    if (length != columns * rows)
        return PyErr_Format(PyExc_ValueError, "%zd cells; %ld columns and %ld rows have %ld", length, columns, rows,
                            columns * rows);
    int points = kingdom_score((const uint8_t *)cells, (int)columns, (int)rows);
    return points < 0 ? wrong_cell(0) : PyLong_FromLong(points);
}

PyObject *core_scores(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    long columns, rows;
    char *cells, *bytes;
    Py_ssize_t length, wrong = -1;
    (void)module;
    if (!sides_of(args, count, &columns, &rows) || PyBytes_AsStringAndSize(args[0], &cells, &length) < 0) return NULL;
    Py_ssize_t side = columns * rows, boards = length / side;
    if (length % side)
        return PyErr_Format(PyExc_ValueError, "%zd cells are no whole number of boards of %zd", length, side);
    PyObject *found = PyBytes_FromStringAndSize(NULL, boards * (Py_ssize_t)sizeof(int));
    if (!found) return NULL;
    bytes = PyBytes_AsString(found);
    for (Py_ssize_t at = 0; at < boards;) {
        Py_ssize_t end = boards - at < BOARDS_PART ? boards : at + BOARDS_PART;
        Py_BEGIN_ALLOW_THREADS
        for (; at < end && wrong < 0; at++) {
            int points = kingdom_score((const uint8_t *)cells + at * side, (int)columns, (int)rows);
            memcpy(bytes + at * (Py_ssize_t)sizeof points, &points, sizeof points);
            if (points < 0) wrong = at;
        }
        Py_END_ALLOW_THREADS
        if (wrong < 0 && PyErr_CheckSignals() == 0) continue;
        Py_DECREF(found);
        return wrong < 0 ? NULL : wrong_cell(wrong);
    }
    return found;
}
