extension SwiftReader {
  /// The calls of UIKit, AppKit and WatchKit that name a segue, a scene, a storyboard, a nib or a reuse identifier,
  /// in the spelling of Swift 2 to Swift 6.
  public static let interfaceCallNames: Set<String> = Set(
    segueCalls + storyboardCalls + watchCalls + nibCalls + reuseCalls + cellCalls + presentationCalls)

  /// Those that register what a table or collection view makes.
  static let registrationNames: Set<String> = ["register", "registerNib", "registerClass"]

  private static let segueCalls = [
    "performSegue", "performSegueWithIdentifier",
  ]

  private static let storyboardCalls = [
    "UIStoryboard", "NSStoryboard",
    "instantiateViewController", "instantiateViewControllerWithIdentifier", "instantiateInitialViewController",
    "instantiateController", "instantiateControllerWithIdentifier", "instantiateInitialController",
  ]

  private static let watchCalls = [
    "pushController", "pushControllerWithName",
    "presentController", "presentControllerWithName", "presentControllerWithNames",
    "reloadRootControllers", "reloadRootControllersWithNames", "reloadRootPageControllers",
    "setNumberOfRows", "setRowTypes",
  ]

  private static let nibCalls = [
    "UINib", "NSNib", "loadNibNamed",
  ]

  private static let reuseCalls = [
    "dequeueReusableCell", "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier",
    "dequeueReusableHeaderFooterView", "dequeueReusableHeaderFooterViewWithIdentifier",
    "dequeueReusableSupplementaryView", "dequeueReusableSupplementaryViewOfKind",
    "dequeueReusableAnnotationView", "dequeueReusableAnnotationViewWithIdentifier",
    "register", "registerNib", "registerClass",
    "makeView", "makeViewWithIdentifier", "makeItem", "makeItemWithIdentifier",
    "makeSupplementaryView", "makeSupplementaryViewOfKind",
  ]

  private static let cellCalls = [
    "UITableViewCell", "UITableViewHeaderFooterView", "MKAnnotationView", "MKPinAnnotationView",
    "MKMarkerAnnotationView",
  ]

  private static let presentationCalls = [
    "pushViewController"
  ]
}
