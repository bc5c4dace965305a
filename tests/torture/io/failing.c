/* Preloaded into a program, makes the n-th file operation under one folder fail. What is to fail stands in a shared file of numbers,
   so that the program under test can be told anew for every run without being started again. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

/* armed: 0 counts only. kinds: a mask of the operations that count. sticky: 1 fails from the n-th on, 0 the n-th only. */
struct orders { volatile int32_t armed, nth, error, sticky, kinds, count, fired; };
static struct orders *orders;
static const char *folder;
static size_t folder_length;
#define MOST_FILES 4096
static unsigned char ours[MOST_FILES];

enum { READ = 1, WRITE = 2, GROW = 4, SYNC = 8, OPEN = 16, CREATE = 32, NAME = 64 };

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FAILING_ORDERS");
  folder = getenv("FAILING_FOLDER");
  if (!path || !folder) return;
  folder_length = strlen(folder);
  int (*really)(const char *, int, ...) = dlsym(RTLD_NEXT, "open64");
  int file = really(path, O_RDWR);
  if (file < 0) return;
  void *at = mmap(0, sizeof(struct orders), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (at != MAP_FAILED) orders = at;
}

static int inside(const char *path) { return orders && path && strncmp(path, folder, folder_length) == 0; }
static int known(int file) { return orders && file >= 0 && file < MOST_FILES && ours[file]; }

/* Whether this operation is to fail; errno is then set. */
static int fails(int kind) {
  if (!(orders->kinds & kind)) return 0;
  int32_t count = __sync_add_and_fetch(&orders->count, 1);
  if (!orders->armed || count < orders->nth || (!orders->sticky && count != orders->nth)) return 0;
  orders->fired = 1;
  errno = orders->error;
  return 1;
}

static int opened(int file, int counts) {
  if (counts && file >= 0 && file < MOST_FILES) ours[file] = 1;
  return file;
}
static int kind_of(int flags) { return flags & O_CREAT ? CREATE : (flags & O_ACCMODE) == O_RDONLY ? READ : OPEN; }

#define REAL(type, name, ...) static type (*real)(__VA_ARGS__); if (!real) real = dlsym(RTLD_NEXT, name)
#define OPENER(fn)                                                    \
  int fn(const char *path, int flags, ...) {                          \
    REAL(int, #fn, const char *, int, ...);                           \
    mode_t mode = 0;                                                  \
    if (flags & (O_CREAT | O_TMPFILE)) { va_list rest; va_start(rest, flags); mode = va_arg(rest, mode_t); va_end(rest); } \
    int counts = inside(path);                                        \
    if (counts && fails(kind_of(flags))) return -1;                   \
    return opened(real(path, flags, mode), counts);                   \
  }
OPENER(open)
OPENER(open64)

int close(int file) {
  REAL(int, "close", int);
  if (file >= 0 && file < MOST_FILES) ours[file] = 0;
  return real(file);
}

#define ON_FILE(type, fn, kind, args, ...) \
  type fn args {                            \
    REAL(type, #fn, __VA_ARGS__);           \
    if (known(file) && fails(kind)) return -1;
ON_FILE(ssize_t, write, WRITE, (int file, const void *from, size_t size), int, const void *, size_t) return real(file, from, size); }
ON_FILE(ssize_t, pwrite64, WRITE, (int file, const void *from, size_t size, off64_t at), int, const void *, size_t, off64_t) return real(file, from, size, at); }
ON_FILE(ssize_t, writev, WRITE, (int file, const struct iovec *from, int count), int, const struct iovec *, int) return real(file, from, count); }
ON_FILE(ssize_t, read, READ, (int file, void *to, size_t size), int, void *, size_t) return real(file, to, size); }
ON_FILE(ssize_t, pread64, READ, (int file, void *to, size_t size, off64_t at), int, void *, size_t, off64_t) return real(file, to, size, at); }
ON_FILE(int, ftruncate64, GROW, (int file, off64_t size), int, off64_t) return real(file, size); }
ON_FILE(int, fsync, SYNC, (int file), int) return real(file); }
ON_FILE(int, fdatasync, SYNC, (int file), int) return real(file); }

ssize_t sendfile64(int file, int from, off64_t *at, size_t size) {
  REAL(ssize_t, "sendfile64", int, int, off64_t *, size_t);
  if (known(file) && fails(WRITE)) return -1;
  return real(file, from, at, size);
}
ssize_t copy_file_range(int from, off64_t *from_at, int file, off64_t *at, size_t size, unsigned int flags) {
  REAL(ssize_t, "copy_file_range", int, off64_t *, int, off64_t *, size_t, unsigned int);
  if (known(file) && fails(WRITE)) return -1;
  return real(from, from_at, file, at, size, flags);
}

#define ON_NAME(fn, kind, path, args, ...) \
  int fn args {                             \
    REAL(int, #fn, __VA_ARGS__);            \
    if (inside(path) && fails(kind)) return -1;
ON_NAME(rename, NAME, to, (const char *from, const char *to), const char *, const char *) return real(from, to); }
ON_NAME(link, NAME, to, (const char *from, const char *to), const char *, const char *) return real(from, to); }
ON_NAME(unlink, NAME, path, (const char *path), const char *) return real(path); }
ON_NAME(mkdir, CREATE, path, (const char *path, mode_t mode), const char *, mode_t) return real(path, mode); }
