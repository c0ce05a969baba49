import Foundation

/// The file that keeps a baseline: versioned JSON, one entry a few lines, sorted, so that changes to it read well.
public struct BaselineFile: Sendable {
  /// The version that is written, and the newest that is read.
  public static let version = 1

  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// - Throws: `BaselineError` where the file is missing, is no baseline, or is of a newer version.
  public func read() throws(BaselineError) -> Baseline {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw BaselineError(path: path, problem: .unreadable(error.localizedDescription))
    }
    return try Self.baseline(of: data, path: path)
  }

  /// Replaces the file whole.
  ///
  /// - Throws: `BaselineError` where it cannot be written; the old file then stands as it was.
  public func write(_ baseline: Baseline) throws(BaselineError) {
    do {
      try Data(Self.text(of: baseline).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw BaselineError(path: path, problem: .unwritable(error.localizedDescription))
    }
  }

  /// The text of the file.
  public static func text(of baseline: Baseline) -> String {
    let entries = baseline.entries.map { entry in
      JSONValue.object([
        ("rule", .string(entry.rule)), ("path", .string(entry.path)), ("message", .string(entry.message)),
        ("fingerprint", .string(entry.fingerprint)),
      ])
    }
    return JSONValue.object([("version", .integer(version)), ("findings", .array(entries))]).prettyText + "\n"
  }

  private static func baseline(of data: Data, path: String) throws(BaselineError) -> Baseline {
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch {
      throw BaselineError(path: path, problem: .invalid)
    }
    guard content.version <= version else { throw BaselineError(path: path, problem: .newer(content.version)) }
    return Baseline(
      entries: (content.findings ?? []).map { entry in
        Baseline.Entry(
          fingerprint: entry.fingerprint, rule: entry.rule, path: entry.path, message: entry.message ?? "")
      })
  }

  /// The file as JSON has it.
  private struct Content: Decodable {
    struct Entry: Decodable {
      let fingerprint: String
      let rule: String
      let path: String
      let message: String?
    }

    let version: Int
    let findings: [Entry]?
  }
}

/// Why a baseline cannot be used.
public struct BaselineError: Error, Sendable, Equatable, CustomStringConvertible {
  public enum Problem: Sendable, Equatable {
    case unreadable(String)
    case unwritable(String)
    case invalid
    case newer(Int)
  }

  public let path: String
  public let problem: Problem

  public var description: String {
    switch problem {
    case .unreadable(let reason):
      "cannot read the baseline '\(path)': \(reason); write one with --write-baseline \(path)"
    case .unwritable(let reason):
      "cannot write the baseline '\(path)': \(reason); check that the folder exists and that you may write to it"
    case .invalid:
      "'\(path)' is no baseline: it must be JSON with a version and findings; write one with --write-baseline"
    case .newer(let version):
      "the baseline '\(path)' has version \(version), but this sceneql reads up to \(BaselineFile.version); "
        + "use a newer sceneql or write the baseline again"
    }
  }
}
