/* Records what a process does to the files below a directory, so that a test can rebuild what a power cut leaves.
 *
 * Loaded with LD_PRELOAD. POWER_ROOT: the directory; POWER_LOG: the record. Each entry is a line of text
 * "op inode offset length path\n", for a write followed by its bytes and a newline. Ops: C create, W write, T truncate (length),
 * S sync of a file, D sync of a directory, U unlink, R rename (path is "old\tnew"), L link (likewise).
 * POWER_FULL: while this file exists, writes below the directory fail with the errno that it contains.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int record = -1;
static const char *root, *full;

static void begin(void) {
    if (record != -1) return;
    root = getenv("POWER_ROOT");
    full = getenv("POWER_FULL");
    const char *name = getenv("POWER_LOG");
    record = name && root ? (int)syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -2;
}

#define REAL(name) static __typeof__(name) *real; if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name); begin()

static void put(const void *data, size_t length) {
    while (length) {
        ssize_t done = syscall(SYS_write, record, data, length);
        if (done <= 0) abort();
        data = (const char *)data + done;
        length -= (size_t)done;
    }
}

static void entry(char op, ino_t inode, off_t offset, size_t length, const char *path, const void *data) {
    char line[2 * PATH_MAX + 100];
    int size = snprintf(line, sizeof line, "%c %lu %lld %zu %s\n", op, (unsigned long)inode, (long long)offset, length, path);
    put(line, (size_t)size);
    if (data) { put(data, length); put("\n", 1); }
}

/* Whether an open file is one of ours; its path and its status. */
static int ours(int file, char *path, struct stat *status) {
    char link[64];
    if (record < 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, PATH_MAX - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return strncmp(path, root, strlen(root)) == 0 && fstat(file, status) == 0
        && (S_ISREG(status->st_mode) || S_ISDIR(status->st_mode));
}

static int refused(void) {
    char text[16] = "";
    if (!full) return 0;
    int file = (int)syscall(SYS_openat, AT_FDCWD, full, O_RDONLY);
    if (file < 0) return 0;
    if (syscall(SYS_read, file, text, sizeof text - 1) < 0) text[0] = 0;
    syscall(SYS_close, file);
    errno = atoi(text);
    return 1;
}

static int opened(int file, int was_there) {
    char path[PATH_MAX];
    struct stat status;
    if (file >= 0 && !was_there && ours(file, path, &status)) entry('C', status.st_ino, 0, 0, path, NULL);
    return file;
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(name); \
        va_list more; va_start(more, flags); mode_t mode = va_arg(more, mode_t); va_end(more); \
        int there = !(flags & O_CREAT) || access(path, F_OK) == 0; \
        int file = real(path, flags, mode); \
        if (file >= 0 && there && (flags & O_TRUNC) && record >= 0) { \
            char whole[PATH_MAX]; struct stat status; \
            if (ours(file, whole, &status)) entry('T', status.st_ino, 0, 0, whole, NULL); \
        } \
        return opened(file, there); \
    }
OPEN(open)
OPEN(open64)

int openat(int at, const char *path, int flags, ...) {
    REAL(openat);
    va_list more; va_start(more, flags); mode_t mode = va_arg(more, mode_t); va_end(more);
    int there = !(flags & O_CREAT) || faccessat(at, path, F_OK, 0) == 0;
    return opened(real(at, path, flags, mode), there);
}

static ssize_t wrote(int file, const void *data, size_t length, off_t offset, ssize_t done) {
    char path[PATH_MAX];
    struct stat status;
    (void)length;
    if (done > 0 && ours(file, path, &status)) entry('W', status.st_ino, offset, (size_t)done, path, data);
    return done;
}

static int stopped(int file) {
    char path[PATH_MAX];
    struct stat status;
    return full && ours(file, path, &status) && refused();
}

#define PWRITE(name, offset_t) \
    ssize_t name(int file, const void *data, size_t length, offset_t offset) { \
        REAL(name); \
        if (stopped(file)) return -1; \
        return wrote(file, data, length, offset, real(file, data, length, offset)); \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int file, const void *data, size_t length) {
    REAL(write);
    if (stopped(file)) return -1;
    ssize_t done = real(file, data, length);
    off_t after = lseek(file, 0, SEEK_CUR);
    return wrote(file, data, length, after - done, done);
}

static int truncated(int file, off_t length, int done) {
    char path[PATH_MAX];
    struct stat status;
    if (done == 0 && ours(file, path, &status)) entry('T', status.st_ino, 0, (size_t)length, path, NULL);
    return done;
}

int ftruncate(int file, off_t length) { REAL(ftruncate); return truncated(file, length, real(file, length)); }
int ftruncate64(int file, off64_t length) { REAL(ftruncate64); return truncated(file, length, real(file, length)); }

static int synced(int file, int done) {
    char path[PATH_MAX];
    struct stat status;
    if (done == 0 && ours(file, path, &status)) entry(S_ISDIR(status.st_mode) ? 'D' : 'S', status.st_ino, 0, 0, path, NULL);
    return done;
}

int fsync(int file) { REAL(fsync); return synced(file, real(file)); }
int fdatasync(int file) { REAL(fdatasync); return synced(file, real(file)); }

int unlink(const char *path) {
    REAL(unlink);
    int done = real(path);
    if (done == 0 && record >= 0 && strncmp(path, root, strlen(root)) == 0) entry('U', 0, 0, 0, path, NULL);
    return done;
}

static int moved(char op, const char *from, const char *to, int done) {
    char both[2 * PATH_MAX];
    if (done == 0 && record >= 0 && strncmp(from, root, strlen(root)) == 0) {
        snprintf(both, sizeof both, "%s\t%s", from, to);
        entry(op, 0, 0, 0, both, NULL);
    }
    return done;
}

int rename(const char *from, const char *to) { REAL(rename); return moved('R', from, to, real(from, to)); }
int link(const char *from, const char *to) { REAL(link); return moved('L', from, to, real(from, to)); }
int linkat(int a, const char *from, int b, const char *to, int flags) { REAL(linkat); return moved('L', from, to, real(a, from, b, to, flags)); }

/* Copies inside the kernel would pass unseen; callers fall back to reading and writing. */
ssize_t sendfile(int out, int in, off_t *offset, size_t count) { (void)out; (void)in; (void)offset; (void)count; errno = EINVAL; return -1; }
ssize_t sendfile64(int out, int in, off64_t *offset, size_t count) { (void)out; (void)in; (void)offset; (void)count; errno = EINVAL; return -1; }
