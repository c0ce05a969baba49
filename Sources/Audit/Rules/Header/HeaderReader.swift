/// Splits the comment block at the head of a rule into a question and fields.
///
/// Only the first block counts: it ends at the first line that is no comment. A line `-- @field …` begins a field, and
/// the lines below it that are indented further belong to it, even where they begin with `@`. What stands before the
/// first field is the question.
struct HeaderReader {
  /// The path of the file, for errors.
  let path: String

  /// What was read.
  struct Header {
    var question: String
    var entries: [HeaderEntry]
  }

  /// - Throws: `RuleError` for a field that no rule has, that stands twice, or that has no value.
  func read(_ text: String) throws(RuleError) -> Header {
    var questions: [String] = []
    var entries: [HeaderEntry] = []
    for (number, comment) in commentLines(of: text) {
      if comment.hasPrefix("@") || comment.hasPrefix(" @") {
        entries.append(try entry(comment.drop { $0 == " " }.dropFirst(), line: number, after: entries))
      } else if entries.isEmpty {
        questions.append(String(comment.drop { $0 == " " }))
      } else {
        entries[entries.count - 1].lines.append(comment)
      }
    }
    if let empty = entries.first(where: { $0.value.isEmpty }) {
      throw RuleError(path: path, line: empty.line, problem: .emptyField(empty.field.rawValue))
    }
    return Header(question: questions.filter { !$0.isEmpty }.joined(separator: " "), entries: entries)
  }

  /// The lines of the first comment block with their numbers, without the comment sign.
  private func commentLines(of text: String) -> [(number: Int, text: String)] {
    var lines: [(number: Int, text: String)] = []
    for (index, bytes) in text.withoutByteOrderMark.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() {
      let line = String(decoding: bytes, as: UTF8.self).trimmingReturn
      guard line.hasPrefix("--") else { break }
      lines.append((index + 1, String(line.dropFirst(2))))
    }
    return lines
  }

  private func entry(
    _ words: Substring, line: Int, after entries: [HeaderEntry]
  ) throws(RuleError) -> HeaderEntry {
    let name = words.prefix { !$0.isWhitespace }
    guard let field = HeaderField(rawValue: String(name)) else {
      throw RuleError(path: path, line: line, problem: .unknownField(String(name)))
    }
    if !field.isRepeatable, let first = entries.first(where: { $0.field == field }) {
      throw RuleError(path: path, line: line, problem: .duplicateField(field.rawValue, firstLine: first.line))
    }
    return HeaderEntry(field: field, line: line, lines: [String(words.dropFirst(name.count))])
  }
}

extension String {
  /// The text without the mark that some editors put in front.
  fileprivate var withoutByteOrderMark: Substring {
    unicodeScalars.first == "\u{FEFF}" ? Substring(unicodeScalars.dropFirst()) : self[...]
  }

  /// The line without the carriage return that some editors end it with.
  fileprivate var trimmingReturn: String {
    unicodeScalars.last == "\r" ? String(unicodeScalars.dropLast()) : self
  }
}
