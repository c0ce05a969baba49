/// All rows of an index, in memory. Each step of linking reads what earlier steps put in and adds its own tables.
///
/// A row's id is its position in its array, counted from 1, so that looking a row up by id is one step.
struct IndexRows: Sendable {
  var files: [FileRow] = []
  var unreadableFolders: [UnreadableFolderRow] = []

  var storyboards: [StoryboardRow] = []
  var scenes: [SceneRow] = []
  var objects: [ObjectRow] = []
  var segues: [SegueRow] = []
  var connections: [ConnectionRow] = []
  var bindings: [BindingRow] = []
  var reuseIdentifiers: [ReuseIdentifierRow] = []
  var runtimeAttributes: [RuntimeAttributeRow] = []

  var types: [TypeRow] = []
  var typeAncestors: [TypeAncestorRow] = []
  var conformances: [ConformanceRow] = []
  var members: [MemberRow] = []
  var classUses: [ClassUseRow] = []
  var systemClasses: [SystemClassRow] = []
  var systemMembers: [SystemMemberRow] = []

  var codeReferences: [CodeReferenceRow] = []
  var referenceStoryboards: [ReferenceStoryboardRow] = []
  var referenceScenes: [ReferenceSceneRow] = []
  var referenceSegues: [ReferenceSegueRow] = []

  var entryPoints: [EntryPointRow] = []
  var linkConventions: [LinkConventionRow] = []
  var storyboardLinks: [StoryboardLinkRow] = []
  var flows: [FlowRow] = []
  var sceneReachability: [SceneReachabilityRow] = []
  var sceneClusters: [SceneClusterRow] = []
  var splitCandidates: [SplitCandidateRow] = []
  var selectorReferences: [SelectorReferenceRow] = []
  var suppressions: [SuppressionRow] = []
  var constants: [ConstantRow] = []
  var nearestClassNames: [NearestClassNameRow] = []
}
