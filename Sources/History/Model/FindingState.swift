/// What became of a finding since the run before.
public enum FindingState: String, Sendable, CaseIterable {
  /// The run before did not find it.
  case new
  /// The run before found it, tonight's does not, and everything that could tell was read and run.
  case fixed
  /// It stands where it stood, or tonight is the first count of its rule.
  case unchanged
  /// It is the same fault at another line or in another file.
  case moved
  /// It was found before, and tonight nobody can tell: a file could not be read, or its rule did not run.
  case unknown
}
