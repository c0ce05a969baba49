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
  case nib
  case pushController = "push_controller"
  case presentController = "present_controller"
  case reloadControllers = "reload_controllers"

  /// Whether the place makes a scene by its identifier in a storyboard of its receiver.
  var makesScene: Bool { self == .instantiate || self == .instantiateInitial }

  /// Whether the place names a controller of a watch app.
  var isWatch: Bool { self == .pushController || self == .presentController || self == .reloadControllers }
}
