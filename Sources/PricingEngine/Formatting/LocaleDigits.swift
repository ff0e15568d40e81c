internal import CICU

extension LocaleTag {
  /// The digit zero that the locale writes numbers with: `٠` for `ar-EG`.
  ///
  /// - Throws: `ICUError` when ICU fails.
  package func zeroDigit() throws(ICUError) -> Unicode.Scalar {
    let zero = try icuCall { status in tag.withICUText { cicu_zero_digit($0, $1, &status) } }
    return Unicode.Scalar(UInt32(zero)) ?? "0"
  }
}

extension Unicode.Scalar {
  /// The digit zero of the script that a decimal digit is of; `nil` for another character.
  package var zeroOfDigits: Unicode.Scalar? {
    decimalDigitValue.flatMap { Unicode.Scalar(value - UInt32($0)) }
  }
}
