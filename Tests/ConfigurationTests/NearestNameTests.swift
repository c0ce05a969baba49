import Configuration
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  private let rules = ["unreachable-scenes", "dangling-segues", "unused-scene-identifiers", "summary"]

  @Test(
    "One letter left out, added, replaced or swapped is forgiven",
    arguments: ["sumary", "summmary", "sumnary", "smumary"])
  func oneSlip(text: String) {
    #expect(NearestName.nearest(to: text, among: rules) == "summary")
  }

  @Test("Three slips in a long name are forgiven, four are not")
  func threeSlips() {
    #expect(NearestName.nearest(to: "xnreachablexscenex", among: rules) == "unreachable-scenes")
    #expect(NearestName.nearest(to: "xnreachxblexscenex", among: rules) == nil)
  }

  @Test("A swap counts as one slip, not two")
  func swap() {
    #expect(NearestName.nearest(to: "abc", among: ["acb"]) == "acb")
    #expect(NearestName.nearest(to: "abc", among: ["axx"]) == nil)
  }

  @Test("A wrong case is nearer than a wrong letter")
  func letterCase() {
    #expect(NearestName.nearest(to: "Detail", among: ["Retail", "detail"]) == "detail")
    #expect(NearestName.nearest(to: "ID", among: ["Id", "IX"]) == "Id")
  }

  @Test("In names of two letters a wrong letter is no slip")
  func shortNames() {
    #expect(NearestName.nearest(to: "ab", among: ["ac", "cb", "x"]) == nil)
  }

  @Test("Of equally near names the first by its bytes is taken, whatever the order")
  func ties() {
    #expect(NearestName.nearest(to: "scene", among: ["scenes", "scenic", "ascene"]) == "ascene")
    #expect(NearestName.nearest(to: "scene", among: ["ascene", "scenic", "scenes"]) == "ascene")
  }

  @Test("Where no name is near, one that begins with the text is taken, from three letters on")
  func beginnings() {
    #expect(NearestName.nearest(to: "unreach", among: rules) == "unreachable-scenes")
    #expect(NearestName.nearest(to: "un", among: rules) == nil)
  }

  @Test("The name itself and the empty text have no nearest name")
  func noAnswer() {
    #expect(NearestName.nearest(to: "summary", among: ["summary"]) == nil)
    #expect(NearestName.nearest(to: "", among: rules) == nil)
    #expect(NearestName.nearest(to: "summary", among: []) == nil)
  }

  @Test("Composed and decomposed spellings are two names, near each other")
  func canonicalEquivalence() {
    #expect(NearestName.nearest(to: "caf\u{E9}-menu", among: ["cafe\u{301}-menu"]) == "cafe\u{301}-menu")
  }
}
