import PricingEngine

/// What each message means, which arguments it has and what it claims: the tool's side of every translation.
///
/// Translators edit the messages, never the contract.
public struct MessageContract: Sendable {
  /// The terms of each message, by key.
  public let messages: [String: Terms]

  /// The terms of one message.
  public struct Terms: Sendable, Hashable {
    /// What the message says, for whoever writes it in another language.
    public let meaning: String
    /// The arguments, with what each is.
    public let arguments: [String: ArgumentType]
    /// What the message claims about a product; each claim needs its proof before the message is shown.
    public let claims: [ClaimKind]
    /// What the message speaks of; without any one of them it is not shown.
    public let subjects: [MessageSubject]
    /// The most graphemes that the finished text should have; `nil` is no limit.
    public let limit: Int?
  }

  /// Creates a contract.
  public init(messages: [String: Terms]) { self.messages = messages }
}

extension MessageContract {
  /// Reads `contract.json`.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - findings: Where everything that is wrong goes.
  public init(reading source: SourceText, into findings: inout [Finding]) {
    var messages: [String: Terms] = [:]
    if let root = parsedRoot(of: source, into: &findings),
      let object = root.object(known: ["schema", "messages"], into: &findings),
      checkSchema(of: object, is: "paywall-contract/1", into: &findings),
      let entries = object.required("messages", into: &findings)?.object(into: &findings)
    {
      for member in entries.members {
        messages[member.key] = Terms(entries[member: member], into: &findings)
      }
    }
    self.init(messages: messages)
  }
}

extension MessageContract.Terms {
  private static let keys = ["meaning", "arguments", "claims", "about", "limit"]

  fileprivate init?(_ reader: JSONReader, into findings: inout [Finding]) {
    guard let object = reader.object(known: Self.keys, into: &findings) else { return nil }
    meaning = object.required("meaning", into: &findings)?.string(into: &findings) ?? ""
    subjects = object["about"].map { Self.subjects($0, into: &findings) } ?? []
    limit = object["limit"]?.integer(atLeast: 1, into: &findings)
    claims = (object["claims"]?.elements(into: &findings) ?? []).compactMap {
      $0.word(ClaimKind.self, into: &findings)
    }
    var arguments: [String: ArgumentType] = [:]
    if let entries = object["arguments"]?.object(into: &findings) {
      for member in entries.members {
        let value = entries[member: member]
        guard let type = value.word(ArgumentType.self, into: &findings) else { continue }
        if let name = ValueName(rawValue: member.key), name.type != type {
          findings.append(
            value.finding(
              .error, rule: "argument-type",
              "expected '\(name.type.rawValue)' for '\(member.key)', got '\(type.rawValue)'"))
        }
        arguments[member.key] = type
      }
    }
    self.arguments = arguments
  }

  /// One subject, or a list of them.
  private static func subjects(
    _ reader: JSONReader, into findings: inout [Finding]
  ) -> [MessageSubject] {
    guard case .array = reader.node.kind else {
      return [reader.word(MessageSubject.self, into: &findings)].compactMap(\.self)
    }
    return (reader.elements(into: &findings) ?? []).compactMap {
      $0.word(MessageSubject.self, into: &findings)
    }
  }
}
