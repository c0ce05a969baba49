#ifndef SCENEQL_CSQLITE_SHIM_H
#define SCENEQL_CSQLITE_SHIM_H

#include <sqlite3.h>
#include <stdint.h>

/* Swift cannot call variadic C functions, and these settings are only to be had through one. */

static inline int sceneql_sqlite3_db_config_int(sqlite3 *database, int setting, int value) {
  int now = 0;
  return sqlite3_db_config(database, setting, value, &now);
}

/* The SQLITE_TRANSIENT and SQLITE_STATIC macros are casts that Swift does not import. */

static inline int sceneql_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int length) {
  return sqlite3_bind_text(statement, index, bytes, length, SQLITE_TRANSIENT);
}

static inline int sceneql_sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

/* A flag that a signal handler may raise while another thread looks at it. */

static inline void sceneql_raise_flag(int *flag) { __atomic_store_n(flag, 1, __ATOMIC_RELEASE); }

static inline int sceneql_is_flag_raised(const int *flag) { return __atomic_load_n(flag, __ATOMIC_ACQUIRE); }

/* A number that one thread stores while another looks at it. */

static inline void sceneql_store_number(uint64_t *number, uint64_t value) {
  __atomic_store_n(number, value, __ATOMIC_RELEASE);
}

static inline uint64_t sceneql_load_number(const uint64_t *number) {
  return __atomic_load_n(number, __ATOMIC_ACQUIRE);
}

#endif
