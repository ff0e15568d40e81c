// Just as much of ICU's MessageFormat as the messages of these pages need: {name}, plurals with #, and quotes.
'use strict';

const types = { plural: 'cardinal', selectordinal: 'ordinal' };

// Reads a pattern into texts, { name } and { name, forms, kind }.
function parse(pattern) {
  let at = 0;
  function parts(inPlural) {
    const list = [];
    let text = '';
    const push = (part) => { if (text) list.push(text); text = ''; list.push(part); };
    for (; at < pattern.length; at += 1) {
      const character = pattern[at];
      if (character === '}') break;
      if (character === "'") {
        const next = pattern[at + 1];
        if (next === "'") { text += "'"; at += 1; continue; }
        if (!next || !'{}'.includes(next)) { text += "'"; continue; }
        const end = pattern.indexOf("'", at + 1);
        text += pattern.slice(at + 1, end);
        at = end;
      } else if (character === '{') {
        push(argument());
      } else if (character === '#' && inPlural) {
        push({ number: true });
      } else {
        text += character;
      }
    }
    if (text) list.push(text);
    return list;
  }
  function argument() {
    const [, name, kind] = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*,\s*)?/.exec(pattern.slice(at));
    at += /^\{\s*\w+\s*(?:,\s*\w+\s*,\s*)?/.exec(pattern.slice(at))[0].length;
    if (!kind) return { name };
    if (!types[kind]) throw new Error(`expected a plural, got '${kind}' in ${pattern}`);
    const forms = {};
    while (pattern[at] !== '}') {
      const [head, selector] = /^\s*([=\w]+)\s*\{/.exec(pattern.slice(at));
      at += head.length;
      forms[selector] = parts(true);
      at += 1 + /^\s*/.exec(pattern.slice(at + 1))[0].length;
    }
    return { name, forms, kind };
  }
  return parts(false);
}

class Message {
  constructor(pattern, locale) {
    this.parts = parse(pattern);
    this.locale = locale;
    this.rules = {};
  }

  format(values) { return this.text(this.parts, values, undefined); }

  text(parts, values, count) {
    let text = '';
    for (const part of parts) {
      if (typeof part === 'string') text += part;
      else if (part.number) text += this.number(count);
      else if (part.forms) text += this.text(this.form(part, values), values, values[part.name]);
      else text += values[part.name];
    }
    return text;
  }

  // Opened when it is first needed: most messages show no number.
  number(count) {
    this.numbers = this.numbers || new Intl.NumberFormat(this.locale);
    return this.numbers.format(count);
  }

  form({ name, forms, kind }, values) {
    this.rules[kind] = this.rules[kind] || new Intl.PluralRules(this.locale, { type: types[kind] });
    return forms[`=${values[name]}`] || forms[this.rules[kind].select(values[name])] || forms.other;
  }
}

module.exports = { Message };
