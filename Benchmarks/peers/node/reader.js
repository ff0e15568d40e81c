// One reader: messages, numbers, and prices with a symbol that can be read one way only.
'use strict';
const fs = require('fs');
const path = require('path');
const { Message } = require('./messages');

const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\ufb1d-\ufdff\ufe70-\ufefc]/;

const known = new Map();
function cached(key, make) {
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
}

// CLDR's symbol of a currency in a locale.
function symbol(currency, locale, currencyDisplay = 'symbol') {
  return cached(`${currency} ${locale} ${currencyDisplay}`, () => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    return format.formatToParts(1).find((part) => part.type === 'currency').value;
  });
}

class Reader {
  constructor(tag, folder) {
    this.tag = tag;
    this.locale = new Intl.Locale(tag);
    this.isRightToLeft = ['Arab', 'Hebr'].includes(this.locale.maximize().script);
    this.patterns = {};
    for (const name of [this.locale.language, tag]) {
      const file = path.join(folder, `${name}.arb`);
      if (fs.existsSync(file)) Object.assign(this.patterns, JSON.parse(fs.readFileSync(file, 'utf8')));
    }
    this.messages = new Map();
    this.phrases = new Map();
    this.percents = new Intl.NumberFormat(tag, { style: 'percent' });
  }

  servedBy(texts) { return texts[this.tag] || texts[this.locale.language]; }

  text(key, values) {
    if (!this.messages.has(key)) this.messages.set(key, new Message(this.patterns[key], this.tag));
    return this.messages.get(key).format(values);
  }

  period(period, use) {
    const key = `period.${period.endsWith('Y') ? 'year' : 'month'}.${use}`;
    const count = Number(period.slice(1, -1));
    if (!this.phrases.has(key + count)) this.phrases.set(key + count, this.text(key, { count }));
    return this.phrases.get(key + count);
  }

  ownText(texts, values) {
    if (typeof texts === 'string') return this.isolated(texts);
    return cached(`${this.tag} ${texts.en}`, () => new Message(this.servedBy(texts), this.tag)).format(values);
  }

  isolated(text) {
    return this.isRightToLeft || rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
  }

  percent(percent) { return this.isolated(this.percents.format(`${percent}e-2`)); }
}

class Prices {
  constructor(reader, storefront, storefronts) {
    this.reader = reader;
    this.storefront = storefront;
    this.storefronts = storefronts;
    this.formats = new Map();
  }

  price(text, digits) {
    if (!this.formats.has(digits)) this.formats.set(digits, this.format(digits));
    return this.reader.isolated(this.formats.get(digits)(text));
  }

  format(digits) {
    const { currency } = this.storefront;
    const clear = this.clearSymbol();
    return cached(`${this.reader.tag} ${currency} ${digits} ${clear}`, () => {
      const settings = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits };
      if (clear === currency) settings.currencyDisplay = 'code';
      const format = new Intl.NumberFormat(this.reader.tag, settings);
      if (clear === undefined || clear === currency) return (text) => format.format(text);
      return (text) => format.formatToParts(text)
        .map((part) => (part.type === 'currency' ? clear : part.value)).join('');
    });
  }

  // The symbol to show instead of the locale's own; undefined when that one is clear.
  clearSymbol() {
    const { currency, alpha2 } = this.storefront;
    const { language, script } = this.reader.locale;
    if (!this.isAmbiguous(symbol(currency, this.reader.tag))) return undefined;
    for (const locale of [[language, script, alpha2].filter(Boolean).join('-'), 'en-001']) {
      const own = symbol(currency, locale);
      if (!this.isAmbiguous(own)) return own;
    }
    return currency;
  }

  isAmbiguous(sign) {
    const { currency, isNational, alpha2 } = this.storefront;
    const home = this.reader.locale.region;
    if (sign === currency) return false;
    if (isNational) return home !== undefined && home !== alpha2 && this.isOtherNational(sign, home);
    const shared = cached('shared symbols', sharedSymbols);
    if ([...(shared.get(sign) || [])].some((code) => code !== currency)) return true;
    return [alpha2, home].filter(Boolean).some((region) => this.isOtherNational(sign, region));
  }

  // Intl does not tell a country's currency. Of the storefronts' own ones only those with another are known.
  isOtherNational(sign, region) {
    const national = cached(`national ${region}`, () => this.nationalCurrency(region));
    if (national === undefined || national === this.storefront.currency) return false;
    return symbol(national, this.reader.tag, 'narrowSymbol') === sign;
  }

  nationalCurrency(region) {
    for (const storefront of this.storefronts.values()) {
      if (storefront.alpha2 === region && storefront.isNational) return storefront.currency;
    }
    return undefined;
  }
}

// The currencies of each short symbol in English.
function sharedSymbols() {
  const found = new Map();
  for (const code of Intl.supportedValuesOf('currency')) {
    const sign = symbol(code, 'en', 'narrowSymbol');
    if (!found.has(sign)) found.set(sign, new Set());
    found.get(sign).add(code);
  }
  return found;
}

module.exports = { Reader, Prices };
