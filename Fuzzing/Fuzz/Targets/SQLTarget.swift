import Glibc

@testable import SQLite

extension FuzzTarget {
  /// A statement for the read-only session. Whatever it says, the file stays as it is and nothing appears beside it.
  static let sql = FuzzTarget(name: "sql") { bytes in
    let sql = String(decoding: bytes, as: UTF8.self)
    do {
      let session = try ReadOnlySession(path: path, format: format, limits: limits)
      let query = try session.prepare(sql)
      let values = Dictionary(uniqueKeysWithValues: query.parameterNames.map { ($0, Value("x")) })
      try query.run(values) { _ in }
    } catch is QueryError {
    } catch {
      fatalError("\(error)")
    }
    expect(status == original, "the database has changed")
  }

  private static let limits = SessionLimits(timeout: .milliseconds(50), rowLimit: 100, heapBytes: 64 << 20)
  private static let format = DatabaseFormat(noun: "sample", applicationID: 77, version: 1, remedy: "make it")

  /// A small database in a folder of its own.
  private static let path: String = {
    let path = "/tmp/sceneql-fuzz-\(getpid()).db"
    do {
      let database = try Database(path: path, mode: .create)
      try database.execute(
        """
        create table books (id integer primary key, title text not null, pages integer) strict;
        insert into books values (1, 'Emma', 474), (2, 'Persuasion', 249), (3, 'Ulysses', 730);
        create view long_books as select * from books where pages > 400;
        """)
      try database.setApplicationID(format.applicationID)
      try database.setUserVersion(format.version)
      try database.close()
    } catch {
      fatalError("cannot make the sample: \(error)")
    }
    return path
  }()

  private static let original = status

  private static var status: [Int] {
    var status = stat()
    stat(path, &status)
    return [Int(status.st_size), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_ino)]
  }
}
