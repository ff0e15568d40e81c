import PricingEngine

/// Why a text is not XML that is read here, and where that shows.
struct XMLSyntaxError: Error, Equatable {
  let problem: Problem
  let location: SourceLocation

  /// What is wrong.
  enum Problem: Equatable {
    /// A document type, which can define entities that fill memory or read other files.
    case documentType
    /// An entity besides the five of XML itself: `&nbsp;`.
    case entity(name: String)
    /// A character reference that is no character of XML: `&#0;`.
    case badReference(text: String)
    /// A character that XML does not have.
    case badCharacter
    /// An encoding besides UTF-8.
    case encoding(name: String)
    /// Another character belongs here.
    case unexpected(expected: String, got: String)
    /// A closing tag that closes another element than the open one.
    case wrongEndTag(expected: String, got: String)
    /// The file ends too early.
    case truncated(inside: String)
    /// The element has an attribute twice.
    case attributeTwice(name: String)
    /// Elements are nested deeper than `XMLTreeReader.maximumDepth`.
    case tooDeep
    /// More elements than `XMLTreeReader.maximumElementCount`.
    case tooManyElements
  }

  /// The error as a finding about its file.
  var finding: Finding {
    Finding(.error, rule: rule, at: location, message, fix: fix)
  }

  private var rule: String {
    switch problem {
    case .documentType, .entity: "xml-entities"
    case .tooDeep, .tooManyElements: "xml-too-large"
    default: "xml-syntax"
    }
  }

  private var message: String {
    switch problem {
    case .documentType: "expected no document type: its entities could fill memory"
    case .entity(let name): "unknown entity '&\(quotable(name));'"
    case .badReference(let text): "'\(quotable(text))' is no character of XML"
    case .badCharacter: "expected a character that XML has"
    case .encoding(let name): "expected the encoding UTF-8, got '\(quotable(name))'"
    case .unexpected(let expected, let got): "expected \(expected), got '\(quotable(got))'"
    case .wrongEndTag(let expected, let got):
      "expected '</\(quotable(expected))>', got '</\(quotable(got))>'"
    case .truncated(let inside): "the file ends inside \(inside)"
    case .attributeTwice(let name): "the attribute '\(quotable(name))' stands twice"
    case .tooDeep: "elements are nested deeper than \(XMLTreeReader.maximumDepth) levels"
    case .tooManyElements: "the file has more than \(XMLTreeReader.maximumElementCount) elements"
    }
  }

  private var fix: String? {
    switch problem {
    case .documentType: "remove the '<!DOCTYPE …>'"
    case .entity: "write the character itself, or a reference such as '&#xA0;'"
    case .encoding: "save the file as UTF-8"
    case .truncated: "restore the rest of the file"
    default: nil
    }
  }
}
