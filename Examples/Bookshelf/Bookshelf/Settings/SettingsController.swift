import UIKit

final class SettingsController: UITableViewController {
  private static let licensesRow = IndexPath(row: 2, section: 0)

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showAbout" {
      let about = segue.destination as! LicensesController
      about.title = "About Bookshelf"
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath == Self.licensesRow else { return }
    show(LicensesController.instantiate(from: .settings), sender: self)
  }
}
