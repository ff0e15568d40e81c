/// What `snapshot` does with what it finds.
enum SnapshotMode: Equatable {
  /// Compares, and writes nothing.
  case check
  /// Compares, and writes what differs beside the snapshots, for a person to accept.
  case propose
  /// Records the copy of now.
  case update(Scope)
  /// Records the texts of now where only ICU's data changed them.
  case acceptDrift
  /// Asks about each snapshot that waits to be accepted.
  case review

  /// Which snapshots are recorded.
  enum Scope: String, CaseIterable {
    /// Those that differ.
    case changed
    /// Those that are not there yet.
    case missing
    /// Both, and those without copy are removed.
    case all

    /// Whether a snapshot that became something is recorded, or removed.
    var includesChanged: Bool { self != .missing }
    var includesMissing: Bool { self != .changed }
    var removesOrphans: Bool { self == .all }
  }

  /// The mode that the options name; else `propose` for a person at a terminal and `check` for everybody else.
  init(_ options: ParsedOptions, isInteractive: Bool) throws(InputError) {
    let named = [Option.check, .update, .review].filter { options.has($0) }
    if named.count > 1 {
      throw .usage(.conflict("'\(named[0].flag)' and '\(named[1].flag)' do not go together"))
    }
    if options.has(.acceptDrift) {
      guard options.has(.update) else {
        throw .usage(.conflict("'--accept-drift' records texts: add '--update'"))
      }
      for option in [Option.only, .template, .locale] where options.has(option) {
        throw .usage(
          .conflict("'--accept-drift' is for all snapshots, and does not go with '\(option.flag)'"))
      }
      self = .acceptDrift
      return
    }
    switch named.first {
    case .review?: self = .review
    case .update?:
      let word = options[.update] ?? ""
      self = .update(word.isEmpty ? .all : try options.checkedChoice(.update, default: .all))
    case .check?: self = .check
    default: self = isInteractive ? .propose : .check
    }
  }
}
