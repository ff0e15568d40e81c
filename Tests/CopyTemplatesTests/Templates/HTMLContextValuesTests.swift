import CopyTemplates
import PricingEngine
import Testing

/// What values become in the places of HTML that can hold them.
struct HTMLContextValuesTests {
  static let attack = #"</script><b x="y" z='1'>&"#
  static let escaped =
    "&lt;/script&gt;&lt;b x=&quot;y&quot; z=&#39;1&#39;&gt;&amp;"

  static func row(_ id: String, _ template: String, shows output: String) throws -> TemplateRow {
    let url = try LinkURL("https://example.com/?a=1&b='2'")
    let json = try ScriptJSON(#"{"name":"Pro\u003c/script>"}"#)
    return TemplateRow(
      id: id, template: template,
      data: .object([
        "text": .text(attack), "isolated": .text("\u{2068}2,99 €\u{2069}!"), "url": .url(url),
        "json": .json(json), "yes": .flag(true), "no": .flag(false),
        "list": .list([.text("a"), .text("b")]),
      ]), escapings: [.html], expected: .shows(output))
  }

  static func rows() throws -> [TemplateRow] {
    [
      try row("text of an element", "<p>{{text}}</p>", shows: "<p>\(escaped)</p>"),
      try row(
        "double quotes", #"<p title="{{text}}">"#, shows: #"<p title="\#(escaped)">"#),
      try row("single quotes", "<p title='{{text}}'>", shows: "<p title='\(escaped)'>"),
      try row(
        "part of a value", #"<p class="plan {{text}} wide" id=x>"#,
        shows: #"<p class="plan \#(escaped) wide" id=x>"#),
      try row(
        "several values of a tag, over lines",
        "<P\n\tDATA-name = '{{text}}'\n ARIA-label=\"{{text}}\"/>",
        shows: "<P\n\tDATA-name = '\(escaped)'\n ARIA-label=\"\(escaped)\"/>"),
      try row(
        "title and textarea", "<title>{{text}}</title><textarea>{{text}}</TEXTAREA >",
        shows: "<title>\(escaped)</title><textarea>\(escaped)</TEXTAREA >"),
      try row(
        "after elements whose text is not markup",
        "<style>a < b{}<</style>{{text}}<script>if(a< b){'<'}</script>{{text}}",
        shows: "<style>a < b{}<</style>\(escaped)<script>if(a< b){'<'}</script>\(escaped)"),
      try row(
        "after comments", "<!-- > -- --!>{{text}}<!-->{{text}}<!--->{{text}}<!---->{{text}}",
        shows: "<!-- > -- --!>\(escaped)<!-->\(escaped)<!--->\(escaped)<!---->\(escaped)"),
      try row(
        "after a document type", "<!doctype html>\n{{text}}<? x ?>{{text}}</>{{text}}",
        shows: "<!doctype html>\n\(escaped)<? x ?>\(escaped)</>\(escaped)"),
      try row(
        "after characters that open no tag", "1 < 2 <3 << {{text}}",
        shows: "1 < 2 <3 << \(escaped)"),
      try row(
        "isolates in text", "<p title='{{isolated}}'>{{isolated}}</p><title>{{isolated}}</title>",
        shows: "<p title='\u{2068}2,99 €\u{2069}!'><bdi>2,99 €</bdi>!</p>"
          + "<title>\u{2068}2,99 €\u{2069}!</title>"),
      try row(
        "a link", #"<a class="x" href="{{url}}">Terms</a>"#,
        shows: #"<a class="x" href="https://example.com/?a=1&amp;b=&#39;2&#39;">Terms</a>"#),
      try row(
        "links of other elements",
        "<img src='{{url}}'><form action='{{url}}'><link rel=\"canonical\" href='{{url}}'>",
        shows: "<img src='https://example.com/?a=1&amp;b=&#39;2&#39;'>"
          + "<form action='https://example.com/?a=1&amp;b=&#39;2&#39;'>"
          + "<link rel=\"canonical\" href='https://example.com/?a=1&amp;b=&#39;2&#39;'>"),
      try row(
        "a place of the page", ##"<a href="#{{text}}">Terms</a>"##,
        shows: ##"<a href="#\##(escaped)">Terms</a>"##),
      try row(
        "JSON", #"<script type="application/ld+json">{{json}}</script>{{text}}"#,
        shows: #"<script type="application/ld+json">{"name":"Pro\u003c/script>"}</script>"#
          + escaped),
      try row(
        "JSON inside literal JSON",
        "<SCRIPT id=d type=application/json>[{{json}},\n{{#yes}}{{json}}{{/yes}}]</script >",
        shows: #"<SCRIPT id=d type=application/json>[{"name":"Pro\u003c/script>"},"# + "\n"
          + #"{"name":"Pro\u003c/script>"}]</script >"#),
      try row(
        "sections in a value", #"<p class="plan{{#yes}} best{{/yes}}{{#no}} x{{/no}}">"#,
        shows: #"<p class="plan best">"#),
      try row(
        "lists in a value", #"<p class="{{#list}} {{.}}{{/list}}">"#, shows: #"<p class=" a b">"#),
      try row(
        "sections with whole attributes",
        #"<p{{#yes}} class="best" hidden{{/yes}}{{^yes}} id="x"{{/yes}}>{{text}}"#,
        shows: #"<p class="best" hidden>\#(escaped)"#),
      try row(
        "sections between attributes", #"<p {{#no}}class="best" {{/no}}hidden>{{text}}"#,
        shows: #"<p hidden>\#(escaped)"#),
      try row(
        "lists of attributes", #"<p {{#list}}data-x="{{.}}" {{/list}}hidden>"#,
        shows: #"<p data-x="a" data-x="b" hidden>"#),
      try row(
        "lists of attributes that start with a space", #"<p{{#list}} data-x="{{.}}"{{/list}}>"#,
        shows: #"<p data-x="a" data-x="b">"#),
      try row(
        "sections over whole elements", "{{#yes}}<b>{{/yes}}{{text}}{{#yes}}</b>{{/yes}}",
        shows: "<b>\(escaped)</b>"),
      try row(
        "meta elements", #"<meta name="description" content="{{text}}">"#,
        shows: #"<meta name="description" content="\#(escaped)">"#),
    ]
  }

  @Test(arguments: try rows())
  func value(_ row: TemplateRow) throws {
    let outcomes = try row.outcomes()
    #expect(outcomes == row.expectedOutcomes)
  }
}
