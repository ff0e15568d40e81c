import PricingEngine
import Testing

@testable import CopyTemplates

/// XML 1.0 as far as it is read here, and everything that is refused.
@Suite struct XMLTreeReaderTests {
  /// The tree in a short form: `a[k=v](text|b())`.
  private func shape(_ element: XMLElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    let children = element.children.map { child in
      switch child {
      case .text(let text): text
      case .element(let inner): shape(inner)
      }
    }
    let list = attributes.isEmpty ? "" : "[\(attributes.joined(separator: " "))]"
    return "\(element.name)\(list)(\(children.joined(separator: "|")))"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let shape: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "an empty element", text: "<a/>", shape: "a()"),
    Row(
      id: "a declaration, comments and instructions",
      text:
        "<?xml version='1.0' encoding='utf-8'?>\n<!-- - c --><?p q?><a><!-- d -->x<?p?></a>\n<!---->\n",
      shape: "a(x)"),
    Row(
      id: "attributes", text: "<a b = \"1 &lt; 2\" c='\"\n' xml:space=\"x\" />",
      shape: "a[b=1 < 2 c=\"  xml:space=x]()"),
    Row(
      id: "references", text: "<a>&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;&#xA0;</a>",
      shape: "a(&<>\"'A😀\u{A0})"),
    Row(id: "character data", text: "<a>x<![CDATA[<b>&amp;]]>y</a>", shape: "a(x|<b>&amp;|y)"),
    Row(id: "line ends", text: "<a>1\r\n2\r3\n4&#xD;</a>", shape: "a(1\n2\n3\n4\r)"),
    Row(id: "elements and spaces", text: "<a> <b>é</b\n> </a >", shape: "a( |b(é)| )"),
    Row(id: "a byte order mark", text: "\u{FEFF}<a/>", shape: "a()"),
  ]

  @Test(arguments: rows)
  func reads(row: Row) throws {
    let root = try XMLTreeReader.root(of: source(row.text, named: "a.xml"))
    #expect(shape(root) == row.shape)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let finding: String
    var testDescription: String { id }
  }

  private static func refusal(_ id: String, _ text: String, _ finding: String) -> Refusal {
    Refusal(id: id, text: text, finding: "error: " + finding)
  }

  static let refusals = [
    refusal(
      "a document type", "⚑<!DOCTYPE a><a/>",
      "expected no document type: its entities could fill memory [xml-entities] ⚑"
        + " (remove the '<!DOCTYPE …>')"),
    refusal(
      "a billion laughs",
      "<?xml version=\"1.0\"?>\n⚑<!DOCTYPE l [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]><l>&b;</l>",
      "expected no document type: its entities could fill memory [xml-entities] ⚑"
        + " (remove the '<!DOCTYPE …>')"),
    refusal(
      "an external entity", "<a>\n⚑<!ENTITY x SYSTEM \"file:///etc/passwd\"></a>",
      "expected no document type: its entities could fill memory [xml-entities] ⚑"
        + " (remove the '<!DOCTYPE …>')"),
    refusal(
      "an entity of HTML", "<a>x⚑&nbsp;</a>",
      "unknown entity '&nbsp;' [xml-entities] ⚑"
        + " (write the character itself, or a reference such as '&#xA0;')"),
    refusal(
      "a bare ampersand", "<a>x ⚑& y</a>",
      "expected '&amp;' or a reference, got '&' [xml-syntax] ⚑"),
    refusal("a reference to NUL", "<a>⚑&#0;</a>", "'&#0;' is no character of XML [xml-syntax] ⚑"),
    refusal(
      "a reference to half a pair", "<a>⚑&#xD800;</a>",
      "'&#xD800;' is no character of XML [xml-syntax] ⚑"),
    refusal(
      "a reference with a sign", "<a>⚑&#+65;</a>", "'&#+65;' is no character of XML [xml-syntax] ⚑"),
    refusal(
      "a control character", "<a>x⚑\u{1}</a>", "expected a character that XML has [xml-syntax] ⚑"),
    refusal(
      "another encoding", "⚑<?xml version=\"1.0\" encoding=\"latin1\"?><a/>",
      "expected the encoding UTF-8, got 'latin1' [xml-syntax] ⚑ (save the file as UTF-8)"),
    refusal(
      "a wrong closing tag", "<a><b>⚑</a></b>", "expected '</b>', got '</a>' [xml-syntax] ⚑"),
    refusal(
      "a closing tag alone", "⚑</a>", "expected no closing tag, got '</a>' [xml-syntax] ⚑"),
    refusal(
      "an open element", "<a><b></b>⚑",
      "the file ends inside '<a>' [xml-syntax] ⚑ (restore the rest of the file)"),
    refusal(
      "an open tag", "<a b='1'⚑",
      "the file ends inside '<a>' [xml-syntax] ⚑ (restore the rest of the file)"),
    refusal(
      "an open value", "<a b='1⚑",
      "the file ends inside an attribute [xml-syntax] ⚑ (restore the rest of the file)"),
    refusal(
      "an open comment", "<a>⚑<!-- </a>",
      "the file ends inside a comment [xml-syntax] ⚑ (restore the rest of the file)"),
    refusal(
      "an attribute twice", "<a b='1' ⚑b='2'/>", "the attribute 'b' stands twice [xml-syntax] ⚑"),
    refusal(
      "an attribute without a value", "<a b⚑/>", "expected '=', got '/' [xml-syntax] ⚑"),
    refusal(
      "a value without quotes", "<a b=⚑1/>", "expected a quotation mark, got '1' [xml-syntax] ⚑"),
    refusal(
      "a tag in a value", "<a b='⚑<'/>", "expected an end quote, got '<' [xml-syntax] ⚑"),
    refusal(
      "the end of character data in text", "<a>⚑]]></a>",
      "expected ']]&gt;', got ']' [xml-syntax] ⚑"),
    refusal(
      "two elements", "<a/>⚑<b/>",
      "expected nothing after the element, got '<b' [xml-syntax] ⚑"),
    refusal("text alone", "⚑x", "expected an element, got 'x' [xml-syntax] ⚑"),
    refusal(
      "nothing", " ⚑",
      "the file ends inside the prolog: it has no element [xml-syntax] ⚑"
        + " (restore the rest of the file)"),
    refusal(
      "65 levels", String(repeating: "<a>", count: 64) + "⚑<a>",
      "elements are nested deeper than 64 levels [xml-too-large] ⚑"),
    refusal(
      "a tower that would exhaust a stack",
      String(repeating: "<a>", count: 64) + "⚑" + String(repeating: "<a>", count: 100_000),
      "elements are nested deeper than 64 levels [xml-too-large] ⚑"),
  ]

  @Test(arguments: refusals)
  func refuses(row: Refusal) throws {
    let marked = try MarkedSource(row.text, named: "a.xml")
    let error = #expect(throws: XMLSyntaxError.self) { try XMLTreeReader.root(of: marked.source) }
    #expect([error?.finding.wholeText] == marked.placed([row.finding]))
  }
}
