import CodeFacts
import Foundation

/// Reads code again only where nobody has asked the same of the same content before.
///
/// It belongs to one run: ``answers`` is what the run asked, with what came of it.
final class RememberingCallReader: CallReader, @unchecked Sendable {
  // Linking asks from one thread; `lock` keeps that a choice of its own.
  private let lock = NSLock()
  private let store: CodeStore
  private let contents: [Int64: Int]
  private let remembered: [Question: Answers]
  private let firstFacts: @Sendable (Int64) -> SourceFacts?
  private var asked: [Question: Answers] = [:]

  /// - Parameters:
  ///   - store: the code files.
  ///   - contents: the content of each code file, by the ids of both.
  ///   - remembered: what earlier runs asked.
  ///   - firstFacts: the facts of a file as they were first read.
  init(
    store: CodeStore, contents: [Int64: Int], remembered: [Question: Answers],
    firstFacts: @escaping @Sendable (Int64) -> SourceFacts?
  ) {
    self.store = store
    self.contents = contents
    self.remembered = remembered
    self.firstFacts = firstFacts
  }

  /// Everything that was asked.
  var answers: [Question: Answers] { lock.withLock { asked } }

  func files(naming names: Set<String>) -> [Int64] {
    answer(.files(naming: names), among: store.ids) { files, answers in
      for (file, isNaming) in store.look(for: names, in: files) {
        answers.set(isNaming ? .yes : .no, of: file)
      }
    }.compactMap { file, answer in
      if case .no = answer { nil } else { file }
    }
  }

  func facts(of file: Int64, callNames: Set<String>) -> SourceFacts? {
    answer(.facts(callNames: callNames), among: [file]) { files, answers in
      for file in files {
        guard let facts = store.facts(of: file, callNames: callNames) else { continue }
        answers.set(.facts(bytes(of: facts, file: file)), of: file)
      }
    }.first.flatMap { facts(of: $0.file, in: $0.answer) }
  }

  func facts(naming names: Set<String>, callNames: Set<String>) -> [(
    file: Int64, facts: SourceFacts
  )] {
    answer(.facts(naming: names, callNames: callNames), among: store.ids) { files, answers in
      for (file, facts) in store.look(for: names, callNames: callNames, in: files) {
        answers.set(facts.map { .facts(bytes(of: $0, file: file)) } ?? .no, of: file)
      }
    }.compactMap { file, answer in
      facts(of: file, in: answer).map { (file, $0) }
    }
  }

  func bytes(of file: Int64) -> [UInt8]? {
    lock.withLock {
      if let content = contents[file] { asked[.unreadCode, default: Answers()][content] = .yes }
    }
    return store.bytes(of: file)
  }

  /// The answers that are being gathered to one question.
  private struct Gathering {
    var answers: Answers
    let contents: [Int64: Int]

    mutating func set(_ answer: Answers.Answer, of file: Int64) {
      if let content = contents[file] { answers[content] = answer }
    }
  }

  /// The answers of some files to a question, in their order.
  ///
  /// - Parameter find: is given one file of each content that nobody has asked.
  private func answer(
    _ question: Question, among files: [Int64], find: ([Int64], inout Gathering) -> Void
  ) -> [(file: Int64, answer: Answers.Answer)] {
    let known = lock.withLock { asked[question] ?? remembered[question] ?? Answers() }
    var gathering = Gathering(answers: known, contents: contents)
    var waiting: Set<Int> = []
    let unknown = files.filter { file in
      contents[file].map { known[$0] == nil && waiting.insert($0).inserted } ?? false
    }
    if !unknown.isEmpty { find(unknown, &gathering) }
    let complete = gathering.answers
    lock.withLock { asked[question] = complete }
    return files.compactMap { file in
      contents[file].flatMap { complete[$0] }.map { (file, $0) }
    }
  }

  private func bytes(of facts: SourceFacts, file: Int64) -> [UInt8] {
    FactEncoder.bytes(of: SecondReading(facts, first: firstFacts(file)))
  }

  private func facts(of file: Int64, in answer: Answers.Answer) -> SourceFacts? {
    guard case .facts(let bytes) = answer else { return nil }
    return FactDecoder.fact(in: bytes, as: SecondReading.self)?.facts(first: firstFacts(file))
  }
}
