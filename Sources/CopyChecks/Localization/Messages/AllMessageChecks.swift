extension MessageCheck {
  /// All checks of messages, in the order of the page about them.
  public static let all: [MessageCheck] =
    files + syntax + arguments + plurals + prices + typography + fit + terms

  private static let files: [MessageCheck] = [
    .fileSyntax, .keyDuplicate, .localeTag, .localeUnsupported, .keyMissing, .keyExtra, .keyUnused,
    .keyUndefined, .fallbackUsed, .fallbackScript, .targetEmpty, .targetSameAsSource, .notNFC,
  ]

  private static let syntax: [MessageCheck] = [
    .icuSyntax, .icuApostrophe, .icuStrayBrace, .icuOtherMissing, .icuKeywordUnknown,
    .icuBranchDuplicate, .icuComplexity, .icuArgName, .icuChoice, .icuNumberSignInSelect,
    .mustacheInMessage, .messageFragment, .layoutConcatenation,
  ]

  private static let arguments: [MessageCheck] = [
    .argMissing, .argExtra, .argMissingInBranch, .argType, .selectKeys, .htmlUnsafe,
    .urlEmailChanged,
  ]

  private static let plurals: [MessageCheck] = [
    .pluralValueUncovered, .pluralCategoryInvalid, .pluralOneLiteral, .pluralExactShadows,
    .pluralNumberMismatch, .pluralZeroSemantics, .periodCountOne,
  ]

  private static let prices: [MessageCheck] = [
    .priceLiteral, .numberLiteral, .currencyLiteralNextToArg, .percentLiteralNextToArg,
    .messageFormatsMoney,
  ]

  private static let typography: [MessageCheck] = [
    .bidiUnbalanced, .bidiMarkStripped, .spaceBeforePunctuation, .spaceDouble, .spaceEdge,
    .invisibleChar, .endPunctuation, .quotes, .brackets, .ellipsis, .kashida, .repeatedWord,
    .scriptUnexpected,
  ]

  private static let fit: [MessageCheck] = [.fitGraphemes, .fitSourceTight, .lengthRatio]

  private static let terms: [MessageCheck] = [.termUntranslatable, .inconsistent]
}
