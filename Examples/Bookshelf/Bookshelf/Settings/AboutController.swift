import UIKit

final class AboutController: UIViewController {
  @IBOutlet private var versionLabel: UILabel!
}
