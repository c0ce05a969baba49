import CodeFacts

extension Expression: CodedFact {
  static var blank: Expression { .null }

  /// The kinds by their numbers.
  private enum Kind: Int {
    case string, concatenation, integer, boolean, null, name, parameter, selfReference, selfType, superReference
    case member, call, metatype, typeOf, cast, forced, element, array, either, closure, selector, opaque, unread
  }

  mutating func code(with coder: inout some FactCoder) {
    var number = kind.rawValue
    coder.code(&number)
    guard let kind = Kind(rawValue: number) else { return coder.fail() }
    switch kind {
    case .string, .name, .parameter, .selector, .opaque: codeText(kind, with: &coder)
    case .concatenation, .array, .either, .closure: codeList(kind, with: &coder)
    case .forced, .element, .typeOf: codeOperand(kind, with: &coder)
    case .null: self = .null
    case .selfReference: self = .selfReference
    case .selfType: self = .selfType
    case .superReference: self = .superReference
    case .integer: codeInteger(with: &coder)
    case .boolean: codeBoolean(with: &coder)
    case .member: codeMember(with: &coder)
    case .call: codeCall(with: &coder)
    case .metatype: codeMetatype(with: &coder)
    case .cast: codeCast(with: &coder)
    case .unread: codeUnread(with: &coder)
    }
  }

  private var kind: Kind {
    switch self {
    case .string: .string
    case .concatenation: .concatenation
    case .integer: .integer
    case .boolean: .boolean
    case .null: .null
    case .name: .name
    case .parameter: .parameter
    case .selfReference: .selfReference
    case .selfType: .selfType
    case .superReference: .superReference
    case .member: .member
    case .call: .call
    case .metatype: .metatype
    case .typeOf: .typeOf
    case .cast: .cast
    case .forced: .forced
    case .element: .element
    case .array: .array
    case .either: .either
    case .closure: .closure
    case .selector: .selector
    case .opaque: .opaque
    case .unread: .unread
    }
  }

  private mutating func codeText(_ kind: Kind, with coder: inout some FactCoder) {
    var text = ""
    switch self {
    case .string(let own), .name(let own), .parameter(let own), .selector(let own), .opaque(let own): text = own
    default: break
    }
    coder.code(&text)
    switch kind {
    case .string: self = .string(text)
    case .name: self = .name(text)
    case .parameter: self = .parameter(text)
    case .selector: self = .selector(text)
    default: self = .opaque(text)
    }
  }

  private mutating func codeList(_ kind: Kind, with coder: inout some FactCoder) {
    var list: [Expression] = []
    switch self {
    case .concatenation(let own), .array(let own), .either(let own), .closure(let own): list = own
    default: break
    }
    coder.code(&list)
    switch kind {
    case .concatenation: self = .concatenation(list)
    case .array: self = .array(list)
    case .either: self = .either(list)
    default: self = .closure(returns: list)
    }
  }

  private mutating func codeOperand(_ kind: Kind, with coder: inout some FactCoder) {
    var operand = Expression.null
    switch self {
    case .forced(let own), .element(let own), .typeOf(let own): operand = own
    default: break
    }
    coder.code(&operand)
    switch kind {
    case .forced: self = .forced(operand)
    case .element: self = .element(of: operand)
    default: self = .typeOf(operand)
    }
  }

  private mutating func codeInteger(with coder: inout some FactCoder) {
    var number = 0
    if case .integer(let own) = self { number = own }
    coder.code(&number)
    self = .integer(number)
  }

  private mutating func codeBoolean(with coder: inout some FactCoder) {
    var flag = false
    if case .boolean(let own) = self { flag = own }
    coder.code(&flag)
    self = .boolean(flag)
  }

  private mutating func codeMember(with coder: inout some FactCoder) {
    var base: Expression?
    var name = ""
    if case .member(let ownBase, let ownName) = self { (base, name) = (ownBase, ownName) }
    coder.code(&base)
    coder.code(&name)
    self = .member(base: base, name: name)
  }

  private mutating func codeCall(with coder: inout some FactCoder) {
    var call = CallExpression.blank
    if case .call(let own) = self { call = own }
    coder.code(&call)
    self = .call(call)
  }

  private mutating func codeMetatype(with coder: inout some FactCoder) {
    var type = TypeReference.blank
    if case .metatype(let own) = self { type = own }
    coder.code(&type)
    self = .metatype(type)
  }

  private mutating func codeUnread(with coder: inout some FactCoder) {
    var value = UnreadValue.blank
    if case .unread(let own) = self { value = own }
    coder.code(&value)
    self = .unread(value)
  }

  private mutating func codeCast(with coder: inout some FactCoder) {
    var (value, kind, type) = (Expression.null, CastKind.upcast, TypeReference.blank)
    if case .cast(let ownValue, let ownKind, let ownType) = self { (value, kind, type) = (ownValue, ownKind, ownType) }
    coder.code(&value)
    coder.code(&kind)
    coder.code(&type)
    self = .cast(value, kind, type)
  }
}

extension CastKind: CodedWord {
  static var blank: CastKind { .upcast }
}
