import Testing

@testable import Report

@Suite("Link templates")
struct LinkTemplateTests {
  private func fault(of template: String) -> LinkTemplateError.Fault? {
    do {
      _ = try LinkTemplate(template)
      return nil
    } catch {
      return error.fault
    }
  }

  @Test("fill in revision, path and line, each byte of a path that is not plain percent-encoded")
  func fillsPlaceholders() throws {
    let template = try LinkTemplate("https://host/repo/blob/{revision}/{path}#L{line}")
    let target = template.address(path: "My App/Ü#1?.swift", line: 12, revision: "abc123")
    #expect(target?.address == "https://host/repo/blob/abc123/My%20App/%C3%9C%231%3F.swift#L12")
  }

  @Test("lead to the first line where the whole file is meant")
  func fillsMissingLine() throws {
    let template = try LinkTemplate("http://host/{path}?l={line}")
    #expect(template.address(path: "a.swift", line: nil, revision: nil)?.address == "http://host/a.swift?l=1")
  }

  @Test("give no link where they need a revision and there is none")
  func needsRevision() throws {
    let template = try LinkTemplate("https://host/{revision}/{path}")
    #expect(template.address(path: "a.swift", line: 1, revision: nil) == nil)
  }

  @Test(
    "are refused where they are no address of the web",
    arguments: [
      "javascript:alert('{path}')", "data:text/html,{path}", "file:///{path}", "//host/{path}", "{path}",
      " https://h/{path}",
    ])
  func refusesOtherSchemes(template: String) {
    #expect(fault(of: template) == .noWebAddress)
  }

  @Test(
    "are refused where the host is missing or would come from a name",
    arguments: [
      "https:///{path}", "https://{path}/x", "https://host{path}",
    ])
  func refusesOpenHosts(template: String) {
    #expect(fault(of: template) == .openHost)
  }

  @Test(
    "are refused with characters that addresses cannot have",
    arguments: [
      "https://host/<b>/{path}", "https://host/\"/{path}", "https://host/a b/{path}", "https://host/{path",
      "https://host/ü/{path}",
    ])
  func refusesCharacters(template: String) {
    #expect(fault(of: template) == (template.hasSuffix("{path") ? .noPath : .forbiddenCharacter))
  }

  @Test("are refused without a path and with placeholders that nobody knows")
  func refusesPlaceholders() {
    #expect(fault(of: "https://host/{line}") == .noPath)
    #expect(fault(of: "https://host/{path}/{commit}") == .unknownPlaceholder("commit"))
  }

  @Test("say what is wrong and what to give instead")
  func explainsFault() {
    let error = LinkTemplateError(template: "ftp://h/{path}", fault: .noWebAddress)
    #expect(
      error.description == "the link template 'ftp://h/{path}' begins with neither https:// nor http://; "
        + "give one such as 'https://host/repo/blob/{revision}/{path}#L{line}'")
  }
}
