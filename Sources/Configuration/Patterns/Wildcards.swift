/// An element of a pattern that matches one item, or a run of any items.
protocol WildcardElement {
  associatedtype Item
  /// Whether it stands for any number of items.
  var isRun: Bool { get }
  /// Whether a run at the end of the pattern must take an item at least.
  var needsOneAtEnd: Bool { get }
  func matches(_ item: Item) -> Bool
}

/// Matches items against a pattern that holds runs of anything.
///
/// It goes back to the last run only, which is enough: an earlier run can take no item that the last one could not.
/// So the time is at most the product of both lengths, whatever the pattern.
enum Wildcards {
  static func match<Element: WildcardElement>(_ items: ArraySlice<Element.Item>, _ pattern: [Element]) -> Bool {
    if let last = pattern.last, last.isRun, last.needsOneAtEnd {
      return matchPrefix(items, Array(pattern.dropLast()))
    }
    return matchWhole(items, pattern)
  }

  /// Whether the pattern matches some of the items from the first on, and leaves one at least.
  private static func matchPrefix<Element: WildcardElement>(
    _ items: ArraySlice<Element.Item>, _ pattern: [Element]
  ) -> Bool {
    items.indices.contains { matchWhole(items[..<$0], pattern) }
  }

  private static func matchWhole<Element: WildcardElement>(
    _ items: ArraySlice<Element.Item>, _ pattern: [Element]
  ) -> Bool {
    var item = items.startIndex
    var element = 0
    var resumption: (item: Int, element: Int)?
    while item < items.endIndex {
      if element < pattern.count, pattern[element].isRun {
        resumption = (item, element + 1)
        element += 1
      } else if element < pattern.count, pattern[element].matches(items[item]) {
        item += 1
        element += 1
      } else if let last = resumption {
        resumption = (last.item + 1, last.element)
        item = last.item + 1
        element = last.element
      } else {
        return false
      }
    }
    return pattern[element...].allSatisfy(\.isRun)
  }
}
