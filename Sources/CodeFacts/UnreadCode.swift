/// Code that names nothing of Interface Builder, and so is passed over until somebody asks what it says.
///
/// Most code is such: reading it all would take most of the time that an index takes.
public struct UnreadCode: Hashable, Sendable, Codable {
  /// Where it starts in the file, in bytes.
  public let offset: Int
  /// In bytes.
  public let length: Int

  public init(_ range: Range<Int>) {
    offset = range.lowerBound
    length = range.count
  }

  /// The bytes that it takes in the file.
  public var range: Range<Int> { offset..<offset + length }
}

/// The initial value of a property or the default value of a parameter that was passed over.
public struct UnreadValue: Hashable, Sendable, Codable {
  public let code: UnreadCode
  /// The type that is written beside it; an implicit member such as `.main` belongs to it.
  public let type: TypeReference?
  /// Whether `self` means the type there.
  public let selfIsType: Bool

  public init(_ code: UnreadCode, type: TypeReference?, selfIsType: Bool) {
    self.code = code
    self.type = type
    self.selfIsType = selfIsType
  }
}
