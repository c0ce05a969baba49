import SwiftSyntax

/// Which calls are wanted, and where in the file a body could hold one.
///
/// Bodies that name neither a wanted call nor a segue are passed over; most bodies are such.
struct CallInterest: Sendable {
  let callNames: Set<String>
  /// Offsets of the identifiers that match, in order.
  private let occurrences: [Int]

  init(_ callNames: Set<String>, in bytes: [UInt8]) {
    self.callNames = callNames
    occurrences = bytes.withUnsafeBufferPointer { TriggerSearch.of(callNames).occurrences(in: $0) }
  }

  /// Whether a node names a wanted call or a segue.
  func matters(_ node: some SyntaxProtocol) -> Bool {
    !occurrences.isEmpty && matters(node.byteRange)
  }

  /// Whether a wanted call or a segue is named in a range of bytes.
  func matters(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = occurrences.count
    while low < high {
      let middle = (low + high) / 2
      if occurrences[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < occurrences.count && occurrences[low] < range.upperBound
  }
}
