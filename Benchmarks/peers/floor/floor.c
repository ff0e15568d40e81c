// The floor: writes the bytes of finished files into another folder, and does nothing else.
//
// Usage: floor SOURCE OUTPUT WORKERS
// Reads all files below SOURCE first. Then it makes the folders and writes each file under a temporary name and renames
// it, on WORKERS threads, and prints the seconds that this took. OUTPUT must not be there.
#define _GNU_SOURCE
#include <err.h>
#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MOST_WORKERS = 64, PATH_ROOM = 4096 };

struct file {
  char *path;  // below the folder
  char *bytes; // NULL for a folder
  size_t size;
};

static struct file *files;
static size_t file_count, file_room;
static const char *source, *output;
static atomic_size_t next_file;

static void *checked(void *memory) {
  if (memory == NULL) err(2, "no memory");
  return memory;
}

static char *contents(const char *path, size_t size) {
  char *bytes = checked(malloc(size + 1));
  const int descriptor = open(path, O_RDONLY);
  if (descriptor < 0 || read(descriptor, bytes, size) != (ssize_t)size) err(2, "%s", path);
  close(descriptor);
  return bytes;
}

static int add(const char *path, const struct stat *status, int kind, struct FTW *place) {
  if (place->level == 0) return 0;
  if (file_count == file_room) {
    file_room = file_room * 2 + 1024;
    files = checked(realloc(files, file_room * sizeof *files));
  }
  struct file *file = &files[file_count++];
  file->path = checked(strdup(path + strlen(source) + 1));
  file->size = (size_t)status->st_size;
  file->bytes = kind == FTW_D ? NULL : contents(path, file->size);
  return 0;
}

static void write_file(const struct file *file) {
  char path[PATH_ROOM], temporary[PATH_ROOM + 8];
  snprintf(path, sizeof path, "%s/%s", output, file->path);
  snprintf(temporary, sizeof temporary, "%s.tmp", path);
  const int descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (descriptor < 0 || write(descriptor, file->bytes, file->size) != (ssize_t)file->size) err(2, "%s", temporary);
  if (close(descriptor) != 0 || rename(temporary, path) != 0) err(2, "%s", path);
}

static void *work(void *unused) {
  for (size_t index; (index = atomic_fetch_add(&next_file, 1)) < file_count;) {
    if (files[index].bytes != NULL) write_file(&files[index]);
  }
  return unused;
}

static void make_folders(void) {
  if (mkdir(output, 0755) != 0) err(2, "%s", output);
  for (size_t index = 0; index < file_count; ++index) {
    char path[PATH_ROOM];
    if (files[index].bytes != NULL) continue;
    snprintf(path, sizeof path, "%s/%s", output, files[index].path);
    if (mkdir(path, 0755) != 0) err(2, "%s", path);
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  const int workers = count == 4 ? atoi(arguments[3]) : 0;
  if (workers < 1 || workers > MOST_WORKERS) errx(2, "usage: floor SOURCE OUTPUT WORKERS");
  source = arguments[1];
  output = arguments[2];
  if (nftw(source, add, 16, FTW_PHYS) != 0) err(2, "%s", source);
  pthread_t threads[MOST_WORKERS];
  const double start = now();
  make_folders();
  for (int index = 0; index < workers; ++index) {
    if (pthread_create(&threads[index], NULL, work, NULL) != 0) errx(2, "no thread");
  }
  for (int index = 0; index < workers; ++index) pthread_join(threads[index], NULL);
  printf("%.6f\n", now() - start);
  return 0;
}
