/// An object of a project file, as far as it tells what targets build.
struct ProjectObject {
  enum Kind: String {
    case buildFile = "PBXBuildFile"
    case fileReference = "PBXFileReference"
    case group = "PBXGroup"
    /// The localised copies of one file.
    case variantGroup = "PBXVariantGroup"
    /// A folder whose files belong to targets without being listed (Xcode 16).
    case synchronizedFolder = "PBXFileSystemSynchronizedRootGroup"
  }

  let identifier: String
  let kind: Kind
  var path: String?
  /// What the path starts from: `<group>`, `SOURCE_ROOT`, or a folder outside the project.
  var sourceTree: String?
  var fileType: String?
  /// Of a build file: what is built.
  var fileReference: String?
  var children: [String] = []
}
