import SourceTree

/// Finds out which storyboard files are one logical storyboard.
///
/// Copies in the `lproj` folders of one folder belong together, and so does `Main~ipad` to the `Main` beside it. A device
/// variant that stands in a folder of its own, as `iPad/Main~ipad.storyboard` does, joins the nearest storyboard of its
/// name in the same project.
struct StoryboardGrouping {
  private struct Key: Hashable {
    let name: ExactName
    let platform: String
    let scope: ExactName
    let home: SourcePath
  }

  private struct Group {
    let key: Key
    var members: [StoryboardRow]
    /// Made for one device and no other, so that the other device needs a file from elsewhere.
    var isForOneDevice: Bool { members.allSatisfy { !$0.device.isEmpty && $0.device == members.first?.device } }
  }

  /// All logical storyboards, in the order of their first files.
  static func group(storyboards: [StoryboardRow], files: [FileRow]) -> [LogicalStoryboard] {
    var groups = groupByFolder(storyboards, files: files)
    joinDeviceVariants(&groups)
    return groups.map { group in
      let members = group.members.sorted { $0.id < $1.id }
      return LogicalStoryboard(
        name: group.key.name.text, platform: group.key.platform, storyboards: members.map(\.id),
        file: members.first?.fileID ?? 0)
    }
  }

  private static func groupByFolder(_ storyboards: [StoryboardRow], files: [FileRow]) -> [Group] {
    var groups: [Group] = []
    var positions: [Key: Int] = [:]
    for storyboard in storyboards {
      let file = files[Int(storyboard.fileID) - 1]
      let key = Key(
        name: ExactName(storyboard.baseName), platform: storyboard.platform, scope: ExactName(file.scope),
        home: StoryboardFileName(path: file.path).home)
      if let position = positions[key] {
        groups[position].members.append(storyboard)
      } else {
        positions[key] = groups.count
        groups.append(Group(key: key, members: [storyboard]))
      }
    }
    return groups
  }

  /// Moves groups that serve one device alone into the nearest group that lacks their devices.
  private static func joinDeviceVariants(_ groups: inout [Group]) {
    let byName = Dictionary(grouping: groups.indices, by: { groups[$0].key.name })
    for position in groups.indices.reversed() where groups[position].isForOneDevice {
      let others = byName[groups[position].key.name, default: []].filter { $0 != position }
      guard let host = nearestHost(of: position, among: others, in: groups) else { continue }
      groups[host].members += groups[position].members
      groups[position].members = []
    }
    groups.removeAll { $0.members.isEmpty }
  }

  private static func nearestHost(of position: Int, among others: [Int], in groups: [Group]) -> Int? {
    let guest = groups[position]
    let devices = Set(guest.members.map(\.device))
    let hosts = others.filter { other in
      let host = groups[other]
      return !host.members.isEmpty && host.key.platform == guest.key.platform && host.key.scope == guest.key.scope
        && !host.members.contains { devices.contains($0.device) }
    }
    return hosts.max { left, right in
      (commonDepth(groups[left].key.home, guest.key.home), -left)
        < (commonDepth(groups[right].key.home, guest.key.home), -right)
    }
  }

  private static func commonDepth(_ left: SourcePath, _ right: SourcePath) -> Int {
    let slash = UInt8(ascii: "/")
    return zip(left.bytes.split(separator: slash), right.bytes.split(separator: slash)).prefix { $0 == $1 }.count
  }
}
