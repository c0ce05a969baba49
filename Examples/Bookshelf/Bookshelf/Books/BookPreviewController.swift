import UIKit

/// Shows the first pages. It cannot be without a book, so a storyboard alone cannot make it.
final class BookPreviewController: UIViewController {
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var textView: UITextView!

  private let book: Book

  init?(coder: NSCoder, book: Book) {
    self.book = book
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("a preview needs a book")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = book.title
    textView.isSelectable = false
  }
}
