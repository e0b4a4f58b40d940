/* Writes down what a program does to the files of one folder: writes, truncations, deletions, fsync. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int logged = -2;

static int is_watched(int file, char *path, size_t size) {
    const char *folder = getenv("POWER_CUT_FOLDER");
    char link[64];
    if (folder == NULL) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, size - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return strncmp(path, folder, strlen(folder)) == 0;
}

static void note(char what, const char *path, int64_t offset, const void *data, int64_t length) {
    if (logged == -2) logged = open(getenv("POWER_CUT_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    size_t name = strlen(path), size = 1 + 4 + name + 8 + 8 + (data ? length : 0);
    char *record = malloc(size), *end = record;
    int32_t short_name = (int32_t)name;
    *end++ = what;
    memcpy(end, &short_name, 4); end += 4;
    memcpy(end, path, name); end += name;
    memcpy(end, &offset, 8); end += 8;
    memcpy(end, &length, 8); end += 8;
    if (data) memcpy(end, data, length);
    syscall(SYS_write, logged, record, size);
    free(record);
}

#define REAL(name) (__typeof__(&name))dlsym(RTLD_NEXT, #name)
#define WATCHED(file) char path[4096]; int watched = is_watched(file, path, sizeof path); \
    if (watched) pthread_mutex_lock(&turn)
#define DONE if (watched) pthread_mutex_unlock(&turn)

ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset) {
    WATCHED(file);
    ssize_t done = (REAL(pwrite64))(file, data, length, offset);
    if (watched && done > 0) note('w', path, offset, data, done);
    DONE;
    return done;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t offset) {
    return pwrite64(file, data, length, offset);
}

ssize_t write(int file, const void *data, size_t length) {
    WATCHED(file);
    off_t offset = watched ? lseek(file, 0, SEEK_CUR) : 0;
    ssize_t done = syscall(SYS_write, file, data, length);
    if (watched && done > 0) note('w', path, offset, data, done);
    DONE;
    return done;
}

int ftruncate64(int file, off64_t length) {
    WATCHED(file);
    int failed = (REAL(ftruncate64))(file, length);
    if (watched && !failed) note('t', path, length, NULL, 0);
    DONE;
    return failed;
}

int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

int fsync(int file) {
    WATCHED(file);
    int failed = (REAL(fsync))(file);
    if (watched && !failed) note('s', path, 0, NULL, 0);
    DONE;
    return failed;
}

int fdatasync(int file) {
    WATCHED(file);
    int failed = (REAL(fdatasync))(file);
    if (watched && !failed) note('s', path, 0, NULL, 0);
    DONE;
    return failed;
}

int unlink(const char *path) {
    const char *folder = getenv("POWER_CUT_FOLDER");
    int watched = folder != NULL && strncmp(path, folder, strlen(folder)) == 0;
    if (watched) pthread_mutex_lock(&turn);
    int failed = (REAL(unlink))(path);
    if (watched && !failed) note('u', path, 0, NULL, 0);
    DONE;
    return failed;
}
