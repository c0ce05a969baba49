/// The classes of AppKit, as its documentation lists them.
extension SystemFrameworks {
  static let appKitControllers = SystemFramework(
    name: "AppKit",
    classes: [
      "NSObject": "NSResponder NSStoryboard NSStoryboardSegue NSNib NSController NSDocument NSDocumentController",
      "NSResponder": "NSViewController NSWindowController NSApplication NSWindow NSView NSPopover NSDrawer",
      "NSViewController": """
      NSTabViewController NSSplitViewController NSPageController NSTitlebarAccessoryViewController \
      NSCollectionViewItem NSHostingController NSPreviewRepresentingActivityItem \
      NSSplitViewItemAccessoryViewController
      """,
      "NSWindow": "NSPanel",
      "NSPanel": "NSColorPanel NSFontPanel NSSavePanel",
      "NSSavePanel": "NSOpenPanel",
      "NSController": "NSObjectController NSUserDefaultsController",
      "NSObjectController": "NSArrayController NSTreeController",
      "NSArrayController": "NSDictionaryController",
      "NSDocument": "NSPersistentDocument",
    ])

  static let appKitViews = SystemFramework(
    name: "AppKit",
    classes: [
      "NSView": """
      NSControl NSText NSBox NSScrollView NSClipView NSSplitView NSTabView NSProgressIndicator NSVisualEffectView \
      NSStackView NSGridView NSCollectionView NSTableCellView NSTableRowView NSTableHeaderView NSRulerView \
      NSOpenGLView NSBackgroundExtensionView NSGlassEffectView NSGlassEffectContainerView NSHostingView
      """,
      "NSControl": """
      NSButton NSTextField NSSlider NSSegmentedControl NSStepper NSImageView NSDatePicker NSColorWell \
      NSLevelIndicator NSTableView NSBrowser NSMatrix NSPathControl NSRuleEditor NSScroller NSSwitch NSForm
      """,
      "NSButton": "NSPopUpButton NSStatusBarButton",
      "NSTextField": "NSComboBox NSSearchField NSSecureTextField NSTokenField",
      "NSTableView": "NSOutlineView",
      "NSText": "NSTextView",
      "NSRuleEditor": "NSPredicateEditor",
    ])

  static let appKitObjects = SystemFramework(
    name: "AppKit",
    classes: [
      "NSObject": """
      NSCell NSMenu NSMenuItem NSToolbar NSToolbarItem NSTableColumn NSTabViewItem NSSplitViewItem NSLayoutGuide \
      NSGestureRecognizer NSFontManager NSStatusBar NSStatusItem NSColor NSFont NSImage NSBezierPath NSAlert \
      NSWorkspace NSRunningApplication NSScreen NSCursor NSEvent NSPasteboard NSSound NSSpeechRecognizer \
      NSSpeechSynthesizer NSCollectionViewLayout NSTextStorage NSLayoutManager NSTextContainer NSPageLayout \
      NSPrintOperation NSPrintInfo NSUserInterfaceCompressionOptions NSTouchBar NSTouchBarItem NSAppearance \
      NSAccessibilityElement NSSharingService NSSharingServicePicker NSDockTile NSDraggingItem \
      NSFilePromiseProvider NSLayoutConstraint NSGradient NSShadow NSStringDrawingContext NSTableViewRowAction \
      NSTrackingArea NSWindowTabGroup NSUserActivity NSHelpManager
      """,
      "NSCell": "NSActionCell NSImageCell NSBrowserCell NSTextAttachmentCell",
      "NSActionCell": """
      NSButtonCell NSTextFieldCell NSSliderCell NSStepperCell NSSegmentedCell NSDatePickerCell NSFormCell \
      NSPathCell NSLevelIndicatorCell
      """,
      "NSButtonCell": "NSMenuItemCell",
      "NSMenuItemCell": "NSPopUpButtonCell",
      "NSTextFieldCell": "NSComboBoxCell NSSearchFieldCell NSSecureTextFieldCell NSTokenFieldCell NSTableHeaderCell",
      "NSToolbarItem":
        "NSToolbarItemGroup NSSharingServicePickerToolbarItem NSSearchToolbarItem NSTrackingSeparatorToolbarItem",
      "NSGestureRecognizer": """
      NSClickGestureRecognizer NSPressGestureRecognizer NSMagnificationGestureRecognizer NSPanGestureRecognizer \
      NSRotationGestureRecognizer
      """,
      "NSCollectionViewLayout":
        "NSCollectionViewFlowLayout NSCollectionViewGridLayout NSCollectionViewCompositionalLayout",
      "NSTouchBarItem": """
      NSCustomTouchBarItem NSGroupTouchBarItem NSPopoverTouchBarItem NSSliderTouchBarItem NSColorPickerTouchBarItem \
      NSSharingServicePickerTouchBarItem NSCandidateListTouchBarItem NSButtonTouchBarItem NSPickerTouchBarItem \
      NSStepperTouchBarItem
      """,
    ])
}
