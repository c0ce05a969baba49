/// Flows sorted by the scene they leave, in one array, so that a walk over a large app stays linear.
struct FlowsByOrigin {
  /// The flows that leave no scene.
  let roots: [FlowRow]
  private let sorted: [FlowRow]
  private let starts: [Int]

  /// - Parameter sceneCount: the ids of scenes are 1 to this.
  init(flows: [FlowRow], sceneCount: Int) {
    roots = flows.filter { $0.fromSceneID == nil }
    var counts = [Int](repeating: 0, count: sceneCount + 1)
    for flow in flows {
      if let origin = flow.fromSceneID { counts[Int(origin)] += 1 }
    }
    var starts = counts
    for position in starts.indices.dropFirst() { starts[position] += starts[position - 1] }
    var sorted: [FlowRow] = []
    var places = starts
    if let filler = flows.first {
      sorted = [FlowRow](repeating: filler, count: flows.count - roots.count)
    }
    for flow in flows {
      guard let origin = flow.fromSceneID else { continue }
      let place = places[Int(origin) - 1]
      sorted[place] = flow
      places[Int(origin) - 1] = place + 1
    }
    self.starts = starts
    self.sorted = sorted
  }

  /// - Parameter scene: the position of the scene, from 0.
  func flows(from scene: Int) -> ArraySlice<FlowRow> {
    sorted[starts[scene]..<starts[scene + 1]]
  }
}
