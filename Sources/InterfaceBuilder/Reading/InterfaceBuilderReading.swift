/// What came of reading one storyboard or xib.
public enum InterfaceBuilderReading: Sendable, Equatable {
  /// The file is sound; everything it says.
  case document(InterfaceBuilderDocument)
  /// The file is of a format that is not read, which is no fault of the file.
  case skipped(reason: String)
  /// The file is damaged or refused. Nothing of it is delivered. The line counts from 1, where there is one.
  case failed(reason: String, line: Int?)
}
