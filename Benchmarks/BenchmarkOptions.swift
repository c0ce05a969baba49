/// What the command line asks for.
struct BenchmarkOptions {
  /// The app to measure; nil means a generated one.
  var appPath: String?
  /// How large the generated app is.
  var size = AppSize(storyboards: 1000, scenesPerStoryboard: 20, sources: 5000)
  /// How often each work is done; the median counts.
  var runs = 5
  /// Whether to measure apps of 1, 2, 4 and 8 eighths of the size too.
  var measuresGrowth = false
  /// Where to write the generated app, and do no more.
  var generatedFolder: String?

  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--app": appPath = try Self.value(of: word, in: &rest)
      case "--generate": generatedFolder = try Self.value(of: word, in: &rest)
      case "--storyboards": size.storyboards = try Self.number(of: word, in: &rest)
      case "--scenes": size.scenesPerStoryboard = try Self.number(of: word, in: &rest)
      case "--sources": size.sources = try Self.number(of: word, in: &rest)
      case "--runs": runs = try Self.number(of: word, in: &rest)
      case "--growth": measuresGrowth = true
      default: throw BenchmarkError.unknownWord(word)
      }
    }
  }

  private static func value(of flag: String, in rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw BenchmarkError.missingValue(flag) }
    return value
  }

  private static func number(of flag: String, in rest: inout ArraySlice<String>) throws -> Int {
    let text = try value(of: flag, in: &rest)
    guard let number = Int(text), number > 0 else { throw BenchmarkError.noNumber(flag, text) }
    return number
  }
}

/// Why nothing can be measured.
enum BenchmarkError: Error, CustomStringConvertible {
  case unknownWord(String)
  case missingValue(String)
  case noNumber(String, String)
  case noTool(String)
  case failed(command: String, status: Int32)
  case system(action: String, path: String, reason: String)

  var description: String {
    switch self {
    case .unknownWord(let word):
      "unknown flag '\(word)'; known: --app, --storyboards, --scenes, --sources, --runs, --growth, --generate"
    case .missingValue(let flag): "\(flag) needs a value"
    case .noNumber(let flag, let text): "\(flag) needs a number above 0, not '\(text)'"
    case .noTool(let path): "no sceneql at '\(path)'; build it with 'swift build -c release' first"
    case .failed(let command, let status):
      "'\(command)' ended with \(status); run it by hand to see why"
    case .system(let action, let path, let reason): "cannot \(action) '\(path)': \(reason)"
    }
  }
}
