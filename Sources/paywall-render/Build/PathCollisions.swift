/// Finds documents that would be written over each other.
enum PathCollisions {
  /// Checks all paths of a matrix before anything is written.
  ///
  /// Names that differ in nothing but case are one name on many machines.
  /// - Throws: `InputError.message` with paths that several documents have, or that is a build's own.
  static func check(_ matrix: BuildMatrix, isSite: Bool = false) throws(InputError) {
    var hashes: Set<Int> = []
    var suspects: Set<Int> = []
    let units = matrix.unitsWithAllNames
    try matrix.forEachPath(of: units) { (path) throws(InputError) in
      try check(path)
      if isSite, OutputNames.isSite(path) {
        throw .message("'\(path)' is a name that the site has for itself; choose another '--path'")
      }
      let hash = path.lowercased().hashValue
      if !hashes.insert(hash).inserted { suspects.insert(hash) }
    }
    guard !suspects.isEmpty else { return }
    var counts: [String: Int] = [:]
    try matrix.forEachPath(of: units) { (path) throws(InputError) in
      let path = path.lowercased()
      if suspects.contains(path.hashValue) { counts[path, default: 0] += 1 }
    }
    let shared = counts.filter { $0.value > 1 }.keys.sorted()
    guard let first = shared.first else { return }
    throw .message(message(first, count: counts[first] ?? 0, paths: shared.count, matrix))
  }

  private static func check(_ path: String) throws(InputError) {
    if OutputNames.isReserved(path) {
      throw .message("'\(path)' is the name of the list of outputs; choose another '--path'")
    }
    let parts = path.split(separator: "/")
    if let long = parts.first(where: { $0.utf8.count > 200 }) {
      throw .message("the name '\(long)' is longer than 200 bytes; choose another '--path'")
    }
  }

  private static func message(
    _ path: String, count: Int, paths: Int, _ matrix: BuildMatrix
  ) -> String {
    let missing = matrix.missingPlaceholders.map { "{\($0.rawValue)}" }
    let hint =
      missing.isEmpty
      ? "give templates and states names that differ"
      : "add \(missing.joined(separator: " and ")) to the pattern"
    let more = paths > 1 ? ", and \(paths - 1) more paths are shared" : ""
    return "\(count) documents would be written to '\(path)'\(more); \(hint)"
  }
}

extension BuildMatrix {
  /// Units whose paths collide when any do.
  ///
  /// Where each language and storefront has a folder of its own, which is so unless two have the same name, those of one storefront in
  /// one language are enough.
  fileprivate var unitsWithAllNames: [Unit] {
    let all = units(of: nil)
    guard let first = all.first,
      (pattern ?? .usual).hasFolder(of: .locale), (pattern ?? .usual).hasFolder(of: .storefront),
      Set(locales.map { PathPattern.sanitized($0.tag).lowercased() }).count == locales.count
    else { return all }
    return [Unit(locale: first.locale, paywalls: 0..<pages.count)]
  }

  /// The directions that have several values and that the pattern does not tell apart.
  fileprivate var missingPlaceholders: [PathPattern.Placeholder] {
    guard let pattern else { return [] }
    let counts: [(PathPattern.Placeholder, Int)] = [
      (.template, templates.count), (.locale, locales.count), (.storefront, storefronts.count),
      (.state, templates.map(\.states.count).max() ?? 0), (.ext, formats.count),
    ]
    return counts.filter { placeholder, count in
      count > 1 && !pattern.has(placeholder) && !(placeholder == .ext && pattern.has(.format))
    }.map(\.0)
  }
}
