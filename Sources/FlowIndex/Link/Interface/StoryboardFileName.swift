import SourceTree

/// What the path of a storyboard says about it.
///
/// `Base.lproj/Main~ipad.storyboard` is the storyboard `Main`, for the iPad, in the variant `Base`. Code never writes
/// the device suffix; UIKit adds it by itself (Apple, "iOS Supports Device-Specific Resources"; lower case only).
struct StoryboardFileName: Equatable, Sendable {
  /// The file name without its ending.
  let name: String
  /// The name that code uses.
  let baseName: String
  /// `ipad`, `iphone`, or empty.
  let device: String
  /// The localisation folder without `.lproj`, or empty.
  let variant: String
  /// The folder of the storyboard, above the localisation folder if it stands in one.
  let home: SourcePath

  private static let ending = ".storyboard"
  private static let localisationEnding = ".lproj"
  private static let devices = ["ipad", "iphone"]

  init(path: SourcePath) {
    name = Self.without(Self.ending, path.name) ?? path.name
    let split = Self.splitDevice(name)
    baseName = split.baseName
    device = split.device
    let folder = path.folder
    variant = Self.without(Self.localisationEnding, folder.name) ?? ""
    home = variant.isEmpty ? folder : folder.folder
  }

  private static func splitDevice(_ name: String) -> (baseName: String, device: String) {
    for device in devices {
      if let baseName = without("~" + device, name) { return (baseName, device) }
    }
    return (name, "")
  }

  /// The text before an ending; nil where the text does not end so, or is nothing else.
  private static func without(_ ending: String, _ text: String) -> String? {
    guard text.utf8.count > ending.utf8.count, text.hasSuffix(ending) else { return nil }
    return String(text.dropLast(ending.count))
  }
}
