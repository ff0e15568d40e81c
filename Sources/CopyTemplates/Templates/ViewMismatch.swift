/// Where and how a value differs from the type that a layout was compiled with.
///
/// It names a mistake in the code that builds the value, never one in a layout or a catalog.
public struct ViewMismatch: Error, Hashable, Sendable {
  /// The way from the root to the value: `plans[1].price`; empty for the root.
  public let path: String
  /// What the type asks for: `text`.
  public let expected: String
  /// What the value is: `list`.
  public let found: String
}

extension ViewMismatch: CustomStringConvertible {
  /// `expected text, got list at 'plans[1].price'`.
  public var description: String {
    "expected \(expected), got \(found)" + (path.isEmpty ? "" : " at '\(path)'")
  }
}

extension ViewType {
  /// Checks that a value is of this type, all the way down.
  ///
  /// - Throws: the first `ViewMismatch`, in the order of the fields.
  func check(_ value: ViewValue) throws(ViewMismatch) {
    switch (self, value) {
    case (.text, .text), (.flag, .flag), (.url, .url), (.json, .json), (.optional, .absent),
      (.text, .open(.section)), (.text, .open(.title)), (.json, .open(.offers)):
      return
    case (.optional(let wrapped), _):
      try wrapped.check(value)
    case (.list(let element), .list(let values)):
      for (index, value) in values.enumerated() {
        do { try element.check(value) } catch { throw error.inside("[\(index)]") }
      }
    case (.object(let fields), .object(let object)):
      try fields.check(object)
    default:
      throw ViewMismatch(
        path: "", expected: kind.rawValue, found: value.kind?.rawValue ?? "no value")
    }
  }
}

extension ViewFields {
  fileprivate func check(_ object: ViewObject) throws(ViewMismatch) {
    let members = object.members
    for index in 0..<max(names.count, members.count) {
      guard index < names.count, index < members.count, names[index] == members[index].name else {
        throw mismatch(at: index, of: members)
      }
      do { try types[index].check(members[index].value) } catch { throw error.inside(names[index]) }
    }
  }

  private func mismatch(at index: Int, of members: [ViewObject.Member]) -> ViewMismatch {
    let expected = index < names.count ? "field '\(names[index])'" : "no more fields"
    let found = index < members.count ? "field '\(members[index].name)'" : "no more fields"
    return ViewMismatch(path: "", expected: expected, found: found)
  }
}

extension ViewMismatch {
  /// The same mismatch, seen from the value that holds it.
  fileprivate func inside(_ step: String) -> ViewMismatch {
    let separator = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return ViewMismatch(path: step + separator + path, expected: expected, found: found)
  }
}
