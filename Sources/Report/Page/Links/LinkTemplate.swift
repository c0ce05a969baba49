import Audit

/// How the address of a source on a code host is made, such as `https://host/repo/blob/{revision}/{path}#L{line}`.
public struct LinkTemplate: Sendable, Equatable {
  /// What stands in braces.
  enum Placeholder: String, CaseIterable {
    case revision, path, line
  }

  private enum Part: Sendable, Equatable {
    case literal(String)
    case placeholder(Placeholder)
  }

  private let parts: [Part]

  /// Reads a template.
  ///
  /// - Throws: ``LinkTemplateError`` where it cannot become an address of the web.
  public init(_ template: String) throws(LinkTemplateError) {
    guard let scheme = WebAddress.schemes.first(where: template.lowercased().hasPrefix) else {
      throw LinkTemplateError(template: template, fault: .noWebAddress)
    }
    parts = try Self.parts(of: template)
    guard parts.contains(.placeholder(.path)) else { throw LinkTemplateError(template: template, fault: .noPath) }
    let host = template.dropFirst(scheme.count).prefix { $0 != "/" }
    guard !host.isEmpty, !host.contains("{") else { throw LinkTemplateError(template: template, fault: .openHost) }
    guard WebAddress.isHarmless(Self.address(parts, path: "p", line: 1, revision: "r")) else {
      throw LinkTemplateError(template: template, fault: .forbiddenCharacter)
    }
  }

  /// Whether it cannot be filled without a revision.
  public var needsRevision: Bool { parts.contains(.placeholder(.revision)) }

  /// The address of a place.
  ///
  /// - Parameter revision: nil outside a checkout; a template that needs one then gives no address.
  func address(path: String, line: Int?, revision: String?) -> LinkTarget? {
    if needsRevision, revision == nil { return nil }
    return LinkTarget.web(Self.address(parts, path: path, line: line ?? 1, revision: revision ?? ""))
  }

  private static func address(_ parts: [Part], path: String, line: Int, revision: String) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .placeholder(.path): path.percentEncodedPath
      case .placeholder(.line): "\(line)"
      case .placeholder(.revision): revision.percentEncodedPath
      }
    }.joined()
  }

  private static func parts(of template: String) throws(LinkTemplateError) -> [Part] {
    var parts: [Part] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close])
      guard let placeholder = Placeholder(rawValue: name) else {
        throw LinkTemplateError(template: template, fault: .unknownPlaceholder(name))
      }
      parts += [.literal(String(rest[..<open])), .placeholder(placeholder)]
      rest = rest[rest.index(after: close)...]
    }
    return parts + [.literal(String(rest))]
  }
}
