/// Writes places as SARIF has them.
struct SARIFLocations: Sendable {
  let sources: any SourceLines

  func location(of finding: Finding) -> JSONValue {
    location(path: finding.path, line: finding.line, column: finding.column)
  }

  /// The other places of a finding, numbered from 1.
  func locations(of related: [RelatedPlace]) -> [JSONValue] {
    related.enumerated().map { index, place in
      .object([
        ("id", .integer(index + 1)),
        ("physicalLocation", physicalLocation(path: place.path, line: place.line, column: nil)),
        ("message", .object([("text", .string(place.message))])),
      ])
    }
  }

  func location(path: String, line: Int?, column: Int?) -> JSONValue {
    .object([("physicalLocation", physicalLocation(path: path, line: line, column: column))])
  }

  private func physicalLocation(path: String, line: Int?, column: Int?) -> JSONValue {
    let artifact = JSONValue.object([
      ("uri", .string(path.percentEncodedPath)), ("uriBaseId", .string("%SRCROOT%")),
    ])
    var members: [(String, JSONValue)] = [("artifactLocation", artifact)]
    if let line {
      var region: [(String, JSONValue)] = [("startLine", .integer(line))]
      if let column = character(at: column, line: line, path: path) {
        region.append(("startColumn", .integer(column)))
      }
      members.append(("region", .object(region)))
    }
    return .object(members)
  }

  /// The column in code points, from 1.
  private func character(at column: Int?, line: Int, path: String) -> Int? {
    guard let column, let bytes = sources.line(line, of: path), column <= bytes.count + 1 else { return nil }
    return String(decoding: bytes.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
  }
}
