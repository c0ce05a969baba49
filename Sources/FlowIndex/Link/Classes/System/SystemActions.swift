/// The actions that system classes answer to, as menus, controls and the responder chain send them.
extension SystemMembers {
  static let actions: KeyValuePairs<String, String> = [
    // UIKit: UIResponderStandardEditActions and the controllers that segue-free templates use.
    "UIResponder": """
    cut: copy: paste: select: selectAll: delete: makeTextWritingDirectionLeftToRight: \
    makeTextWritingDirectionRightToLeft: toggleBoldface: toggleItalics: toggleUnderline: increaseSize: \
    decreaseSize: pasteAndMatchStyle: pasteAndGo: pasteAndSearch: find: findAndReplace: findNext: findPrevious: \
    useSelectionForFind: updateTextAttributesWithConversionHandler: print: rename: duplicate: move: export: \
    resignFirstResponder becomeFirstResponder undo: redo: showWritingTools: captureTextFromCamera: toggleSidebar:
    """,
    "UIView": "endEditing: removeFromSuperview",
    "UIViewController": "showViewController:sender: showDetailViewController:sender: dismissViewController:",
    "UISplitViewController": "toggleMasterVisible: toggleSidebar:",
    "UINavigationController": "popViewControllerAnimated: popToRootViewControllerAnimated:",
    "UIWebView": "goBack goForward reload stopLoading",
    "WKWebView": "goBack goForward reload stopLoading goBack: goForward: reload: stopLoading: reloadFromOrigin:",
    "UIActivityIndicatorView": "startAnimating stopAnimating",
    "AVPlayer": "play pause",
    // AppKit
    "NSApplication": """
    terminate: hide: unhide: hideOtherApplications: unhideAllApplications: arrangeInFront: orderFrontColorPanel: \
    orderFrontStandardAboutPanel: orderFrontCharacterPalette: runPageLayout: activateContextHelpMode: showHelp: \
    miniaturizeAll: stop: stopModal: toggleTouchBarCustomizationPalette: showGuessPanel: orderFrontDataLinkPanel:
    """,
    "NSWindow": """
    performClose: performMiniaturize: performZoom: close miniaturize: deminiaturize: zoom: makeKeyAndOrderFront: \
    orderFront: orderBack: orderOut: print: toggleToolbarShown: runToolbarCustomizationPalette: toggleFullScreen: \
    selectNextKeyView: selectPreviousKeyView: toggleTabBar: toggleTabOverview: selectNextTab: selectPreviousTab: \
    moveTabToNewWindow: mergeAllWindows: newWindowForTab: update saveFrameUsingName: runModalPrintingSheet:
    """,
    "NSWindowController": "showWindow: newWindowForTab: close dismissController: saveDocument:",
    "NSViewController": "dismissController: dismissViewController: presentViewControllerAsSheet:",
    "NSSplitViewController": "toggleSidebar: toggleInspector:",
    "NSTabViewController": "takeSelectedTabViewItemFromSender:",
    "NSPageController": "navigateBack: navigateForward: takeSelectedIndexFrom:",
    "NSPopover": "performClose: close",
    "NSDrawer": "open: close: toggle:",
    "NSResponder": """
    undo: redo: cut: copy: paste: pasteAsPlainText: pasteAsRichText: delete: selectAll: selectLine: \
    selectParagraph: selectWord: deleteBackward: deleteForward: deleteToBeginningOfLine: deleteToEndOfLine: \
    insertNewline: insertTab: insertBacktab: insertText: cancelOperation: complete: centerSelectionInVisibleArea: \
    capitalizeWord: lowercaseWord: uppercaseWord: moveLeft: moveRight: moveUp: moveDown: moveToBeginningOfDocument: \
    moveToEndOfDocument: pageUp: pageDown: scrollPageUp: scrollPageDown: scrollLineUp: scrollLineDown: \
    scrollToBeginningOfDocument: scrollToEndOfDocument: makeBaseWritingDirectionNatural: \
    makeBaseWritingDirectionLeftToRight: makeBaseWritingDirectionRightToLeft: makeTextWritingDirectionNatural: \
    makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: performFindPanelAction: \
    performTextFinderAction: showContextHelp: showContextMenuForSelection: quickLookPreviewItems: \
    changeCaseOfLetter: indent: transpose: yank: newWindowForTab: noop:
    """,
    "NSView": "print: fax: setNeedsDisplay:",
    "NSControl": """
    takeIntValueFrom: takeIntegerValueFrom: takeFloatValueFrom: takeDoubleValueFrom: takeStringValueFrom: \
    takeObjectValueFrom: performClick: sizeToFit
    """,
    "NSButton": "performClick: setNextState",
    "NSTextField": "selectText:",
    "NSText": """
    alignCenter: alignLeft: alignRight: changeFont: checkSpelling: copyFont: copyRuler: pasteFont: pasteRuler: \
    showGuessPanel: subscript: superscript: toggleRuler: underline: unscript:
    """,
    "NSTextView": """
    alignJustified: changeAttributes: changeColor: changeDocumentBackgroundColor: loosenKerning: tightenKerning: \
    turnOffKerning: useStandardKerning: turnOffLigatures: useAllLigatures: useStandardLigatures: lowerBaseline: \
    raiseBaseline: useStandardBaseline: outline: orderFrontLinkPanel: orderFrontListPanel: orderFrontSpacingPanel: \
    orderFrontTablePanel: orderFrontSubstitutionsPanel: startSpeaking: stopSpeaking: \
    toggleAutomaticDashSubstitution: toggleAutomaticDataDetection: toggleAutomaticLinkDetection: \
    toggleAutomaticQuoteSubstitution: toggleAutomaticSpellingCorrection: toggleAutomaticTextReplacement: \
    toggleAutomaticTextCompletion: toggleContinuousSpellChecking: toggleGrammarChecking: toggleSmartInsertDelete: \
    toggleQuickLookPreviewPanel: toggleBaseWritingDirection: insertCompletion: pasteAsPlainText: pasteAsRichText: \
    checkTextInDocument: changeLayoutOrientation: toggleTextLayoutOrientation:
    """,
    "NSFontManager": """
    addFontTrait: removeFontTrait: modifyFont: modifyFontViaPanel: orderFrontFontPanel: orderFrontStylesPanel: \
    changeFontTrait:
    """,
    "NSDocument": """
    saveDocument: saveDocumentAs: saveDocumentTo: revertDocumentToSaved: runPageLayout: printDocument: \
    duplicateDocument: renameDocument: moveDocument: moveDocumentToUbiquityContainer: browseDocumentVersions: \
    lockDocument: unlockDocument: saveDocumentToPDF: print: rename: move: saveToURL:
    """,
    "NSDocumentController": "newDocument: openDocument: clearRecentDocuments: saveAllDocuments:",
    "NSTableView": "selectAll: deselectAll:",
    "NSOutlineView": "expandItem: collapseItem:",
    "NSCollectionView": "selectAll: deselectAll: toggleSectionCollapse:",
    "NSTabView": """
    selectFirstTabViewItem: selectLastTabViewItem: selectNextTabViewItem: selectPreviousTabViewItem: \
    takeSelectedTabViewItemFromSender:
    """,
    "NSProgressIndicator": "startAnimation: stopAnimation: animate: takeDoubleValueFrom:",
    "NSColorPanel": "orderFront: close",
    "NSSavePanel": "ok: cancel:",
    "NSBrowser": "doClick: doDoubleClick: selectAll:",
    "NSRuleEditor": "reloadCriteria",
    "NSController": "commitEditing discardEditing",
    "NSObjectController": "add: remove: fetch: newObject",
    "NSArrayController": "add: insert: remove: selectNext: selectPrevious: rearrangeObjects",
    "NSTreeController": "add: addChild: insert: insertChild: remove:",
    "NSUserDefaultsController": "save: revert: revertToInitialValues:",
    "NSToolbar": "runCustomizationPalette:",
    "NSImageView": "setImage:",
    "NSSpeechSynthesizer": "startSpeaking: stopSpeaking:",
    "WebView": """
    goBack: goForward: reload: reloadFromOrigin: stopLoading: makeTextLarger: makeTextSmaller: \
    makeTextStandardSize: takeStringURLFrom: alwaysUseBaseWritingDirection:
    """,
    "PDFView": """
    goToNextPage: goToPreviousPage: goToFirstPage: goToLastPage: goBack: goForward: zoomIn: zoomOut: selectAll: \
    copy: takeBackgroundColorFrom: takePasswordFrom:
    """,
    "IKImageView": "zoomIn: zoomOut: zoomImageToFit: zoomImageToActualSize: rotateImageLeft: rotateImageRight:",
    "AVPlayerView": "play: pause:",
  ]
}
