import Foundation

/// The books on the shelf.
final class Library {
  static let shared = Library()

  private(set) var books = [
    Book(title: "Middlemarch", author: "George Eliot", reviews: ["A whole town in one book."]),
    Book(title: "The Leopard", author: "Giuseppe Tomasi di Lampedusa"),
  ]
  var lastOpened: Book?

  func add(_ book: Book) {
    books.append(book)
  }
}
