import CopyTemplates
import Foundation
import PricingEngine
import Testing

/// What a section of a template may be.
@Suite struct SectionReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The elements of the list of sections.
    let sections: String
    var maximumPlans = 3
    let findings: [String]
    var testDescription: String { id }
  }

  private static let rest = #""role": "terms", "prominence": 1"#

  static let keys = [
    Row(
      id: "nothing", sections: "⚑{}",
      findings: [
        "error: expected a key 'id' [missing-key] ⚑ at sections[0] (add 'id')",
        "error: expected a key 'role' [missing-key] file.json:1:1 at sections[0] (add 'role')",
        "error: expected a key 'prominence' [missing-key] file.json:1:1 at sections[0]"
          + " (add 'prominence')",
        "error: expected one of 'messages', 'values', 'fact', got none [section-source] "
          + "file.json:1:1 at sections[0] (keep one; 'link' goes with 'messages')",
      ]),
    Row(
      id: "no object", sections: #"⚑"headline""#,
      findings: [
        "error: expected an object, got the text 'headline' [value-type] ⚑ at sections[0]"
      ]),
    Row(
      id: "an unknown role",
      sections: #"{"id": "a", "role": ⚑"headlin", "prominence": 1, "fact": "features"}"#,
      findings: [
        "error: expected one of headline, benefit, productName, period, billedAmount, equivalent, "
          + "saving, trial, introPrice, renewalTerms, cancelTerms, badge, purchase, decline, "
          + "restore, terms, privacy, support, evaluation, got 'headlin' [unknown-word] ⚑"
          + " at sections[0] > role (write 'headline')"
      ]),
    Row(
      id: "no prominence",
      sections: #"{"id": "a", "role": "terms", "prominence": ⚑0, "fact": "features"}"#,
      findings: [
        "error: expected a whole number of at least 1, got 0 [number-out-of-range] ⚑"
          + " at sections[0] > prominence"
      ]),
    Row(
      id: "required in words",
      sections: #"{"id": "a", \#(rest), "fact": "features", "required": ⚑"yes"}"#,
      findings: [
        "error: expected true or false, got the text 'yes' [value-type] ⚑"
          + " at sections[0] > required"
      ]),
    Row(
      id: "a misspelled key", sections: #"{"id": "a", \#(rest), "fact": "features", ⚑"rolle": 1}"#,
      findings: [
        "error: unknown key 'rolle' [unknown-key] ⚑ at sections[0] > rolle (rename it to 'role')"
      ]),
    Row(
      id: "plans beside another key", sections: #"⚑{"plans": [], "id": "a"}"#,
      findings: [
        "error: unknown key 'plans' [unknown-key] file.json:1:2 at sections[0] > plans (remove it)",
        "error: expected a key 'role' [missing-key] ⚑ at sections[0] (add 'role')",
        "error: expected a key 'prominence' [missing-key] file.json:1:1 at sections[0]"
          + " (add 'prominence')",
        "error: expected one of 'messages', 'values', 'fact', got none [section-source] "
          + "file.json:1:1 at sections[0] (keep one; 'link' goes with 'messages')",
      ]),
    Row(
      id: "plans inside plans",
      sections: #"{"plans": [{⚑"plans": [], "id": "a", \#(rest), "#
        + #""fact": "features"}]}"#,
      findings: [
        "error: unknown key 'plans' [unknown-key] ⚑ at sections[0] > plans[0] > plans (remove it)"
      ]),
  ]

  static let ids = [
    Row(
      id: "twice, once for the page and once for plans",
      sections: #"{"id": "a", \#(rest), "fact": "features"}, {"plans": [⚑{"id": "a", \#(rest), "#
        + #""values": ["price"]}]}"#,
      findings: [
        "error: section id 'a' is used twice [section-id] ⚑ at sections[1] > plans[0]"
          + " (choose another id)"
      ]),
    Row(
      id: "a name that layouts have", sections: #"⚑{"id": "title", \#(rest), "fact": "features"}"#,
      findings: [
        "error: section id 'title' is a name layouts already use [section-id] ⚑ at sections[0]"
          + " (choose another id)"
      ]),
    Row(
      id: "empty", sections: #"{"id": ⚑"", \#(rest), "fact": "features"}"#,
      findings: [
        "error: expected a text, got an empty string [text-empty] ⚑ at sections[0] > id"
      ]),
  ]

  static let sources = [
    Row(
      id: "two", sections: #"⚑{"id": "a", \#(rest), "fact": "features", "values": ["app"]}"#,
      findings: [
        "error: expected one of 'messages', 'values', 'fact', got several [section-source] ⚑"
          + " at sections[0] (keep one; 'link' goes with 'messages')"
      ]),
    Row(
      id: "a link without a message", sections: #"⚑{"id": "a", \#(rest), "link": "terms"}"#,
      findings: [
        "error: expected one of 'messages', 'values', 'fact', got none [section-source] ⚑"
          + " at sections[0] (keep one; 'link' goes with 'messages')"
      ]),
    Row(
      id: "a link with two messages",
      sections: #"{"id": "a", \#(rest), "link": "terms", "messages": ["link.terms", "#
        + #"⚑"link.privacy"]}"#,
      findings: [
        "error: a link has one message, got 2 [section-source] ⚑ at sections[0] > messages[1]"
          + " (keep one)"
      ]),
    Row(
      id: "a link with no message",
      sections: #"{"id": "a", \#(rest), "link": "terms", "messages": ⚑[]}"#,
      findings: [
        "error: expected at least one element, got an empty list [list-empty] ⚑"
          + " at sections[0] > messages"
      ]),
    Row(
      id: "an unknown link",
      sections: #"{"id": "a", \#(rest), "link": ⚑"term", "messages": ["link.terms"]}"#,
      findings: [
        "error: expected one of terms, privacy, support, got 'term' [unknown-word] ⚑"
          + " at sections[0] > link (write 'terms')"
      ]),
    Row(
      id: "an unknown fact", sections: #"{"id": "a", \#(rest), "fact": ⚑"feature"}"#,
      findings: [
        "error: expected one of features, freeTier, losesAtEnd, seatTiers, got 'feature' [unknown-word] ⚑"
          + " at sections[0] > fact (write 'features')"
      ]),
    Row(
      id: "an unknown message",
      sections: #"{"id": "a", \#(rest), "messages": [⚑"cancel.anytme"]}"#,
      findings: [
        "error: no message 'cancel.anytme' in the contract [key-undefined] ⚑"
          + " at sections[0] > messages[0] (write 'cancel.anytime')"
      ]),
    Row(
      id: "no values", sections: #"{"id": "a", \#(rest), "values": ⚑[]}"#,
      findings: [
        "error: expected at least one element, got an empty list [list-empty] ⚑"
          + " at sections[0] > values"
      ]),
  ]

  static let values = [
    Row(
      id: "a plan's value on a page of several plans",
      sections: #"{"id": "a", \#(rest), "values": [⚑"price"]}"#,
      findings: [
        "error: 'price' belongs to one plan, and this section is about the whole paywall"
          + " [value-of-plan] ⚑ at sections[0] > values[0]"
          + " (move the section into 'plans', or set \"maximumPlans\": 1)"
      ]),
    Row(
      id: "a message with a plan's value on a page of several plans",
      sections: #"{"id": "a", \#(rest), "messages": [⚑"action.buy"]}"#,
      findings: [
        "error: 'price' belongs to one plan, and this section is about the whole paywall"
          + " [value-of-plan] ⚑ at sections[0] > messages[0]"
          + " (move the section into 'plans', or set \"maximumPlans\": 1)"
      ]),
    Row(
      id: "a plan's value on a page of one plan",
      sections: #"{"id": "a", \#(rest), "values": ["price"]}"#, maximumPlans: 1, findings: []),
    Row(
      id: "the app's value on a page of several plans",
      sections: #"{"id": "a", \#(rest), "values": ["app", "evaluationDays"]}"#, findings: []),
    Row(
      id: "a plan's value in a plan",
      sections: #"{"plans": [{"id": "a", \#(rest), "values": ["price", "app"]}]}"#, findings: []),
    Row(
      id: "a message of the tool's own",
      sections: #"{"plans": [{"id": "a", \#(rest), "messages": [⚑"period.month.rate"]}]}"#,
      findings: [
        "error: message 'period.month.rate' has the argument 'count', which no section can give"
          + " [message-not-for-sections] ⚑ at sections[0] > plans[0] > messages[0]"
      ]),
  ]

  @Test(arguments: keys + ids + sources + values)
  func reportsWhatIsWrong(row: Row) throws {
    let marked = try MarkedSource(row.sections)
    let (before, after) = (
      #"{"schema": "paywall-template/1", "name": "t", "summary": "s", "kinds": ["consumable"], "#
        + #""states": ["new"], "#
        + #""maximumPlans": \#(row.maximumPlans), "sections": ["# + "\n",
      "]}"
    )
    let whole = try source(before + marked.source.text + after)
    var findings: [Finding] = []
    let template = TemplateReader.read(
      whole, contract: try BuiltIn.contract(), into: &findings)
    // The sections stand on the file's second line.
    let found = findings.map {
      $0.wholeText.replacingOccurrences(of: "file.json:2:", with: "file.json:1:")
    }
    #expect(found == marked.placed(row.findings))
    #expect((template == nil) == !row.findings.isEmpty)
  }
}
