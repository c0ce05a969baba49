/// Protocols that no source declares but that may stand first in an inheritance clause.
///
/// A class whose first inherited name is one of these has no superclass; any other unknown name may be a class of a
/// library, and its chain is then unknown.
enum SystemProtocols {
  static func contains(_ name: String) -> Bool {
    names.contains(name) || suffixes.contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
  }

  /// Endings by which frameworks name protocols, never classes.
  private static let suffixes = ["Delegate", "DataSource", "Protocol", "Representable", "Codable", "Convertible"]

  private static let names: Set<String> = [
    "AnyObject", "Any", "class", "Sendable", "Copyable", "Codable", "Encodable", "Decodable", "Equatable", "Hashable",
    "Comparable", "Identifiable", "CaseIterable", "Error", "LocalizedError", "CustomNSError", "OptionSet", "Sequence",
    "Collection", "IteratorProtocol", "AsyncSequence", "Encoder", "Decoder", "CodingKey", "TextOutputStream",
    "ObservableObject", "Observable", "Cancellable", "Publisher", "Subscriber", "Subscription", "Subject", "View",
    "App",
    "Scene", "ViewModifier", "PreviewProvider", "Widget", "WidgetBundle", "TimelineProvider", "TimelineEntry",
    "AppIntent", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying", "NSFastEnumeration", "NSLocking",
    "NSItemProviderReading", "NSItemProviderWriting", "NSFilePresenter", "UIAppearance", "UIAppearanceContainer",
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerContextTransitioning", "UIViewControllerRestoration", "UIStateRestoring", "UITextInput",
    "UIKeyInput", "UITextInputTraits", "UIContentConfiguration", "UIContentView", "UIDynamicItem", "UICoordinateSpace",
    "UIActivityItemSource", "UIPopoverPresentationControllerSourceItem", "UISearchResultsUpdating", "MKAnnotation",
    "MKOverlay", "QLPreviewItem", "NSUserInterfaceValidations", "NSMenuItemValidation", "NSToolbarItemValidation",
    "NSPasteboardWriting", "NSPasteboardReading", "NSTextInputClient", "NSSeguePerforming", "ExtensionFoundation",
    "BindableObject", "DynamicProperty", "EnvironmentKey", "PreferenceKey", "Shape", "ButtonStyle", "LabelStyle",
    "ToggleStyle", "Transferable", "Reusable", "NibReusable", "NibLoadable", "NibOwnerLoadable", "StoryboardBased",
    "StoryboardSceneBased",
  ]
}
