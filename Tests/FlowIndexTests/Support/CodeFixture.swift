@testable import FlowIndex

/// Rows of code that tests write by hand, as linking the sources would make them.
extension IndexRows {
  /// Adds a class.
  ///
  /// - Parameters:
  ///   - superclass: a class that was added before.
  ///   - chainEnd: where the chain of superclasses ends.
  /// - Returns: its id.
  @discardableResult
  mutating func addClass(
    _ name: String, in file: Int64, superclass: Int64? = nil, chainEnd: String = "system"
  ) -> Int64 {
    let id = Int64(types.count + 1)
    var row = TypeRow(
      id: id, fileID: file, language: "swift", kind: "class", name: name, chainEnd: chainEnd, line: 1, column: 1)
    row.classTypeID = id
    row.superclassTypeID = superclass
    types.append(row)
    let inherited = typeAncestors.filter { $0.typeID == superclass }
    typeAncestors.append(TypeAncestorRow(typeID: id, ancestorTypeID: id, depth: 0))
    typeAncestors += inherited.map {
      TypeAncestorRow(typeID: id, ancestorTypeID: $0.ancestorTypeID, depth: $0.depth + 1)
    }
    for storyboard in storyboards {
      classUses.append(
        ClassUseRow(fileID: storyboard.fileID, className: name, typeID: id, isNearest: true))
    }
    return id
  }

  /// Adds a method to a class.
  mutating func addMethod(_ selector: String, to type: Int64, kind: String = "unwind_action") {
    members.append(
      MemberRow(
        id: Int64(members.count + 1), typeID: type, fileID: types[Int(type) - 1].fileID, kind: kind,
        name: selector, selector: selector, line: 1, column: 1))
  }

  /// Adds a reference to scenes, segues or storyboards.
  ///
  /// - Returns: its id.
  @discardableResult
  mutating func addReference(
    _ kind: String, in file: Int64, function: String? = nil, storyboard: String? = nil, identifier: String? = nil,
    resolution: String = "literal", castClass: String? = nil, isStatic: Bool = false,
    isReceiverCertain: Bool = true, owners: [Int64] = [], targets: [Int64] = [], segues: [Int64] = [],
    storyboards: [Int64] = []
  ) -> Int64 {
    let id = Int64(codeReferences.count + 1)
    var row = CodeReferenceRow(id: id, fileID: file, line: 1, column: 1, kind: kind, resolution: resolution)
    row.function = function
    row.storyboard = storyboard
    row.identifier = identifier
    row.castClass = castClass
    row.isStatic = isStatic
    row.isReceiverCertain = isReceiverCertain
    codeReferences.append(row)
    referenceScenes += owners.map { ReferenceSceneRow(codeReferenceID: id, sceneID: $0, role: "owner") }
    referenceScenes += targets.map { ReferenceSceneRow(codeReferenceID: id, sceneID: $0, role: "target") }
    referenceSegues += segues.map { ReferenceSegueRow(codeReferenceID: id, segueID: $0) }
    referenceStoryboards += storyboards.map { ReferenceStoryboardRow(codeReferenceID: id, storyboardID: $0) }
    return id
  }
}
