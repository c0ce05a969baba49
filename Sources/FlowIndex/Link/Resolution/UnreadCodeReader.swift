import CodeFacts
import SwiftSource

import class Foundation.NSLock

/// Reads the values and bodies that facts leave unread, each once and only when somebody asks.
final class UnreadCodeReader: @unchecked Sendable {
  private struct Place: Hashable {
    let file: Int64
    let offset: Int
  }

  private let reader: any CallReader
  private let lock = NSLock()
  private var values: [Place: Expression] = [:]
  private var returns: [Place: [ReturnFact]] = [:]

  init(reader: any CallReader) {
    self.reader = reader
  }

  /// The value that stands at a place of a file.
  func value(of unread: UnreadValue, inFile file: Int64) -> Expression {
    let place = Place(file: file, offset: unread.code.offset)
    return lock.withLock {
      if let known = values[place] { return known }
      let value = reader.bytes(of: file).map { SwiftReader.value(of: unread, in: $0) } ?? .opaque("")
      values[place] = value
      return value
    }
  }

  /// What a function of a file returns.
  func returns(of function: FunctionFact, inFile file: Int64) -> [ReturnFact] {
    guard let body = function.unreadBody else { return function.returns }
    let place = Place(file: file, offset: body.offset)
    return lock.withLock {
      if let known = returns[place] { return known }
      let read = reader.bytes(of: file).map { SwiftReader.returns(of: function, in: $0) } ?? []
      returns[place] = read
      return read
    }
  }
}
