import UIKit

/// Goes to a scene of another storyboard, which its identifier names: `scene@storyboard`.
///
/// Without a scene the way leads to the storyboard's initial scene. The scene that the segue is drawn to in Interface
/// Builder is never shown.
final class LinkSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: Self.linkedScene(of: identifier) ?? destination)
  }

  override func perform() {
    source.show(destination, sender: nil)
  }

  private static func linkedScene(of identifier: String?) -> UIViewController? {
    let parts = (identifier ?? "").split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    let storyboard = UIStoryboard(name: parts[1], bundle: nil)
    if parts[0].isEmpty { return storyboard.instantiateInitialViewController() }
    return storyboard.instantiateViewController(withIdentifier: parts[0])
  }
}
