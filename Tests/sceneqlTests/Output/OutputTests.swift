import Foundation
import TestSupport
import Testing

@testable import sceneql

@Suite("Output")
struct OutputTests {
  @Test("a full disk is an error that names what was written")
  func reportsFullDisk() throws {
    let run = try BuiltTool.shell("\"$SCENEQL\" manual > /dev/full")
    #expect(run.code == 2)
    #expect(run.errors == "sceneql: error: cannot write stdout: No space left on device. The answer is not complete\n")
    #expect(try BuiltTool.run(["manual", "--output", "/dev/full"]).code == 2)
  }

  @Test("where stderr is closed, no message ends up in a file of the run")
  func keepsMessagesOutOfFiles() throws {
    let app = try BookshelfCopy()
    try "<document".write(toFile: "\(app.root)/Broken.storyboard", atomically: true, encoding: .utf8)
    _ = try app.run(["index"])
    let words = "audit dangling-segues --format json"
    let expected = try app.run(words.split(separator: " ").map(String.init))
    let run = try BuiltTool.shell("\"$SCENEQL\" \(words) --output findings.json <&- >&- 2>&-", in: app.root)
    #expect(expected.errors.contains("Broken.storyboard") && run.code == expected.code)
    #expect(try String(contentsOfFile: "\(app.root)/findings.json", encoding: .utf8) == expected.output)
  }

  @Test("a reader that goes away ends the run without a word")
  func endsQuietlyOnClosedPipe() throws {
    let run = try BuiltTool.shell("set -o pipefail; \"$SCENEQL\" manual | true; echo \"${PIPESTATUS[0]}\"")
    #expect(run.output == "0\n" && run.errors == "")
  }

  @Test("a file over the size limit is an error and leaves the old file and nothing else")
  func keepsOldFileOverLimit() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "page")
    let run = try BuiltTool.shell("ulimit -f 1; \"$SCENEQL\" manual --output page", in: folder.path)
    #expect(run.code == 2 && run.errors.contains("cannot write 'page': File too large"))
    #expect(try String(contentsOfFile: "\(folder.path)/page", encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["page"])
  }

  @Test("an output file is replaced whole")
  func replacesFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "page")
    let run = try BuiltTool.run(["manual", "--output", "page"], in: folder.path)
    #expect(run.code == 0 && run.output == "")
    let text = try String(contentsOfFile: "\(folder.path)/page", encoding: .utf8)
    #expect(text == ManualPage.text(of: CommandTable.commands))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["page"])
  }

  @Test("a link in the place of the unfinished file is not followed")
  func followsNoLink() throws {
    let folder = try TemporaryFolder()
    let precious = try folder.write("precious", to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/.page.unfinished-\(getpid())", withDestinationPath: precious)
    try OutputDestination.write(to: "\(folder.path)/page") { try $0.write("new") }
    #expect(try String(contentsOfFile: precious, encoding: .utf8) == "precious")
    #expect(try String(contentsOfFile: "\(folder.path)/page", encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["elsewhere", "page"])
  }

  @Test("a failing writer leaves the old file")
  func keepsOldFileOnError() throws {
    struct Failure: Error {}
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "page")
    #expect(throws: Failure.self) {
      try OutputDestination.write(to: path) { output in
        try output.write("new")
        throw Failure()
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  @Test(
    "colour follows the choice, the terminal and NO_COLOR",
    arguments: [
      (ColorChoice.auto, true, [:], true),
      (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, [:], false),
    ])
  func choosesColor(choice: ColorChoice, isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(choice.isOn(isTerminal: isTerminal, environment: environment) == expected)
  }
}
