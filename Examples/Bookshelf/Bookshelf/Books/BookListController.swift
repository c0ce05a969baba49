import UIKit

final class BookListController: UITableViewController {
  private let library = Library.shared

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(title: "Open Last Book", action: #selector(openLastBook), input: "o", modifierFlags: .command)]
  }

  @objc private func openLastBook() {
    guard library.lastOpened != nil else { return }
    performSegue(withIdentifier: "showDetial", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showDetail", let detail = segue.destination as? BookDetailController else { return }
    let selected = tableView.indexPathForSelectedRow.map { library.books[$0.row] }
    detail.book = selected ?? library.lastOpened
    library.lastOpened = detail.book
  }

  @IBAction func cancelNewBook(_ segue: UIStoryboardSegue) {}

  @IBAction func saveNewBook(_ segue: UIStoryboardSegue) {
    guard let form = segue.source as? NewBookController, let book = form.book else { return }
    library.add(book)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    library.books.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath)
    (cell as? BookCell)?.show(library.books[indexPath.row])
    return cell
  }
}
