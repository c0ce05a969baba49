import UIKit

/// The books that were given away.
final class ArchiveController: UIViewController {
  @IBOutlet private var headingLabel: UILabel!
}
