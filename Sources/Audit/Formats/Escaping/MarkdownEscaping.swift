extension String {
  /// The text for a cell of a Markdown table: nothing in it is markup, and it stays on its line.
  public var markdownText: String {
    shownSafely.unicodeScalars.reduce(into: "") { output, scalar in
      switch scalar {
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "&": output += "&amp;"
      case "\\", "|", "`", "*", "_", "[", "]", "#", "~", "!", "@":
        output += "\\"
        output.unicodeScalars.append(scalar)
      default: output.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text as code, fenced by more backticks than it has in a row. A table needs its bars escaped even there.
  public var markdownCode: String {
    guard !isEmpty else { return "" }
    let text = shownSafely.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    let longestRun = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longestRun + 1)
    let gap = longestRun > 0 ? " " : ""
    return fence + gap + text + gap + fence
  }
}
