"""The files that a paywall is made of: catalog, project, price list, and the project's tables."""
import csv
import dataclasses
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
MONTHS = {"M": 1, "Y": 12}


@dataclasses.dataclass(frozen=True)
class Product:
    identifier: str
    period: str
    names: dict  # by language tag
    prices: dict  # text by storefront

    @property
    def months(self):
        return int(self.period[1:-1]) * MONTHS[self.period[-1]]


@dataclasses.dataclass(frozen=True)
class Storefront:
    code: str
    alpha2: str
    currency: str
    is_national: bool


def json_with_comments(path):
    """JSON with // and /* */ comments, which are blank; what stands in a string is no comment."""
    text = path.read_text(encoding="utf-8")
    parts = r'("(?:[^"\\]|\\.)*")|//[^\n]*|/\*.*?\*/'
    return json.loads(re.sub(parts, lambda match: match[1] or " ", text, flags=re.S))


def table(name):
    lines = (ROOT / "Data" / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def currencies():
    """The fraction digits of each currency."""
    return {row["code"]: int(row["fraction_digits"]) for row in table("currencies.csv")}


def storefronts():
    return {
        row["alpha3"]: Storefront(
            row["alpha3"], row["alpha2"], row["currency"], row["national_currency"] == "yes")
        for row in table("storefronts.csv")
    }


def products(catalog, price_list, order):
    """The products of a .storekit file in the order of the project, and the catalog's own locale.

    Only plans of months or years without offers are read, which is what the pages here are about.
    """
    document = json.loads(catalog.read_text(encoding="utf-8"))
    with open(price_list, encoding="utf-8") as file:
        listed = list(csv.DictReader(file))
    found = {}
    for group in document["subscriptionGroups"]:
        for item in group["subscriptions"]:
            identifier = item["productID"]
            assert not item["introductoryOffer"], f"{identifier} has an offer, which this peer cannot show"
            prices = {row["territory"]: row["price"] for row in listed if row["product"] == identifier}
            names = {
                text["locale"].replace("_", "-"): text["displayName"] for text in item["localizations"]
            }
            found[identifier] = Product(identifier, item["recurringSubscriptionPeriod"], names, prices)
    return [found[name] for name in order], document["settings"]["_locale"].replace("_", "-")
