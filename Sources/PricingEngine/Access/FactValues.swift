/// Values of a facts file that are more than JSON's own types; a value that does not fit becomes a finding.
extension JSONReader {
  /// A time: `"2026-11-30T09:00:00Z"`.
  func instant(into findings: inout [Finding]) -> Instant? {
    guard let text = string(into: &findings) else { return nil }
    do throws(InstantError) {
      return try Instant(iso: text)
    } catch {
      findings.append(finding(.error, rule: "facts-time", error.message, fix: error.fix))
      return nil
    }
  }

  /// An offset from UTC: `"+01:00"`.
  func offset(into findings: inout [Finding]) -> UTCOffset? {
    guard let text = string(into: &findings) else { return nil }
    do throws(UTCOffsetError) {
      return try UTCOffset(iso: text)
    } catch {
      findings.append(finding(.error, rule: "facts-offset", error.message))
      return nil
    }
  }

  /// A whole number of at least 0.
  func count(into findings: inout [Finding]) -> ItemCount? {
    guard let number = integer(into: &findings) else { return nil }
    do throws(ItemCountError) {
      return try ItemCount(number)
    } catch {
      findings.append(finding(.error, rule: "facts-number", error.message))
      return nil
    }
  }

  /// One of a few words, as the value it stands for.
  func choice<Value>(
    _ choices: [(key: String, value: Value)], into findings: inout [Finding]
  ) -> Value? {
    guard let text = string(into: &findings) else { return nil }
    if let choice = choices.first(where: { $0.key == text }) { return choice.value }
    let words = choices.map(\.key)
    findings.append(
      finding(
        .error, rule: "facts-word",
        "expected one of \(words.joined(separator: ", ")), got '\(quotable(text))'",
        fix: nearestText(to: text, in: words).map { "write '\($0)'" }))
    return nil
  }
}

extension JSONObjectReader {
  /// The value of a key that the object may have; `null` counts as absent.
  func optional(_ key: String) -> JSONReader? {
    guard let value = self[key], !value.isNull else { return nil }
    return value
  }

  /// The time of a key, if it is there.
  func instant(_ key: String, into findings: inout [Finding]) -> Instant? {
    optional(key)?.instant(into: &findings)
  }

  /// Whether the value of a key is `true`; `standard` when it is absent.
  func flag(_ key: String, standard: Bool, into findings: inout [Finding]) -> Bool {
    optional(key)?.bool(into: &findings) ?? standard
  }
}
