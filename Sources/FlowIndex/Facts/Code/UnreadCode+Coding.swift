import CodeFacts

extension UnreadCode: CodedFact {
  static var blank: UnreadCode { UnreadCode(0..<0) }

  mutating func code(with coder: inout some FactCoder) {
    var (offset, length) = (offset, length)
    coder.code(&offset)
    coder.code(&length)
    guard offset >= 0, length >= 0, !offset.addingReportingOverflow(length).overflow else { return coder.fail() }
    self = UnreadCode(offset..<offset + length)
  }
}

extension UnreadValue: CodedFact {
  static var blank: UnreadValue { UnreadValue(.blank, type: nil, selfIsType: false) }

  mutating func code(with coder: inout some FactCoder) {
    var (code, type, selfIsType) = (code, type, selfIsType)
    coder.code(&code)
    coder.code(&type)
    coder.code(&selfIsType)
    self = UnreadValue(code, type: type, selfIsType: selfIsType)
  }
}
