import CodeFacts
import InterfaceBuilder
import ProjectSettings

/// A file of the tree with what was read from it alone.
struct ExtractedFile: Sendable {
  /// What was read.
  enum Content: Sendable {
    case interfaceBuilder(InterfaceBuilderDocument)
    case code(SourceFacts)
    case settings(ProjectSettingsFacts)
    /// Failed or skipped; the row says why.
    case nothing
  }

  /// The row of the file; its id holds for the whole index.
  var row: FileRow
  var content: Content
}
