/// What the drawing uses again and again: arrow heads, the hatching of unreachable scenes, and marks.
enum SVGDefinitions {
  static var text: String {
    "<defs>\n" + WayStyle.allCases.map(head).joined(separator: "\n") + "\n" + hatching + "\n" + marks + "\n</defs>"
  }

  private static func head(of style: WayStyle) -> String {
    """
    <marker id="flow-map-head-\(style.rawValue)" viewBox="0 0 8 8" refX="7.6" refY="4" markerWidth="8" \
    markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="head \(style.rawValue)" \
    d="M0 .4 8 4 0 7.6 1.6 4z"/></marker>
    """
  }

  private static let hatching =
    """
    <pattern id="flow-map-hatching" width="8" height="8" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><path class="hatch" d="M0 0v8"/></pattern>
    """

  private static let marks =
    """
    <symbol id="flow-map-navigation" viewBox="0 0 64 60"><path d="M20 4h36v44M12 10h36v44M4 16h36v42H4z\
    M4 25h36M12 18.5l-3 2.5 3 2.5"/></symbol>
    <symbol id="flow-map-tabs" viewBox="0 0 64 60"><path d="M12 2h40v56H12zM12 46h40M17 50h5v4h-5z\
    M29.5 50h5v4h-5zM42 50h5v4h-5z"/></symbol>
    <symbol id="flow-map-split" viewBox="0 0 64 60"><path d="M4 8h56v44H4zM24 8v44M9 16h10M9 22h10M9 28h10\
    M30 16h24"/></symbol>
    <symbol id="flow-map-pages" viewBox="0 0 64 60"><path d="M18 4h28v40H18zM10 10h4v28h-4zM50 10h4v28h-4z\
    M22 52h3v3h-3zM30.5 52h3v3h-3zM39 52h3v3h-3z"/></symbol>
    <symbol id="flow-map-window" viewBox="0 0 64 60"><path d="M4 8h56v44H4zM4 18h56M8 12h3v2H8zM14 12h3v2h-3z\
    M20 12h3v2h-3z"/></symbol>
    <symbol id="flow-map-application" viewBox="0 0 64 60"><path d="M2 10h60v10H2zM7 15h8M20 15h8M33 15h8\
    M20 20h20v34H20zM24 28h12M24 36h12M24 44h12"/></symbol>
    <symbol id="flow-map-reference" viewBox="0 0 12 12"><path d="M5 1H1v10h10V7M7 1h4v4M11 1 5 7"/></symbol>
    <symbol id="flow-map-error" viewBox="0 0 10 10"><path d="M1.5 1.5l7 7M8.5 1.5l-7 7"/></symbol>
    <symbol id="flow-map-warning" viewBox="0 0 10 10"><path d="M5 1 9.5 9H.5zM5 4v2.5"/></symbol>
    <symbol id="flow-map-note" viewBox="0 0 10 10"><path d="M5 1.200v1.300M5 4.200V9"/></symbol>
    """
}
