// The only door to ICU: opaque handles, plain integers, UTF-8 in and out.
//
// No ICU header is included here. Foundation carries another ICU whose headers define the same
// names, so a module that showed both could not be imported.
//
// Rules that hold for every function:
// - Text comes in as UTF-8 bytes with a length; it need not end with a NUL and may hold one.
// - Text goes out into the caller's buffer, without a final NUL. The result is the full length in
//   bytes. When that is more than `capacity`, nothing useful was written and the status is
//   `CICU_BUFFER_OVERFLOW`: call again with a larger buffer.
// - `status` is set, never read: 0 or below is success, above 0 is one of ICU's error codes.
//   `cicu_status_name` gives ICU's own name for it. C++ exceptions become codes too.
// - Locales are BCP 47 tags.
// - ICU's default locale is set to the root locale before anything else happens, so that the
//   environment (LANG, LC_ALL) never takes part.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CICU_BUFFER_OVERFLOW 15

// A borrowed text.
typedef struct {
  const char *bytes;
  int32_t length;
} cicu_text;

// ---- status and versions ------------------------------------------------------------------

// ICU's own name of a status code: "U_ILLEGAL_ARGUMENT_ERROR". Never null.
const char *cicu_status_name(int32_t status);

// The version of the ICU library at hand: "72.1".
int32_t cicu_icu_version(char *buffer, int32_t capacity, int32_t *status);

// The version of the CLDR data inside it: "42".
int32_t cicu_cldr_version(char *buffer, int32_t capacity, int32_t *status);

// ---- locales ------------------------------------------------------------------------------

// The canonical form of a well-formed tag ("iw-il" is "he-IL", "en-UK" is "en-GB").
// An ill-formed tag is U_ILLEGAL_ARGUMENT_ERROR.
int32_t cicu_locale_canonical_tag(
    const char *tag, int32_t length, char *buffer, int32_t capacity, int32_t *status);

// The tag with its likely script and region added: "zh-HK" is "zh-Hant-HK".
int32_t cicu_locale_maximized_tag(
    const char *tag, int32_t length, char *buffer, int32_t capacity, int32_t *status);

// The parent by CLDR's inheritance: "es-419" for "es-MX". Empty text stands for the root locale.
int32_t cicu_locale_parent_tag(
    const char *tag, int32_t length, char *buffer, int32_t capacity, int32_t *status);

// Whether the locale's script runs from right to left.
bool cicu_locale_is_right_to_left(const char *tag, int32_t length, int32_t *status);

// Whether Unicode has a script of this code ("Latn", "Hans").
bool cicu_script_is_known(const char *code, int32_t length, int32_t *status);

// Whether CLDR has a region of this code ("DE", "419"). The unknown region ZZ is not one.
bool cicu_region_is_known(const char *code, int32_t length, int32_t *status);

// Whether CLDR has digits of this name ("latn", "arab"). Systems that write out words are not.
bool cicu_digits_are_known(const char *name, int32_t length, int32_t *status);

// The languages that CLDR has locale data for, in a fixed order.
int32_t cicu_language_count(int32_t *status);
int32_t cicu_language_code(int32_t index, char *buffer, int32_t capacity, int32_t *status);

// Whether CLDR has locale data for this language.
bool cicu_language_is_known(const char *code, int32_t length, int32_t *status);

// The English name of a language.
int32_t cicu_language_name(
    const char *code, int32_t length, char *buffer, int32_t capacity, int32_t *status);

// ---- names to choose from -----------------------------------------------------------------

// The name of a locale in the words of another, as a list of languages shows it: "Deutsch",
// "简体中文".
int32_t cicu_locale_display_name(
    const char *shown, int32_t shown_length, const char *tag, int32_t length, char *buffer,
    int32_t capacity, int32_t *status);

// The name of a region in the words of a locale: "Deutschland" for "DE".
int32_t cicu_region_display_name(
    const char *region, int32_t region_length, const char *tag, int32_t length, char *buffer,
    int32_t capacity, int32_t *status);

enum { CICU_PATTERN_LANGUAGE = 0, CICU_PATTERN_REGION = 1 };

// How a locale says of what kind a name is: "Sprache: {0}". It is "{0}" where CLDR does not say.
int32_t cicu_code_pattern(
    int32_t kind, const char *tag, int32_t length, char *buffer, int32_t capacity,
    int32_t *status);

// The places of texts in the order of a locale's dictionaries; equal ones keep their order.
void cicu_collated_order(
    const char *tag, int32_t length, const cicu_text *texts, int32_t count, int32_t *order,
    int32_t *status);

// ---- numbers ------------------------------------------------------------------------------

// A number formatter. It is immutable, so any number of threads may format with one at once.
typedef struct cicu_number_formatter cicu_number_formatter;

// Opens a formatter for an ICU number skeleton. `symbol` replaces the currency symbol of the
// locale; null keeps the locale's own.
cicu_number_formatter *cicu_number_formatter_open(
    const char *skeleton, int32_t skeleton_length, const char *tag, int32_t tag_length,
    const char *symbol, int32_t symbol_length, int32_t *status);

void cicu_number_formatter_close(cicu_number_formatter *formatter);

// Formats a plain decimal text such as "19.99". Binary floating point is never involved.
int32_t cicu_number_format(
    const cicu_number_formatter *formatter, const char *decimal, int32_t length, char *buffer,
    int32_t capacity, int32_t *status);

// Which of a currency's symbols is meant.
enum { CICU_SYMBOL_STANDARD = 0, CICU_SYMBOL_NARROW = 1 };

// A currency's symbol in a locale; its code where the locale has none.
int32_t cicu_currency_symbol(
    const char *code, int32_t code_length, const char *tag, int32_t tag_length, int32_t kind,
    char *buffer, int32_t capacity, int32_t *status);

// The currency that is legal tender in a region ("AR" gives "ARS"); empty where CLDR has none.
int32_t cicu_region_currency(
    const char *region, int32_t length, char *buffer, int32_t capacity, int32_t *status);

// The currencies that are legal tender in a region without an end in CLDR, separated by spaces ("PA"
// gives "PAB USD"); empty where CLDR has none.
int32_t cicu_region_tenders(
    const char *region, int32_t length, char *buffer, int32_t capacity, int32_t *status);

// The digit zero that the locale writes numbers with; that of ASCII where it writes words.
int32_t cicu_zero_digit(const char *tag, int32_t length, int32_t *status);

// ---- dates --------------------------------------------------------------------------------

// A formatter for days with their month's name, "January 15, 2027", in the calendar that the tag's
// `u-ca` extension names or the locale prefers. It never changes; each use has a calendar of its own.
typedef struct cicu_date_formatter cicu_date_formatter;

cicu_date_formatter *cicu_date_formatter_open(
    const char *tag, int32_t length, int32_t *status);

void cicu_date_formatter_close(cicu_date_formatter *formatter);

// Writes a day, counted from 1970-01-01.
int32_t cicu_date_format(
    const cicu_date_formatter *formatter, int64_t day, char *buffer, int32_t capacity,
    int32_t *status);

// ---- lists --------------------------------------------------------------------------------

// A formatter for "A, B, and C". It is immutable, like a number formatter.
typedef struct cicu_list_formatter cicu_list_formatter;

cicu_list_formatter *cicu_list_formatter_open(
    const char *tag, int32_t length, int32_t *status);

void cicu_list_formatter_close(cicu_list_formatter *formatter);

int32_t cicu_list_format(
    const cicu_list_formatter *formatter, const cicu_text *items, int32_t count, char *buffer,
    int32_t capacity, int32_t *status);

// ---- messages -----------------------------------------------------------------------------

// A message that can be formatted. A lock inside makes it safe to share between threads.
typedef struct cicu_message cicu_message;

cicu_message *cicu_message_open(
    const char *pattern, int32_t pattern_length, const char *tag, int32_t tag_length,
    int32_t *status);

void cicu_message_close(cicu_message *message);

// A named value for a message: text, or a whole number when `is_number` is set.
typedef struct {
  cicu_text name;
  cicu_text text;
  int64_t number;
  bool is_number;
} cicu_argument;

int32_t cicu_message_format(
    const cicu_message *message, const cicu_argument *arguments, int32_t count, char *buffer,
    int32_t capacity, int32_t *status);

// The parts that ICU's parser splits a message pattern into, in order.
typedef struct cicu_pattern cicu_pattern;

enum {
  CICU_PART_MESSAGE_START = 0,
  CICU_PART_MESSAGE_LIMIT = 1,
  CICU_PART_SKIPPED_SYNTAX = 2,
  CICU_PART_INSERTED_CHARACTER = 3,
  CICU_PART_NUMBER_SIGN = 4,
  CICU_PART_ARGUMENT_START = 5,
  CICU_PART_ARGUMENT_LIMIT = 6,
  CICU_PART_ARGUMENT_NUMBER = 7,
  CICU_PART_ARGUMENT_NAME = 8,
  CICU_PART_ARGUMENT_TYPE = 9,
  CICU_PART_ARGUMENT_STYLE = 10,
  CICU_PART_SELECTOR = 11,
  CICU_PART_INTEGER = 12,
  CICU_PART_DOUBLE = 13
};

enum {
  CICU_ARGUMENT_PLAIN = 0,
  CICU_ARGUMENT_SIMPLE = 1,
  CICU_ARGUMENT_CHOICE = 2,
  CICU_ARGUMENT_PLURAL = 3,
  CICU_ARGUMENT_SELECT = 4,
  CICU_ARGUMENT_SELECT_ORDINAL = 5
};

// One part: what it is, where it stands in the pattern's UTF-8 bytes, its value (the kind of
// argument for a start, the number for a number), and the index of the part that closes it.
typedef struct {
  int32_t type;
  int32_t offset;
  int32_t length;
  int32_t value;
  int32_t limit;
} cicu_part;

// Parses a pattern. On a syntax error the handle still comes back, with the parts before it.
// Null only when there is no memory.
cicu_pattern *cicu_pattern_open(
    const char *pattern, int32_t length, int32_t *error_offset, int32_t *status);

void cicu_pattern_close(cicu_pattern *pattern);

int32_t cicu_pattern_part_count(const cicu_pattern *pattern);

// A part by its index, which must be below the count.
cicu_part cicu_pattern_part(const cicu_pattern *pattern, int32_t index);

// ---- plurals ------------------------------------------------------------------------------

// The categories of the plural rules, by number.
enum {
  CICU_PLURAL_ZERO = 0,
  CICU_PLURAL_ONE = 1,
  CICU_PLURAL_TWO = 2,
  CICU_PLURAL_FEW = 3,
  CICU_PLURAL_MANY = 4,
  CICU_PLURAL_OTHER = 5
};

// The rules by which a locale chooses plural forms. They are immutable.
typedef struct cicu_plural_rules cicu_plural_rules;

cicu_plural_rules *cicu_plural_rules_open(const char *tag, int32_t length, int32_t *status);

void cicu_plural_rules_close(cicu_plural_rules *rules);

// The category of a whole number.
int32_t cicu_plural_category(
    const cicu_plural_rules *rules, int64_t number, int32_t *status);

// The categories that the rules have, as a set of bits: 1 << CICU_PLURAL_ONE is `one`.
int32_t cicu_plural_categories(const cicu_plural_rules *rules, int32_t *status);

// ---- numbers in words ---------------------------------------------------------------------

// Writes numbers as a locale's words, in each of its forms: "three", "third".
typedef struct cicu_speller cicu_speller;

cicu_speller *cicu_speller_open(const char *tag, int32_t length, int32_t *status);

void cicu_speller_close(cicu_speller *speller);

// How many forms there are, by gender, case and use. Those of dates and of ordinals are not counted.
int32_t cicu_speller_form_count(const cicu_speller *speller);

int32_t cicu_spell(
    cicu_speller *speller, int32_t form, int64_t number, char *buffer, int32_t capacity,
    int32_t *status);

// ---- text ---------------------------------------------------------------------------------

// Finds where lines may break in a locale. Each search works on its own copy, so sharing is safe.
typedef struct cicu_line_breaker cicu_line_breaker;

cicu_line_breaker *cicu_line_breaker_open(const char *tag, int32_t length, int32_t *status);

void cicu_line_breaker_close(cicu_line_breaker *breaker);

// A place where a line may break, or must: a byte offset, the end of the text included.
typedef struct {
  int32_t offset;
  bool is_mandatory;
} cicu_line_break;

// Writes the breaks of a text, in order. The result is their full count, as with texts.
int32_t cicu_line_breaks(
    const cicu_line_breaker *breaker, const char *text, int32_t length, cicu_line_break *breaks,
    int32_t capacity, int32_t *status);

// The columns that a text takes on a terminal: wide characters count two, marks none.
// Characters of ambiguous width count two when `ambiguous_is_wide` is set.
int32_t cicu_column_count(
    const char *text, int32_t length, bool ambiguous_is_wide, int32_t *status);

// The characters that a reader sees (extended grapheme clusters).
int32_t cicu_grapheme_count(const char *text, int32_t length, int32_t *status);

// The directions found in a text, as a set of bits.
enum {
  CICU_HAS_LEFT_TO_RIGHT = 1,  // a strong left-to-right letter, or a mark or control of that kind
  CICU_HAS_RIGHT_TO_LEFT = 2   // a strong right-to-left letter, RLM, ALM, or such a control
};

int32_t cicu_text_directions(const char *text, int32_t length, int32_t *status);

// For each code point of a paragraph, in the order of the text, its place from the left when it is
// shown on one line in a base direction (UAX #9). The result is the number of code points.
int32_t cicu_visual_order(
    const char *text, int32_t length, bool is_right_to_left, int32_t *order, int32_t capacity,
    int32_t *status);

// ---- characters ---------------------------------------------------------------------------

// What a character is to a search for words.
enum {
  CICU_CHARACTER_OTHER = 0,
  CICU_CHARACTER_LETTER = 1,
  CICU_CHARACTER_MARK = 2,
  CICU_CHARACTER_DIGIT = 3,           // a decimal digit of any script
  CICU_CHARACTER_SPACE = 4,
  CICU_CHARACTER_NO_BREAK_SPACE = 5,
  CICU_CHARACTER_LINE_BREAK = 6,
  CICU_CHARACTER_SENTENCE_END = 7,    // Unicode's Sentence_Terminal
  CICU_CHARACTER_CLAUSE_END = 8,      // Terminal_Punctuation, brackets and pictures
  CICU_CHARACTER_IGNORABLE = 9        // Default_Ignorable_Code_Point
};

int32_t cicu_character_kind(int32_t character);

// The value of a decimal digit of any script; below 0 for another character.
int32_t cicu_digit_value(int32_t character);

// The canonical combining class, 0 for a base.
int32_t cicu_combining_class(int32_t character, int32_t *status);

// A character in lower case and decomposed (NFD, and NFKD for full-width and half-width forms), so
// that canonical equivalents compare equal. Case is folded one to one (U+00DF stays), in the Turkic
// way when `turkic` is set. The result is the number of characters, as with texts.
int32_t cicu_folded_character(
    int32_t character, bool turkic, int32_t *folded, int32_t capacity, int32_t *status);

// The number of the script that a character belongs to; 0 and 1 stand for all scripts at once.
int32_t cicu_character_script(int32_t character);

// The number of the script with a code ("Latn"); below 0 when there is none.
int32_t cicu_script_number(const char *code, int32_t length);

// The direction of a character, as bits like those of `cicu_text_directions`.
int32_t cicu_character_direction(int32_t character);

// The partner of a bracket: above 0 for an opening one, below 0 for a closing one, 0 for no bracket.
int32_t cicu_paired_bracket(int32_t character);

// A text composed (NFC).
int32_t cicu_composed_text(
    const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status);

// The quotation mark that a locale opens or closes a quotation with.
int32_t cicu_quotation_mark(
    const char *tag, int32_t length, bool closing, char *buffer, int32_t capacity,
    int32_t *status);

// The places where words of a text begin or end in a locale, in bytes and in order. The result is
// their full count, as with texts.
int32_t cicu_word_boundaries(
    const char *tag, int32_t tag_length, const char *text, int32_t length, int32_t *boundaries,
    int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
