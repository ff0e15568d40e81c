/// The lengths of time that the App Store sells.
enum StoreKitPeriod {
  /// The lengths of an auto-renewable subscription (App Store Connect API, `SubscriptionPeriod`).
  static let plans = ["P1W", "P1M", "P2M", "P3M", "P6M", "P1Y"]
  /// The lengths of an offer (App Store Connect API, `SubscriptionOfferDuration`).
  static let offers = ["P3D", "P1W", "P2W", "P1M", "P2M", "P3M", "P6M", "P1Y"]

  /// Whether a text is one of the periods of offers.
  static func isOffer(_ text: String) -> Bool {
    do { return contains(try SubscriptionPeriod(iso: text), in: offers) } catch { return false }
  }

  /// Whether one of the lengths is as long as a period: P7D is P1W.
  static func contains(_ period: SubscriptionPeriod, in lengths: [String]) -> Bool {
    lengths.contains { length in
      do {
        return try SubscriptionPeriod(iso: length).hasSameLength(as: period)
      } catch {
        return false
      }
    }
  }
}

extension JSONReader {
  /// Reads a period; one that the App Store does not sell gets a warning.
  func period(soldAs lengths: [String], into findings: inout [Finding]) -> SubscriptionPeriod? {
    guard let text = string(into: &findings) else { return nil }
    guard let period = validPeriod(text, into: &findings) else { return nil }
    if !StoreKitPeriod.contains(period, in: lengths) {
      findings.append(
        finding(
          .warning, .periodNotSold, "the App Store does not sell a period of '\(text)'",
          fix: "use one of \(lengths.joined(separator: ", "))"))
    }
    return period
  }

  private func validPeriod(_ text: String, into findings: inout [Finding]) -> SubscriptionPeriod? {
    do {
      return try SubscriptionPeriod(iso: text)
    } catch {
      findings.append(
        finding(
          .error, .periodInvalid,
          "expected a period such as 'P1M', got '\(quotable(text))'", fix: error.fix))
      return nil
    }
  }
}

extension PeriodError {
  /// What to do about a text that is not a period, as an imperative.
  var fix: String {
    switch self {
    case .malformed: "write 'P', a whole number and one of D, W, M, Y"
    case .outOfRange: "write a number from 1 to \(SubscriptionPeriod.maximumValue)"
    }
  }
}
