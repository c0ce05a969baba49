import SourceTree

extension SourceFile: CodedFact {
  static var blank: SourceFile { SourceFile(path: .blank, kind: .blank, size: 0, modifiedAt: 0) }

  mutating func code(with coder: inout some FactCoder) {
    var (path, kind, size, scope) = (path, kind, size, scope)
    var (modifiedAt, changedAt) = (Int(modifiedAt), Int(changedAt))
    coder.code(&path)
    coder.code(&kind)
    coder.code(&size)
    coder.code(&modifiedAt)
    coder.code(&changedAt)
    coder.code(&scope)
    self = SourceFile(
      path: path, kind: kind, size: size, modifiedAt: Int64(modifiedAt), changedAt: Int64(changedAt), scope: scope)
  }
}

extension SourceKind: CodedWord {
  static var blank: SourceKind { .swift }
}

extension SourcePath: CodedFact {
  static var blank: SourcePath { SourcePath(bytes: []) }

  mutating func code(with coder: inout some FactCoder) {
    var bytes = bytes
    coder.code(&bytes)
    self = SourcePath(bytes: bytes)
  }
}

extension ContentHash: CodedFact {
  static var blank: ContentHash { ContentHash(high: 0, low: 0) }

  mutating func code(with coder: inout some FactCoder) {
    var (high, low) = (Int(bitPattern: UInt(high)), Int(bitPattern: UInt(low)))
    coder.code(&high)
    coder.code(&low)
    self = ContentHash(high: UInt64(UInt(bitPattern: high)), low: UInt64(UInt(bitPattern: low)))
  }
}
