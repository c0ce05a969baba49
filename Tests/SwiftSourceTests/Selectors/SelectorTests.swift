import Testing

@Suite("Objective-C selectors of Swift members")
struct SelectorTests {
  private func selector(_ member: String, in type: String = "class A: NSObject") -> String? {
    facts("\(type) {\n  \(member)\n}").functions.first?.selector
  }

  @Test(
    "A method's selector joins the base name and the first label, by the compiler's rule",
    arguments: [
      ("func f() {}", "f"),
      ("func f(_ x: Int) {}", "f:"),
      ("func f(sender: Any) {}", "fWithSender:"),
      ("func f(with x: Int) {}", "fWith:"),
      ("func f(withSender sender: Any) {}", "fWithSender:"),
      ("func f(for x: Int) {}", "fFor:"),
      ("func f(from x: Int) {}", "fFrom:"),
      ("func f(toView view: Any) {}", "fToView:"),
      ("func f(tools: Int) {}", "fWithTools:"),
      ("func f(format: Int) {}", "fWithFormat:"),
      ("func f(without x: Int) {}", "fWithWithout:"),
      ("func goWith(sender: Any) {}", "goWithSender:"),
      ("func unwindTo(segue: UIStoryboardSegue) {}", "unwindToSegue:"),
      ("func f(url: Int) {}", "fWithUrl:"),
      ("func f(URL: Int) {}", "fWithURL:"),
      ("func f(iPad: Int) {}", "fWithIPad:"),
      ("func f(_ a: Int, for b: Int) {}", "f:for:"),
      ("func f(_ a: Int, _ b: Int) {}", "f::"),
      ("func f(x: Int, _ y: Int, z: Int) {}", "fWithX::z:"),
      ("func f(with a: Int, for b: Int) {}", "fWith:for:"),
      ("func f(_sender: Int) {}", "fWith_sender:"),
      ("func prepare(for segue: UIStoryboardSegue, sender: Any?) {}", "prepareFor:sender:"),
      ("func `default`(_ x: Int) {}", "default:"),
      ("func été(_ x: Int) {}", "été:"),
      ("func make(coder: NSCoder, sender: Any?, segueIdentifier: String?) {}", "makeWithCoder:sender:segueIdentifier:"),
      ("func make(_ c: NSCoder, sender: Any?, segueIdentifier: String?) {}", "make:sender:segueIdentifier:"),
    ])
  func methods(member: String, expected: String) {
    #expect(selector(member) == expected)
  }

  @Test(
    "Errors and completion handlers are parameters of their own in Objective-C",
    arguments: [
      ("func thr() throws {}", "thrAndReturnError:"),
      ("func thr(_ x: Int) throws {}", "thr:error:"),
      ("func thr(x: Int) throws {}", "thrWithX:error:"),
      ("func thr(x: Int, done: () -> Void) throws {}", "thrWithX:error:done:"),
      ("func a() async {}", "aWithCompletionHandler:"),
      ("func a(_ x: Int) async {}", "a:completionHandler:"),
      ("func a(x: Int) async throws {}", "aWithX:completionHandler:"),
    ])
  func effects(member: String, expected: String) {
    #expect(selector(member) == expected)
  }

  @Test(
    "Initializers follow the rule of methods",
    arguments: [
      ("init(x: Int) {}", "initWithX:"),
      ("init(with x: Int) {}", "initWith:"),
      ("init(_ x: Int) {}", "init:"),
      ("init(_ x: Int, y: Int) {}", "init:y:"),
      ("required init?(coder: NSCoder) {}", "initWithCoder:"),
      ("init(coder: NSCoder, name: String) {}", "initWithCoder:name:"),
    ])
  func initializers(member: String, expected: String) {
    #expect(selector(member) == expected)
  }

  @Test("A selector given by @objc(…) stands as written")
  func explicitSelectors() {
    #expect(selector("@objc(any:name:) func f(_ a: Int, b: Int) {}") == "any:name:")
    #expect(selector("var q: Bool { @objc(isQ) get { true } set {} }") == "isQ")
    #expect(facts("class A { @objc(bar) var foo: Int = 0 }").value("foo")?.objectiveCName == "bar")
  }

  @Test(
    "An override keeps the selector of what it overrides",
    arguments: [
      ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}", "prepareForSegue:sender:"),
      (
        "override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }",
        "shouldPerformSegueWithIdentifier:sender:"
      ),
      ("override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}", "prepareForSegue:sender:"),
      (
        "override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}",
        "tableView:didSelectRowAtIndexPath:"
      ),
    ])
  func overrides(member: String, expected: String) {
    #expect(selector(member) == expected)
  }

  @Test("Swift 2 left the first label out, unless two names were written")
  func legacySelectors() {
    let members = facts(
      """
      class A {
        func f(sender: AnyObject) {}
        func g(withSender sender: AnyObject) {}
        func h(_ sender: AnyObject) {}
        func i(segue: UIStoryboardSegue, sender: AnyObject) {}
      }
      """
    ).functions
    #expect(members.map(\.legacySelector) == ["f:", nil, nil, "i:sender:"])
  }

  @Test("A free function has no selector")
  func freeFunctions() {
    #expect(facts("func f() {}").function("f")?.selector == nil)
  }
}
