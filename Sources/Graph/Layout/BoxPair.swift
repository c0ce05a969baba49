/// Two boxes of a storyboard, in whichever order.
struct BoxPair: Hashable {
  private let lower: Int
  private let higher: Int

  init(_ first: Int, _ second: Int) {
    lower = min(first, second)
    higher = max(first, second)
  }
}
