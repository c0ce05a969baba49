import CodeFacts

/// One round of linking references: what stands in the code that was read, and the calls of every wrapper found so far.
struct WrapperRound {
  private let maker: ReferenceMaker
  private let reader: TemplateReader
  private let calls: CallIndex
  private(set) var references: [Reference] = []
  /// The names of the functions whose calls must be read.
  private(set) var wantedNames: Set<String> = []

  /// What stands directly in the code.
  private var direct: [(site: Site, form: CallForm, findings: SiteFindings)] = []
  private var waiting: [Template] = []
  /// Calls of the system that some call of their function was found for.
  private var followed: Set<Site> = []
  /// Calls that turned out to be calls of wrappers, whatever the system calls the same.
  private var wrapperCalls: Set<Site> = []

  private static let maximumDepth = 6
  private static let maximumTemplates = 20_000

  init(maker: ReferenceMaker) {
    self.maker = maker
    reader = TemplateReader(evaluator: maker.evaluator)
    calls = CallIndex(program: maker.evaluator.program)
  }

  mutating func run() {
    for file in program.files.indices {
      readSites(inFile: file)
      references += SegueTestReferences(maker: maker).references(inFile: file)
      references += PushReferences(maker: maker).references(inFile: file)
    }
    var position = 0
    while position < waiting.count, position < Self.maximumTemplates {
      follow(waiting[position])
      position += 1
    }
    for entry in direct where !wrapperCalls.contains(entry.site) {
      references += directReferences(entry.site, entry.form, entry.findings)
    }
  }

  private var program: Program { maker.evaluator.program }

  // MARK: - What stands in the code

  private mutating func readSites(inFile file: Int) {
    let facts = program.files[file].facts
    for (index, call) in facts.calls.enumerated() {
      guard let form = CallForm.of(call, language: facts.language) else { continue }
      let site = Site(file: file, call: index)
      guard let findings = reader.read(site, form: form, through: []), isReference(findings, form: form, call: call)
      else { continue }
      direct.append((site, form, findings))
      addTemplate(site: site, form: form, path: [], findings: findings)
    }
  }

  /// Some spellings mean something of Interface Builder only where they name something generated.
  private func isReference(_ findings: SiteFindings, form: CallForm, call: CallFact) -> Bool {
    if form.isGeneratedFactory { return findings.storyboards.contains { $0.how == .generated } }
    return switch call.call.name {
    case "instantiate": findings.storyboards.contains { $0.how == .generated }
    case "perform": findings.names.contains { $0.how == .generated }
    case "init": call.call.receiver == .selfReference || call.call.receiver == .superReference
    default: form.kind != .registerNib || !isUnregistering(call, form: form)
    }
  }

  private func isUnregistering(_ call: CallFact, form: CallForm) -> Bool {
    form.registered.map { call.call.arguments[$0].value.withoutUnwrapping == .null } ?? false
  }

  // MARK: - Wrappers

  private mutating func addTemplate(site: Site, form: CallForm, path: [WrapperCall], findings: SiteFindings) {
    guard path.count < Self.maximumDepth, !findings.isForwardedToSuper,
      let head = reader.function(around: path.first?.place ?? site),
      isWorthFollowing(head, findings: findings), !path.contains(where: { $0.callee == head })
    else { return }
    waiting.append(Template(site: site, form: form, path: path, head: head))
  }

  private func isWorthFollowing(_ head: FunctionID, findings: SiteFindings) -> Bool {
    let function = program.fact(of: head)
    guard !function.isOverride else { return false }
    // A computed storyboard is followed by its value.
    if function.kind == .getter, findings.kind == .storyboard { return false }
    return findings.isOpen || isFactory(function, head: head, findings: findings)
  }

  /// Whether a function makes a known scene for its callers, who then lead to it.
  private func isFactory(_ function: FunctionFact, head: FunctionID, findings: SiteFindings) -> Bool {
    guard findings.kind.makesScene, function.returnType != nil || function.kind == .getter else { return false }
    if function.isStatic { return true }
    guard let owner = program.owner(of: head) else { return true }
    let model = maker.evaluator.model
    guard case .declared(let home) = model.identity(ofHome: model.homes[owner]) else { return true }
    return !model.isClass(home, program: program)
  }

  private mutating func follow(_ template: Template) {
    let names = CallNames.of(template.head, program: program, model: maker.evaluator.model)
    wantedNames.formUnion(names)
    let isGetter = program.fact(of: template.head).kind == .getter
    for name in names {
      for place in calls.calls(named: name) where place != template.site {
        if reader.fact(at: place).isReference == isGetter {
          follow(template, from: place)
        } else if template.form.kind.isRegistration, !isGetter {
          // A registering method that is handed on, as in `cells.forEach(tableView.register)`.
          references += unreadRegistration(template, at: place)
        }
      }
    }
  }

  private mutating func follow(_ template: Template, from place: Site) {
    guard reader.function(around: place) != template.head else { return }
    let path = [WrapperCall(place: place, callee: template.head)] + template.path
    guard let findings = reader.read(template.site, form: template.form, through: path) else {
      if template.form.kind.isRegistration, reader.isSentToUnknownClass(place) {
        references += unreadRegistration(template, at: place)
      }
      return
    }
    followed.insert(template.site)
    wrapperCalls.insert(place)
    addTemplate(site: template.site, form: template.form, path: path, findings: findings)
    let isKnown = !findings.names.isEmpty || (template.form.identifier == nil && !findings.storyboards.isEmpty)
    guard isKnown || !findings.isOpen else { return }
    references += maker.references(for: findings, at: self.place(of: place, callee: template.head))
  }

  /// What a call registers is not known, but that it registers something is.
  private func unreadRegistration(_ template: Template, at place: Site) -> [Reference] {
    let findings = SiteFindings(kind: template.form.kind)
    return maker.references(for: findings, at: self.place(of: place, callee: template.head))
  }

  // MARK: - References

  private func directReferences(_ site: Site, _ form: CallForm, _ findings: SiteFindings) -> [Reference] {
    var place = self.place(of: site, form: form)
    let isFollowed = followed.contains(site)
    let isHandedOn =
      findings.isForwardedToSuper || (findings.isOpen && (isFollowed || isComputedStoryboard(site, findings)))
    let isNameless = findings.names.isEmpty
    if isHandedOn, isNameless, let function = reader.function(around: site) {
      place.wrapper = maker.evaluator.qualifiedName(of: function)
      place.isHandedOver = true
    }
    var made = maker.references(for: findings, at: place)
    // Whoever calls the function leads to the scene, not whoever might.
    guard isFollowed else { return made }
    for index in made.indices {
      made[index].row.isStatic = true
      if form.kind != .performSegue { made[index].owners = [] }
    }
    return made
  }

  private func isComputedStoryboard(_ site: Site, _ findings: SiteFindings) -> Bool {
    findings.kind == .storyboard && reader.function(around: site).map { program.fact(of: $0).kind == .getter } ?? false
  }

  private func place(of site: Site, form: CallForm) -> ReferencePlace {
    let fact = reader.fact(at: site)
    var place = place(of: site, callee: nil)
    if let identifier = form.identifier, identifier < fact.call.arguments.count {
      place.expression = ExpressionText.of(fact.call.arguments[identifier].value)
    }
    return place
  }

  private func place(of site: Site, callee: FunctionID?) -> ReferencePlace {
    let fact = reader.fact(at: site)
    return ReferencePlace(
      file: site.file, function: reader.function(around: site), owner: program.type(fact.owner, inFile: site.file),
      line: fact.position.line, column: fact.position.column, isConditional: fact.isConditional,
      expression: fact.text, wrapper: callee.map { maker.evaluator.qualifiedName(of: $0) })
  }
}
