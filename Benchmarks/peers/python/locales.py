"""What a language tag says: script, region, direction, and whose texts serve it."""
import dataclasses
import functools
import unicodedata

import icu

RIGHT_TO_LEFT = {"Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"}


@dataclasses.dataclass(frozen=True)
class Reader:
    tag: str

    @functools.cached_property
    def icu(self):
        return icu.Locale(self.tag)

    @property
    def language(self):
        return self.icu.getLanguage()

    @property
    def region(self):
        return self.icu.getCountry()

    @functools.cached_property
    def is_right_to_left(self):
        return script(self.tag) in RIGHT_TO_LEFT

    def served_by(self, texts):
        """The text of the tag itself, else of its language; None when there is neither."""
        return texts.get(self.tag, texts.get(self.language))

    def in_region(self, region):
        """The same language in a region, with its script when that is not the usual one."""
        own = script(self.tag)
        return f"{self.language}-{region}" if script(self.language) == own else f"{self.language}-{own}-{region}"

    def isolated(self, text):
        """The text in U+2068…U+2069 where its direction can differ from that of the text around it."""
        if self.is_right_to_left or any(unicodedata.bidirectional(c) in ("R", "AL", "RLE", "RLO", "RLI") for c in text):
            return f"\u2068{text}\u2069"
        return text


def script(tag):
    locale = icu.Locale(tag)
    locale.addLikelySubtags()
    return locale.getScript()
