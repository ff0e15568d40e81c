import CopyTemplates
import Testing

/// HTML that would depend on the data.
struct HTMLMarkupProblemTests {
  private static func row(
    _ id: String, _ template: String, partials: [String: String] = [:], _ expected: String
  ) -> ProblemRow {
    ProblemRow(
      id: id, template: template, partials: partials, escaping: .html, expected: expected)
  }

  static let markup = [
    row(
      "a section opened in text and closed in a tag", "{{#trial}}<p {{/trial}}>",
      """
      layout:1:14: error: section 'trial' starts in text and ends in the tag 'p'
      {{#trial}}<p {{/trial}}>
                   ^~~~~~~~~~
      fix: open and close it in the same place
      """),
    row(
      "a section that closes a quote", #"<p title="{{#trial}}"{{/trial}}">"#,
      """
      layout:1:22: error: section 'trial' starts in the value of 'title' in 'p' and ends in \
      the tag 'p'
      <p title="{{#trial}}"{{/trial}}">
                           ^~~~~~~~~~
      fix: open and close it in the same place
      """),
    row(
      "a section that moves to another attribute",
      #"<p title="{{#trial}}" onclick="{{/trial}}{{title}}">"#,
      """
      layout:1:32: error: section 'trial' starts in the value of 'title' in 'p' and ends in \
      the value of 'onclick' in 'p'
      <p title="{{#trial}}" onclick="{{/trial}}{{title}}">
                                     ^~~~~~~~~~
      fix: open and close it in the same place
      """),
    row(
      "a section that opens a script", "{{^badge}}<script>{{/badge}}",
      """
      layout:1:19: error: section 'badge' starts in text and ends in 'script'
      {{^badge}}<script>{{/badge}}
                        ^~~~~~~~~~
      fix: open and close it in the same place
      """),
    row(
      "a section in the name of an element", "<p{{#trial}}re{{/trial}}>",
      """
      layout:1:15: error: section 'trial' starts in the tag 'p' and ends in the tag 'pre'
      <p{{#trial}}re{{/trial}}>
                    ^~~~~~~~~~
      fix: open and close it in the same place
      """),
    row(
      "a repeated section of attributes without a space", "<p {{#plans}}data-x=\"1\"{{/plans}}>",
      """
      layout:1:24: error: section 'plans' repeats attributes without a space between them
      <p {{#plans}}data-x="1"{{/plans}}>
                             ^~~~~~~~~~
      fix: start it with a space
      """),
    row(
      "a link inside a section of its value", "<a href='{{#support}}{{.}}{{/support}}'>",
      """
      layout:1:27: error: a link must be the whole value of 'href'
      <a href='{{#support}}{{.}}{{/support}}'>
                                ^~~~~~~~~~~~
      fix: remove what stands beside it
      """),
    row(
      "a partial that ends in a tag", "{{#trial}}{{>open}}{{/trial}}",
      partials: ["open": "<p\n"],
      """
      layout:1:20: error: section 'trial' starts in text and ends in the tag 'p'
      {{#trial}}{{>open}}{{/trial}}
                         ^~~~~~~~~~
      fix: open and close it in the same place
      """),
    row(
      "no space after a section", #"<p{{#trial}} class="a"{{/trial}}id="b">"#,
      """
      layout:1:33: error: expected a space before the attribute
      <p{{#trial}} class="a"{{/trial}}id="b">
                                      ^
      fix: start the attribute with a space
      """),
    row(
      "no space after a value", #"<p class="a"id="b">"#,
      """
      layout:1:13: error: expected a space before the attribute
      <p class="a"id="b">
                  ^
      fix: start the attribute with a space
      """),
    row(
      "the value of a conditional attribute", "<p {{#trial}}onclick{{/trial}} = title='{{title}}'>",
      """
      layout:1:32: error: expected an attribute or '>', got '='
      <p {{#trial}}onclick{{/trial}} = title='{{title}}'>
                                     ^
      fix: look for a missing quote or '>' before it
      """),
    row(
      "a missing quote", "<p class=\"a\"\" id=b>",
      """
      layout:1:13: error: expected an attribute or '>', got '"'
      <p class="a"" id=b>
                  ^
      fix: look for a missing quote or '>' before it
      """),
    row(
      "a missing end of a tag", "<div class='a'\n<p>{{title}}</p>",
      """
      layout:2:1: error: expected an attribute or '>', got '<'
      <p>{{title}}</p>
      ^
      fix: look for a missing quote or '>' before it
      """),
    row(
      "markup in elements whose text is none",
      "<script><!-- x --></script>\n<style>a<b{}</style>\n<script>'</scrip'</script>\n"
        + "<title>a <b>{{title}}</title>\n<svg><title></scripts></title></svg>",
      """
      layout:1:10: error: expected text inside 'script', got markup
      <script><!-- x --></script>
               ^
      fix: write a space after '<'
      layout:2:10: error: expected text inside 'style', got markup
      <style>a<b{}</style>
               ^
      fix: write a space after '<'
      layout:3:17: error: expected text inside 'script', got markup
      <script>'</scrip'</script>
                      ^
      fix: write a space after '<'
      layout:4:11: error: expected text inside 'title', got markup
      <title>a <b>{{title}}</title>
                ^
      fix: write '<' as '&lt;'
      layout:5:15: error: expected text inside 'title', got markup
      <svg><title></scripts></title></svg>
                    ^
      fix: write '<' as '&lt;'
      """),
    row(
      "an element that depends on scripts", "<noscript>{{title}}</noscript>",
      """
      layout:1:10: error: 'noscript' is not supported in layouts
      <noscript>{{title}}</noscript>
               ^
      fix: remove it, layouts do without scripts
      """),
    row(
      "a CDATA section", "<svg><![CDATA[ a > {{title}} ]]></svg>",
      """
      layout:1:8: error: '<![' is not supported in layouts
      <svg><![CDATA[ a > {{title}} ]]></svg>
             ^
      fix: write the text itself
      """),
    row(
      "ends inside a tag", "text\n<p class='a>\n</p>",
      """
      layout:2:1: error: the layout ends inside the value of 'class' in 'p'
      <p class='a>
      ^
      fix: close it
      """),
    row(
      "ends inside a comment of a partial", "{{>note}}\n", partials: ["note": "a <!-- b --"],
      """
      note:1:3: error: the layout ends inside a comment
      a <!-- b --
        ^
      fix: close it
      """),
    row(
      "syntax errors hide what follows from them", "<p class={{#trial}}>{{title}}",
      """
      layout:1:10: error: section 'trial' is not closed
      <p class={{#trial}}>{{title}}
               ^~~~~~~~~~
      fix: close it with '{{/trial}}'
      """),
  ]

  @Test(arguments: markup)
  func problem(_ row: ProblemRow) throws {
    let report = try row.report()
    #expect(report == row.expected)
  }
}
