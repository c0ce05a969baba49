import CodeFacts

/// Reads types as Objective-C writes them.
enum TypeReader {
  /// Words that say how a value is kept, and not what it is.
  private static let qualifiers: Set<String> = [
    "const", "static", "extern", "inline", "volatile", "register", "struct", "enum", "unsigned", "signed", "nonnull",
    "nullable", "null_unspecified", "null_resettable", "__weak", "__strong", "__block", "__unsafe_unretained",
    "__autoreleasing", "__kindof", "__nonnull", "__nullable", "_Nonnull", "_Nullable", "_Null_unspecified", "__bridge",
    "__bridge_transfer", "__bridge_retained", "__unused", "__inline", "IBSegueAction",
    "IBOutlet", "IBInspectable", "out", "in", "inout",
    "oneway", "weak", "strong", "__attribute__", "constexpr", "typename",
  ]

  /// More words than these before a type are no declaration; the limits keep reading linear.
  private static let maximumQualifiers = 16
  private static let maximumMacros = 3

  /// The type that starts at a token, and the token after it; nil where no type can start there.
  static func read(_ file: LexedFile, from start: Int, to end: Int) -> (type: TypeReference, next: Int)? {
    var index = skipQualifiers(file, from: start, to: end)
    for _ in 0..<maximumMacros where isExportMacro(file, index, to: end) {
      index = skipQualifiers(file, from: index + 1, to: end)
    }
    guard index < end, file.isIdentifier(index) else { return nil }
    let name = file.text(index)
    index += 1
    var arguments: [TypeReference] = []
    if file.isToken(index, "<"), let close = closingAngle(file, from: index, to: end) {
      arguments = readList(file, from: index + 1, to: close)
      index = close + 1
    }
    var isPointer = false
    while index < end {
      let next = skipQualifiers(file, from: index, to: end)
      guard file.isToken(next, "*") else {
        index = next
        break
      }
      isPointer = true
      index = next + 1
    }
    let isNonnull = (start..<min(index, end)).contains { isNonnullWord(file, $0) }
    return (reference(name, arguments, isOptional: isPointer && !isNonnull), index)
  }

  private static func reference(_ name: String, _ arguments: [TypeReference], isOptional: Bool) -> TypeReference {
    switch name {
    case "instancetype":
      return TypeReference("Self", isOptional: true)
    case "Class":
      return TypeReference(arguments.first?.name ?? "AnyObject", isOptional: true, isMetatype: true)
    default:
      return TypeReference(name, arguments: arguments, isOptional: isOptional || name == "id")
    }
  }

  private static func isNonnullWord(_ file: LexedFile, _ index: Int) -> Bool {
    file.isToken(index, "nonnull") || file.isToken(index, "_Nonnull") || file.isToken(index, "__nonnull")
  }

  /// The types between commas.
  static func readList(_ file: LexedFile, from start: Int, to end: Int) -> [TypeReference] {
    var types: [TypeReference] = []
    var index = start
    while index < end {
      guard let (type, next) = read(file, from: index, to: end) else {
        index += 1
        continue
      }
      types.append(type)
      index = next
      while index < end, !file.isToken(index, ",") { index += 1 }
      index += 1
    }
    return types
  }

  static func isQualifier(_ file: LexedFile, _ index: Int) -> Bool {
    file.isIdentifier(index) && qualifiers.contains(file.text(index))
  }

  static func skipQualifiers(_ file: LexedFile, from start: Int, to end: Int) -> Int {
    var index = start
    while index < min(end, start + maximumQualifiers), isQualifier(file, index) {
      index += 1
      if file.isToken(index, "("), file.isToken(index - 1, "__attribute__"), file.partners[index] > index {
        index = file.partners[index] + 1
      }
    }
    return min(index, max(start, end))
  }

  /// `NS_ASSUME_NONNULL_BEGIN extern …`, `MY_EXPORT NSString *const …`: a word in capitals with an underscore before
  /// something that is a type by itself.
  private static func isExportMacro(_ file: LexedFile, _ index: Int, to end: Int) -> Bool {
    guard index + 2 < end, file.isIdentifier(index), file.isIdentifier(index + 1) else { return false }
    guard file.isIdentifier(index + 2) || file.isToken(index + 2, "*") || file.isToken(index + 2, "<") else {
      return false
    }
    let word = file.bytes(index)
    return word.contains(UInt8(ascii: "_")) && !word.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// The `>` that closes a `<`; generic arguments are short, so the search gives up soon.
  static func closingAngle(_ file: LexedFile, from open: Int, to end: Int) -> Int? {
    var depth = 0
    for index in open..<max(open, min(end, open + 80)) {
      if file.isToken(index, "<") { depth += 1 }
      if file.isToken(index, ";") || file.isToken(index, "{") { return nil }
      if file.isToken(index, ">") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
