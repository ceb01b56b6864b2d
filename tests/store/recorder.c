/* Records what a process does to the files below a folder, in order, for tests/store/power_cut.rs.
 *
 * Loaded with LD_PRELOAD. KAMEN_RECORD_ROOT is the folder, KAMEN_RECORD_TRACE the file of the record.
 * Each entry, numbers in the machine's order: one byte what was done, the offset (8 bytes), the length of
 * the path (4), the length of the data (4), path, data.
 *
 *   O opened, and made when it was not there (the offset is 1 when it was cut to nothing)
 *   W written at an offset      T cut to a length       S synced (fsync, fdatasync)
 *   R renamed to what the data says     U unlinked      M folder made     D folder removed
 *
 * One lock is held while a call is made and recorded, so the record has the order of the calls.
 * sync_file_range is let through and not recorded: it makes nothing durable. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char root[PATH_MAX];
static int trace = -1;

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static ssize_t real_write(int fd, const void *data, size_t length)
{
    REAL(ssize_t, "write", int, const void *, size_t);
    return real(fd, data, length);
}

static int real_open(const char *path, int flags, mode_t mode)
{
    REAL(int, "open", const char *, int, ...);
    return real(path, flags, mode);
}

__attribute__((constructor)) static void begin(void)
{
    const char *folder = getenv("KAMEN_RECORD_ROOT"), *file = getenv("KAMEN_RECORD_TRACE");
    if (!folder || !file || !realpath(folder, root)) return;
    trace = real_open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int below_root(const char *path)
{
    size_t length = strlen(root);
    return trace >= 0 && length && !strncmp(path, root, length)
        && (path[length] == '/' || path[length] == 0);
}

/* The path of a descriptor, if it is below the root. */
static int path_of(int fd, char *path)
{
    char link[64];
    if (trace < 0 || fd == trace) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return below_root(path);
}

static void put(const void *data, size_t length)
{
    const char *rest = data;
    while (length) {
        ssize_t done = real_write(trace, rest, length);
        if (done <= 0) abort();
        rest += done;
        length -= done;
    }
}

static void record(char what, const char *path, uint64_t offset, const void *data, uint32_t length)
{
    char head[17];
    uint32_t path_length = strlen(path);
    head[0] = what;
    memcpy(head + 1, &offset, 8);
    memcpy(head + 9, &path_length, 4);
    memcpy(head + 13, &length, 4);
    put(head, sizeof head);
    put(path, path_length);
    put(data, length);
}

static int recorded_open(int folder, const char *name, int flags, mode_t mode)
{
    REAL(int, "openat", int, const char *, int, ...);
    char path[PATH_MAX];
    int writes = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT);
    pthread_mutex_lock(&lock);
    int fd = real(folder, name, flags, mode);
    if (fd >= 0 && writes && path_of(fd, path)) record('O', path, !!(flags & O_TRUNC), "", 0);
    pthread_mutex_unlock(&lock);
    return fd;
}

#define MODE(flags) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { \
        va_list list; \
        va_start(list, flags); \
        mode = va_arg(list, mode_t); \
        va_end(list); \
    }

int open(const char *path, int flags, ...) { MODE(flags) return recorded_open(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return recorded_open(AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags) return recorded_open(folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(flags) return recorded_open(folder, path, flags, mode); }

ssize_t write(int fd, const void *data, size_t length)
{
    char path[PATH_MAX];
    pthread_mutex_lock(&lock);
    int known = path_of(fd, path);
    ssize_t done = real_write(fd, data, length);
    if (known && done > 0) record('W', path, lseek(fd, 0, SEEK_CUR) - done, data, done);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset)
{
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    char path[PATH_MAX];
    pthread_mutex_lock(&lock);
    int known = path_of(fd, path);
    ssize_t done = real(fd, data, length, offset);
    if (known && done > 0) record('W', path, offset, data, done);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset)
{
    return pwrite64(fd, data, length, offset);
}

/* Nobody we know of uses these; if somebody does, the record would lie. */
ssize_t writev(int fd, const struct iovec *parts, int count)
{
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    char path[PATH_MAX];
    if (path_of(fd, path)) abort();
    return real(fd, parts, count);
}

int fallocate64(int fd, int mode, off64_t offset, off64_t length)
{
    REAL(int, "fallocate64", int, int, off64_t, off64_t);
    char path[PATH_MAX];
    if (path_of(fd, path)) abort();
    return real(fd, mode, offset, length);
}

int ftruncate64(int fd, off64_t length)
{
    REAL(int, "ftruncate64", int, off64_t);
    char path[PATH_MAX];
    pthread_mutex_lock(&lock);
    int known = path_of(fd, path), done = real(fd, length);
    if (known && !done) record('T', path, length, "", 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int recorded_sync(int fd, int (*real)(int))
{
    char path[PATH_MAX];
    pthread_mutex_lock(&lock);
    int known = path_of(fd, path), done = real(fd);
    if (known && !done) record('S', path, 0, "", 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int fsync(int fd)
{
    REAL(int, "fsync", int);
    return recorded_sync(fd, real);
}

int fdatasync(int fd)
{
    REAL(int, "fdatasync", int);
    return recorded_sync(fd, real);
}

int rename(const char *from, const char *to)
{
    REAL(int, "rename", const char *, const char *);
    pthread_mutex_lock(&lock);
    int done = real(from, to);
    if (!done && below_root(from)) record('R', from, 0, to, strlen(to));
    pthread_mutex_unlock(&lock);
    return done;
}

static int recorded_path(char what, const char *path, int done)
{
    if (!done && below_root(path)) record(what, path, 0, "", 0);
    return done;
}

int unlink(const char *path)
{
    REAL(int, "unlink", const char *);
    pthread_mutex_lock(&lock);
    int done = recorded_path('U', path, real(path));
    pthread_mutex_unlock(&lock);
    return done;
}

int mkdir(const char *path, mode_t mode)
{
    REAL(int, "mkdir", const char *, mode_t);
    pthread_mutex_lock(&lock);
    int done = recorded_path('M', path, real(path, mode));
    pthread_mutex_unlock(&lock);
    return done;
}

int rmdir(const char *path)
{
    REAL(int, "rmdir", const char *);
    pthread_mutex_lock(&lock);
    int done = recorded_path('D', path, real(path));
    pthread_mutex_unlock(&lock);
    return done;
}
