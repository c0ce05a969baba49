import SQLite

/// Drops runs that nobody wants to keep any longer.
struct OldRuns {
  let database: Database

  /// Drops all but the newest runs, and the findings that ended before them. What is open stays, however old it is.
  ///
  /// - Parameter count: how many runs to keep, at least one.
  func drop(keeping count: Int) throws {
    try database.run(
      """
      delete from runs
      where id not in (
        select id
        from runs
        order by id desc
        limit ?
      )
      """, [Value(max(1, count))])
    try database.execute(
      """
      delete from findings
      where closed_as is not null
        and not exists (
          select 1
          from finding_states
          where finding_states.finding_id = findings.id
        )
      """)
  }
}
