extension PreparedMarkup {
  /// What stands between the tags of each style element, byte for byte.
  var inlineStyles: [String] {
    var styles: [String] = []
    var rest = text[...]
    while let tag = rest.firstRange(of: "<style"), let open = rest[tag.upperBound...].firstRange(of: ">"),
      let end = rest[open.upperBound...].firstRange(of: "</style>")
    {
      styles.append(String(rest[open.upperBound..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return styles
  }
}
