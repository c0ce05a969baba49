/// The start of an element: line and column from 1, the column counted in UTF-8 bytes.
public struct ElementPosition: Hashable, Sendable, Codable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
