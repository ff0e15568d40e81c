/// The parts of a facts file that do not come from the store.
extension JSONReader {
  /// The offsets of a time zone.
  ///
  /// `"+01:00"`, or `{"offset": "+01:00", "changes": [{"at": "2027-03-28T01:00:00Z", "offset": "+02:00"}]}`.
  public func zone(into findings: inout [Finding]) -> ZoneOffsets? {
    if case .string = node.kind { return offset(into: &findings).map(ZoneOffsets.init) }
    guard case .object = node.kind else {
      findings.append(mismatch(expected: "an offset such as '+01:00', or an object"))
      return nil
    }
    guard let object = object(known: ["offset", "changes"], into: &findings) else { return nil }
    let first = object.required("offset", into: &findings)?.offset(into: &findings)
    let elements = object.optional("changes")?.elements(into: &findings) ?? []
    let changes = elements.map { $0.zoneChange(into: &findings) }
    let valid = changes.compactMap(\.self)
    guard let first, valid.count == changes.count else { return nil }
    do throws(ZoneOffsetsError) {
      return try ZoneOffsets(first: first, changes: valid)
    } catch {
      let place =
        switch error {
        case .unordered(let index): elements[index]
        }
      findings.append(place.finding(.error, rule: "facts-time-order", error.message))
      return nil
    }
  }

  private func zoneChange(into findings: inout [Finding]) -> ZoneOffsets.Change? {
    guard let object = object(known: ["at", "offset"], into: &findings) else { return nil }
    let at = object.required("at", into: &findings)?.instant(into: &findings)
    let offset = object.required("offset", into: &findings)?.offset(into: &findings)
    guard let at, let offset else { return nil }
    return ZoneOffsets.Change(at: at, offset: offset)
  }

  /// `{"started": "2026-11-16T09:00:00Z", "latestSeen": "2026-11-29T09:00:00Z", "setBackSeconds": 0}`.
  func evaluation(into findings: inout [Finding]) -> EvaluationRecord? {
    let known = ["started", "latestSeen", "setBackSeconds"]
    guard let object = object(known: known, into: &findings) else { return nil }
    let start = object.required("started", into: &findings)?.instant(into: &findings)
    let latestSeen = object.instant("latestSeen", into: &findings)
    let setBack = object.optional("setBackSeconds")?.setBackSeconds(into: &findings)
    return start.map {
      EvaluationRecord(start: $0, latestSeen: latestSeen, setBackSeconds: setBack ?? 0)
    }
  }

  private func setBackSeconds(into findings: inout [Finding]) -> Int64? {
    guard let number = integer(into: &findings) else { return nil }
    let seconds = Int64(number)
    guard (0...EvaluationRecord.maximumSetBackSeconds).contains(seconds) else {
      findings.append(
        finding(
          .error, rule: "facts-number",
          "expected a whole number from 0 to \(EvaluationRecord.maximumSetBackSeconds) "
            + "(100 years), got \(number)"))
      return nil
    }
    return seconds
  }

  /// `{"productID": "app.example.full", "outcome": "pending"}`.
  func purchase(
    _ products: inout ProductReader, into findings: inout [Finding]
  ) -> PurchaseAttempt? {
    guard let object = object(known: ["productID", "outcome"], into: &findings) else { return nil }
    let id = products.productID(
      object.required("productID", into: &findings), into: &findings)
    let outcome = object.required("outcome", into: &findings)?.word(
      of: PurchaseOutcome.self, into: &findings)
    guard let id, let outcome else { return nil }
    return PurchaseAttempt(productID: id, outcome: outcome)
  }

  /// `{"outcome": "found", "productIDs": ["app.example.full"]}`, `{"outcome": "nothingFound"}`.
  func restore(
    _ products: inout ProductReader, into findings: inout [Finding]
  ) -> RestoreOutcome? {
    let known = ["outcome", "productIDs", "checked"]
    guard let object = object(known: known, into: &findings) else { return nil }
    let outcome = object.required("outcome", into: &findings)?.choice(
      [("found", RestoreWord.found), ("nothingFound", .nothingFound), ("failed", .failed)],
      into: &findings)
    let ids = object.optional("productIDs")?.elements(into: &findings)?.compactMap {
      products.productID($0, into: &findings)
    }
    let checked = object.optional("checked")?.elements(into: &findings)?.compactMap {
      $0.word(of: RestoreCheck.self, into: &findings)
    }
    switch outcome {
    case .found:
      if let ids, !ids.isEmpty { return .found(productIDs: ids) }
      let message = "'found' needs at least one product in 'productIDs'"
      findings.append(finding(.error, rule: "facts-restore-empty", message))
      return nil
    case .nothingFound:
      if ids?.isEmpty ?? true { return .nothingFound(checked: checked ?? RestoreCheck.allCases) }
      let message = "'productIDs' has products, but the outcome is 'nothingFound'"
      findings.append(
        finding(.error, rule: "facts-contradiction", message, fix: "write 'found'"))
      return nil
    case .failed: return .failed
    case nil: return nil
    }
  }

  /// One of the words of a type.
  func word<Word: RawRepresentable & CaseIterable>(
    of type: Word.Type, into findings: inout [Finding]
  ) -> Word? where Word.RawValue == String {
    choice(Word.allCases.map { ($0.rawValue, $0) }, into: &findings)
  }
}

private enum RestoreWord {
  case found
  case nothingFound
  case failed
}
