extension DocumentBuilder {
  /// A user defined runtime attribute: its value is an attribute, or the one element inside.
  mutating func readRuntimeAttribute(_ element: ElementStart) {
    var attribute = RuntimeAttributeFact(
      keyPath: element[.keyPath] ?? "", type: element[.type] ?? "", position: position(of: element))
    attribute.scene = openScene?.index
    attribute.ownerObjectID = connectionOwner?.id
    attribute.value = element[.value]
    document.runtimeAttributes.append(attribute)
  }

  /// The element inside a runtime attribute: a number has a `value`, a string its text, a colour or point its parts.
  mutating func readRuntimeValue(_ element: ElementStart) {
    guard openElements.last?.name == .userDefinedRuntimeAttribute, element.attributes.has(.key, equalTo: "value")
    else { return }
    let attribute = document.runtimeAttributes.count - 1
    if let value = element[.value] ?? element.attributes.joinedWithoutKey() {
      document.runtimeAttributes[attribute].value = value
    } else {
      openText = OpenText(destination: .runtimeAttribute(attribute), depth: openElements.count)
    }
  }
}
