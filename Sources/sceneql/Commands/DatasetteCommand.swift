import SQLite

extension Command {
  static let datasette = Command(
    name: "datasette",
    summary: "write what Datasette needs to serve the index",
    explanation: """
      Writes metadata in which every rule and listing is a canned query with its title and description, tables and columns \
      have their comments, and foreign keys show the names of what they point to. A listing that has the name of a table \
      is called list-NAME there. It is made for Datasette 0.65. The index itself is served as it is; its views need \
      nothing of SceneQL.
      """,
    operands: [],
    flags: [.queries, .output, .database],
    examples: [
      Example("sceneql datasette --output metadata.json", "then: datasette .sceneql/index.db --metadata metadata.json"),
      Example("sceneql datasette --queries rules", "a team's own rules among the canned queries, on stdout"),
    ],
    run: DatasetteCommand.run)
}

/// Writes the metadata of an index for Datasette.
enum DatasetteCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let session = try invocation.openIndex()
    let appName = try session.rows("select value from meta where key = 'root'").first?["value"]?.string ?? ""
    let metadata = DatasetteMetadata(
      indexPath: session.path, appName: appName, relations: try SchemaDescription(of: session).relations,
      rules: try Catalogue.of(invocation).rules)
    try OutputDestination.write(to: invocation.value(of: .output)) { try $0.write(metadata.text) }
    return .clean
  }
}
