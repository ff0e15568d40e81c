/// The characters of a difference that nobody sees: spaces, marks of direction, other spellings of one letter.
struct UnseenDiff {
  private let old: [Unicode.Scalar]
  private let new: [Unicode.Scalar]
  /// Whether the texts look the same, though their bytes differ.
  private let isCanonical: Bool

  init(_ old: String, _ new: String) {
    self.old = Array(old.unicodeScalars)
    self.new = Array(new.unicodeScalars)
    isCanonical = old == new
  }

  private struct Step {
    var column: Int
    var gone: [Unicode.Scalar] = []
    var come: [Unicode.Scalar] = []
  }

  /// Such characters by number and name: `column 6: U+0020 → U+202F NARROW NO-BREAK SPACE`; `nil` when there are none.
  var text: String? {
    let unseen = steps().filter { step in
      isCanonical || (step.gone + step.come).allSatisfy { $0 == " " || CodePoints.isUnseen($0) }
    }
    guard !unseen.isEmpty else { return nil }
    let shown = unseen.prefix(Self.most).map(described).joined(separator: "; ")
    return unseen.count > Self.most ? "\(shown) and \(unseen.count - Self.most) more" : shown
  }

  private static let most = 4

  private func described(_ step: Step) -> String {
    let (gone, come) = (step.gone.map(CodePoints.described), step.come.map(CodePoints.described))
    let text =
      switch (gone.isEmpty, come.isEmpty) {
      case (false, false):
        gone.joined(separator: ", ") + " → " + come.joined(separator: ", ")
      case (true, _): "added " + come.joined(separator: ", ")
      case (_, true): "removed " + gone.joined(separator: ", ")
      }
    return "column \(step.column): \(text)"
  }

  /// What differs, in order, each place once.
  private func steps() -> [Step] {
    // Long texts that have little in common are no matter of single characters.
    guard old.count + new.count <= Self.longest else { return [] }
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      var step = Step(column: oldIndex + 1)
      while removed.contains(oldIndex) {
        step.gone.append(old[oldIndex])
        oldIndex += 1
      }
      while added.contains(newIndex) {
        step.come.append(new[newIndex])
        newIndex += 1
      }
      if !step.gone.isEmpty || !step.come.isEmpty { steps.append(step) }
      oldIndex += 1
      newIndex += 1
    }
    return steps
  }

  private static let longest = 4_000
}
