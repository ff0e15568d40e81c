import CopyTemplates

/// An entry of a project's `checks.ignore`, ready to be compared with findings.
struct IgnoreEntry {
  private let rule: String
  private let place: PlaceGlob

  init(_ ignore: CheckSettings.Ignore) {
    rule = ignore.rule
    place = PlaceGlob(ignore.place)
  }

  /// Whether a finding is of the entry's rule and at its place.
  func accepts(_ finding: CheckFinding) -> Bool {
    finding.finding.rule == rule && finding.places.contains { place.matches($0) }
  }
}

extension CheckFinding {
  /// The names of the place that a finding is at: `terms.charge`, `subscription`, `subscription/terms.charge`, and its file by the
  /// path and every end of it, `app/copy/en.html`, `copy/en.html`, `en.html`, wherever the program was started.
  fileprivate var places: [String] {
    var places = [cell.key, cell.template, finding.location?.file].compactMap(\.self)
    if let template = cell.template, let key = cell.key { places.append("\(template)/\(key)") }
    let names = (finding.location?.file ?? "").split(separator: "/")
    places += names.indices.map { names[$0...].joined(separator: "/") }
    return places
  }
}
