/// Why a report could not be written.
public struct ReportFolderError: Error, Sendable, Equatable, CustomStringConvertible {
  public let path: String
  public let reason: String

  public var description: String {
    "cannot write the report to '\(path)': \(reason); check that the folder can be written, or give another --output"
  }
}
