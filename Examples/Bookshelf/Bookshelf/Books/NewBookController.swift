import UIKit

final class NewBookController: UIViewController {
  @IBOutlet private var titleField: UITextField!
  @IBOutlet private var authorField: UITextField!

  /// The book that the form describes, once it has a title.
  var book: Book? {
    guard let title = titleField.text, !title.isEmpty else { return nil }
    return Book(title: title, author: authorField.text ?? "")
  }
}
