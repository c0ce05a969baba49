import Audit

/// Draws the frame around a storyboard, with its name.
struct BoardDrawing {
  private let board: MapLayout.Board

  init(_ board: MapLayout.Board) {
    self.board = board
  }

  func draw(in output: inout SVGOutput) {
    let storyboard = board.storyboard
    let frame = board.frame
    output.line("<g class=\"board\" id=\"storyboard-\(storyboard.id)\" data-storyboard=\"\(storyboard.id)\">")
    output.title(storyboard.path)
    output.rectangle(frame, style: "board-frame", radius: 10)
    let name = TextWidth.cut(storyboard.name.shownSafely(most: 200), to: frame.width - 36, size: 20, isBold: true)
    output.write(name, style: "board-name", x: frame.x + 18, y: frame.y + 29)
    let nameWidth = TextWidth.width(of: name, size: 20, isBold: true)
    let folder = TextWidth.cut(folderOf(storyboard.path), to: frame.width - 50 - nameWidth, size: 11)
    if !folder.isEmpty { output.write(folder, style: "small", x: frame.x + 28 + nameWidth, y: frame.y + 28.5) }
    output.line("</g>")
  }

  private func folderOf(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash]).shownSafely(most: 200)
  }
}
