import SQLite

extension HistoryFile {
  /// Compares a night with those before, and keeps it.
  ///
  /// The night is kept once `publish` has returned. Where the process is killed in between, the next night tells the same
  /// news again, rather than never.
  ///
  /// - Parameters:
  ///   - count: how many runs to keep, tonight's among them.
  ///   - publish: writes the report; what it throws undoes the night.
  /// - Returns: what `publish` got.
  /// - Throws: ``HistoryError`` where the history cannot be read or written; what `publish` throws.
  @discardableResult
  public func record(
    _ night: Night, keeping count: Int, publish: (NightComparison) throws -> Void
  ) throws -> NightComparison {
    var publishingError: (any Error)?
    do {
      return try database.transaction {
        let comparison = try compareAndWrite(night, keeping: count)
        do {
          try publish(comparison)
        } catch {
          publishingError = error
          throw error
        }
        return comparison
      }
    } catch {
      throw publishingError ?? HistoryError(error, path: path)
    }
  }

  private func compareAndWrite(_ night: Night, keeping count: Int) throws -> NightComparison {
    let past = try PastReader(database: database).past()
    let writer = NightWriter(database: database, night: night)
    let run = try writer.insertRun()
    let comparer = NightComparer(night: night, past: past, run: run)
    let outcomes = comparer.outcomes
    try writer.insertFacts(run: run, countStarts: comparer.countStarts)
    for outcome in outcomes { try writer.write(outcome, run: run) }
    try OldRuns(database: database).drop(keeping: count)
    let trend = try TrendReader(database: database).trend()
    return NightComparison(
      run: night.record(run), previous: past.previous, findings: outcomes.map(\.tracked),
      countStarts: comparer.countStarts, trend: trend)
  }
}

extension Night {
  /// The night as the history keeps it.
  fileprivate func record(_ run: Int) -> RunRecord {
    RunRecord(
      id: run, startedAt: startedAt, revision: revision, toolVersion: toolVersion, fileCount: files.count,
      unreadCount: audit.problems.count)
  }
}
