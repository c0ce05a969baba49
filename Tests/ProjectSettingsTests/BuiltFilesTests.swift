import ProjectSettings
import Testing

@Suite("What the targets of a project build")
struct BuiltFilesTests {
  private func builtFiles(_ text: String) -> BuiltFiles? {
    guard case .facts(let facts) = ProjectSettingsReader().read(Array(text.utf8), kind: .projectFile) else {
      return nil
    }
    return facts.builtFiles
  }

  private func project(_ objects: String) -> String {
    "// !$*UTF8*$!\n{\n\tobjects = {\n\(objects)\n\t};\n}\n"
  }

  @Test("files that a build phase takes count, and all copies of a localised one; listed files alone do not")
  func buildPhases() {
    let found = builtFiles(
      project(
        """
        B1 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V1 /* Main.storyboard */; };
        B2 /* List.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* List.swift */; settings = {A = (B, ); }; };
        B3 = {isa = PBXBuildFile; fileRef = F5; };
        F1 /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F2 /* List.swift */ = {isa = PBXFileReference; path = "Some Folder/List.swift"; sourceTree = "<group>"; };
        F3 /* Old.storyboard */ = {isa = PBXFileReference; path = Old.storyboard; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = picture.png; sourceTree = "<group>"; };
        V1 /* Main.storyboard */ = {
          isa = PBXVariantGroup;
          children = (
            F1 /* Base */,
          );
          name = Main.storyboard;
        };
        """))
    #expect(found == BuiltFiles(paths: ["Base.lproj/Main.storyboard", "Some Folder/List.swift"]))
  }

  @Test("the path of a file is that of the groups around it, from the project's folder")
  func groups() {
    let found = builtFiles(
      project(
        """
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        F1 = {isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = ../Shared/Cell.xib; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = Made.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        G1 = {isa = PBXGroup; children = (G2, F2, ); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (G3, ); path = App; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F1, F3, ); name = Lists; sourceTree = "<group>"; };
        """))
    #expect(found == BuiltFiles(paths: ["../Shared/Cell.xib", "App/List.swift"]))
  }

  @Test("groups that hold each other come to an end")
  func circle() {
    let found = builtFiles(
      project(
        """
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        F1 = {isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, G2, ); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (G1, ); sourceTree = "<group>"; };
        """))
    #expect(found == BuiltFiles(paths: ["List.swift"]))
  }

  @Test("folders that targets take whole are told by their last name")
  func folders() {
    let found = builtFiles(
      project(
        """
        S1 /* App */ = {
          isa = PBXFileSystemSynchronizedRootGroup;
          path = Sources/App;
          sourceTree = "<group>";
        };
        F1 = {isa = PBXFileReference; lastKnownFileType = folder; path = Levels; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = A.xcassets; };
        """))
    #expect(found == BuiltFiles(folders: ["App", "Levels"]))
  }

  @Test("a project file that was converted to XML tells the same")
  func convertedFile() {
    let found = builtFiles(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>objects</key><dict>
      <key>B1</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F1</string></dict>
      <key>F1</key><dict><key>isa</key><string>PBXFileReference</string><key>path</key><string>A/List.swift</string></dict>
      <key>F2</key><dict><key>isa</key><string>PBXFileReference</string><key>path</key><string>Old.xib</string></dict>
      </dict></dict></plist>
      """)
    #expect(found == BuiltFiles(paths: ["A/List.swift"]))
  }

  @Test("where objects are written in another order, and in other files, nothing is known of what is built")
  func unknown() {
    #expect(builtFiles(project("B1 = {fileRef = F1; isa = PBXBuildFile; };")) == nil)
    let configuration = ProjectSettingsReader().read(Array("A = b".utf8), kind: .buildConfiguration)
    guard case .facts(let facts) = configuration else { return #expect(Bool(false)) }
    #expect(facts.builtFiles == nil)
  }
}
