extension LocalizationCheck {
  /// All checks, in the order of the page about them.
  public static let all: [LocalizationCheck] =
    MessageCheck.all.map(\.about) + CellCheck.all.map(\.about)

  /// The check with a name; `nil` when there is none.
  public static func named(_ id: String) -> LocalizationCheck? { all.first { $0.id == id } }
}
