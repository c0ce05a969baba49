/// The elements that the reader knows. Every other element with an id is an object like any other.
enum ElementName: String {
  case other = ""

  // The frame of a document.
  case document
  case archive
  case scene
  case objects

  // What stands between objects.
  case connections
  case segue
  case outlet
  case outletCollection
  case action
  case binding
  case accessibilityConnection
  case userDefinedRuntimeAttribute

  // Objects that are treated apart.
  case customObject
  case navigationItem
  case tableView
  case collectionView
  case tableViewCell
  case collectionViewCell
  case collectionReusableView
  case tableRow
  case label

  // Prototype cells stand in one of these.
  case prototypes
  case cells

  // What an object looks like.
  case rect
  case point
  case state
  case buttonConfiguration
  case segment
  case tableHeaderCell
  case attributedString
  case fragment
  case string
  case mutableString

  // Elements with an id that are no objects at run time.
  case constraint
  case viewControllerLayoutGuide
  case viewLayoutGuide
  case layoutGuide
  case device
  case adaptation
  case color
  case font
  case size

  /// Whether an element of this name, given an id, is an object that facts are kept of.
  var isObject: Bool {
    switch self {
    case .document, .archive, .scene, .objects, .connections: false
    case .segue, .outlet, .outletCollection, .action, .binding, .accessibilityConnection: false
    case .userDefinedRuntimeAttribute, .prototypes, .cells: false
    case .rect, .point, .state, .buttonConfiguration, .segment, .tableHeaderCell: false
    case .attributedString, .fragment, .string, .mutableString: false
    case .constraint, .viewControllerLayoutGuide, .viewLayoutGuide, .layoutGuide: false
    case .device, .adaptation, .color, .font, .size: false
    case .other, .customObject, .navigationItem, .tableView, .collectionView: true
    case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableRow, .label: true
    }
  }

  /// Whether a person reads this object by the first label inside it.
  var isReadByItsLabel: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .tableRow: true
    default: false
    }
  }
}
