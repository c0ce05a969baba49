/// The classes of frameworks for media, maps, games and documents that apps show or inherit from.
extension SystemFrameworks {
  static let media: [SystemFramework] = [
    SystemFramework(
      name: "AVKit",
      classes: [
        "UIViewController": "AVPlayerViewController",
        "UIView": "AVRoutePickerView",
        "NSView": "AVPlayerView AVCaptureView",
        "NSObject": "AVPictureInPictureController",
      ]),
    SystemFramework(
      name: "AVFoundation",
      classes: [
        "NSObject": """
        AVPlayer AVPlayerItem AVAsset AVCaptureSession AVCaptureDevice AVCaptureOutput AVAudioPlayer \
        AVAudioRecorder AVAudioSession AVAudioEngine AVSpeechSynthesizer
        """,
        "CALayer": "AVPlayerLayer AVCaptureVideoPreviewLayer",
        "AVPlayer": "AVQueuePlayer",
      ]),
    SystemFramework(
      name: "MediaPlayer",
      classes: [
        "UIViewController": "MPMoviePlayerViewController MPMediaPickerController",
        "UIView": "MPVolumeView",
        "NSObject": "MPMusicPlayerController MPMoviePlayerController",
      ]),
    SystemFramework(
      name: "MapKit",
      classes: [
        "UIView": "MKMapView MKAnnotationView MKCompassButton MKScaleView",
        "MKAnnotationView": "MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView",
        "UIButton": "MKUserTrackingButton",
        "UIBarButtonItem": "MKUserTrackingBarButtonItem",
        "UIViewController": "MKLookAroundViewController MKMapItemDetailViewController",
        "NSObject": "MKShape MKOverlayRenderer MKMapItem MKDirections MKLocalSearch MKTileOverlay",
        "MKShape": "MKPointAnnotation MKMultiPoint MKCircle",
        "MKMultiPoint": "MKPolyline MKPolygon",
        "MKOverlayRenderer": "MKOverlayPathRenderer MKTileOverlayRenderer",
        "MKOverlayPathRenderer": "MKPolylineRenderer MKPolygonRenderer MKCircleRenderer",
      ]),
    SystemFramework(
      name: "SceneKit",
      classes: ["UIView": "SCNView", "NSObject": "SCNNode SCNScene SCNGeometry SCNMaterial SCNAction"]),
    SystemFramework(
      name: "SpriteKit",
      classes: [
        "UIView": "SKView", "UIResponder": "SKNode",
        "SKNode": "SKEffectNode SKSpriteNode SKLabelNode SKShapeNode SKEmitterNode",
        "SKEffectNode": "SKScene", "NSObject": "SKAction SKTexture SKPhysicsBody",
      ]),
    SystemFramework(
      name: "ARKit",
      classes: [
        "SCNView": "ARSCNView", "SKView": "ARSKView", "UIView": "ARCoachingOverlayView", "NSObject": "ARSession",
      ]),
    SystemFramework(name: "RealityKit", classes: ["UIView": "ARView"]),
    SystemFramework(name: "MetalKit", classes: ["UIView": "MTKView"]),
    SystemFramework(
      name: "GLKit",
      classes: ["UIViewController": "GLKViewController", "UIView": "GLKView", "NSObject": "GLKBaseEffect"]),
    SystemFramework(
      name: "PhotosUI",
      classes: [
        "UIViewController": "PHPickerViewController", "UIView": "PHLivePhotoView",
        "NSObject": "PHProjectExtensionContext",
      ]),
    SystemFramework(
      name: "QuickLook",
      classes: ["UIViewController": "QLPreviewController", "NSPanel": "QLPreviewPanel", "NSView": "QLPreviewView"]),
    SystemFramework(
      name: "PDFKit", classes: ["UIView": "PDFView PDFThumbnailView", "NSObject": "PDFDocument PDFPage PDFAnnotation"]),
    SystemFramework(name: "PencilKit", classes: ["UIScrollView": "PKCanvasView", "NSObject": "PKToolPicker"]),
    SystemFramework(
      name: "VisionKit", classes: ["UIViewController": "VNDocumentCameraViewController DataScannerViewController"]),
    SystemFramework(name: "Quartz", classes: ["NSView": "IKImageView IKImageBrowserView"]),
    SystemFramework(
      name: "GameKit",
      classes: [
        "UINavigationController":
          "GKGameCenterViewController GKMatchmakerViewController GKTurnBasedMatchmakerViewController",
        "NSObject": "GKRule GKBehavior GKAgent GKState GKStateMachine GKEntity GKComponent",
      ]),
    SystemFramework(
      name: "TVUIKit",
      classes: [
        "UIViewController": "TVDigitEntryViewController", "UIControl": "TVLockupView",
        "TVLockupView": "TVPosterView TVCardView TVCaptionButtonView TVMonogramView",
        "UICollectionViewCell": "TVCollectionViewFullScreenCell",
      ]),
    SystemFramework(name: "GameController", classes: ["UIViewController": "GCEventViewController"]),
    SystemFramework(name: "AudioToolbox", classes: ["NSObject": "AUAudioUnit"]),
    SystemFramework(name: "TVMLKit", classes: ["NSObject": "TVApplicationController"]),
  ]
}
