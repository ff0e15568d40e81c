/// Finds required sections that a layout does not show.
enum RequiredSections {
  /// The first required section that has no place in a form; `nil` when all have one.
  ///
  /// A layout of a team's own must not leave out what the template says a paywall cannot be shown without.
  static func missing(
    from form: LayoutForm, copy: PaywallCopy, template: TemplateDefinition, isHTML: Bool
  ) -> CopySection? {
    let ids = Set(
      (template.pageSections + template.planSections).filter(\.isRequired).map(\.id))
    var wanted: [UInt8] = []
    // Layouts show sections mostly in their order, so each is looked for behind the one before it first.
    var place = 0
    return copy.sections.first { section in
      guard ids.contains(section.id) else { return false }
      if let number = section.opening { return !form.shows(section: number) }
      wanted.removeAll(keepingCapacity: true)
      if isHTML {
        appendHTML(section.text, marksIsolates: true, to: &wanted)
      } else {
        wanted.append(contentsOf: section.text.utf8)
      }
      guard
        let found = find(wanted, in: form.bytes, from: place)
          ?? find(wanted, in: form.bytes, from: 0)
      else { return true }
      place = found
      return false
    }
  }

  /// Where some bytes are first found from a place on.
  private static func find(_ wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first else { return start }
    return bytes.withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        var place = start
        while place + wanted.count <= bytes.count {
          if bytes[place] == first,
            bytes[place..<place + wanted.count].elementsEqual(wanted)
          {
            return place
          }
          place += 1
        }
        return nil
      }
    }
  }
}
