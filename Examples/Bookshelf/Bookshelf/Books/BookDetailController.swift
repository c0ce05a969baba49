import UIKit

final class BookDetailController: UIViewController {
  private enum Segue: String {
    case showReviews
  }

  @IBOutlet private var coverView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var authorLabel: UILabel!

  var book: Book?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titleLabel.text = book?.title
    authorLabel.text = book?.author
    coverView.isHidden = book == nil
  }

  @IBSegueAction private func makePreview(_ coder: NSCoder) -> BookPreviewController? {
    book.flatMap { BookPreviewController(coder: coder, book: $0) }
  }

  @IBAction private func showReviews(_ sender: UIButton) {
    performSegue(withIdentifier: Segue.showReviews.rawValue, sender: sender)
  }

  @IBAction private func editBook(_ sender: UIBarButtonItem) {
    guard let book, let storyboard else { return }
    let editor = storyboard.instantiateViewController(identifier: "EditBook") { coder in
      EditBookController(coder: coder, book: book)
    }
    present(editor, animated: true)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case Segue.showReviews.rawValue:
      let list = segue.destination as? ReviewListController
      list?.reviews = book?.reviews ?? []
    default:
      break
    }
  }
}
