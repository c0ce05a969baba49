extension String {
  /// The text, or its beginning and how much was left out where it is longer than anybody reads.
  func abridged(to most: Int = 400) -> String {
    // Bytes are counted first, since counting characters reads the whole text.
    guard utf8.count > most, count > most else { return self }
    return "\(prefix(most))… (\(count - most) more characters)"
  }
}
