import SourceTree

/// Which of several things of one name a file means: those of its own project first, and among them the nearest.
///
/// A tree often holds many apps, or one app a platform, whose storyboards and classes share names. Xcode tells them apart
/// by target; the folders tell nearly as much, and need no project file.
struct Proximity: Sendable {
  private let folders: [[ArraySlice<UInt8>]]
  private let scopes: [[ArraySlice<UInt8>]]

  /// - Parameter files: every file of the index; a file's id is its position, counted from 1.
  init(files: [FileRow]) {
    folders = files.map { Self.components($0.path.folder.bytes) }
    scopes = files.map { Self.components(Array($0.scope.utf8)) }
  }

  /// What the candidates come to as seen from a file.
  struct Answer<Candidate> {
    /// All candidates of the innermost project that has any, the nearest first.
    var inScope: [Candidate]
    /// How many of them are equally near; those stand at the front.
    var nearestCount: Int

    var nearest: ArraySlice<Candidate> { inScope.prefix(nearestCount) }
  }

  /// - Parameters:
  ///   - candidates: what shares the name.
  ///   - file: the file that uses the name, by id.
  ///   - fileOf: the file that a candidate stands in, by id.
  func narrow<Candidate>(
    _ candidates: [Candidate], from file: Int64, fileOf: (Candidate) -> Int64
  ) -> Answer<Candidate> {
    guard candidates.count > 1 else { return Answer(inScope: candidates, nearestCount: candidates.count) }
    let home = scopes[Int(file) - 1]
    let place = folders[Int(file) - 1]
    let shared = candidates.map { scopeDepth(of: scopes[Int(fileOf($0)) - 1], from: home) }
    let best = shared.max() ?? 0
    let ranked = candidates.indices
      .filter { shared[$0] == best }
      .map { (index: $0, depth: Self.commonCount(folders[Int(fileOf(candidates[$0])) - 1], place)) }
      .sorted { ($1.depth, $0.index) < ($0.depth, $1.index) }
    let nearestDepth = ranked.first?.depth ?? 0
    return Answer(
      inScope: ranked.map { candidates[$0.index] },
      nearestCount: ranked.prefix { $0.depth == nearestDepth }.count)
  }

  /// How near a project is: the own one is nearest, then enclosing ones from the inside out, then all others alike.
  private func scopeDepth(of scope: [ArraySlice<UInt8>], from home: [ArraySlice<UInt8>]) -> Int {
    Self.commonCount(scope, home) == scope.count ? scope.count : -1
  }

  private static func components(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "/"))
  }

  private static func commonCount(_ left: [ArraySlice<UInt8>], _ right: [ArraySlice<UInt8>]) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }
}
