import Audit

/// Draws how many findings concern a scene: a mark and a number for each severity.
struct BadgeDrawing {
  private static let height = 15.0
  private static let markWidth = 16.0

  private let findings: FindingCounts

  init(_ findings: FindingCounts) {
    self.findings = findings
  }

  /// The room that all marks take.
  var width: Double {
    findings.counted.reduce(0) { $0 + Self.width(of: $1.count) }
  }

  private static func width(of count: Int) -> Double {
    markWidth + TextWidth.width(of: "\(count)", size: 11, isBold: true) + 6
  }

  func draw(right: Double, top: Double, in output: inout SVGOutput) {
    var left = right - width
    for (severity, count) in findings.counted {
      output.line("<g class=\"badge \(severity.rawValue)\">")
      output.rectangle(
        Rectangle(x: left, y: top, width: Self.width(of: count) - 1, height: Self.height), style: "pill", radius: 7.5)
      output.mark(severity.rawValue, style: "sign", x: left + 4, y: top + 3, width: 9, height: 9)
      output.write("\(count)", style: "count", x: left + Self.markWidth, y: top + 11.5)
      output.line("</g>")
      left += Self.width(of: count)
    }
  }
}
