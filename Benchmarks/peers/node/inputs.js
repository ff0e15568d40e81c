// The files that a paywall is made of: catalog, project, price list, and the project's tables.
'use strict';
const fs = require('fs');
const path = require('path');

const root = path.join(__dirname, '..', '..', '..');

// JSON with comments, which become blank; what stands in a string is no comment.
function jsonWithComments(file) {
  const parts = /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g;
  return JSON.parse(fs.readFileSync(file, 'utf8').replace(parts, (_, text) => text || ' '));
}

const fields = (line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)]
  .map(([, quoted, plain]) => (quoted === undefined ? plain : quoted.replace(/""/g, '"')));

// The rows of a CSV as objects.
function table(file) {
  const lines = fs.readFileSync(file, 'utf8').split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
  const columns = fields(lines.shift());
  return lines.map((line) => {
    const values = fields(line);
    return Object.fromEntries(columns.map((column, index) => [column, values[index]]));
  });
}

function storefronts() {
  const digits = new Map(table(path.join(root, 'Data/currencies.csv'))
    .map((row) => [row.code, Number(row.fraction_digits)]));
  return new Map(table(path.join(root, 'Data/storefronts.csv')).map((row) => [row.alpha3, {
    code: row.alpha3, alpha2: row.alpha2, currency: row.currency, digits: digits.get(row.currency),
    isNational: row.national_currency === 'yes',
  }]));
}

// The products in the order of the project: plans of months or years without offers.
function products(catalogFile, priceFile, order) {
  const catalog = JSON.parse(fs.readFileSync(catalogFile, 'utf8'));
  const prices = new Map();
  for (const row of table(priceFile)) prices.set(`${row.product} ${row.territory}`, row.price);
  const found = new Map();
  for (const group of catalog.subscriptionGroups) {
    for (const item of group.subscriptions) {
      const period = item.recurringSubscriptionPeriod;
      const names = item.localizations.map((text) => [text.locale.replace('_', '-'), text.displayName]);
      found.set(item.productID, {
        id: item.productID, period, names: Object.fromEntries(names),
        months: Number(period.slice(1, -1)) * (period.endsWith('Y') ? 12 : 1),
        price: (storefront) => prices.get(`${item.productID} ${storefront}`),
      });
    }
  }
  return { products: order.map((id) => found.get(id)), locale: catalog.settings._locale.replace('_', '-') };
}

module.exports = { root, jsonWithComments, storefronts, products };
