import CopyChecks
import PricingEngine
import Testing

/// Negation, upper bounds, overlaps, weak phrases, trust and the English list.
@Suite struct ClaimScannerTests {
  @Test(arguments: MentionRow.rows(negation))
  func judgesNegation(row: MentionRow) throws { try row.check() }

  static let negation = """
    en | not cancel-anytime | You won’t be able to [cancel anytime] |
    en | cancel-anytime | No subscription, and you can [cancel anytime]. |
    en | cancel-anytime | No ads. [Cancel anytime]. |
    en | cancel-anytime | No worries: [cancel anytime] |
    en | cancel-anytime | Don't miss out, [cancel anytime] |
    en | not cancel-anytime | [Cancel anytime] is not available |
    en | not free-trial | A [free trial] is not included |
    en | cancel-anytime | Not now · [Cancel anytime] |
    en | cancel-anytime | It does not lock you or anyone else in, [cancel anytime] |
    en | auto-renews | It never [renews automatically] |
    fr | not free-trial | Aucun [essai gratuit] n'est proposé |
    de | not free-trial | Eine [kostenlose Testphase] ist nicht verfügbar |
    de | cancel-anytime | Keine Werbung und [jederzeit kündbar] |
    es | not lifetime | Sin [acceso de por vida] |
    it | not free-trial | Non è inclusa alcuna [prova gratuita] |
    pt-BR | not free-trial | Não há [teste grátis] |
    nl | not lifetime | Dit is geen [levenslange toegang] |
    sv | not lifetime | Det är inte [livstidslicens] |
    da | not lifetime | Det er ikke [livstidsadgang] |
    pl | not lifetime | To nie jest [dożywotni] dostęp |
    cs | not cancel-anytime | Předplatné nelze [zrušit kdykoli] |
    hu | not cancel-anytime | Az előfizetés nem [bármikor lemondható] |
    tr | not lifetime | [Ömür boyu] erişim değil |
    uk | not lifetime | Це не [довічний доступ] |
    ro | not lifetime | Nu este [acces pe viață] |
    vi | not lifetime | Đây không phải [quyền truy cập trọn đời] |
    id | not lifetime | Ini bukan [akses seumur hidup] |
    ja | not lifetime | これは[永久ライセンス]ではありません |
    zh-Hant | not lifetime | 這並非[永久使用] |
    bn | not lifetime | এটি [আজীবন] নয় |
    ar | not lifetime | هذا ليس [وصول مدى الحياة] |
    he | not lifetime | זה לא [גישה לכל החיים] |
    te | not percent-savings | [44% ఆదా] కాదు | 44%
    ko | not free-trial | [무료 체험] 없음 |
    th | not cancel-anytime | ไม่สามารถ[ยกเลิกได้ทุกเมื่อ] |
    hi | not cancel-anytime | [कभी भी रद्द करें] संभव नहीं |
    ru | not percent-savings | Не [экономия 20 %] | 20%
    """

  @Test(arguments: [
    ("Save up to 60%", "60%", true), ("Save 60%", "60%", false), ("Up to 60% off", "60%", true),
    ("Up to 5 devices. Save 60%", "60%", false),
  ])
  func marksUpperBounds(text: String, value: String, isUpTo: Bool) throws {
    let mentions = try LexiconFiles.mentions(in: text, "en").filter { $0.claim == .percentSavings }
    #expect(mentions.map { MentionRow.text(of: $0.values) } == [value])
    #expect(mentions.map(\.isUpTo) == [isUpTo])
  }

  @Test(arguments: [
    ("7-day free trial", ["7-day free trial"], [LexiconClaim.freeTrial]),
    ("2 months free", ["2 months free"], [.monthsFree]),
    ("Free", ["Free"], [.freeUnqualified]),
    ("Feel free to ask", [], []),
  ])
  func keepsTheLongest(text: String, words: [String], claims: [LexiconClaim]) throws {
    let mentions = try LexiconFiles.mentions(in: text, "en").filter {
      [.freeTrial, .monthsFree, .freeUnqualified].contains($0.claim)
    }
    #expect(mentions.map(\.words) == words)
    #expect(mentions.map(\.claim) == claims)
  }

  @Test(arguments: [
    ("Lifetime", TextPlace.prose, 1), ("The battery has a long lifetime of use", .prose, 0),
    ("The battery has a long lifetime of use", .control, 1),
  ])
  func countsWeakPhrasesWhereTheyStand(text: String, place: TextPlace, count: Int) throws {
    let mentions = try LexiconFiles.mentions(in: text, "en", place: place)
    #expect(mentions.filter { $0.claim == .lifetime }.count == count)
  }

  @Test func findsEnglishInOtherLanguages() throws {
    let mentions = try LexiconFiles.mentions(in: "Jetzt Free Trial starten", "de")
    #expect(mentions.map(\.claim) == [.freeTrial])
    #expect(mentions.map(\.language) == ["en"])
    #expect(mentions.map(\.range) == [6..<16])
  }

  @Test func reportsAClaimOfBothListsOnce() throws {
    let mentions = try LexiconFiles.mentions(in: "44% OFF", "ja").filter {
      $0.claim == .percentSavings
    }
    #expect(mentions.map(\.language) == ["ja"])
  }

  @Test(arguments: [
    ("de", "Jederzeit kündbar", LexiconTrust.certain), ("ta", "44% சேமிக்கவும்", .doubtful),
    ("hi", "छूट अवधि", .doubtful), ("ta", "44% சேமிக்கவும், save 44%", .certain),
  ])
  func saysHowFarToTrust(tag: String, text: String, trust: LexiconTrust) throws {
    let mentions = try LexiconFiles.mentions(in: text, tag)
    #expect(Set(mentions.map(\.trust)) == [trust])
  }

  @Test func findsTheLastWordsOfOneLongLine() throws {
    let filler = String(repeating: "café 12,5 % cancel of, ", count: 4000)
    let mentions = try LexiconFiles.mentions(in: filler + "jederzeit kündbar", "de")
      .filter { $0.claim == .cancelAnytime }
    let start = filler.utf8.count
    #expect(mentions.map(\.range) == [start..<start + 18])
  }

  @Test func takesHostileTexts() throws {
    // Nothing but marks, digits, gaps that never close, and the start of a phrase again and again.
    for unit in ["\u{301}\u{323}", "7", "cancel ", "%", "$", "{~}", "\u{0}", "free"] {
      let text = String(repeating: unit, count: 5000)
      let mentions = try LexiconFiles.mentions(in: text, "en")
      #expect(mentions.filter { $0.claim == .cancelAnytime } == [])
    }
  }

  @Test func findsNothingInNothing() throws {
    #expect(try LexiconFiles.mentions(in: "", "en") == [])
    #expect(try LexiconFiles.mentions(in: " \n\u{200B}", "ja") == [])
  }
}
