/* companion.exe: runs the Python of the folder beside it in its own process, for on Windows a second one costs more
 * than all else that a short command does. What is run is program\start.py, with the words that follow the name. */
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

#define LONGEST 32768 /* of a path, as Windows has it */

typedef int (*py_main)(int count, wchar_t **words);

static wchar_t folder[LONGEST], python[LONGEST], library[LONGEST], script[LONGEST];

static int refused(const wchar_t *missing) {
    fwprintf(stderr, L"companion: %ls cannot be run. Install the program again; your games are kept.\n", missing);
    return 1;
}

int wmain(int count, wchar_t **given) {
    DWORD length = GetModuleFileNameW(NULL, folder, LONGEST);
    wchar_t *end = length && length < LONGEST ? wcsrchr(folder, L'\\') : NULL;
    if (!end) return refused(L"it");
    *end = 0;
    if (_snwprintf(python, LONGEST - 1, L"%ls\\program\\python.exe", folder) < 0 ||
        _snwprintf(library, LONGEST - 1, L"%ls\\program\\" PYTHON_DLL, folder) < 0 ||
        _snwprintf(script, LONGEST - 1, L"%ls\\program\\start.py", folder) < 0)
        return refused(folder);
    HMODULE loaded = LoadLibraryExW(library, NULL, LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR | LOAD_LIBRARY_SEARCH_DEFAULT_DIRS);
    py_main run = loaded ? (py_main)(void *)GetProcAddress(loaded, "Py_Main") : NULL;
    wchar_t **words = malloc(((size_t)count + 2) * sizeof *words);
    if (!run || !words) return refused(library);
    words[0] = python; /* Python finds its folder by it, and what it starts later is this one */
    words[1] = script;
    for (int i = 1; i <= count; i++) words[i + 1] = given[i]; /* the last is NULL */
    return run(count + 1, words);
}
