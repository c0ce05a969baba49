/// The colours of the drawing in light or in dark.
struct SVGColors {
  let ground, board, boardBorder, box, border, text, softText, wire, wireText, tint: String
  let ways: [WayStyle: String]
  let alarm, error, warning, note, badge: String

  var rules: String {
    """
    .flow-map .ground{fill:\(ground)}
    .flow-map .board-frame{fill:\(board);stroke:\(boardBorder)}
    .flow-map .board-name,.flow-map .name,.flow-map .chip-name{fill:\(text)}
    .flow-map .small{fill:\(softText)}
    .flow-map .box{fill:\(box);stroke:\(border)}
    .flow-map .rule{stroke:\(wire)}
    .flow-map .initial{fill:\(border)}
    .flow-map .mark{stroke:\(softText)}
    .flow-map .wire{stroke:\(wire)}
    .flow-map .on{fill:\(wireText)}
    .flow-map .tint{fill:\(tint)}
    .flow-map .faint{fill:\(softText)}
    .flow-map .hatch,.flow-map .unreachable .box{stroke:\(alarm)}
    .flow-map .broken .box{stroke:\(alarm)}
    .flow-map .flag{fill:\(alarm)}
    .flow-map .flag-word{fill:\(badge)}
    .flow-map .error .pill{fill:\(error)}
    .flow-map .warning .pill{fill:\(warning)}
    .flow-map .note .pill{fill:\(note)}
    .flow-map .count{fill:\(badge)}
    .flow-map .sign{stroke:\(badge)}
    .flow-map .way-name{fill:\(text)}
    .flow-map .plate{fill:\(board)}
    \(WayStyle.allCases.map(lines).joined(separator: "\n"))

    """
  }

  private func lines(of style: WayStyle) -> String {
    let color = ways[style] ?? text
    return ".flow-map .way.\(style.rawValue) path{stroke:\(color)}\n.flow-map .head.\(style.rawValue){fill:\(color)}"
  }
}
