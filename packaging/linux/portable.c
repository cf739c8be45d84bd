/* The head of the portable program: unpacks what is appended to it, once, and starts it.

   The file is an AppImage: this program, then a squashfs image. It does not mount the image, because
   many systems lack what that needs; it unpacks it into the cache folder of the person, under a name
   of its own (BUILD), and later starts find it there. Other versions that nobody runs are removed.

   --appimage-extract unpacks into ./squashfs-root instead; --appimage-help tells the rest. */

#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <squashfuse.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#ifndef BUILD
#error "BUILD names this build"
#endif

/* squashfuse refers to this decompressor, which is GPL; our images never use it. */
int __lzo_init_v2(void) { return -1; }
int lzo1x_decompress_safe(void) { return -1; }

static void fail(const char *what) {
  fprintf(stderr, "Festival Desktop can’t be unpacked: %s (%s).\n", what, strerror(errno));
  exit(2);
}

static char *join(const char *folder, const char *name) {
  char *path = NULL;
  if (asprintf(&path, "%s/%s", folder, name) < 0) fail("no memory");
  return path;
}

/* Where this program ends and the image begins. */
static size_t image_offset(int file) {
  Elf64_Ehdr head;
  if (pread(file, &head, sizeof head, 0) != sizeof head) fail("its own file");
  return head.e_shoff + (size_t)head.e_shentsize * head.e_shnum;
}

static void make_folders(const char *path) {
  char part[PATH_MAX];
  snprintf(part, sizeof part, "%s", path);
  for (char *slash = part + 1; (slash = strchr(slash, '/')); slash++) {
    *slash = 0;
    if (mkdir(part, 0700) && errno != EEXIST) fail(part);
    *slash = '/';
  }
  if (mkdir(part, 0700) && errno != EEXIST) fail(part);
}

static void write_file(sqfs *image, sqfs_inode *node, const char *path) {
  int out = open(path, O_WRONLY | O_CREAT | O_EXCL, node->base.mode & 0777);
  if (out < 0) fail(path);
  static char block[1 << 20];
  sqfs_off_t at = 0;
  while (at < (sqfs_off_t)node->xtra.reg.file_size) {
    sqfs_off_t size = sizeof block;
    if (sqfs_read_range(image, node, at, &size, block) || size <= 0) {
      errno = EIO;
      fail("the file is damaged, please fetch it again");
    }
    for (sqfs_off_t done = 0; done < size;) {
      ssize_t written = write(out, block + done, size - done);
      if (written <= 0) fail(path);
      done += written;
    }
    at += size;
  }
  if (close(out)) fail(path);
}

static void write_link(sqfs *image, sqfs_inode *node, const char *path) {
  char target[PATH_MAX];
  size_t size = sizeof target;
  if (sqfs_readlink(image, node, target, &size) || symlink(target, path)) fail(path);
}

static void unpack(int file, size_t offset, const char *folder) {
  sqfs image;
  sqfs_traverse walk;
  sqfs_err trouble = SQFS_OK;
  errno = EIO;
  if (sqfs_init(&image, file, offset)) fail("the file is damaged, please fetch it again");
  if (sqfs_traverse_open(&walk, &image, sqfs_inode_root(&image))) fail("the file is damaged");
  while (sqfs_traverse_next(&walk, &trouble)) {
    if (walk.dir_end) continue;
    char *path = join(folder, walk.path);
    sqfs_inode node;
    if (sqfs_inode_get(&image, &node, sqfs_dentry_inode(&walk.entry))) fail(path);
    if (S_ISDIR(node.base.mode)) {
      if (mkdir(path, 0755) && errno != EEXIST) fail(path);
    } else if (S_ISLNK(node.base.mode)) {
      write_link(&image, &node, path);
    } else if (S_ISREG(node.base.mode)) {
      write_file(&image, &node, path);
    }
    free(path);
  }
  if (trouble) fail("the file is damaged, please fetch it again");
  sqfs_traverse_close(&walk);
  sqfs_destroy(&image);
}

static void remove_tree(const char *path) {
  DIR *folder = opendir(path);
  if (folder) {
    for (struct dirent *entry; (entry = readdir(folder));) {
      if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
      char *inner = join(path, entry->d_name);
      struct stat about;
      if (!lstat(inner, &about) && S_ISDIR(about.st_mode)) remove_tree(inner);
      else unlink(inner);
      free(inner);
    }
    closedir(folder);
  }
  rmdir(path);
}

/* Whoever runs a version holds its lock; the kernel lets go of it when the last process ends. */
static int lock_of(const char *cache, const char *name, int how) {
  char *path = NULL;
  if (asprintf(&path, "%s/%s.lock", cache, name) < 0) fail("no memory");
  int lock = open(path, O_RDWR | O_CREAT, 0600);
  free(path);
  if (lock >= 0 && flock(lock, how)) {
    close(lock);
    return -1;
  }
  return lock;
}

static void unlink_lock(const char *cache, const char *name) {
  char *path = NULL;
  if (asprintf(&path, "%s/%s.lock", cache, name) < 0) fail("no memory");
  unlink(path);
  free(path);
}

static void remove_others(const char *cache) {
  DIR *folder = opendir(cache);
  if (!folder) return;
  for (struct dirent *entry; (entry = readdir(folder));) {
    const char *name = entry->d_name;
    const char *end = strrchr(name, '.');
    if (name[0] == '.' || !strcmp(name, BUILD) || (end && !strcmp(end, ".lock"))) continue;
    int lock = lock_of(cache, name, LOCK_EX | LOCK_NB);
    if (lock < 0) continue;
    char *path = join(cache, name);
    remove_tree(path);
    free(path);
    unlink_lock(cache, name);
    close(lock);
  }
  closedir(folder);
}

static char *cache_folder(void) {
  const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
  if (cache && *cache == '/') return join(cache, "festival-desktop/portable");
  if (home && *home == '/') return join(home, ".cache/festival-desktop/portable");
  errno = ENOENT;
  fail("there is no home folder");
  return NULL;
}

/* Does what an option of AppImages says, and ends. */
static void answer(const char *option, int alone, int file, size_t offset) {
  if (alone && !strcmp(option, "--appimage-offset")) {
    printf("%zu\n", offset);
  } else if (alone && !strcmp(option, "--appimage-extract")) {
    make_folders("squashfs-root");
    unpack(file, offset, "squashfs-root");
    puts("squashfs-root");
  } else if (alone && !strcmp(option, "--appimage-version")) {
    puts("Festival Desktop " BUILD);
  } else if (alone && !strcmp(option, "--appimage-help")) {
    char *cache = cache_folder();
    printf("Unpacks itself once into %s and starts from there;\n"
           "copies of other versions that do not run are removed.\n\n"
           "  --appimage-extract          only unpack, into ./squashfs-root\n"
           "  --appimage-extract-and-run  the same as without an option\n"
           "  --appimage-offset           where the squashfs image begins\n"
           "  --appimage-version          the name of this build\n"
           "  --appimage-mount            refused: this file is never mounted\n", cache);
  } else if (!strcmp(option, "--appimage-mount")) {
    fputs("Festival Desktop is not mounted: it needs no FUSE. "
          "Use --appimage-extract to look inside.\n", stderr);
    exit(2);
  } else {
    fprintf(stderr, "Festival Desktop doesn’t know the option %s. Try --appimage-help.\n", option);
    exit(2);
  }
  exit(0);
}

int main(int count, char **words) {
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) fail("its own file");
  size_t offset = image_offset(file);
  if (count > 1 && !strcmp(words[1], "--appimage-extract-and-run")) {
    memmove(words + 1, words + 2, (count - 1) * sizeof *words);
    count--;
  }
  if (count > 1 && !strncmp(words[1], "--appimage-", strlen("--appimage-")))
    answer(words[1], count == 2, file, offset);
  char *cache = cache_folder();
  make_folders(cache);
  if (lock_of(cache, BUILD, LOCK_SH) < 0) fail(cache); /* stays open, also in the program */
  char *place = join(cache, BUILD);
  if (access(place, F_OK)) {
    char *name = NULL;
    if (asprintf(&name, "%s.%d", BUILD, getpid()) < 0) fail("no memory");
    char *half = join(cache, name);
    int lock = lock_of(cache, name, LOCK_SH); /* nobody takes it for an old version meanwhile */
    make_folders(half);
    unpack(file, offset, half);
    if (rename(half, place)) remove_tree(half); /* somebody else was quicker */
    unlink_lock(cache, name);
    close(lock);
    free(half);
    free(name);
  }
  remove_others(cache);
  char self[PATH_MAX];
  if (realpath("/proc/self/exe", self)) setenv("APPIMAGE", self, 1);
  setenv("APPDIR", place, 1);
  words[0] = join(place, "AppRun");
  execv(words[0], words);
  fail(words[0]);
}
