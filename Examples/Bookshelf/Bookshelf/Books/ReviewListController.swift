import UIKit

final class ReviewListController: UITableViewController {
  var reviews: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reviews.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ReviewCell", for: indexPath)
    (cell as? ReviewCell)?.show(reviews[indexPath.row])
    return cell
  }
}

final class ReviewCell: UITableViewCell {
  @IBOutlet private var reviewLabel: UILabel!

  func show(_ review: String) {
    reviewLabel.text = review
  }
}
