import UIKit

final class BookCell: UITableViewCell {
  @IBOutlet private var coverView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var authorLabel: UILabel!

  func show(_ book: Book) {
    titleLabel.text = book.title
    authorLabel.text = book.author
    coverView.tintColor = .secondaryLabel
  }
}
