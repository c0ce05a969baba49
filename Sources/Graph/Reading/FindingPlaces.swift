import Audit
import SQLite

/// Tells which scenes a finding concerns, by the place it is at.
struct FindingPlaces {
  let session: ReadOnlySession

  /// How many findings concern each scene.
  func counts(of findings: [Finding]) throws -> [Int64: FindingCounts] {
    if findings.isEmpty { return [:] }
    let scenes = try sceneStarts()
    let owners = try codeOwners()
    return findings.reduce(into: [:]) { counts, finding in
      let concerned = Self.places(of: finding).lazy.map { place in
        scenes[place.file].map { starts in starts.scenes(at: place.line) } ?? owners[place] ?? []
      }
      for scene in concerned.first(where: { !$0.isEmpty }) ?? [] {
        counts[scene, default: FindingCounts()].add(finding.severity)
      }
    }
  }

  /// Its own place, then those it speaks of.
  private static func places(of finding: Finding) -> [Place] {
    let own = finding.line.map { Place(path: finding.path, line: $0) }
    return [own].compactMap { $0 }
      + finding.related.compactMap { place in
        place.line.map { Place(path: place.path, line: $0) }
      }
  }

  private func sceneStarts() throws -> [[UInt8]: SceneStarts] {
    let sql =
      """
      -- On which line does each scene start?
      select scenes.id, files.path, scenes.line
      from scenes
      join files on files.id = scenes.file_id
      order by files.id, scenes.line
      """
    return try session.rows(sql).reduce(into: [:]) { starts, row in
      starts[Array(row.string("path").utf8), default: SceneStarts()].append(
        scene: row.integer("id"), line: Int(row.integer("line")))
    }
  }

  private func codeOwners() throws -> [Place: [Int64]] {
    let sql =
      """
      -- Whose code names a scene or a segue at which place?
      select distinct files.path, code_references.line, reference_scenes.scene_id
      from code_references
      join files on files.id = code_references.file_id
      join reference_scenes on reference_scenes.code_reference_id = code_references.id
      where reference_scenes.role = 'owner'
      order by reference_scenes.scene_id
      """
    return try session.rows(sql).reduce(into: [:]) { owners, row in
      let place = Place(path: row.string("path"), line: Int(row.integer("line")))
      owners[place, default: []].append(row.integer("scene_id"))
    }
  }
}

/// A line of a file.
private struct Place: Hashable {
  let file: [UInt8]
  let line: Int

  init(path: String, line: Int) {
    file = Array(path.utf8)
    self.line = line
  }
}

/// The lines on which the scenes of one file start, in order.
private struct SceneStarts {
  private var starts: [(line: Int, scene: Int64)] = []

  mutating func append(scene: Int64, line: Int) {
    starts.append((line, scene))
  }

  /// The last scene that starts at or before the line.
  func scenes(at line: Int) -> [Int64] {
    starts.last { $0.line <= line }.map { [$0.scene] } ?? []
  }
}
