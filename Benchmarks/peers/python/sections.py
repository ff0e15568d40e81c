"""Which sections of a template are written, and with which message and values."""
import sums

# What is true of plans that renew, have no offer and are sold by the App Store.
PROVEN_CLAIMS = {"renews-automatically", "cancel-anytime", "restore-available"}
PLAN_SUBJECTS = {"renewingPlan", "appStore", "restoringStore"}
PAGE_SUBJECTS = {"appStore", "restoringStore"}


class Paywall:
    """The copy of one template for one reader and storefront."""

    def __init__(self, template, contract, project, words, prices, currency_digits):
        self.template = template
        self.contract = contract
        self.project = project
        self.words = words
        self.prices = prices
        self.currency_digits = currency_digits

    def view(self, products, catalog_locale):
        """What the layout sees."""
        storefront = self.prices.storefront.code
        plans = [(product.prices[storefront], product.months) for product in products]
        reader = self.words.reader
        view = self.page_sections()
        view["plans"] = [
            self.plan_sections(product, plans, catalog_locale) for product in products
        ]
        view["labels"] = {name: self.words.text(key, {}) for name, key in self.template["labels"].items()}
        view |= {
            "lang": reader.tag, "dir": "rtl" if reader.is_right_to_left else "ltr", "evidence": None,
            "title": view["headline"]["text"].replace("\u2068", "").replace("\u2069", ""),
        }
        return view

    def page_sections(self):
        values = {"app": lambda: self.words.own_text(self.project["app"]["name"], {})}
        sections = [section for section in self.template["sections"] if "plans" not in section]
        return {
            section["id"]: self.section(section, values, PAGE_SUBJECTS, PROVEN_CLAIMS) for section in sections
        }

    def plan_sections(self, product, plans, catalog_locale):
        values, claims = self.plan_values(product, plans, catalog_locale)
        sections = next(section["plans"] for section in self.template["sections"] if "plans" in section)
        view = {section["id"]: self.section(section, values, PLAN_SUBJECTS, claims) for section in sections}
        return view | {"productID": product.identifier}

    def plan_values(self, product, plans, catalog_locale):
        """The values that messages of a plan can show, each worked out when it is asked for, and proven claims."""
        words, reader = self.words, self.words.reader
        price = product.prices[self.prices.storefront.code]
        digits = sums.shown_digits(price, self.currency_digits)
        name = reader.served_by(product.names) or product.names[catalog_locale]
        values = {
            "product": lambda: reader.isolated(name),
            "price": lambda: self.price(price),
            "rate": lambda: words.period(product.period, "rate"),
            "length": lambda: words.period(product.period, "length"),
        }
        if product.months > 1:
            values["equivalentPrice"] = lambda: self.prices.price(
                sums.price_per_month(price, product.months, digits), digits)
            values["equivalentRate"] = lambda: words.period("P1M", "rate")
        saving = sums.savings(price, product.months, plans)
        if saving is None:
            return values, PROVEN_CLAIMS
        values["percent"] = lambda: words.percent(saving.percent)
        values["referencePrice"] = lambda: self.price(saving.reference_price)
        values["referenceRate"] = lambda: words.period(f"P{saving.reference_months}M", "rate")
        return values, PROVEN_CLAIMS | {"savings-percent"}

    def price(self, text):
        return self.prices.price(text, sums.shown_digits(text, self.currency_digits))

    def section(self, section, values, subjects, claims):
        """The first of a section's texts that can be written truthfully; None when there is none."""
        if "fact" in section:
            return self.fact(section)
        if "values" in section:
            name = next((name for name in section["values"] if name in values), None)
            return {"text": values[name]()} if name else None
        for key in section["messages"]:
            terms = self.contract[key]
            about = terms.get("about", [])
            arguments = terms.get("arguments", {})
            if (
                {about} if isinstance(about, str) else set(about)
            ) <= subjects and set(terms.get("claims", [])) <= claims and set(arguments) <= set(values):
                text = self.words.text(key, {name: values[name]() for name in arguments})
                return {"text": text, "url": self.project["links"].get(section.get("link"))}
        return None

    def fact(self, section):
        if section["fact"] == "features":
            items = [self.words.own_text(feature["text"], {}) for feature in self.project["features"]]
        elif section["fact"] == "freeTier":
            tier = self.project["freeTier"]
            items = [self.words.own_text(tier["text"], {"limit": tier["limit"]})]
        else:
            items = []
        return {"items": [{"text": text} for text in items]} if items else None
