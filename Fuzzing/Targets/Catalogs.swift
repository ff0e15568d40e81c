import CopyTemplates
import PricingEngine

/// A catalog that was read is written and read again, without loss.
func readCatalog(_ bytes: [UInt8]) {
  let (format, rest) = choosing([nil] + CatalogFormat.allCases, bytes)
  guard let text = source(rest) else { return }
  for date in [nil, someDay] {
    let reading = CatalogReader.read(text, format: format, asOf: date)
    show(reading.findings, in: text)
    guard let catalog = reading.catalog,
      !reading.findings.contains(where: { $0.severity == .error })
    else { continue }
    let written = NativeCatalogWriter.text(of: catalog)
    guard let copy = source(written.utf8) else { fatalError("the catalog is written as no text") }
    let again = CatalogReader.read(copy, format: .catalog, asOf: date)
    precondition(
      !again.findings.contains { $0.severity == .error },
      "a catalog that was written is refused:\n\(written)\n\(again.findings)")
    compare(catalog)
  }
}

/// Works out what copy says of the products: quotes, savings against each other, prices per other periods.
private func compare(_ catalog: Catalog) {
  var plans: [Plan] = []
  for product in catalog.products.prefix(8) {
    do throws(PlanError) {
      plans += try Plan.plans(of: product, in: catalog.storefront)
    } catch {
      _ = "\(error)"
    }
  }
  _ = Quote.quotes(for: plans, among: plans)
  for plan in plans {
    for unit in [.day, .week, .month, .year] as [SubscriptionPeriod.Unit] {
      do throws(NoEquivalent) { _ = try plan.equivalent(per: unit) } catch { _ = "\(error)" }
    }
  }
}

func readPrices(_ bytes: [UInt8]) {
  let (productID, rest) = choosing([nil, "app.pro"], bytes)
  guard let text = source(rest) else { return }
  for date in [nil, someDay] {
    show(PriceListReader.read(text, productID: productID, asOf: date).findings, in: text)
  }
}

func readProject(_ bytes: [UInt8]) {
  guard let text = source(bytes) else { return }
  var findings: [Finding] = []
  _ = ProjectReader.read(text, into: &findings)
  show(findings, in: text)
}

let someDay: CalendarDate? = {
  do throws(CalendarDateError) { return try CalendarDate(iso: "2026-03-01") } catch { return nil }
}()
