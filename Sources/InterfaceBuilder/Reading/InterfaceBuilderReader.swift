/// Reads storyboards and xibs of every Apple platform.
///
/// Elements it does not know are passed over. A file that is damaged in any place yields no facts at all.
public struct InterfaceBuilderReader: Sendable {
  /// The largest file that is read, in bytes. Interface Builder itself is unusable long before this.
  public static let defaultMaximumSize = 64 << 20
  /// The deepest nesting that is read. Real documents stay below 60.
  public static let defaultMaximumDepth = 512

  /// The largest file that is read, in bytes.
  public let maximumSize: Int
  /// The deepest nesting of elements that is read.
  public let maximumDepth: Int

  public init(maximumSize: Int = defaultMaximumSize, maximumDepth: Int = defaultMaximumDepth) {
    self.maximumSize = maximumSize
    self.maximumDepth = maximumDepth
  }

  /// Reads the bytes of a whole file. Never throws: what is wrong with a file is a result like any other.
  public func read(_ bytes: [UInt8], kind: InterfaceBuilderFileKind) -> InterfaceBuilderReading {
    bytes.withUnsafeBytes { read($0, kind: kind) }
  }

  /// Reads the bytes of a whole file, which need to stay only for the duration of the call.
  public func read(_ bytes: UnsafeRawBufferPointer, kind: InterfaceBuilderFileKind) -> InterfaceBuilderReading {
    guard !bytes.isEmpty else { return .failed(reason: "empty file", line: nil) }
    guard bytes.count <= maximumSize else { return .failed(reason: tooLarge(bytes.count), line: nil) }
    if let format = UnreadFormat(magicOf: bytes) { return .skipped(reason: format.reason) }
    do throws(DocumentFailure) {
      return try DocumentText.withText(of: bytes) { text throws(DocumentFailure) in
        try readText(text, kind: kind)
      }
    } catch {
      return .failed(reason: error.reason, line: error.line)
    }
  }

  private func readText(
    _ text: UnsafeBufferPointer<UInt8>, kind: InterfaceBuilderFileKind
  ) throws(DocumentFailure) -> InterfaceBuilderReading {
    do {
      let root = try XMLDocumentParser.parse(text, kind: kind, maximumDepth: maximumDepth)
      return reading(of: root)
    } catch {
      // A parser names the symptom; conflict markers are the cause.
      throw ConflictMarkers.failure(in: text) ?? error
    }
  }

  private func reading(of root: DocumentRoot) -> InterfaceBuilderReading {
    switch root {
    case .document(let document): .document(document)
    case .archive: .skipped(reason: UnreadFormat.archive.reason)
    case .other(let name, let line):
      .failed(
        reason: "not an Interface Builder file: the root element is '\(name)', expected 'document'", line: line)
    }
  }

  private func tooLarge(_ size: Int) -> String {
    "file of \(size) bytes is larger than the limit of \(maximumSize) bytes"
  }
}
