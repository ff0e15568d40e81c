"""The messages of one reader, run by ICU."""
import json

import icu


class Words:
    """Messages of Locales/TAG.arb, and of the language's file where that one has none."""

    def __init__(self, reader, folder):
        self.reader = reader
        self.patterns = {}
        for tag in (reader.language, reader.tag):
            path = folder / f"{tag}.arb"
            if path.exists():
                self.patterns |= json.loads(path.read_text(encoding="utf-8"))
        self.formats = {}
        self.phrases = {}
        skeleton = icu.NumberFormatter.forSkeleton("percent precision-integer rounding-mode-unnecessary")
        self.percents = skeleton.locale(reader.icu)

    def text(self, key, arguments):
        """A message of the locale with its arguments filled in."""
        if key not in self.formats:
            self.formats[key] = icu.MessageFormat(self.patterns[key], self.reader.icu)
        return fill(self.formats[key], arguments)

    def period(self, period, use):
        """A period such as P1Y in words, for a grammatical use such as 'rate'."""
        if (period, use) not in self.phrases:
            unit = {"M": "month", "Y": "year"}[period[-1]]
            self.phrases[period, use] = self.text(f"period.{unit}.{use}", {"count": int(period[1:-1])})
        return self.phrases[period, use]

    def own_text(self, texts, arguments):
        """A text of the project in the reader's language; a plain text is the same in every language."""
        if isinstance(texts, str):
            return self.reader.isolated(texts)
        return fill(icu.MessageFormat(self.reader.served_by(texts), self.reader.icu), arguments)

    def percent(self, percent):
        return self.reader.isolated(self.percents.formatDecimal(str(percent).encode()))


def fill(message, arguments):
    return message.format(list(arguments), [icu.Formattable(value) for value in arguments.values()])
