// The figures of a plan in whole numbers (BigInt) of the smallest unit that its prices need: exact, and rounded once.
'use strict';

const digitsOf = (price) => (price.split('.')[1] || '').replace(/0+$/, '').length;

const shownDigits = (price, currencyDigits) => Math.max(currencyDigits, digitsOf(price));

function units(price, digits) {
  const [whole, fraction = ''] = price.split('.');
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

function text(amount, digits) {
  const padded = amount.toString().padStart(digits + 1, '0');
  return digits ? `${padded.slice(0, -digits)}.${padded.slice(-digits)}` : padded;
}

// The price of one month, rounded up.
function pricePerMonth(price, months, digits) {
  const divisor = BigInt(months);
  return text((units(price, digits) + divisor - 1n) / divisor, digits);
}

// The saving against the shortest of some plans in whole percent, rounded down; undefined when there is none.
function savings(price, months, plans) {
  const reference = plans.reduce((least, plan) => (plan.months < least.months ? plan : least));
  if (reference.months >= months || months % reference.months) return undefined;
  const digits = Math.max(digitsOf(price), digitsOf(reference.price));
  const total = units(reference.price, digits) * BigInt(months / reference.months);
  const saved = total - units(price, digits);
  const percent = saved > 0n ? saved * 100n / total : 0n;
  return percent >= 1n ? { percent, reference } : undefined;
}

module.exports = { shownDigits, pricePerMonth, savings };
