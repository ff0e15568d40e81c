// Adds filters by locale and check; everything else works without it.
(() => {
  "use strict";
  const choices = document.querySelector(".r-choices");
  if (!choices) { return; }
  const locale = document.getElementById("filter-locale");
  const check = document.getElementById("filter-check");
  const each = (selector, act) => { document.querySelectorAll(selector).forEach(act); };
  const hasVisible = (part, selector) => part.querySelector(selector + ":not([hidden])") !== null;

  const apply = () => {
    each(".r-rule", (rule) => {
      rule.querySelectorAll(".r-finding").forEach((finding) => {
        const locales = finding.dataset.locales.split(" ");
        finding.hidden = locale.value !== "" && !locales.includes(locale.value);
      });
      const isOther = check.value !== "" && rule.dataset.check !== check.value;
      rule.hidden = isOther || !hasVisible(rule, ".r-finding");
    });
    each(".r-family:not(.r-kept)", (family) => { family.hidden = !hasVisible(family, ".r-rule"); });
    each(".r-locale, .r-row", (part) => {
      part.hidden = locale.value !== "" && part.dataset.locale !== locale.value;
    });
  };

  locale.addEventListener("change", apply);
  check.addEventListener("change", apply);
  document.querySelector(".r-filters").addEventListener("submit", (event) => { event.preventDefault(); });
  choices.hidden = false;
  apply();
})();
