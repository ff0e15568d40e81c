extension CheckBook {
  /// The page about all checks, `docs/checks.md`.
  public static var page: String {
    let groups = LocalizationCheck.Group.allCases
    let checks = Dictionary(grouping: LocalizationCheck.all, by: \.group)
    let contents = groups.map { group in
      "- [\(group.title)](#\(group.title.headingAnchor)): \((checks[group] ?? []).count)"
    }
    let parts = groups.map { group in
      "## \(group.title)\n\n" + CheckBook(checks[group] ?? []).sections
    }
    return head + contents.joined(separator: "\n") + "\n- [Left out](#left-out)\n\n"
      + parts.joined(separator: "\n") + "\n" + leftOut
  }

  private static var head: String {
    """
    # Checks

    The \(LocalizationCheck.all.count) checks of localized copy. `paywall-render check` applies them; `paywall-render explain CHECK` says the same \
    of one check. Related: [Messages](messages.md) · [Locales](locales.md) · [Findings](findings.md) · [Rules](rules.md)

    An **error** cannot be shown, or is wrong for some reader. A **warning** is likely not what was meant. A **note** is worth a look. \
    `checks.levels` of [paywall.json](project.md#checks) changes levels, and `checks.ignore` accepts findings with a reason.

    Plural forms, required arguments and lengths are judged with the values that the catalog and project really have: the periods, payments \
    and months free of all offers, the days of the evaluation, the limit of the free tier, the widest prices and names. Where the values of an \
    argument are not known, they are \(OfferValues.defaultCounts.map(String.init).joined(separator: ", ")).

    This page is generated: `paywall-render explain --checks --format markdown --output docs/checks.md`.


    """
  }

  private static var leftOut: String {
    """
    ## Left out

    Checks that other tools have, and why there are none here:

    - **Notes for translators** (`description-missing`): the contract does not work without a meaning for each message.
    - **Order and indentation** (`not-normalized`): a reader never sees it, and a formatter does it better than a warning.
    - **Markup that differs** (`tag-parity`, `html-invalid`): a message has no markup at all; `html-unsafe` finds any.
    - **Every form that a language has**: a form that no offer reaches is not missing. ICU wants `other`, and nothing else. Nor is a message with `other` alone, whose words \
    are the same for all numbers, unless it is the words of a period.
    - **Forms that no offer reaches** (`plural-branch-unreachable`): they are for the next catalog. Of 52 such notes on good translations \
    into 42 languages, none was worth a change.
    - **Forms that are the same** (`plural-same-branches`): a year in Swedish is “år” for one and for ten, and many nouns are like it. Of \
    45 notes on the same translations, none was a slip.
    - **Capitals** (`caps`): languages, and styles within a language, differ too much.
    - **Glossaries** (`term-glossary`): inflected words and good synonyms make it noise; `term-untranslatable` keeps to names.
    - **One translation of several sources** (`reused`): “Your plan” and “The plan” are one sentence in many languages.
    - **`#` in plurals** (`icu-hash-portability`): a question of exports to other formats, not of messages.
    - **Texts that were changed since they were translated** (`source-stale`): needs a memory of sources that files alone do not have.

    """
  }
}
