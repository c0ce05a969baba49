import CodeFacts

/// Which parameters may carry a name from a caller.
///
/// What the system hands to a callback, such as an index path or a sender, carries none; without this every delegate
/// method would look like a wrapper.
enum ParameterOpenness {
  static func isOpen(_ parameter: ParameterFact, catalog: SystemClassCatalog) -> Bool {
    guard let type = parameter.type, !type.name.isEmpty else { return false }
    if type.isMetatype { return true }
    if carriers.contains(type.name) { return true }
    return !catalog.contains(type.name) && !closed.contains(type.name)
  }

  private static let carriers: Set<String> = [
    "String", "NSString", "StaticString", "Substring", "UIStoryboard", "NSStoryboard", "UINib", "NSNib",
    "NSStoryboard.Name", "NSStoryboard.SceneIdentifier", "NSStoryboardSegue.Identifier", "Class", "AnyClass",
  ]

  private static let closed: Set<String> = [
    "Any", "AnyObject", "id", "Int", "NSInteger", "NSUInteger", "UInt", "Bool", "BOOL", "Double", "Float", "CGFloat",
    "CGRect", "CGSize", "CGPoint", "IndexPath", "URL", "URLRequest", "Data", "Date", "Error", "Character",
    "TimeInterval",
    "UIApplication.LaunchOptionsKey", "UIControl.State", "Dictionary", "Notification", "UIWindowScene",
    "UISceneSession",
    "UIScene.ConnectionOptions", "UIViewControllerAnimatedTransitioning", "NSCoder",
  ]
}
