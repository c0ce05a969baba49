/// The attributes that the reader looks at, each spelled as its case. At most 64: each is one bit of a word.
enum AttributeName: Int, CaseIterable {
  // Identity.
  case id
  case key
  case customClass
  case customModule
  case customModuleProvider
  case userLabel
  case placeholderIdentifier
  case sceneMemberID

  // Documents.
  case targetRuntime
  case launchScreen
  case initialViewController

  // Scenes and references.
  case storyboardIdentifier
  case identifier
  case restorationIdentifier
  case useStoryboardIdentifierAsRestorationIdentifier
  case storyboardName
  case referencedIdentifier
  case bundleIdentifier

  // Segues.
  case reference
  case destination
  case kind
  case relationship
  case unwindAction
  case destinationCreationSelector

  // Connections and bindings.
  case property
  case selector
  case target
  case eventType
  case name
  case keyPath

  // Cells and runtime attributes.
  case reuseIdentifier
  case type
  case value

  // What a person sees.
  case title
  case headerTitle
  case text
  case label
  case content
  case placeholder
  case placeholderString
  case systemItem
  case image
  case hidden

  // Geometry.
  case x
  case y
  case width
  case height

  private static let bySpelling = Dictionary(uniqueKeysWithValues: allCases.map { (String(describing: $0), $0) })

  /// The attribute that is spelled so; nil where the reader does not look at it.
  init?(spelling: String) {
    guard let name = Self.bySpelling[spelling] else { return nil }
    self = name
  }
}
