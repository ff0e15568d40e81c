import Testing

/// The pages in docs/reference say what the schema, templates, messages and sources say.
@Suite struct ReferencesTests {
  @Test func areCurrent() throws {
    let result = try ChildProcess(
      path: "/usr/bin/python3",
      arguments: [PackageFolder.path("Scripts/generate-references.py"), "--check"]
    ).run()
    #expect(result.errorText == "")
    #expect(result.ending == .code(0))
  }
}
