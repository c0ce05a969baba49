import Foundation

/// Why an answer could not be written.
enum OutputError: Error, Equatable {
  /// The reader has gone away, as `head` does when it has enough.
  case closed
  /// The system refused.
  case refused(name: String, code: Int32)
}

extension OutputError: CustomStringConvertible {
  var description: String {
    switch self {
    case .closed: "the reader of the output has gone away"
    case .refused(let name, let code):
      "cannot write \(name): \(String(cString: strerror(code))). The answer is not complete"
    }
  }
}
