import ObjectiveCSource

extension FuzzTarget {
  /// A header or an implementation in Objective-C.
  static let objectiveC = FuzzTarget(name: "objective-c") { bytes in
    let facts = ObjectiveCReader.read(
      bytes, isHeader: bytes.count.isMultiple(of: 2), callNames: ObjectiveCReader.interfaceCallNames)
    SourceFactsCheck.check(facts, of: bytes)
  }
}
