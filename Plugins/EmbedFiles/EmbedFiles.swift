import Foundation
import PackagePlugin

/// Puts the SQL files of a target into its binary, so that a copied binary works from anywhere.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let files = module.sourceFiles(withSuffix: "sql").map(\.url).sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) SQL files of \(module.name)",
        executable: try context.tool(named: "EmbedTool").url,
        arguments: [output.path, module.directoryURL.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
