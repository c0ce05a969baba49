import UIKit

/// The window itself comes from Main.storyboard, as Info.plist says.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
