import Foundation

/// Git in one folder. Arguments never pass through a shell, and no program runs that the settings of a checkout name.
struct Git {
  /// Why git gave no answer.
  struct Failure: Error, Equatable {
    let reason: String
  }

  let folder: String

  /// Runs git and returns what it prints.
  ///
  /// - Parameter environment: variables beside those of this process.
  /// - Throws: ``Failure`` with git's own words.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws(Failure) -> [UInt8] {
    var settings = GitSettings()
    settings.turnOff(filters: filterSettings(settings))
    return try start(arguments, environment: settings.environment.merging(environment) { $1 })
  }

  /// The names of the settings by which filters are started; empty where there are none.
  private func filterSettings(_ settings: GitSettings) -> [String] {
    do {
      let names = try start(
        ["config", "--null", "--name-only", "--get-regexp", GitSettings.filterPattern],
        environment: settings.environment)
      return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    } catch {
      // Git fails where no setting matches.
      return []
    }
  }

  private func start(_ arguments: [String], environment: [String: String]) throws(Failure) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    do {
      try process.run()
    } catch {
      throw Failure(reason: "git cannot be started (\(error.localizedDescription)); install it")
    }
    // Both pipes are read side by side: git waits where nobody empties one of them.
    let complaint = BackgroundReading(of: errors.fileHandleForReading)
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(reason: Self.firstLine(of: complaint.data)) }
    return Array(bytes)
  }

  private static func firstLine(of data: Data) -> String {
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first
    return line.map(String.init) ?? "git failed without a word"
  }
}

/// Reads a file to its end on a thread of its own.
private final class BackgroundReading: @unchecked Sendable {
  // Written by the thread before it leaves the group, read by others only after that.
  private var result = Data()
  private let finished = DispatchGroup()

  init(of file: FileHandle) {
    finished.enter()
    Thread.detachNewThread { [self] in
      result = file.readDataToEndOfFile()
      finished.leave()
    }
  }

  /// Every byte; waits for the end of the file.
  var data: Data {
    finished.wait()
    return result
  }
}
