import UIKit

extension UIStoryboard {
  static let settings = UIStoryboard(name: "Settings", bundle: nil)
}

/// A screen whose storyboard identifier is the name of its class.
protocol StoryboardInstantiable: UIViewController {}

extension StoryboardInstantiable {
  static func instantiate(from storyboard: UIStoryboard) -> Self {
    guard let screen = storyboard.instantiateViewController(withIdentifier: String(describing: Self.self)) as? Self
    else { preconditionFailure("the storyboard has another class for \(Self.self)") }
    return screen
  }
}
