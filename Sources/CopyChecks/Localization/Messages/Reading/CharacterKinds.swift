import PricingEngine

/// The kinds of characters that were asked for so far: asking ICU takes longer than looking at a table.
final class CharacterKinds {
  private var kinds = [UInt8](repeating: unknown, count: 0x10000)
  private static let unknown = UInt8.max

  /// The kind of a character.
  func kind(of scalar: Unicode.Scalar) -> CharacterKind {
    guard scalar.value < 0x10000 else { return CharacterKind(of: scalar) }
    let index = Int(scalar.value)
    if kinds[index] == Self.unknown { kinds[index] = CharacterKind(of: scalar).rawValue }
    return CharacterKind(rawValue: kinds[index]) ?? .other
  }
}
