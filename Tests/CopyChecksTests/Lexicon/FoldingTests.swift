import Testing

@testable import CopyChecks

/// Letters that readers take for the same are the same, and offsets stay those of the source.
@Suite struct FoldingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let tag: String
    let claim: LexiconClaim
    /// The text, with the words of the mention in brackets.
    let text: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "Turkish İ folds to i", tag: "tr", claim: .cancelAnytime,
      text: "[İSTEDİĞİNİZDE İPTAL] edin"),
    Row(
      id: "a decomposed İ too", tag: "tr", claim: .cancelAnytime,
      text: "[I\u{307}STED\u{49}\u{307}G\u{306}I\u{307}NI\u{307}ZDE I\u{307}PTAL] edin"),
    Row(
      id: "Turkish I folds to ı", tag: "tr", claim: .lifetime, text: "[KALICI ERİŞİM] satın al"),
    Row(
      id: "Greek final sigma and capitals without tonos", tag: "el", claim: .monthsFree,
      text: "[ΔΥΟ ΜΗΝΕΣ ΔΩΡΕΑΝ]"),
    Row(
      id: "Arabic vowel signs and tatweel", tag: "ar", claim: .freeTrial,
      text: "ابدأ [تَجْرِبَة مَجّانـــيّة] الآن"),
    Row(
      id: "Arabic alef with hamza", tag: "ar", claim: .cancelAnytime, text: "[الالغاء في اي وقت]"),
    Row(
      id: "an Arabic conjunction before the phrase", tag: "ar", claim: .percentSavings,
      text: "اشترك و[وفر ٤٤٪] اليوم"),
    Row(
      id: "Hebrew points and maqaf", tag: "he", claim: .oneTime,
      text: "[רְכִישָׁה חַד\u{5BE}פַּעֲמִית]"),
    Row(
      id: "a Hebrew conjunction before the phrase", tag: "he", claim: .percentSavings,
      text: "הירשמו ו[חסכו 44%]"),
    Row(
      id: "Devanagari with nukta in one character", tag: "hi", claim: .freeTrial,
      text: "[मु\u{95E}्त ट्रायल]"),
    Row(
      id: "Devanagari with nukta as a mark", tag: "hi", claim: .freeTrial,
      text: "[मुफ\u{93C}्त ट्रायल]"),
    Row(id: "Devanagari without nukta", tag: "hi", claim: .freeTrial, text: "[मुफ्त ट्रायल]"),
    Row(
      id: "no-break spaces", tag: "fr", claim: .percentSavings,
      text: "[Économisez\u{A0}44\u{202F}%] par an"),
    Row(
      id: "full-width digits and sign", tag: "ja", claim: .percentSavings, text: "年額は[４４％オフ]"),
    Row(
      id: "full-width letters", tag: "ja", claim: .percentSavings, text: "年額は[44%ＯＦＦ]"),
    Row(
      id: "half-width katakana", tag: "ja", claim: .freeTrial, text: "[無料ﾄﾗｲｱﾙ]を開始"),
    Row(
      id: "decomposed dakuten", tag: "ja", claim: .cancelAnytime,
      text: "[いつて\u{3099}もキャンセル可能]"),
    Row(
      id: "decomposed Hangul", tag: "ko", claim: .freeTrial,
      text: "[\u{1106}\u{116E}\u{1105}\u{116D} \u{110E}\u{1166}\u{1112}\u{1165}\u{11B7}]"),
    Row(
      id: "spaces do not count in Japanese", tag: "ja", claim: .freeTrial, text: "[無料 トライアル]"),
    Row(
      id: "two marks on one letter in either order", tag: "vi", claim: .lifetime,
      text: "[tro\u{323}n đo\u{31B}\u{300}i]"),
    Row(id: "a curly apostrophe", tag: "en", claim: .urgency, text: "[Don’t miss out]"),
    Row(
      id: "soft hyphen and direction marks are not seen", tag: "en", claim: .cancelAnytime,
      text: "\u{2068}[can\u{AD}cel any\u{200B}time]\u{2069}"),
    Row(
      id: "a comma below where the phrase has a cedilla", tag: "ro", claim: .percentSavings,
      text: "[Economise\u{15F}ti 44%]"),
    Row(
      id: "a Latin phrase amid Japanese", tag: "ja", claim: .bestValue, text: "人気の[Best Value]です"),
    Row(
      id: "letters before the phrase in bytes", tag: "de", claim: .cancelAnytime,
      text: "Größe XXL – äöü 😀 [jederzeit kündbar]"),
  ]

  @Test(arguments: rows)
  func finds(row: Row) throws {
    let parts = row.text.split(omittingEmptySubsequences: false) { $0 == "[" || $0 == "]" }
    let text = parts.joined()
    let start = parts[0].utf8.count
    let mentions = try LexiconFiles.mentions(in: text, row.tag, place: .control)
      .filter { $0.claim == row.claim }
    #expect(mentions.map(\.range) == [start..<start + parts[1].utf8.count])
    #expect(mentions.map(\.words) == [String(parts[1])])
  }

  struct Miss: Sendable, CustomTestStringConvertible {
    let id: String
    let tag: String
    let claim: LexiconClaim
    let text: String
    var testDescription: String { id }
  }

  static let misses = [
    Miss(
      id: "a part of a word", tag: "en", claim: .freeUnqualified, text: "A carefree life, freely."),
    Miss(id: "the dotted i is not the dotless", tag: "tr", claim: .lifetime, text: "KALİCİ ERİŞİM"),
    Miss(id: "an accent makes another letter", tag: "en", claim: .freeUnqualified, text: "freé"),
    Miss(id: "a part of a katakana word", tag: "ja", claim: .freeUnqualified, text: "スタダスタを遊ぶ"),
    Miss(
      id: "a line break ends the phrase", tag: "en", claim: .cancelAnytime, text: "cancel\nanytime"),
    Miss(
      id: "a gap does not reach over a sentence", tag: "en", claim: .cancelAnytime,
      text: "Cancel it. Start anytime."),
    Miss(
      id: "a gap takes five words at most", tag: "en", claim: .cancelAnytime,
      text: "Cancel one two three four five six anytime"),
    Miss(
      id: "a weak phrase in a sentence", tag: "en", claim: .oneTime,
      text: "A one-time look at the many new features."),
  ]

  @Test(arguments: misses)
  func findsNothing(row: Miss) throws {
    let mentions = try LexiconFiles.mentions(in: row.text, row.tag)
    #expect(mentions.filter { $0.claim == row.claim }.map(\.words) == [])
  }
}
