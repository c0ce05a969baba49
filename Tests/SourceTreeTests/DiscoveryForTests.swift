import Configuration
import SourceTree

/// What a discovery found, in words that tests compare.
func discover(_ root: String, exclude: [String] = [], include: [String] = []) throws -> Discovery {
  var configuration = Configuration()
  configuration.exclude = PathPatternList(try exclude.map { try PathPattern($0) })
  configuration.include = PathPatternList(try include.map { try PathPattern($0) })
  return try SourceTree(root: root, configuration: configuration).discover()
}

extension Discovery {
  var paths: [String] { files.map(\.path.text) }
}
