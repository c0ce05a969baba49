import Audit

/// A difference for programs. Names and types are promises; `version` would change with them.
struct DifferenceJSON {
  static let version = 1

  let difference: FlowDifference
  let old: String
  let new: String

  var text: String {
    let sections = FlowDifference.Section.allCases.map { section in
      (section.rawValue, JSONValue.array(difference.changes(in: section).map(value(of:))))
    }
    let head: [(String, JSONValue)] = [
      ("version", .integer(Self.version)), ("old", .string(old)), ("new", .string(new)),
    ]
    return JSONValue.object(head + sections + [("problems", .array(difference.gaps.map(value(of:))))]).prettyText + "\n"
  }

  private func value(of change: FlowChange) -> JSONValue {
    .object([
      ("change", .string(change.kind.rawValue)), ("name", .string(change.subject)),
      ("path", .string(change.place.path)), ("line", .integer(change.place.line)),
      ("details", .array(change.details.map(value(of:)))),
    ])
  }

  private func value(of detail: FlowChange.Detail) -> JSONValue {
    .object([
      ("field", .string(detail.field)), ("old", JSONValue(detail.old)), ("new", JSONValue(detail.new)),
    ])
  }

  private func value(of gap: FlowDifference.Gap) -> JSONValue {
    .object([
      ("path", .string(gap.path)), ("message", .string(gap.reason)), ("side", .string(gap.isNew ? "new" : "old")),
    ])
  }
}
