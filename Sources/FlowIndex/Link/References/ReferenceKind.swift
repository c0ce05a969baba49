/// What a place in code does with a name.
enum ReferenceKind: String, Sendable {
  case performSegue = "perform_segue"
  case prepareCase = "prepare_case"
  case shouldPerformCase = "should_perform_case"
  case destinationCast = "destination_cast"
  case storyboard
  case instantiate
  case instantiateInitial = "instantiate_initial"
  case dequeue
  case registerNib = "register_nib"
  case registerClass = "register_class"
  /// Makes a cell by itself, under an identifier.
  case makeCell = "make_cell"
  case nib
  case pushController = "push_controller"
  case presentController = "present_controller"
  case reloadControllers = "reload_controllers"
  /// Pushes a scene that it has just made.
  case pushScene = "push_scene"

  /// Whether the place makes a scene by its identifier in a storyboard of its receiver.
  var makesScene: Bool { self == .instantiate || self == .instantiateInitial }

  /// Whether the place registers what a table or collection view makes.
  var isRegistration: Bool { self == .registerNib || self == .registerClass }

  /// Whether the place names a controller of a watch app.
  var isWatch: Bool { self == .pushController || self == .presentController || self == .reloadControllers }
}
