/// The classes of frameworks for web pages, mail, contacts, stores and app extensions.
extension SystemFrameworks {
  static let services: [SystemFramework] = [
    SystemFramework(
      name: "WebKit",
      classes: [
        "UIView": "WKWebView", "NSView": "WebView WebFrameView",
        "NSObject": """
        WKWebViewConfiguration WKUserContentController WKNavigation WKUserScript WKPreferences WKProcessPool \
        WKWebsiteDataStore
        """,
      ]),
    SystemFramework(
      name: "SafariServices",
      classes: [
        "UIViewController": "SFSafariViewController",
        "NSViewController": "SFSafariExtensionViewController",
        "NSObject": "SFSafariExtensionHandler SFAuthenticationSession",
      ]),
    SystemFramework(
      name: "MessageUI",
      classes: ["UINavigationController": "MFMailComposeViewController MFMessageComposeViewController"]),
    SystemFramework(
      name: "Messages",
      classes: [
        "UIViewController": "MSMessagesAppViewController MSStickerBrowserViewController",
        "UIView": "MSStickerView MSStickerBrowserView",
      ]),
    SystemFramework(
      name: "ContactsUI", classes: ["UIViewController": "CNContactViewController CNContactPickerViewController"]),
    SystemFramework(
      name: "AddressBookUI",
      classes: [
        "UINavigationController": "ABPeoplePickerNavigationController",
        "UIViewController": "ABPersonViewController ABNewPersonViewController ABUnknownPersonViewController",
      ]),
    SystemFramework(
      name: "EventKitUI",
      classes: [
        "UINavigationController": "EKEventEditViewController",
        "UIViewController": "EKEventViewController EKCalendarChooser",
      ]),
    SystemFramework(
      name: "StoreKit",
      classes: [
        "UIViewController": "SKStoreProductViewController SKCloudServiceSetupViewController",
        "NSObject": "SKRequest SKPayment SKPaymentQueue SKProduct SKPaymentTransaction",
        "SKRequest": "SKProductsRequest SKReceiptRefreshRequest",
      ]),
    SystemFramework(
      name: "PassKit",
      classes: [
        "UIViewController":
          "PKAddPassesViewController PKPaymentAuthorizationViewController PKAddPaymentPassViewController",
        "UIButton": "PKPaymentButton PKAddPassButton",
      ]),
    SystemFramework(
      name: "AuthenticationServices",
      classes: [
        "UIViewController": """
        ASCredentialProviderViewController ASAuthorizationProviderExtensionViewController \
        ASAccountAuthenticationModificationViewController
        """,
        "UIControl": "ASAuthorizationAppleIDButton",
        "NSObject": "ASAuthorizationController ASWebAuthenticationSession",
      ]),
    SystemFramework(
      name: "Social", classes: ["UIViewController": "SLComposeViewController SLComposeServiceViewController"]),
    SystemFramework(name: "iAd", classes: ["UIView": "ADBannerView"]),
    SystemFramework(name: "Twitter", classes: ["UIViewController": "TWTweetComposeViewController"]),
    SystemFramework(name: "HealthKitUI", classes: ["UIView": "HKActivityRingView"]),
    SystemFramework(
      name: "HomeKit", classes: ["UIView": "HMCameraView", "NSObject": "HMHomeManager HMAccessory HMHome"]),
    SystemFramework(name: "CloudKit", classes: ["NSObject": "CKContainer CKDatabase CKRecord"]),
    SystemFramework(
      name: "CoreLocation",
      classes: ["NSObject": "CLLocationManager CLGeocoder CLLocation CLRegion", "UIButton": "CLLocationButton"]),
    SystemFramework(name: "CoreBluetooth", classes: ["NSObject": "CBCentralManager CBPeripheralManager CBPeripheral"]),
    SystemFramework(
      name: "MultipeerConnectivity",
      classes: [
        "UIViewController": "MCBrowserViewController",
        "NSObject": "MCSession MCNearbyServiceBrowser MCNearbyServiceAdvertiser",
      ]),
    SystemFramework(
      name: "UserNotifications",
      classes: [
        "NSObject": """
        UNNotificationServiceExtension UNUserNotificationCenter UNNotification UNNotificationContent \
        UNNotificationResponse
        """
      ]),
    SystemFramework(
      name: "Extensions",
      classes: [
        "UIViewController": "INUIAddVoiceShortcutViewController INUIEditVoiceShortcutViewController",
        "UIButton": "INUIAddVoiceShortcutButton",
        "NSObject": "INExtension CXCallDirectoryProvider NEProvider",
        "NEProvider": "NETunnelProvider NEFilterProvider",
        "NETunnelProvider": "NEPacketTunnelProvider NEAppProxyProvider",
        "NEFilterProvider": "NEFilterDataProvider NEFilterControlProvider",
      ]),
    SystemFramework(
      name: "NotificationCenter",
      classes: ["NSViewController": "NCWidgetListViewController NCWidgetSearchViewController"]),
    SystemFramework(name: "LocalAuthentication", classes: ["NSObject": "LAContext"]),
    SystemFramework(name: "HealthKit", classes: ["NSObject": "HKHealthStore HKObject HKQuery"]),
    SystemFramework(
      name: "FileProviderUI",
      classes: ["UIViewController": "FPUIActionExtensionViewController", "NSObject": "NSFileProviderExtension"]),
    SystemFramework(
      name: "CarPlay", classes: ["NSObject": "CPTemplate CPInterfaceController", "UIWindow": "CPWindow"]),
    SystemFramework(name: "LinkPresentation", classes: ["UIView": "LPLinkView"]),
    SystemFramework(
      name: "CoreAudioKit",
      classes: [
        "UIViewController": "AUViewController CABTMIDICentralViewController CABTMIDILocalPeripheralViewController"
      ]),
    SystemFramework(name: "PreferencePanes", classes: ["NSObject": "NSPreferencePane"]),
    SystemFramework(name: "ScreenSaver", classes: ["NSView": "ScreenSaverView"]),
    SystemFramework(
      name: "XCTest",
      classes: ["NSObject": "XCTest", "XCTest": "XCTestCase XCTestSuite"]),
  ]
}
