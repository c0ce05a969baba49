/// The style sheet of the drawing.
///
/// Colours stand in the rules themselves: not every image viewer knows variables. Those that know no media queries show
/// the light drawing.
enum SVGStyle {
  static let sheet = fixed + light + "@media (prefers-color-scheme:dark){\n\(dark)}\n"

  /// What is the same in light and dark.
  private static let fixed =
    """

    .flow-map{font-family:Helvetica,Arial,"Liberation Sans",sans-serif}
    .flow-map .board-name{font-size:20px;font-weight:bold}
    .flow-map .name{font-weight:bold}
    .flow-map .chip-name{font-size:12.5px}
    .flow-map .small{font-size:11px}
    .flow-map .count{font-size:11px;font-weight:bold}
    .flow-map .flag-word{font-size:13px;font-weight:bold;text-anchor:middle}
    .flow-map .box{stroke-width:1.2}
    .flow-map .reference .box{stroke-dasharray:4 2}
    .flow-map .unreachable .box{stroke-width:1.8;stroke-dasharray:6 4}
    .flow-map .hatching{fill:url(#flow-map-hatching)}
    .flow-map .hatch{stroke-width:2;stroke-opacity:.16}
    .flow-map .mark,.flow-map .sign,.flow-map .wire{fill:none}
    .flow-map .mark{stroke-width:1.4}
    .flow-map .sign{stroke-width:1.6}
    .flow-map .wire{stroke-width:.7}
    .flow-map .usual{font-size:8.5px}
    .flow-map .middle{text-anchor:middle}
    .flow-map .end{text-anchor:end}
    .flow-map .bold{font-weight:bold}
    .flow-map .way path{fill:none;stroke-width:1.6;pointer-events:stroke}
    .flow-map .way-name{font-size:12px;text-anchor:middle}
    .flow-map .plate{fill-opacity:.88}
    .flow-map .way-label{pointer-events:none}
    .flow-map .way.relationship path{stroke-width:2.4}
    .flow-map .way.embed path{stroke-dasharray:2 2}
    .flow-map .way.custom path{stroke-dasharray:9 3}
    .flow-map .way.unwind path{stroke-width:1.1;stroke-dasharray:4 4}
    .flow-map .way.reference path{stroke-width:1.3;stroke-dasharray:2 3}
    .flow-map .way.code path{stroke-width:1.2;stroke-dasharray:8 3 2 3}
    .flow-map .way.entry path{stroke-width:2.4}
    .flow-map .way.far path{stroke-opacity:.55}
    .flow-map .way:hover path{stroke-opacity:1;stroke-width:3.5}
    .flow-map .way.unproven path{stroke-dasharray:1.5 4}
    \(WayStyle.allCases.map(head).joined(separator: "\n"))

    """

  private static func head(of style: WayStyle) -> String {
    ".flow-map .way.\(style.rawValue) path{marker-end:url(#flow-map-head-\(style.rawValue))}"
  }

  private static let light = SVGColors(
    ground: "#eceff3", board: "#f8f9fb", boardBorder: "#c3cad3", box: "#ffffff", border: "#7b8794", text: "#18202a",
    softText: "#566270", wire: "#a9b3be", wireText: "#3a4653", tint: "#1264c4",
    ways: [
      .show: "#1264c4", .present: "#8437bd", .relationship: "#5e6a77", .embed: "#0a7a6f", .custom: "#b15500",
      .unwind: "#7b8794", .reference: "#6d7885", .code: "#8a6100", .entry: "#187a35",
    ],
    alarm: "#b3261e", error: "#b3261e", warning: "#8a5a00", note: "#3d5a80", badge: "#ffffff"
  ).rules

  private static let dark = SVGColors(
    ground: "#101318", board: "#171b21", boardBorder: "#363e49", box: "#20262e", border: "#7d8997", text: "#e9edf2",
    softText: "#a5b0bc", wire: "#566270", wireText: "#c3ccd6", tint: "#74b4ff",
    ways: [
      .show: "#74b4ff", .present: "#cb9dff", .relationship: "#9ea9b5", .embed: "#4fcdbf", .custom: "#ffb26b",
      .unwind: "#8995a2", .reference: "#8f9aa7", .code: "#e2b53f", .entry: "#5bd66b",
    ],
    alarm: "#ff7b72", error: "#ff7b72", warning: "#e2b53f", note: "#8fb4dd", badge: "#14181d"
  ).rules
}
