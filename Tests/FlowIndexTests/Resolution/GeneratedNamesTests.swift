import Testing

@testable import FlowIndex

@Suite("Names of generators")
struct GeneratedNamesTests {
  @Test(
    "SwiftGen names types and members",
    arguments: [
      ("my-storyboard", "MyStoryboard", "myStoryboard"), ("ShowDetail", "ShowDetail", "showDetail"),
      ("show_detail", "ShowDetail", "showDetail"), ("Show Detail", "ShowDetail", "showDetail"),
      ("SHOW_DETAIL", "ShowDetail", "showDetail"), ("URLDetail", "URLDetail", "urlDetail"), ("FAQ", "Faq", "faq"),
      ("iPad", "IPad", "iPad"), ("2FA", "_2Fa", "_2Fa"), ("segueToID", "SegueToID", "segueToID"),
      ("Add-Item_ID", "AddItemID", "addItemID"),
    ])
  func swiftGen(text: String, type: String, member: String) {
    #expect(SwiftGenNames.type(of: text) == type)
    #expect(SwiftGenNames.member(of: text) == member)
  }

  @Test(
    "R.swift names",
    arguments: [
      ("ShowDetail", "showDetail"), ("show_detail", "show_detail"), ("SHOW_DETAIL", "show_DETAIL"),
      ("URLDetail", "urlDetail"), ("FAQ", "faQ"), ("2FA", "fA"), ("UIViewController", "uiViewController"), ("A1", "a1"),
      ("my-storyboard", "myStoryboard"),
    ])
  func rSwift(text: String, name: String) {
    #expect(RSwiftNames.name(of: text) == name)
  }

  @Test("Natalie drops what is neither letter nor digit")
  func natalie() {
    #expect(NatalieNames.segue(of: "Show-detail") == "showdetail")
    #expect(NatalieNames.scene(of: "book list") == "Booklist")
  }

  private let scenes = [
    scene("l", className: "ListController", identifier: "List"), scene("d", identifier: "ShowDetail"),
  ]

  private func link(_ body: String) -> IndexRows {
    SourceFixture.link(
      scenes: scenes, segues: [segue("s", from: "l", to: "d", identifier: "show-detail")],
      "class ListController: UIViewController { func go() { \(body) } }")
  }

  @Test("SwiftGen's scenes and segues mean what stands in the storyboards")
  func swiftGenSymbols() throws {
    let scenes = link("let detail = StoryboardScene.Main.showDetail.instantiate(); show(detail, sender: nil)")
    let made = try #require(scenes.references("instantiate").first)
    #expect(made.resolution == "generated")
    #expect(made.identifier == "ShowDetail")
    #expect(made.storyboard == "Main")
    #expect(scenes.objects(of: made, role: "target") == ["d"])
    #expect(
      link("perform(segue: StoryboardSegue.Main.showDetail)").resolved("perform_segue") == ["generated show-detail"])
    let initial = link("_ = StoryboardScene.Main.initialScene.instantiate()")
    #expect(initial.references("instantiate_initial").map { initial.objects(of: $0, role: "target") } == [["l"]])
  }

  @Test("R.swift's segues mean what stands in the storyboards")
  func rSwiftSymbols() {
    #expect(
      link("performSegue(withIdentifier: R.segue.listController.showDetail, sender: nil)").resolved("perform_segue")
        == ["generated show-detail"])
    #expect(
      link("_ = R.storyboard.main().instantiateInitialViewController()").references("instantiate_initial")
        .map(\.storyboard) == ["Main"])
  }

  @Test("Natalie's segues mean what stands in the storyboards")
  func natalieSymbols() {
    #expect(
      link("perform(segue: ListController.Segue.showdetail)").resolved("perform_segue") == ["generated show-detail"])
  }

  @Test(
    "A function made for one scene means that scene",
    arguments: [
      "_ = R.storyboard.main.showDetail()", "_ = R.storyboard.main.showDetail(creator: { _ in nil })",
      "_ = Storyboards.Main.instantiateShowDetail()", "_ = StoryboardScene.Main.instantiateShowDetail()",
    ])
  func factories(body: String) throws {
    let rows = link(body)
    let made = try #require(rows.references("instantiate").first)
    #expect(made.resolution == "generated")
    #expect(made.identifier == "ShowDetail")
    #expect(made.storyboard == "Main")
    #expect(rows.objects(of: made, role: "target") == ["d"])
  }

  @Test("A function of the same name that is no generator's makes no scene")
  func ownFactories() {
    #expect(
      link("_ = R.color.main.showDetail(); _ = showDetail(); _ = S.storyboard.main.showDetail()").codeReferences.isEmpty
    )
    let own = SourceFixture.link(
      scenes: scenes, segues: [],
      "enum R { enum storyboard { enum main { static func showDetail() {} } } }\nfunc f() { R.storyboard.main.showDetail() }"
    )
    #expect(own.codeReferences.isEmpty)
  }

  @Test("Functions of other names and of other purpose are left alone")
  func lookAlikes() {
    #expect(link("perform(segue: something); pool.instantiate()").codeReferences.isEmpty)
  }
}
