#ifndef SCENEQL_CFILESYSTEM_SHIM_H
#define SCENEQL_CFILESYSTEM_SHIM_H

/* Two paths change places in one step. Each system has its own call for it, which Swift does not import. */

#if defined(__APPLE__)

#include <stdio.h>

static inline int sceneql_exchange_paths(const char *first, const char *second) {
  return renamex_np(first, second, RENAME_SWAP);
}

#else

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline int sceneql_exchange_paths(const char *first, const char *second) {
  const unsigned int exchange = 1 << 1; /* RENAME_EXCHANGE of linux/fs.h */
  return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, exchange);
}

#endif

#endif
