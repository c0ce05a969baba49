/// What git lists below the root. The questions run side by side, and their answers are read one after the other.
struct GitListing {
  /// What a question asks for.
  enum Question: CaseIterable {
    case tracked
    /// Neither tracked nor ignored.
    case untracked
    case ignored

    var arguments: [String] {
      switch self {
      case .tracked: ["--cached", "--stage"]
      case .untracked: ["--others", "--exclude-standard"]
      case .ignored: ["--others", "--ignored", "--exclude-standard"]
      }
    }
  }

  private let processes: [(question: Question, process: ChildProcess?)]

  /// - Parameter start: starts git with these arguments.
  init(_ questions: [Question], start: ([String]) -> ChildProcess?) {
    processes = questions.map { ($0, start(["ls-files", "-z"] + $0.arguments + ["--"])) }
  }

  /// Hands over each entry, as soon as git has told it.
  ///
  /// - Returns: how many names git told in all; nil where it is not there or refuses the checkout.
  func read(_ take: (GitEntry, Question) -> Void) -> Int? {
    var count = 0
    var hasFailed = false
    for (question, process) in processes {
      guard let output = process?.output() else {
        hasFailed = true
        continue
      }
      Self.forEachRecord(of: output) { record in
        count += 1
        let entry = question == .tracked ? GitEntry(tracked: record) : GitEntry(untracked: record)
        if let entry { take(entry, question) }
      }
    }
    return hasFailed ? nil : count
  }

  private static func forEachRecord(of output: [UInt8], _ take: (ArraySlice<UInt8>) -> Void) {
    var start = output.startIndex
    while let end = output[start...].firstIndex(of: 0) {
      take(output[start..<end])
      start = end + 1
    }
  }
}
