import SQLite
import TestSupport

/// A small file of a made-up format, in a folder of its own.
struct SampleDatabase {
  static let format = DatabaseFormat(
    noun: "sample", applicationID: 0x5341_4D50, version: 3, remedy: "run 'sample make'")

  let folder: TemporaryFolder
  let path: String

  /// Makes the file, with three books in it.
  init(applicationID: Int32 = format.applicationID, version: Int = format.version) throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/sample.db"
    let database = try Database(path: path, mode: .create)
    try database.execute(
      """
      create table books (id integer primary key, title text, pages integer) strict;
      insert into books values (1, 'Emma', 474), (2, 'Persuasion', 249), (3, 'Ulysses', 730);
      create view long_books as select title from books where pages > 400;
      """)
    try database.setApplicationID(applicationID)
    try database.setUserVersion(version)
    try database.close()
  }

  func session(limits: SessionLimits = SessionLimits(), cancellation: CancellationFlag? = nil) throws
    -> ReadOnlySession
  {
    try ReadOnlySession(path: path, format: Self.format, limits: limits, cancellation: cancellation)
  }
}
