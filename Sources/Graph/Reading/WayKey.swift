/// What makes two ways one on a map: several places of code may lead along one.
struct WayKey: Hashable {
  let from: Int64?
  let to: Int64
  let style: WayStyle
  let label: [UInt8]?

  init(_ way: Way) {
    from = way.fromSceneID
    to = way.toSceneID
    style = way.style
    label = way.label.map { Array($0.utf8) }
  }
}
