extension DocumentBuilder {
  /// What stands on an object, in its own attributes or in the elements that describe it.
  mutating func readValueOrText(_ element: ElementStart, opened: inout OpenElement) {
    if openElements.last?.name == .userDefinedRuntimeAttribute { return readRuntimeValue(element) }
    guard let object = opened.object else { return }
    if opened.isObject { return readTexts(element, on: object) }
    opened.isUnread = opened.isUnread || hidesText(element)
    guard !opened.isUnread else { return }
    switch element.tag.name {
    case .state, .buttonConfiguration, .segment, .tableHeaderCell, .fragment: readTexts(element, on: object)
    case .string, .mutableString: beginText(element, on: object)
    default: return
    }
  }

  /// Other states than the normal one show later; comments that people leave for each other never.
  private func hidesText(_ element: ElementStart) -> Bool {
    switch element.tag.name {
    case .state: !element.attributes.has(.key, equalTo: "normal")
    case .attributedString: element.attributes.has(.key, equalTo: "userComments")
    default: false
    }
  }

  private mutating func readTexts(_ element: ElementStart, on object: Int) {
    offer(element[.title], as: .title, on: object)
    offer(element[.label], as: .title, on: object)
    offer(element[.headerTitle], as: .title, on: object)
    offer(element[.text], as: .text, on: object)
    offer(element[.content], as: .text, on: object)
    offer(element[.placeholder], as: .placeholder, on: object)
    offer(element[.placeholderString], as: .placeholder, on: object)
    offer(element[.systemItem], as: .systemItem, on: object)
    offer(element[.image], as: .image, on: object)
  }

  /// Text of several lines stands in an element of its own, whose key is the attribute it stands for.
  private mutating func beginText(_ element: ElementStart, on object: Int) {
    let rank: ReadableText.Rank? =
      switch element[.key] {
      case "title", "label": .title
      case "text", "content": .text
      case "placeholder", "placeholderString": .placeholder
      default: nil
      }
    guard let rank, rank < readableTexts[object].rank else { return }
    openText = OpenText(destination: .object(object, rank), depth: openElements.count)
  }

  /// Delivers collected text whose element has ended.
  mutating func close(_ text: OpenText) {
    openText = nil
    let collected = String(decoding: text.bytes, as: UTF8.self)
    guard !collected.isEmpty else { return }
    switch text.destination {
    case .object(let object, let rank): offer(collected, as: rank, on: object)
    case .runtimeAttribute(let attribute): document.runtimeAttributes[attribute].value = collected
    }
  }

  /// Takes a text where it is nearer to what a person reads than what was found before.
  private mutating func offer(_ text: String?, as rank: ReadableText.Rank, on object: Int) {
    guard let text, rank < readableTexts[object].rank else { return }
    readableTexts[object].rank = rank
    document.objects[object].text = text
    guard let enclosing = readableTexts[object].enclosingObject else { return }
    if readableTexts[object].isControlCell {
      offer(text, as: rank, on: enclosing)
    } else if readableTexts[object].name == .label, rank <= .text, let cell = cell(around: enclosing) {
      offer(text, as: .ofLabelInside, on: cell)
    }
  }

  private func cell(around object: Int) -> Int? {
    var candidate: Int? = object
    while let current = candidate, !readableTexts[current].name.isReadByItsLabel {
      candidate = readableTexts[current].enclosingObject
    }
    return candidate
  }
}
