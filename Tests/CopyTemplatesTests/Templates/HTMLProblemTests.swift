import CopyTemplates
import Testing

/// The places of HTML that refuse values.
struct HTMLProblemTests {
  private static func row(
    _ id: String, _ template: String, partials: [String: String] = [:], _ expected: String
  ) -> ProblemRow {
    ProblemRow(
      id: id, template: template, partials: partials, escaping: .html, expected: expected)
  }

  static let values = [
    row(
      "unescaped tags", "{{{title}}}<p title='{{&title}}'>",
      """
      layout:1:1: error: unescaped tags are not allowed in an HTML layout
      {{{title}}}<p title='{{&title}}'>
      ^~~~~~~~~~~
      fix: write '{{title}}'
      layout:1:22: error: unescaped tags are not allowed in an HTML layout
      {{{title}}}<p title='{{&title}}'>
                           ^~~~~~~~~~
      fix: write '{{title}}'
      """),
    row(
      "text in an unquoted value", "<p class={{title}} title=a{{title}}>",
      """
      layout:1:10: error: 'title' is a text and not allowed in an unquoted value of 'class'
      <p class={{title}} title=a{{title}}>
               ^~~~~~~~~
      fix: put double quotes around the value
      layout:1:27: error: 'title' is a text and not allowed in an unquoted value of 'title'
      <p class={{title}} title=a{{title}}>
                                ^~~~~~~~~
      fix: put double quotes around the value
      """),
    row(
      "text in the names of a tag",
      "<{{title}}><p{{title}}></{{title}}></p ><p {{title}}><p x{{title}}=1>",
      """
      layout:1:2: error: 'title' is a text and not allowed in a tag
      <{{title}}><p{{title}}></{{title}}></p ><p {{title}}><p x{{title}}=1>
       ^~~~~~~~~
      layout:1:14: error: 'title' is a text and not allowed in the tag 'p'
      <{{title}}><p{{title}}></{{title}}></p ><p {{title}}><p x{{title}}=1>
                   ^~~~~~~~~
      layout:1:26: error: 'title' is a text and not allowed in a tag
      <{{title}}><p{{title}}></{{title}}></p ><p {{title}}><p x{{title}}=1>
                               ^~~~~~~~~
      layout:1:44: error: 'title' is a text and not allowed in the tag 'p'
      <{{title}}><p{{title}}></{{title}}></p ><p {{title}}><p x{{title}}=1>
                                                 ^~~~~~~~~
      layout:1:58: error: 'title' is a text and not allowed in the name of an attribute
      <{{title}}><p{{title}}></{{title}}></p ><p {{title}}><p x{{title}}=1>
                                                               ^~~~~~~~~
      """),
    row(
      "text in code", #"<p onClick="{{title}}" style='{{title}}' srcdoc="{{title}}">"#,
      """
      layout:1:13: error: 'title' is a text and not allowed in the value of 'onclick' in 'p'
      <p onClick="{{title}}" style='{{title}}' srcdoc="{{title}}">
                  ^~~~~~~~~
      layout:1:31: error: 'title' is a text and not allowed in the value of 'style' in 'p'
      <p onClick="{{title}}" style='{{title}}' srcdoc="{{title}}">
                                    ^~~~~~~~~
      layout:1:50: error: 'title' is a text and not allowed in the value of 'srcdoc' in 'p'
      <p onClick="{{title}}" style='{{title}}' srcdoc="{{title}}">
                                                       ^~~~~~~~~
      """),
    row(
      "text in elements of code",
      "<script>'{{title}}'</script><style>{{title}}</style><iframe>{{title}}</iframe>",
      """
      layout:1:10: error: 'title' is a text and not allowed in 'script'
      <script>'{{title}}'</script><style>{{title}}</style><iframe>{{title}}</iframe>
               ^~~~~~~~~
      fix: use JSON inside '<script type="application/json">'
      layout:1:36: error: 'title' is a text and not allowed in 'style'
      <script>'{{title}}'</script><style>{{title}}</style><iframe>{{title}}</iframe>
                                         ^~~~~~~~~
      layout:1:61: error: 'title' is a text and not allowed in 'iframe'
      <script>'{{title}}'</script><style>{{title}}</style><iframe>{{title}}</iframe>
                                                                  ^~~~~~~~~
      """),
    row(
      "text in JSON", #"<script type="application/json">"{{title}}"</script>"#,
      """
      layout:1:34: error: 'title' is a text and not allowed in 'script'
      <script type="application/json">"{{title}}"</script>
                                       ^~~~~~~~~
      fix: use JSON inside '<script type="application/json">'
      """),
    row(
      "text that could complete an end tag", "<title></{{title}}></title>",
      """
      layout:1:10: error: 'title' is a text and not allowed in 'title'
      <title></{{title}}></title>
               ^~~~~~~~~
      layout:1:19: error: expected text inside 'title', got markup
      <title></{{title}}></title>
                        ^
      fix: write '<' as '&lt;'
      """),
    row(
      "text in comments", "<!--{{title}}--><!doctype {{title}}><!-- --!-- {{title}} -->",
      """
      layout:1:5: error: 'title' is a text and not allowed in a comment
      <!--{{title}}--><!doctype {{title}}><!-- --!-- {{title}} -->
          ^~~~~~~~~
      layout:1:27: error: 'title' is a text and not allowed in a comment
      <!--{{title}}--><!doctype {{title}}><!-- --!-- {{title}} -->
                                ^~~~~~~~~
      layout:1:48: error: 'title' is a text and not allowed in a comment
      <!--{{title}}--><!doctype {{title}}><!-- --!-- {{title}} -->
                                                     ^~~~~~~~~
      """),
    row(
      "text as a link", #"<a href="{{title}}">"#,
      """
      layout:1:10: error: 'title' is a text and not allowed in the value of 'href' in 'a'
      <a href="{{title}}">
               ^~~~~~~~~
      fix: name a link in place of the text
      """),
    row(
      "a link beside other characters",
      "<a href='{{terms}}#x'><a href='/{{terms}}'><a href='{{terms}}{{terms}}'>",
      """
      layout:1:19: error: a link must be the whole value of 'href'
      <a href='{{terms}}#x'><a href='/{{terms}}'><a href='{{terms}}{{terms}}'>
                        ^
      fix: remove what stands beside it
      layout:1:33: error: a link must be the whole value of 'href'
      <a href='{{terms}}#x'><a href='/{{terms}}'><a href='{{terms}}{{terms}}'>
                                      ^~~~~~~~~
      fix: remove what stands beside it
      layout:1:62: error: a link must be the whole value of 'href'
      <a href='{{terms}}#x'><a href='/{{terms}}'><a href='{{terms}}{{terms}}'>
                                                                   ^~~~~~~~~
      fix: remove what stands beside it
      """),
    row(
      "links in other places", "{{terms}}<p title='{{terms}}'><a href={{terms}}>",
      """
      layout:1:1: error: 'terms' is a link and not allowed in text
      {{terms}}<p title='{{terms}}'><a href={{terms}}>
      ^~~~~~~~~
      fix: use it as the whole value of 'href', 'src' or 'action'
      layout:1:20: error: 'terms' is a link and not allowed in the value of 'title' in 'p'
      {{terms}}<p title='{{terms}}'><a href={{terms}}>
                         ^~~~~~~~~
      fix: use it as the whole value of 'href', 'src' or 'action'
      layout:1:39: error: 'terms' is a link and not allowed in an unquoted value of 'href'
      {{terms}}<p title='{{terms}}'><a href={{terms}}>
                                            ^~~~~~~~~
      fix: put double quotes around the value
      """),
    row(
      "links that load or change the page",
      "<script src='{{terms}}'></script>\n<base href='{{terms}}'>\n"
        + "<iframe src='{{terms}}'></iframe>",
      """
      layout:1:14: error: 'terms' is a link and not allowed in the value of 'src' in 'script'
      <script src='{{terms}}'></script>
                   ^~~~~~~~~
      layout:2:13: error: 'terms' is a link and not allowed in the value of 'href' in 'base'
      <base href='{{terms}}'>
                  ^~~~~~~~~
      layout:3:14: error: 'terms' is a link and not allowed in the value of 'src' in 'iframe'
      <iframe src='{{terms}}'></iframe>
                   ^~~~~~~~~
      """),
    row(
      "links of 'link' elements",
      "<link rel=stylesheet href='{{terms}}'><link href='{{terms}}' rel=canonical>",
      """
      layout:1:28: error: 'terms' is a link and not allowed in the value of 'href' in 'link'
      <link rel=stylesheet href='{{terms}}'><link href='{{terms}}' rel=canonical>
                                 ^~~~~~~~~
      fix: write a 'rel' such as 'canonical' before 'href'
      layout:1:51: error: 'terms' is a link and not allowed in the value of 'href' in 'link'
      <link rel=stylesheet href='{{terms}}'><link href='{{terms}}' rel=canonical>
                                                        ^~~~~~~~~
      fix: write a 'rel' such as 'canonical' before 'href'
      """),
    row(
      "a 'rel' that counts is the first",
      "<link rel='alternate stylesheet' rel=next href='{{terms}}'>",
      """
      layout:1:49: error: 'terms' is a link and not allowed in the value of 'href' in 'link'
      <link rel='alternate stylesheet' rel=next href='{{terms}}'>
                                                      ^~~~~~~~~
      fix: write a 'rel' such as 'canonical' before 'href'
      """),
    row(
      "JSON in other places",
      #"{{data}}<p data-x="{{data}}"><script>{{data}}</script>"#,
      """
      layout:1:1: error: 'data' is a JSON text and not allowed in text
      {{data}}<p data-x="{{data}}"><script>{{data}}</script>
      ^~~~~~~~
      fix: use it inside '<script type="application/json">'
      layout:1:20: error: 'data' is a JSON text and not allowed in the value of 'data-x' in 'p'
      {{data}}<p data-x="{{data}}"><script>{{data}}</script>
                         ^~~~~~~~
      fix: use it inside '<script type="application/json">'
      layout:1:38: error: 'data' is a JSON text and not allowed in 'script'
      {{data}}<p data-x="{{data}}"><script>{{data}}</script>
                                           ^~~~~~~~
      fix: use it inside '<script type="application/json">'
      """),
    row(
      "JSON in a script of another type",
      #"<script type="module" type="application/json">{{data}}</script>"#,
      """
      layout:1:47: error: 'data' is a JSON text and not allowed in 'script'
      <script type="module" type="application/json">{{data}}</script>
                                                    ^~~~~~~~
      fix: use it inside '<script type="application/json">'
      """),
    row(
      "JSON in a script that is sometimes of its type",
      #"<script{{#trial}} type="application/json"{{/trial}}>{{data}}</script>"#,
      """
      layout:1:53: error: 'data' is a JSON text and not allowed in 'script'
      <script{{#trial}} type="application/json"{{/trial}}>{{data}}</script>
                                                          ^~~~~~~~
      fix: use it inside '<script type="application/json">'
      """),
    row(
      "a pragma with a value",
      "<meta content=\"{{title}}\" http-equiv=refresh>\n<meta http-equiv='x' content='{{title}}'>",
      """
      layout:1:45: error: a 'meta' element with 'http-equiv' must not show a value
      <meta content="{{title}}" http-equiv=refresh>
                                                  ^
      fix: write the value into the layout
      layout:2:41: error: a 'meta' element with 'http-equiv' must not show a value
      <meta http-equiv='x' content='{{title}}'>
                                              ^
      fix: write the value into the layout
      """),
  ]

  @Test(arguments: values)
  func problem(_ row: ProblemRow) throws {
    let report = try row.report()
    #expect(report == row.expected)
  }
}
