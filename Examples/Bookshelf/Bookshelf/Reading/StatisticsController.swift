import UIKit

final class StatisticsController: UIViewController {
  @IBOutlet private var pagesLabel: UILabel!
}
