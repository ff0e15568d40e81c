import PricingEngine
import Testing

struct LinkURLTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: Result<String, LinkURLError>
    var testDescription: String { text.isEmpty ? "empty" : text }

    init(_ text: String, is link: String? = nil) {
      self.text = text
      expected = .success(link ?? text)
    }

    init(_ text: String, refused error: LinkURLError) {
      self.text = text
      expected = .failure(error)
    }
  }

  static let rows = [
    Row("https://example.com"),
    Row("https://example.com/terms?a=b&c=d#e"),
    Row("http://localhost:8080/a%20b"),
    Row("HTTPS://Example.com/A", is: "https://Example.com/A"),
    Row("https://[2001:db8::1]:443/"),
    Row("https://192.0.2.1/"),
    Row("https://bücher.example/straße"),
    Row("https://例え.jp/利用規約"),
    Row("https://example.com/it's(fine)"),
    Row("mailto:help@example.com"),
    Row(
      "MailTo:help+app@mail.example.com?subject=Brew%20Log",
      is: "mailto:help+app@mail.example.com?subject=Brew%20Log"),

    Row("", refused: .empty),
    Row("https://example.com/" + String(repeating: "a", count: 2029), refused: .tooLong(2049)),
    Row("/terms", refused: .notAbsolute),
    Row("www.example.com", refused: .notAbsolute),
    Row("example.com/a:b", refused: .notAbsolute),
    Row(":https://example.com", refused: .notAbsolute),
    Row("//example.com", refused: .notAbsolute),
    Row("javascript:alert(1)", refused: .scheme("javascript")),
    Row("JaVaScRiPt:alert('<x>')", refused: .scheme("javascript")),
    Row("data:text/html,<script>", refused: .scheme("data")),
    Row("ftp://example.com", refused: .scheme("ftp")),
    Row("file:///etc/passwd", refused: .scheme("file")),
    Row("localhost:8080", refused: .scheme("localhost")),
    Row("java\tscript:alert(1)", refused: .character("\t")),
    Row("\u{1}javascript:alert(1)", refused: .character("\u{1}")),
    Row(" https://example.com", refused: .character(" ")),
    Row("https://example.com/a b", refused: .character(" ")),
    Row("https://example.com/\n", refused: .character("\n")),
    Row("https://example.com/\0", refused: .character("\0")),
    Row("https://example.com/\u{A0}", refused: .character("\u{A0}")),
    Row("https://example.com/\u{202E}gpj.exe", refused: .character("\u{202E}")),
    Row("https://exam\u{200B}ple.com", refused: .character("\u{200B}")),
    Row("https://example.com/\"onclick=\"", refused: .character("\"")),
    Row("https://example.com/<b>", refused: .character("<")),
    Row("https://example.com\\@other.example", refused: .character("\\")),
    Row("https://example.com/{id}", refused: .character("{")),
    Row("https://example.com/`", refused: .character("`")),
    Row("https://example.com/100%", refused: .percentEncoding),
    Row("https://example.com/%4", refused: .percentEncoding),
    Row("https://example.com/%zz", refused: .percentEncoding),
    Row("https:", refused: .noHost),
    Row("https:example.com", refused: .noHost),
    Row("https:/example.com", refused: .noHost),
    Row("https://", refused: .noHost),
    Row("https:///terms", refused: .noHost),
    Row("https://?a", refused: .noHost),
    Row("https://-example.com", refused: .host("-example.com")),
    Row("https://example..com", refused: .host("example..com")),
    Row("https://exa_mple.com", refused: .host("exa_mple.com")),
    Row("https://%65xample.com", refused: .host("%65xample.com")),
    Row("https://:80", refused: .host("")),
    Row("https://[example]", refused: .host("[example]")),
    Row("https://example.com:", refused: .port("")),
    Row("https://example.com:0", refused: .port("0")),
    Row("https://example.com:65536", refused: .port("65536")),
    Row("https://example.com:+80", refused: .port("+80")),
    Row("https://apple.com@example.com", refused: .credentials),
    Row("https://a:b@example.com", refused: .credentials),
    Row("mailto:", refused: .mailAddress("")),
    Row("mailto:help", refused: .mailAddress("help")),
    Row("mailto:@example.com", refused: .mailAddress("@example.com")),
    Row("mailto:a@b.example,c@d.example", refused: .mailAddress("a@b.example,c@d.example")),
    Row("mailto:a,b@c.example", refused: .mailAddress("a,b@c.example")),
    Row("mailto://help@example.com", refused: .mailAddress("//help@example.com")),
  ]

  @Test(arguments: rows)
  func address(_ row: Row) {
    let result = Result { () throws(LinkURLError) in try LinkURL(row.text).text }
    #expect(result == row.expected)
  }

  static let messages: [(error: LinkURLError, text: String)] = [
    (.empty, "expected an address, got an empty text"),
    (.tooLong(2049), "the address has 2049 bytes, expected at most 2048"),
    (.notAbsolute, "expected an absolute address; write it as 'https://example.com/page'"),
    (.scheme("javascript"), "expected 'https', 'http' or 'mailto', got 'javascript'"),
    (.character(" "), "an address must not hold U+0020; write '%20'"),
    (.character("<"), "an address must not hold '<'; write '%3C'"),
    (.character("\n"), "an address must not hold U+000A"),
    (.character("\u{202E}"), "an address must not hold U+202E"),
    (.percentEncoding, "expected two hexadecimal digits after '%'; write a percent sign as '%25'"),
    (.noHost, "the address names no host; write it as 'https://example.com/page'"),
    (.host("a_b"), "expected a host name, got 'a_b'"),
    (.port("0"), "expected a port from 1 to 65535, got '0'"),
    (
      .credentials,
      "an address must not hold a user name or password; remove the part up to '@'"
    ),
    (
      .mailAddress("help"),
      "expected one mail address, got 'help'; write it as 'mailto:name@example.com'"
    ),
  ]

  @Test(arguments: messages)
  func message(_ error: LinkURLError, _ text: String) {
    let told = [error.message, error.fix].compactMap(\.self).joined(separator: "; ")
    #expect(told == text)
  }
}
