import SQLite
import Testing

@Suite("A read-only session ends")
struct ReadOnlyInterruptionTests {
  /// Counts for ever, and gives no row.
  private let endless = "with recursive n(i) as (select 1 union all select i + 1 from n) select max(i) from n"
  /// Gives rows for ever.
  private let endlessRows = "with recursive n(i) as (select 1 union all select i + 1 from n) select i from n"

  @Test("a query that takes too long, and says what to do")
  func timesOut() throws {
    let session = try SampleDatabase().session(limits: SessionLimits(timeout: .milliseconds(50)))
    let error = #expect(throws: QueryError.timedOut(after: .milliseconds(50))) { try session.rows(endless) }
    #expect(error.map { "\($0)" } == "timed out after 0.05 s; raise --timeout")
    #expect("\(QueryError.timedOut(after: .seconds(5)))" == "timed out after 5 s; raise --timeout")
  }

  @Test("a query that gives rows for ever")
  func timesOutBetweenRows() throws {
    let session = try SampleDatabase().session(limits: SessionLimits(timeout: .milliseconds(50)))
    let query = try session.prepare(endlessRows)
    #expect(throws: QueryError.timedOut(after: .milliseconds(50))) { try query.run { _ in } }
  }

  @Test("and is ready for the next query, with its full time")
  func goesOnAfterTimeout() throws {
    let session = try SampleDatabase().session(limits: SessionLimits(timeout: .milliseconds(50)))
    #expect(throws: QueryError.self) { try session.rows(endless) }
    session.limits.timeout = .seconds(60)
    #expect(try session.rows("select count(*) from books").map(\.values) == [[3]])
  }

  @Test("a query that is cancelled between rows")
  func cancelsBetweenRows() throws {
    let cancellation = CancellationFlag()
    let query = try SampleDatabase().session(cancellation: cancellation).prepare(endlessRows)
    var count = 0
    #expect(throws: QueryError.interrupted) {
      try query.run { _ in
        count += 1
        if count == 5 { cancellation.raise() }
      }
    }
    #expect(count == 5)
  }

  @Test("a query that is cancelled from elsewhere while it works")
  func cancelsWhileWorking() async throws {
    let cancellation = CancellationFlag()
    let session = try SampleDatabase().session(cancellation: cancellation)
    Task.detached {
      try await Task.sleep(for: .milliseconds(20))
      cancellation.raise()
    }
    #expect(throws: QueryError.interrupted) { try session.rows(endless) }
  }

  @Test("every query once it was cancelled")
  func staysCancelled() throws {
    let cancellation = CancellationFlag()
    cancellation.raise()
    let session = try SampleDatabase().session(cancellation: cancellation)
    #expect(throws: QueryError.interrupted) { try session.rows("select 1") }
  }
}
