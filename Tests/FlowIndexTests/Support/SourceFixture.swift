import CodeFacts
import Configuration
import InterfaceBuilder
import SourceTree

@testable import FlowIndex

/// A small app with Swift sources, linked as a whole.
struct SourceFixture {
  var app = AppFixture()
  private var sources: [Int64: Source] = [:]

  /// Adds a Swift file.
  ///
  /// - Returns: its id.
  @discardableResult
  mutating func swift(_ path: String, scope: String = "", _ source: String) -> Int64 {
    let source = Source(text: source, kind: .swift)
    let id = app.code(path, scope: scope, source.facts([]))
    sources[id] = source
    return id
  }

  /// Adds an Objective-C file; a name that ends in `.h` is a header.
  ///
  /// - Returns: its id.
  @discardableResult
  mutating func objectiveC(_ path: String, scope: String = "", _ text: String) -> Int64 {
    let source = Source(text: text, kind: path.hasSuffix(".h") ? .header : .objectiveC)
    let id = app.code(path, scope: scope, kind: source.kind.rawValue, source.facts([]))
    sources[id] = source
    return id
  }

  /// Links the code to the storyboards.
  func link(_ configuration: Configuration = Configuration()) -> IndexRows {
    var rows = app.interfaceRows()
    CodeLinker.link(
      files: app.files, rows: &rows, configuration: configuration, reader: SourceReader(sources: sources))
    return rows
  }

  /// An app with one storyboard `Main` and one Swift file.
  static func link(scenes: [SceneFact], segues: [SegueFact] = [], _ source: String) -> IndexRows {
    var fixture = SourceFixture()
    fixture.app.storyboard("Main.storyboard", initial: scenes.first?.objectID, scenes: scenes, segues: segues)
    fixture.swift("App.swift", source)
    return fixture.link()
  }
}

/// The text of a source of a fixture.
private struct Source: Sendable {
  let text: String
  let kind: SourceKind

  var bytes: [UInt8] { Array(text.utf8) }

  func facts(_ callNames: Set<String>) -> SourceFacts {
    CodeExtractor.facts(of: bytes, kind: kind, callNames: callNames)
  }
}

/// Reads the sources of a fixture again.
private struct SourceReader: CallReader {
  let sources: [Int64: Source]

  func files(naming names: Set<String>) -> [Int64] {
    let words = names.map { $0.prefix { $0 != ":" } }
    return sources.keys.filter { file in words.contains { sources[file]?.text.contains($0) ?? false } }.sorted()
  }

  func facts(of file: Int64, callNames: Set<String>) -> SourceFacts? {
    sources[file]?.facts(callNames)
  }

  func bytes(of file: Int64) -> [UInt8]? {
    sources[file]?.bytes
  }
}

extension IndexRows {
  /// The references of a kind, in the order of the sources.
  func references(_ kind: String) -> [CodeReferenceRow] {
    codeReferences.filter { $0.kind == kind }
  }

  /// `resolution identifier` of the references of a kind, a missing identifier as `-`.
  func resolved(_ kind: String) -> [String] {
    references(kind).map { "\($0.resolution) \($0.identifier ?? "-")" }
  }

  /// The object ids of the scenes that a reference makes or is told in.
  func objects(of reference: CodeReferenceRow, role: String) -> [String] {
    referenceScenes.filter { $0.codeReferenceID == reference.id && $0.role == role }
      .map { scenes[Int($0.sceneID) - 1].objectID }
  }

  /// The object ids of the segues that a reference means.
  func segueObjects(of reference: CodeReferenceRow) -> [String] {
    referenceSegues.filter { $0.codeReferenceID == reference.id }.map { segues[Int($0.segueID) - 1].objectID }
  }

  /// The names of the storyboards that a reference may mean.
  func storyboardNames(of reference: CodeReferenceRow) -> [String] {
    referenceStoryboards.filter { $0.codeReferenceID == reference.id }
      .map { storyboards[Int($0.storyboardID) - 1].name }
  }

  /// The declaration of a type by name.
  func type(_ name: String) -> TypeRow? {
    types.first { $0.name == name && $0.kind != "extension" }
  }
}
