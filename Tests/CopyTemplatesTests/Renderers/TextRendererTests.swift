import CopyTemplates
import PricingEngine
import Testing

@Suite struct TextRendererTests {
  private func text(_ paywall: SamplePaywall, columns: Int = 80) throws -> String {
    let template = try BuiltIn.template(paywall.template)
    return try TextRenderer(layout: try BuiltIn.layout(template, "txt"), columns: columns)
      .text(try paywall.copy(), template: template)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func writesAWholePaywall() throws {
    #expect(
      try text(.brewLog) == """
        Get more from BrewLog

          • Charts of taste

        Free for your first 20 brews.

        Pro Yearly
          $19.99 per year
          Save 44%
          compared with paying $2.99 per month
          $1.67 per month, billed as $19.99 per year
          Renews automatically at $19.99 per year until canceled.
          [ Subscribe ]

        Pro Monthly
          $2.99 per month
          Renews automatically at $2.99 per month until canceled.
          [ Subscribe ]

        Cancel anytime in your App Store account settings. You keep access until the end
        of the time you have paid for.
        Payment is charged to your Apple Account.

        [ Restore Purchases ]
        [ Not Now ]

        Terms of Use
          https://brewlog.example/terms
        Privacy Policy
          https://brewlog.example/privacy
        Support
          mailto:help@brewlog.example

        """)
  }

  /// Lines that are wrapped keep their indentation, and the lines of an item hang behind its mark.
  @Test func wrapsWithTheIndentation() throws {
    var paywall = SamplePaywall.brewLog
    paywall.products.removeLast()
    paywall.facts = #", "features": [{"id": "a", "text": "Charts of taste, grind and time"}]"#
    #expect(
      try text(paywall, columns: 24) == """
        Choose your plan

          • Charts of taste,
            grind and time

        Pro Yearly
          $19.99 per year
          $1.67 per month,
          billed as $19.99 per
          year
          Renews automatically
          at $19.99 per year
          until canceled.
          [ Subscribe ]

        Cancel anytime in your
        App Store account
        settings. You keep
        access until the end of
        the time you have paid
        for.
        Payment is charged to
        your Apple Account.

        [ Restore Purchases ]
        [ Not Now ]

        """)
  }

  /// The free tier is one sentence, not a list of one.
  @Test func writesTheFreeTierAsASentence() throws {
    var paywall = SamplePaywall.brewLog
    (paywall.template, paywall.state) = ("feature-gate", "free:20")
    #expect(
      try text(paywall) == """
        You’ve reached the free limit

        20 of 20 used in the free version
        Free for your first 20 brews.
        [ See Plans ]
        [ Not Now ]

        """)
  }

  /// A Japanese character is two columns wide: 20 columns for an item and its mark, which takes three.
  @Test func countsWideCharactersTwice() throws {
    var paywall = SamplePaywall.brewLog
    paywall.locale = "ja"
    paywall.facts = #", "features": [{"id": "a", "text": "味・挽き目・時間のグラフと、すべての抽出記録を保存"}]"#
    let wrapped = lines(try text(paywall, columns: 24))
    let item = wrapped.filter { $0.contains("味") || $0.hasPrefix("    ") }
    #expect(item == ["  • 味・挽き目・時間", "     のグラフと、すべて", "     の抽出記録を保存"])
  }

  @Test(arguments: BuiltIn.locales, [20, 40, 80])
  func neverLeavesSpacesOrLongLines(locale: String, columns: Int) throws {
    var paywall = SamplePaywall.brewLog
    (paywall.locale, paywall.facts) = (locale, #", "app": {"name": "BrewLog"}"#)
    let text = try text(paywall, columns: columns)
    for line in lines(text) {
      #expect(line.last?.isWhitespace != true, "\(line)")
      let isOneWord = !line.drop { $0 == " " }.contains { $0 == " " }
      #expect(try columnCount(of: String(line)) <= columns || isOneWord, "\(line)")
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(!text.contains("\n\n\n"))
  }

  /// An isolate that spans a line's end is closed there and opened again.
  @Test func keepsIsolatesWithinTheirLine() throws {
    var paywall = SamplePaywall.brewLog
    paywall.locale = "ar"
    paywall.products[0].names = ["ar": "One Very Long Name Of A Plan"]
    for line in lines(try text(paywall, columns: 20)) {
      let opened = line.unicodeScalars.count { $0 == "\u{2068}" }
      #expect(opened == line.unicodeScalars.count { $0 == "\u{2069}" }, "\(line)")
    }
  }
}
