extension ObjectiveCReader {
  /// The messages of UIKit, AppKit and WatchKit that name a segue, a scene, a storyboard, a nib or a reuse identifier.
  public static let interfaceCallNames: Set<String> = Set(
    segueCalls + storyboardCalls + watchCalls + nibCalls + reuseCalls + cellCalls + presentationCalls)

  private static let segueCalls = [
    "performSegueWithIdentifier:sender:"
  ]

  private static let storyboardCalls = [
    "storyboardWithName:bundle:",
    "instantiateInitialViewController", "instantiateInitialViewControllerWithCreator:",
    "instantiateViewControllerWithIdentifier:", "instantiateViewControllerWithIdentifier:creator:",
    "instantiateInitialController", "instantiateInitialControllerWithCreator:",
    "instantiateControllerWithIdentifier:", "instantiateControllerWithIdentifier:creator:",
  ]

  private static let watchCalls = [
    "pushControllerWithName:context:", "presentControllerWithName:context:",
    "presentControllerWithNames:contexts:", "reloadRootControllersWithNames:contexts:",
    "reloadRootPageControllersWithNames:contexts:orientation:pageIndex:",
  ]

  private static let nibCalls = [
    "nibWithNibName:bundle:", "loadNibNamed:owner:options:", "loadNibNamed:owner:topLevelObjects:",
    "initWithNibNamed:bundle:", "initWithNibName:bundle:",
  ]

  private static let reuseCalls = [
    "dequeueReusableCellWithIdentifier:", "dequeueReusableCellWithIdentifier:forIndexPath:",
    "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
    "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
    "dequeueReusableHeaderFooterViewWithIdentifier:", "dequeueReusableAnnotationViewWithIdentifier:",
    "dequeueReusableAnnotationViewWithIdentifier:forAnnotation:",
    "registerNib:forCellReuseIdentifier:", "registerClass:forCellReuseIdentifier:",
    "registerNib:forCellWithReuseIdentifier:", "registerClass:forCellWithReuseIdentifier:",
    "registerNib:forHeaderFooterViewReuseIdentifier:", "registerClass:forHeaderFooterViewReuseIdentifier:",
    "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:",
    "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:",
    "registerNib:forIdentifier:", "registerNib:forItemWithIdentifier:", "registerClass:forItemWithIdentifier:",
    "makeViewWithIdentifier:owner:", "makeItemWithIdentifier:forIndexPath:",
  ]

  private static let cellCalls = [
    "initWithStyle:reuseIdentifier:", "initWithAnnotation:reuseIdentifier:", "initWithReuseIdentifier:",
  ]

  private static let presentationCalls = [
    "pushViewController:animated:"
  ]
}
