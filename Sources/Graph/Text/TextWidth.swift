/// How wide a text is in Helvetica, Arial or Liberation Sans, whose letters are equally wide.
///
/// An SVG cannot measure before it draws, so names are measured here and cut where they do not fit.
enum TextWidth {
  /// The width of a text in units.
  ///
  /// - Parameter size: of the font, in units.
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    Double(text.unicodeScalars.reduce(0) { $0 + thousandths(of: $1) }) * size * weight(isBold) / 1000
  }

  /// As much of a text as fits, with an ellipsis where something was cut off.
  static func cut(_ text: String, to width: Double, size: Double, isBold: Bool = false) -> String {
    let room = Int(max(0, min(width, 100_000)) * 1000 / size / weight(isBold))
    let ellipsis = 1000
    var used = 0
    var cutEnd = text.unicodeScalars.startIndex
    for index in text.unicodeScalars.indices {
      used += thousandths(of: text.unicodeScalars[index])
      if used > room {
        var kept = text.unicodeScalars[..<cutEnd]
        while kept.last == " " { kept.removeLast() }
        return kept.isEmpty ? "" : String(kept) + "…"
      }
      if used + ellipsis <= room { cutEnd = text.unicodeScalars.index(after: index) }
    }
    return text
  }

  /// Bold letters are a little wider.
  private static func weight(_ isBold: Bool) -> Double { isBold ? 1.08 : 1 }

  /// The width of a character in thousandths of the font's size.
  private static func thousandths(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: ascii[Int(scalar.value) - 0x20]
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F000...0x3FFFF:
      1000
    case 0x2000...0x2BFF: 1000
    default: 620
    }
  }

  private static let ascii = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
