import Foundation

// Writes a Swift file that holds the text of other files.
//
// usage: EmbedTool OUTPUT FOLDER FILE…
// Each FILE lies below FOLDER; its path in the output is relative to it.

/// The Swift literal of a text: raw, with more number signs than the text has in a row.
func literal(of text: String) -> String {
  let longestRun = text.split { $0 != "#" }.map(\.count).max() ?? 0
  let signs = String(repeating: "#", count: longestRun + 1)
  return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  FileHandle.standardError.write(Data("usage: EmbedTool OUTPUT FOLDER FILE...\n".utf8))
  exit(2)
}
let folder = arguments[2]
var output = "let embeddedFiles: [(path: String, text: String)] = [\n"
for file in arguments[3...] {
  let text = try String(contentsOfFile: file, encoding: .utf8)
  output += "(\(literal(of: String(file.dropFirst(folder.count + 1)))), \(literal(of: text))),\n"
}
output += "]\n"
try output.write(toFile: arguments[1], atomically: true, encoding: .utf8)
