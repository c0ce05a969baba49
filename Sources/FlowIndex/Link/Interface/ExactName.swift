/// A name that is the same only if its bytes are.
///
/// Swift's strings are equal when they look equal: the composed and the decomposed spelling of one letter. UIKit and
/// the file system compare what is written, so names that are looked up are wrapped in this.
struct ExactName: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactName, right: ExactName) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
