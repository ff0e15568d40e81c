import PricingEngine

/// The contexts that a tag can name values of: the root, then one for each section around the tag.
struct NameScope {
  /// A name that was found.
  struct Match {
    let path: ViewPath
    let type: ViewType
    /// Whether the value, or an object on the way to it, may be absent.
    let isOptional: Bool
  }

  /// A name that was not found, and the part of it that is to blame.
  struct Miss: Error {
    let problem: TemplateNameProblem
    let part: TagName
  }

  /// The types of the contexts, the root first; `nil` for one whose name is unknown itself.
  private var contexts: [ViewType?]

  init(root: ViewType) { contexts = [root] }

  mutating func push(_ type: ViewType?) { contexts.append(type) }

  mutating func pop() { contexts.removeLast() }

  /// Finds a name from the innermost context outward; the parts after a point are fields of what
  /// came before.
  ///
  /// - Returns: `nil` when the name could belong to a context that is unknown itself.
  func find(_ name: TagName) throws(Miss) -> Match? {
    let parts = name.parts
    guard name.text != "." else { return current }
    guard var match = find(first: parts[0]) else {
      guard !contexts.contains(nil) else { return nil }
      throw Miss(problem: unknown(parts[0].text), part: parts[0])
    }
    for (owner, part) in zip(parts, parts.dropFirst()) {
      guard case .object(let fields) = match.type.unwrapped else {
        throw Miss(problem: .noFields(owner: owner.text, kind: match.type.kind), part: owner)
      }
      guard let field = match.field(part.text, of: fields) else {
        throw Miss(problem: unknown(part.text, of: owner.text, fields), part: part)
      }
      match = field
    }
    return match
  }

  private var current: Match? {
    guard let type = contexts[contexts.count - 1] else { return nil }
    return Match(
      path: ViewPath(context: contexts.count - 1), type: type, isOptional: type.isOptional)
  }

  private func find(first part: TagName) -> Match? {
    for (index, type) in contexts.enumerated().reversed() {
      guard let type, case .object(let fields) = type.unwrapped else { continue }
      let owner = Match(
        path: ViewPath(context: index), type: type, isOptional: type.isOptional)
      if let match = owner.field(part.text, of: fields) { return match }
    }
    return nil
  }

  private func unknown(_ name: String) -> TemplateNameProblem {
    var known: [String] = []
    for case .object(let fields)? in contexts.reversed().map({ $0?.unwrapped }) {
      known += fields.names.filter { !known.contains($0) }
    }
    return .unknown(name: name, nearest: nearestText(to: name, in: known), known: known)
  }

  private func unknown(
    _ name: String, of owner: String, _ fields: ViewFields
  ) -> TemplateNameProblem {
    let nearest = nearestText(to: name, in: fields.names)
    return .unknownField(name: name, owner: owner, nearest: nearest, known: fields.names)
  }
}

extension NameScope.Match {
  /// A field of the matched object.
  fileprivate func field(_ name: String, of fields: ViewFields) -> NameScope.Match? {
    guard let index = fields.index(of: name) else { return nil }
    let type = fields.types[index]
    return NameScope.Match(
      path: ViewPath(context: path.context, fields: path.fields + [index]), type: type,
      isOptional: isOptional || type.isOptional)
  }
}
