import UIKit

final class NotesController: UIViewController {
  @IBOutlet private var textView: UITextView!
}
