import Foundation

struct Book: Hashable {
  var title: String
  var author: String
  var reviews: [String] = []
}
