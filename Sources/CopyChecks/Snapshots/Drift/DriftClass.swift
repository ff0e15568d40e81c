/// How the text of an unchanged fact differs under other data of ICU and CLDR, from the least to the worst.
public enum DriftClass: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Only characters that take no room: direction marks, isolates, joiners.
  case invisible
  /// Spaces outside of numbers, or one space inside of them for another: `₹ 899` → `₹899`.
  case spacing
  /// The marks between the digits: `1.234,50` → `1234,50`.
  case separators
  /// The currency's symbol, the sign, or where it stands: `kr 49,00` → `49,00 kr`.
  case symbol
  /// The digits for the same number: `٩٫٩٩` → `9.99`, `44.900,00` → `44.900`.
  case digits
  /// Another number: `1,200` → `1,199.99`. No drift of data may do that to copy.
  case value

  /// Whether `left` is the lesser difference.
  public static func < (left: DriftClass, right: DriftClass) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// What the class is called for people.
  public var label: String {
    switch self {
    case .invisible: "invisible characters"
    case .spacing: "spacing"
    case .separators: "separators"
    case .symbol: "symbol or position"
    case .digits: "digits"
    case .value: "value"
    }
  }
}

extension DriftClass {
  /// The worst difference between two ways to write one amount, percentage or date.
  ///
  /// `kr 1 990,00` and `1 990,00 kr` are `symbol`, `1.200 RSD` and `1.199,99 RSD` are `value`.
  /// - Returns: The class; `nil` for equal texts.
  public static func between(amounts old: String, _ new: String) -> DriftClass? {
    if old == new { return nil }
    let (old, new) = (DriftShape(old), DriftShape(new))
    return (old.differences(from: new) + (old.words == new.words ? [] : [.symbol])).max()
  }

  /// The worst difference between two texts with the same words.
  ///
  /// - Returns: The class; `nil` for equal texts, and when words changed, which no data of ICU does.
  static func between(texts old: String, _ new: String) -> DriftClass? {
    if old == new { return nil }
    let (old, new) = (DriftShape(old), DriftShape(new))
    return old.words == new.words ? old.differences(from: new).max() : nil
  }
}
