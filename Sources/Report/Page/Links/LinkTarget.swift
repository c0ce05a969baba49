/// Where a link leads: within the page or to a page of the web. There is no other kind, so no link runs a script.
public struct LinkTarget: Sendable, Equatable {
  /// The address as it stands in the page.
  let address: String

  private init(address: String) {
    self.address = address
  }

  /// A place of this page.
  static func place(_ id: String) -> LinkTarget {
    LinkTarget(address: "#\(id)")
  }

  /// A page of the web; nil unless the address begins with http:// or https:// and has nothing that an address may not
  /// have.
  static func web(_ address: String) -> LinkTarget? {
    guard WebAddress.isHarmless(address) else { return nil }
    return LinkTarget(address: address)
  }
}
