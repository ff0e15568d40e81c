// Which sections of a template are written, and with which message and values.
'use strict';
const sums = require('./sums');

// What is true of plans that renew, have no offer and are sold by the App Store.
const provenClaims = ['renews-automatically', 'cancel-anytime', 'restore-available'];
const pageSubjects = ['appStore', 'restoringStore'];
const planSubjects = ['renewingPlan', ...pageSubjects];

class Paywall {
  constructor(template, contract, project, reader) {
    Object.assign(this, { template, contract, project, reader });
  }

  // What the layout sees.
  view(products, catalogLocale, prices) {
    const { reader } = this;
    const view = {};
    const values = { app: () => reader.ownText(this.project.app.name, {}) };
    const plans = products.map((product) => ({
      period: product.period, months: product.months, price: product.price(prices.storefront.code),
    }));
    for (const section of this.template.sections) {
      if (section.plans) {
        view.plans = products.map(
          (product, index) => this.plan(section.plans, product, plans[index], plans, catalogLocale, prices));
      } else {
        view[section.id] = this.section(section, values, pageSubjects, provenClaims);
      }
    }
    view.labels = {};
    for (const [name, key] of Object.entries(this.template.labels)) view.labels[name] = reader.text(key, {});
    return Object.assign(view, {
      lang: reader.tag, dir: reader.isRightToLeft ? 'rtl' : 'ltr', evidence: null,
      title: view.headline.text.replace(/[\u2068\u2069]/g, ''),
    });
  }

  plan(sections, product, plan, plans, catalogLocale, prices) {
    const { reader } = this;
    const currencyDigits = prices.storefront.digits;
    const digits = sums.shownDigits(plan.price, currencyDigits);
    const values = {
      product: () => reader.isolated(reader.servedBy(product.names) || product.names[catalogLocale]),
      price: () => prices.price(plan.price, digits),
      rate: () => reader.period(plan.period, 'rate'),
      length: () => reader.period(plan.period, 'length'),
    };
    if (plan.months > 1) {
      values.equivalentPrice = () => prices.price(sums.pricePerMonth(plan.price, plan.months, digits), digits);
      values.equivalentRate = () => reader.period('P1M', 'rate');
    }
    const saving = sums.savings(plan.price, plan.months, plans);
    if (saving) {
      const { reference } = saving;
      values.percent = () => reader.percent(saving.percent);
      values.referencePrice = () => prices.price(
        reference.price, sums.shownDigits(reference.price, currencyDigits));
      values.referenceRate = () => reader.period(reference.period, 'rate');
    }
    const claims = saving ? [...provenClaims, 'savings-percent'] : provenClaims;
    const view = { productID: product.id };
    for (const section of sections) view[section.id] = this.section(section, values, planSubjects, claims);
    return view;
  }

  // The first of a section's texts that can be written truthfully; null when there is none.
  section(section, values, subjects, claims) {
    if (section.fact) return this.fact(section.fact);
    if (section.values) {
      const name = section.values.find((candidate) => values[candidate]);
      return name ? { text: values[name]() } : null;
    }
    for (const key of section.messages) {
      const terms = this.contract[key];
      const names = Object.keys(terms.arguments || {});
      if ([].concat(terms.about || []).every((subject) => subjects.includes(subject))
        && (terms.claims || []).every((claim) => claims.includes(claim))
        && names.every((name) => values[name])) {
        const shown = Object.fromEntries(names.map((name) => [name, values[name]()]));
        return { text: this.reader.text(key, shown), url: this.project.links[section.link] };
      }
    }
    return null;
  }

  fact(fact) {
    const { features, freeTier } = this.project;
    let items = [];
    if (fact === 'features') items = features.map((feature) => this.reader.ownText(feature.text, {}));
    if (fact === 'freeTier') items = [this.reader.ownText(freeTier.text, { limit: freeTier.limit })];
    return items.length ? { items: items.map((text) => ({ text })) } : null;
  }
}

module.exports = { Paywall };
