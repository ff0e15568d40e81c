/// The members of a JSON object, read by key.
public struct JSONObjectReader: Sendable {
  /// The object as a value.
  public let reader: JSONReader
  /// The members that count, when they are others than the object's own or many; else they stay in the file's text.
  private let chosen: Chosen?

  private struct Chosen: Sendable {
    let members: [JSONMember]
    let indexes: [String: Int]

    init(_ members: [JSONMember]) {
      self.members = members
      indexes = Dictionary(
        members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Reads an object; most have few keys, which are faster looked through than indexed.
  init(_ reader: JSONReader) {
    self.reader = reader
    chosen = reader.node.hasMembers(moreThan: 16) ? Chosen(reader.node.members) : nil
  }

  init(_ reader: JSONReader, members: [JSONMember]) {
    self.reader = reader
    chosen = Chosen(members)
  }

  private init(_ reader: JSONReader, chosen: Chosen?) {
    self.reader = reader
    self.chosen = chosen
  }

  /// The members, in file order.
  public var members: [JSONMember] { chosen?.members ?? reader.node.members }

  /// The keys, in file order.
  public var keys: [String] { members.map(\.key) }

  /// The value of a key; `nil` when the object does not have it.
  public subscript(key: String) -> JSONReader? {
    if let chosen { return chosen.indexes[key].map { self[member: chosen.members[$0]] } }
    guard let value = reader.node.value(of: key) else { return nil }
    return JSONReader(node: value, path: reader.path.member(key), productID: reader.productID)
  }

  /// The value of a member, with its path.
  public subscript(member member: JSONMember) -> JSONReader {
    JSONReader(
      node: member.value, path: reader.path.member(member.key), productID: reader.productID)
  }

  /// The value of a key that the object must have; a missing one becomes an error finding about the object.
  public func required(_ key: String, into findings: inout [Finding]) -> JSONReader? {
    if let value = self[key] { return value }
    findings.append(
      reader.finding(.error, rule: "missing-key", "expected a key '\(key)'", fix: "add '\(key)'"))
    return nil
  }

  /// The same members, whose findings name a product and whose path carries a label.
  public func relabeled(_ label: String?, productID: String?) -> JSONObjectReader {
    let about = reader.about(productID: productID)
    return JSONObjectReader(label.map(about.labeled) ?? about, chosen: chosen)
  }

  /// The place of a member's key.
  public func keyLocation(_ member: JSONMember) -> SourceLocation {
    reader.source.location(ofByte: member.keyStart)
  }

  /// The finding that a key is not one of those that the object may have; it points at the key.
  public func unknownKey(
    _ member: JSONMember, known: [String], severity: Finding.Severity = .error
  ) -> Finding {
    let nearest = nearestText(to: member.key, in: known)
    let fix = nearest.map { "rename it to '\($0)'" } ?? "remove it"
    return keyFinding(
      member, severity, rule: "unknown-key", "unknown key '\(quotable(member.key))'", fix: fix)
  }

  /// A finding about a member that points at its key.
  public func keyFinding(
    _ member: JSONMember, _ severity: Finding.Severity, rule: String, _ message: String,
    fix: String? = nil
  ) -> Finding {
    Finding(
      severity, rule: rule, at: keyLocation(member), path: reader.path.member(member.key).text,
      productID: reader.productID, message, fix: fix)
  }
}
