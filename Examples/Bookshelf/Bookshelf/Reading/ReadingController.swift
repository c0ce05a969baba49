import UIKit

final class ReadingController: UIViewController {
  @IBOutlet private var chapterLabel: UILabel!

  @IBAction func unwindToReading(_ segue: UIStoryboardSegue) {}
}
