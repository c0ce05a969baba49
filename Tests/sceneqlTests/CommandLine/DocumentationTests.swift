import Foundation
import Testing

@testable import sceneql

@Suite("The documents")
struct DocumentationTests {
  @Test("the README names every command, and no other")
  func readmeNamesCommands() throws {
    let readme = try Repository.text(of: "README.md")
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.compactMap { row in row.split(separator: "`").dropFirst().first?.split(separator: " ").first }
    #expect(named.map(String.init) == CommandTable.commands.map(\.name))
    let summaries = Set(
      rows.compactMap { $0.split(separator: "|").last.map { $0.split(separator: " ").joined(separator: " ") } })
    #expect(CommandTable.commands.allSatisfy { summaries.contains($0.summary) })
  }

  @Test("every call in the README and the recipes can be parsed")
  func callsParse() throws {
    for document in ["README.md", "Documentation/Recipes.md"] {
      for line in try Repository.text(of: document).split(separator: "\n") where line.hasPrefix("sceneql ") {
        for words in ShellWords.calls(in: String(line)) {
          #expect(throws: Never.self, "\(line)") { try ArgumentParser.parse(words) }
        }
      }
    }
  }

  @Test("the README shows what the example's audit prints")
  func readmeShowsAudit() throws {
    let readme = try Repository.text(of: "README.md")
    let audit = try BookshelfCopy.shared.get().run(["audit"])
    #expect(readme.split(separator: "```\n").contains { $0 == audit.output })
  }

  @Test("every recipe runs")
  func recipesRun() throws {
    let app = try BookshelfCopy.shared.get()
    let recipes = try Repository.text(of: "Documentation/Recipes.md").split(separator: "```sql\n").dropFirst()
    #expect(recipes.count >= 10)
    for recipe in recipes {
      let statement = String(recipe.prefix { $0 != "`" })
      let parameters = ["name", "class"].filter { statement.contains(":\($0)") }
      let run = try app.run(["sql", statement] + parameters.flatMap { ["--param", "\($0)=x"] })
      #expect(run.code == 0, "\(statement)\(run.errors)")
    }
  }
}
