/// Why migrations could not be applied.
public enum MigrationError: Error, Equatable, Sendable {
  /// Two steps of the series have one number.
  case duplicateNumber(Int)
  /// The series lacks a number.
  case gap(missing: Int)
  /// A step that was applied before has another text or name today.
  case changed(name: String, path: String)
  /// The file says that it was migrated further than its record of steps tells.
  case unrecorded(number: Int, path: String)
  /// A step failed; all it did was undone, and the steps before it stay.
  case failed(name: String, reason: DatabaseError)
}

extension MigrationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .duplicateNumber(let number):
      "two migrations have the number \(number); give each its own"
    case .gap(let missing):
      "there is no migration \(missing), but there are later ones; number them without gaps"
    case .changed(let name, let path):
      "the migration \(name) was changed after '\(path)' was made with it; restore its text and add a new migration"
    case .unrecorded(let number, let path):
      "'\(path)' does not record its migration \(number); restore the file from a copy, or remove it and make it anew"
    case .failed(let name, let reason):
      "the migration \(name) failed and was undone: \(reason)"
    }
  }
}
