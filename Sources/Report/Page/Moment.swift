/// A moment as people read it.
struct Moment {
  /// In UTC, as ISO 8601 has it: `2026-01-02T03:04:05Z`.
  private let iso: String

  init(_ iso: String) {
    self.iso = iso
  }

  /// The day and the minute; what is no such moment stays as it is.
  var text: String {
    guard hasClock else { return iso }
    return "\(day) \(iso.dropFirst(11).prefix(5)) UTC"
  }

  /// The day alone.
  var day: String { hasClock ? String(iso.prefix(10)) : iso }

  private var hasClock: Bool { iso.utf8.count >= 16 && iso.dropFirst(10).first == "T" }
}
