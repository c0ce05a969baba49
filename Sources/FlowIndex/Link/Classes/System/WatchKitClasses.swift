/// The classes of WatchKit, as its documentation lists them.
extension SystemFrameworks {
  static let watchKit = SystemFramework(
    name: "WatchKit",
    classes: [
      "NSObject": """
      WKInterfaceController WKInterfaceObject WKExtension WKApplication WKInterfaceDevice \
      WKAccessibilityImageRegion WKGestureRecognizer WKCrownSequencer WKAudioFilePlayer WKRefreshBackgroundTask \
      WKExtendedRuntimeSession
      """,
      "WKInterfaceController": "WKUserNotificationInterfaceController WKHostingController",
      "WKUserNotificationInterfaceController": "WKUserNotificationHostingController",
      "WKInterfaceObject": """
      WKInterfaceLabel WKInterfaceButton WKInterfaceImage WKInterfaceGroup WKInterfaceTable WKInterfaceSwitch \
      WKInterfaceSlider WKInterfaceSeparator WKInterfaceMap WKInterfacePicker WKInterfaceDate WKInterfaceTimer \
      WKInterfaceMovie WKInterfaceInlineMovie WKInterfaceActivityRing WKInterfaceHMCamera WKInterfacePaymentButton \
      WKInterfaceSCNScene WKInterfaceSKScene WKInterfaceTextField WKInterfaceVolumeControl \
      WKInterfaceAuthorizationAppleIDButton
      """,
      "WKGestureRecognizer":
        "WKTapGestureRecognizer WKLongPressGestureRecognizer WKSwipeGestureRecognizer WKPanGestureRecognizer",
    ])
}
