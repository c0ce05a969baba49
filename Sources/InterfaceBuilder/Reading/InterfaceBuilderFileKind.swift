/// What an Interface Builder file is by its name: only storyboards hold scenes.
public enum InterfaceBuilderFileKind: String, Sendable, Codable {
  case storyboard
  case xib
}
