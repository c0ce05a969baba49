import Foundation

/// A folder in which a team keeps rules of its own.
struct RuleDirectory {
  let path: String

  /// The rules of every `.sql` file in it, in the order of their paths.
  ///
  /// - Throws: `RuleError` where the folder or a file cannot be read, or a file is no rule.
  func rules() throws(RuleError) -> [Rule] {
    var rules: [Rule] = []
    for file in try files() { rules.append(try RuleReader(path: file, text: text(of: file)).read()) }
    return rules
  }

  private func files() throws(RuleError) -> [String] {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard exists, isDirectory.boolValue, let entries = FileManager.default.enumerator(atPath: path) else {
      throw RuleError(path: path, problem: .unreadable(exists ? "it is no directory" : "it does not exist"))
    }
    let names = entries.compactMap { $0 as? String }.filter { $0.hasSuffix(".sql") }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "\(path)/\($0)" }
  }

  /// More than this is no rule that people write, in bytes.
  private static let largestSize = 1 << 20

  /// A pipe of that name would make us wait for ever.
  private func checkIsFile(_ file: String) throws(RuleError) {
    var status = stat()
    guard stat(file, &status) == 0 else {
      throw RuleError(path: file, problem: .unreadable(String(cString: strerror(errno))))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw RuleError(path: file, problem: .unreadable("it is not a regular file"))
    }
    guard status.st_size <= Self.largestSize else {
      throw RuleError(path: file, problem: .unreadable("it is larger than 1 MiB"))
    }
  }

  private func text(of file: String) throws(RuleError) -> String {
    try checkIsFile(file)
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw RuleError(path: file, problem: .unreadable(error.localizedDescription))
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw RuleError(path: file, problem: .unreadable("it is not UTF-8"))
    }
    return text
  }
}
