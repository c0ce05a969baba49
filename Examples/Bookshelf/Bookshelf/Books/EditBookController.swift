import UIKit

final class EditBookController: UIViewController {
  @IBOutlet private var titleField: UITextField!
  @IBOutlet private var authorField: UITextField!

  private let book: Book

  init?(coder: NSCoder, book: Book) {
    self.book = book
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("an editor needs a book")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleField.text = book.title
    authorField.text = book.author
  }

  @IBAction private func finish(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
