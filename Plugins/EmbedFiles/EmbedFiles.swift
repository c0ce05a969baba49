import Foundation
import PackagePlugin

/// Puts the files of a target that are not Swift into its binary, so that a copied binary works from anywhere.
@main
struct EmbedFiles: BuildToolPlugin {
  private static let endings = ["sql", "css", "js"]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let files = Self.endings.flatMap { module.sourceFiles(withSuffix: $0).map(\.url) }.sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files of \(module.name)",
        executable: try context.tool(named: "EmbedTool").url,
        arguments: [output.path, module.directoryURL.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
