/// Reads out of a `project.pbxproj` which files its targets build.
///
/// Objects are found by their kind, which stands first in each: the rest of a project file is its larger part.
struct BuiltFilesReader {
  private let text: SettingsText

  /// Nil where an object is written in a way that Xcode does not use: what is built is not known then.
  static func read(_ text: SettingsText) -> BuiltFiles? {
    BuiltFilesReader(text: text).read()
  }

  private func read() -> BuiltFiles? {
    var collector = BuiltFilesCollector()
    var search = 0
    while let found = text.offset(of: Self.mark, from: search) {
      search = found + Self.mark.utf8.count
      var scanner = OpenStepScanner(text, at: found)
      guard let isa = scanner.nextEntry(), case .string(let name) = isa.value else { return nil }
      guard let kind = ProjectObject.Kind(rawValue: name) else { continue }
      guard let identifier = identifier(before: found) else { return nil }
      collector.add(object(ProjectObject(identifier: identifier, kind: kind), from: &scanner))
      search = scanner.offset
    }
    return collector.builtFiles
  }

  private static let mark = "isa = PBX"

  private func object(_ start: ProjectObject, from scanner: inout OpenStepScanner) -> ProjectObject {
    var object = start
    while let entry = scanner.nextEntry() {
      switch (entry.name, entry.value) {
      case ("path", .string(let path)): object.path = path
      case ("lastKnownFileType", .string(let type)), ("explicitFileType", .string(let type)): object.fileType = type
      case ("sourceTree", .string(let tree)): object.sourceTree = tree
      case ("fileRef", .string(let reference)): object.fileReference = reference
      case ("children", .list(let children)): object.children = children
      default: continue
      }
    }
    return object
  }

  /// The name of the object that opens before an offset: `IDENTIFIER /* remark */ = {`.
  private func identifier(before offset: Int) -> String? {
    var end = skipSpace(before: offset)
    for mark in [UInt8(ascii: "{"), UInt8(ascii: "=")] {
      guard end > 0, text.bytes[end - 1] == mark else { return nil }
      end = skipSpace(before: end - 1)
    }
    end = skipRemark(before: end)
    var start = end
    while start > 0, Self.isIdentifier(text.bytes[start - 1]) { start -= 1 }
    return start == end ? nil : text.string(start..<end)
  }

  private func skipSpace(before offset: Int) -> Int {
    var offset = offset
    while offset > 0, text.bytes[offset - 1] <= UInt8(ascii: " ") { offset -= 1 }
    return offset
  }

  private func skipRemark(before offset: Int) -> Int {
    guard text.bytes[..<offset].suffix(2).elementsEqual("*/".utf8) else { return offset }
    var start = offset - 2
    while start > 1, !text.bytes[(start - 2)..<start].elementsEqual("/*".utf8) { start -= 1 }
    return start > 1 ? skipSpace(before: start - 2) : 0
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
