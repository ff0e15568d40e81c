import Testing

/// Where templates come from: a folder by its path, a team's own folder, the program itself.
@Suite struct TemplateLibraryTests {
  private static let catalog = ["App.storekit": StoreKitText.twoPlans]
  private static let template = """
    {"schema": "paywall-template/1", "name": "own", "summary": "s", "kinds": ["autoRenewable"],
      "states": ["new"], "sections": [{"plans": [
        {"id": "cost", "role": "billedAmount", "prominence": 1, "messages": ["plan.price"]}]}]}
    """
  private static let layout = "{{#plans}}\n{{#cost}}\n{{text}}\n{{/cost}}\n{{/plans}}\n"

  static let rows = [
    CommandRow(
      id: "a folder by its path", command: "render --catalog App.storekit --template ./mine",
      files: catalog.merging(
        ["mine/template.json": template, "mine/layout.txt": layout], uniquingKeysWith: { $1 }),
      output: "$19.99 per year\n$2.99 per month\n"),
    CommandRow(
      id: "a folder by its name", command: "render --catalog App.storekit --template mine",
      files: catalog.merging(
        ["mine/template.json": template, "mine/layout.txt": layout], uniquingKeysWith: { $1 }),
      output: "$19.99 per year\n$2.99 per month\n"),
    CommandRow(
      id: "a template of the team's own",
      command: "render --catalog App.storekit --templates own --template mine",
      files: catalog.merging(
        ["own/mine/template.json": template, "own/mine/layout.txt": layout],
        uniquingKeysWith: { $1 }), output: "$19.99 per year\n$2.99 per month\n"),
    CommandRow(
      id: "a built-in template that is replaced",
      command: "render --catalog App.storekit --templates own",
      files: catalog.merging(
        ["own/subscription/template.json": template, "own/subscription/layout.txt": layout],
        uniquingKeysWith: { $1 }), output: "$19.99 per year\n$2.99 per month\n"),
    CommandRow(
      id: "a layout without its own, by the shared one",
      command: "render --catalog App.storekit --template mine",
      files: catalog.merging(["mine/template.json": template], uniquingKeysWith: { $1 }),
      output: "  $19.99 per year\n\n  $2.99 per month\n"),
  ]

  @Test(arguments: rows)
  func renders(row: CommandRow) throws { try row.check() }

  static let errors = [
    CommandRow(
      id: "a folder without a template", command: "render --catalog App.storekit --template ./mine",
      files: catalog, code: 2,
      errors: "paywall-render: error: ./mine: no template.json in this folder\n"),
    CommandRow(
      id: "no folder of templates", command: "render --catalog App.storekit --templates own",
      files: catalog, code: 2,
      errors: "paywall-render: error: own: expected a folder of templates after '--templates'\n"),
    CommandRow(
      id: "an unknown name in a layout", command: "render --catalog App.storekit --template mine",
      files: catalog.merging(
        [
          "mine/template.json": template,
          "mine/layout.txt": "{{#plans}}{{#coast}}x{{/coast}}{{/plans}}",
        ],
        uniquingKeysWith: { $1 }), code: 2,
      errors: """
        mine/layout.txt:1:14: error: unknown name 'coast'; did you mean 'cost'? \
        [template-unknown-name]
          {{#plans}}{{#coast}}x{{/coast}}{{/plans}}
                       ^~~~~

        """),
    CommandRow(
      id: "a template that is no JSON", command: "render --catalog App.storekit --template mine",
      files: catalog.merging(["mine/template.json": "{"], uniquingKeysWith: { $1 }), code: 2,
      errors: """
        mine/template.json:1:2: error: the file ends inside the object that starts at line 1, \
        column 1 [json-truncated]
          {
           ^
          fix: restore the rest of the file

        """),
  ]

  @Test(arguments: errors)
  func reportsWhatIsWrong(row: CommandRow) throws { try row.check() }

  @Test func suggestsATemplate() throws {
    let folder = try TemporaryFolder(Self.catalog)
    let result = try Program.run(
      ["render", "--catalog", "App.storekit", "--template", "subscripton"], in: folder)
    #expect(result.ending == .code(2))
    #expect(
      result.errorText.hasPrefix(
        "paywall-render: error: unknown template 'subscripton'; did you mean 'subscription'? "
          + "(templates: "), "\(result.errorText)")
  }

  /// A template is for some kinds of product, and says so.
  @Test func refusesACatalogWithoutItsKindOfProduct() throws {
    let folder = try TemporaryFolder(["App.storekit": StoreKitText.unlock])
    let result = try Program.run(["render", "--catalog", "App.storekit"], in: folder)
    #expect(result.ending == .code(2))
    #expect(
      result.errorText
        == "paywall-render: error: App.storekit: template 'subscription' shows autoRenewable, and "
        + "the catalog has none\n")
  }
}
