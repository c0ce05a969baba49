/// The classes of UIKit, as its documentation lists them.
extension SystemFrameworks {
  static let uiKitControllers = SystemFramework(
    name: "UIKit",
    classes: [
      "NSObject": "UIResponder UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UINib",
      "UIResponder": "UIViewController UIApplication UIScene",
      "UIScene": "UIWindowScene",
      "UIStoryboardSegue": "UIStoryboardPopoverSegue",
      "UIViewController": """
      UINavigationController UITabBarController UISplitViewController UITableViewController \
      UICollectionViewController UIPageViewController UISearchController UISearchContainerViewController \
      UIAlertController UIActivityViewController UIInputViewController UIReferenceLibraryViewController \
      UIDocumentBrowserViewController UIDocumentMenuViewController UIDocumentPickerViewController \
      UIDocumentPickerExtensionViewController UIDocumentViewController UICloudSharingController \
      UIFontPickerViewController UIColorPickerViewController UITextFormattingViewController UIHostingController
      """,
      "UINavigationController": "UIImagePickerController UIVideoEditorController UIMoreNavigationController",
    ])

  static let uiKitViews = SystemFramework(
    name: "UIKit",
    classes: [
      "UIResponder": "UIView",
      "UIView": """
      UIWindow UILabel UIImageView UIScrollView UIControl UITableViewCell UITableViewHeaderFooterView \
      UICollectionReusableView UIStackView UIToolbar UINavigationBar UITabBar UISearchBar UIPickerView \
      UIProgressView UIActivityIndicatorView UIVisualEffectView UIWebView UIInputView UIActionSheet UIAlertView \
      UIPopoverBackgroundView UIAccessibilityContainerView UIContentUnavailableView UIListContentView \
      UICalendarView UIEventAttributionView UIStandardTextCursorView
      """,
      "UIControl": """
      UIButton UITextField UISwitch UISlider UISegmentedControl UIStepper UIPageControl UIDatePicker \
      UIRefreshControl UIColorWell UIPasteControl
      """,
      "UITextField": "UISearchTextField",
      "UIScrollView": "UITableView UICollectionView UITextView",
      "UICollectionReusableView": "UICollectionViewCell",
      "UICollectionViewCell": "UICollectionViewListCell",
    ])

  static let uiKitObjects = SystemFramework(
    name: "UIKit",
    classes: [
      "NSObject": """
      UIBarItem UIGestureRecognizer UIMenuElement UIColor UIFont UIFontDescriptor UIImage UIScreen UIDevice \
      UIBezierPath UINavigationItem UIPresentationController UIPopoverController UISearchDisplayController \
      UILayoutGuide UICollectionViewLayout UICollectionViewLayoutAttributes UITableViewRowAction UIContextualAction \
      UISwipeActionsConfiguration UIContextMenuInteraction UIContextMenuConfiguration UIDragInteraction \
      UIDropInteraction UIDynamicAnimator UIDynamicBehavior UIMotionEffect UIVisualEffect UIEvent UITouch UIPress \
      UIMenuController UIPasteboard UIPrintInteractionController UIPrintFormatter UIPrintPageRenderer UIPrinter \
      UIFeedbackGenerator UIGraphicsRenderer UITraitCollection UIUserActivity UIDocument \
      UIDocumentInteractionController UIFocusSystem UIActivity UIActivityItemProvider UIAccessibilityElement \
      UIAccessibilityCustomAction UILexicon UILocalNotification UIMutableUserNotificationAction \
      UIUserNotificationSettings UISceneConfiguration UISceneSession UIApplicationShortcutItem \
      UITableViewDiffableDataSource UICollectionViewDiffableDataSource UIBarButtonItemGroup UITextInputMode \
      UITextChecker UITextPosition UITextRange UIViewPropertyAnimator UISpringTimingParameters \
      UICubicTimingParameters UIPercentDrivenInteractiveTransition UIAlertAction UIPreviewParameters \
      UIPreviewAction UITargetedPreview UIPreviewInteraction UIRegion UIPointerInteraction UIPencilInteraction \
      UIFontMetrics UIBarAppearance
      """,
      "UIBarItem": "UIBarButtonItem UITabBarItem",
      "UIGestureRecognizer": """
      UITapGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer \
      UIPanGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer
      """,
      "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
      "UICollectionViewLayout": """
      UICollectionViewFlowLayout UICollectionViewTransitionLayout UICollectionViewCompositionalLayout
      """,
      "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
      "UIMenuElement": "UIAction UICommand UIMenu UIDeferredMenuElement",
      "UICommand": "UIKeyCommand",
      "UIDocument": "UIManagedDocument",
      "UILayoutGuide": "UIFocusGuide",
      "UIVisualEffect": "UIBlurEffect UIVibrancyEffect UIGlassEffect",
      "UIDynamicBehavior": """
      UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIGravityBehavior UIPushBehavior \
      UISnapBehavior UIFieldBehavior
      """,
      "UIMotionEffect": "UIInterpolatingMotionEffect UIMotionEffectGroup",
      "UIBarAppearance": "UINavigationBarAppearance UIToolbarAppearance UITabBarAppearance",
      "UIFeedbackGenerator": "UIImpactFeedbackGenerator UISelectionFeedbackGenerator UINotificationFeedbackGenerator",
      "UIGraphicsRenderer": "UIGraphicsImageRenderer UIGraphicsPDFRenderer",
      "UIPrintFormatter": "UIViewPrintFormatter UISimpleTextPrintFormatter UIMarkupTextPrintFormatter",
    ])
}
