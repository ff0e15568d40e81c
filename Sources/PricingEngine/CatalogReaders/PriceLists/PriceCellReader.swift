/// Reads single cells of a price list; each wrong one becomes a finding about the cell.
struct PriceCellReader {
  /// The product that findings are about.
  var productID: String?
  /// Lists name the same few storefronts over and over.
  private var storefronts: [String: Storefront] = [:]

  /// A text that is not empty and no formula.
  func text(_ cell: PriceCell, expected: String, into findings: inout [Finding]) -> String? {
    guard !cell.text.isEmpty else {
      findings.append(
        cell.finding(
          rule: "price-list-empty", productID: productID,
          "expected \(expected), got an empty field",
          fix: "fill in the field, or remove the line"))
      return nil
    }
    guard !isFormula(cell.text) else {
      findings.append(
        cell.finding(
          rule: "price-list-formula", productID: productID,
          "expected \(expected), got the formula '\(quotable(cell.text))'",
          fix: "write the value in place of the formula"))
      return nil
    }
    return cell.text
  }

  /// A storefront by code or name.
  mutating func storefront(_ cell: PriceCell, into findings: inout [Finding]) -> Storefront? {
    if let known = storefronts[cell.text] { return known }
    guard let name = text(cell, expected: "a storefront", into: &findings) else { return nil }
    do throws(StorefrontError) {
      let storefront = try StorefrontNames.storefront(named: name)
      storefronts[name] = storefront
      return storefront
    } catch {
      findings.append(
        cell.finding(
          rule: "storefront-unknown", productID: productID,
          "expected a storefront such as 'DEU', got '\(quotable(name))'",
          fix: error.suggestion.map { "write '\($0)'" } ?? "write a code of three letters"))
      return nil
    }
  }

  /// The currency of a price: that of the storefront in the App Store, any in another store.
  func currency(
    _ cell: PriceCell, of storefront: Storefront, soldBy store: Store,
    into findings: inout [Finding]
  ) -> Currency? {
    if cell.text == storefront.currency.code { return storefront.currency }
    guard let code = text(cell, expected: "a currency", into: &findings) else { return nil }
    if code.uppercased() == storefront.currency.code { return storefront.currency }
    guard store == .appStore else { return currency(code, at: cell, into: &findings) }
    findings.append(
      cell.finding(
        rule: "price-currency", productID: productID,
        "expected '\(storefront.currency)', the currency of \(storefront), got '\(quotable(code))'",
        fix: "check the line: prices are not converted"))
    return nil
  }

  private func currency(
    _ code: String, at cell: PriceCell, into findings: inout [Finding]
  ) -> Currency? {
    do throws(CurrencyError) { return try Currency(code: code.uppercased()) } catch {
      findings.append(
        cell.finding(
          rule: "currency-unknown", productID: productID,
          "expected a currency of ISO 4217 such as 'EUR', got '\(quotable(code))'"))
      return nil
    }
  }

  /// A price: a plain number that nobody can take for a grouped one.
  func amount(
    _ cell: PriceCell, currency: Currency?, into findings: inout [Finding]
  ) -> ExactDecimal? {
    do throws(DecimalError) {
      let amount = try ExactDecimal(parsing: cell.text)
      guard amount.fractionDigits != 3 || currency?.fractionDigits == 3 else {
        findings.append(grouped(cell, as: amount, currency: currency))
        return nil
      }
      if let currency, amount.trimmed.fractionDigits > currency.fractionDigits {
        findings.append(tooFine(cell, currency: currency))
      }
      return amount
    } catch {
      if error != .negative, text(cell, expected: "a price", into: &findings) == nil { return nil }
      findings.append(
        cell.finding(
          rule: "price-not-a-number", productID: productID,
          "expected a plain decimal number, got '\(quotable(cell.text))'", fix: error.fix))
      return nil
    }
  }

  /// The finding about a number like `149.000`, which is 149 to some programs and 149000 to others.
  private func grouped(_ cell: PriceCell, as amount: ExactDecimal, currency: Currency?) -> Finding {
    let whole = cell.text.filter { $0 != "." }
    return cell.finding(
      rule: "price-ambiguous", productID: productID,
      "expected a price, got '\(cell.text)', which can be read with a point or with grouping",
      fix: "write '\(whole)' or '\(amount.trimmed.widened(to: currency?.fractionDigits ?? 2))'")
  }

  private func tooFine(_ cell: PriceCell, currency: Currency) -> Finding {
    cell.finding(
      .warning, rule: "price-too-fine", productID: productID,
      "\(currency) has \(currency.fractionDigits) decimals, got '\(cell.text)'")
  }

  /// A day; an empty cell says that the price has always applied.
  func date(_ cell: PriceCell, into findings: inout [Finding]) -> CalendarDate? {
    guard !cell.text.isEmpty else { return nil }
    do throws(CalendarDateError) {
      return try CalendarDate(iso: cell.text)
    } catch {
      findings.append(cell.finding(rule: "date-invalid", productID: productID, error.message))
      return nil
    }
  }

  /// Yes or no; an empty cell says no.
  func flag(_ cell: PriceCell, into findings: inout [Finding]) -> Bool? {
    switch cell.text.lowercased() {
    case "true", "yes", "y", "1": return true
    case "", "false", "no", "n", "0": return false
    default:
      findings.append(
        cell.finding(
          rule: "price-list-flag", productID: productID,
          "expected 'true' or 'false', got '\(quotable(cell.text))'"))
      return nil
    }
  }

  /// A way to pay; an empty cell says up front.
  func billing(_ cell: PriceCell, into findings: inout [Finding]) -> BillingPlan.Kind? {
    switch headerKey(cell.text) {
    case "", "upfront", "billedupfront": return .upFront
    case "monthly": return .monthly
    default:
      findings.append(
        cell.finding(
          rule: "billing-plan-unknown", productID: productID,
          "expected 'UPFRONT' or 'MONTHLY', got '\(quotable(cell.text))'"))
      return nil
    }
  }
}

/// Whether a spreadsheet program takes a text for a formula.
private func isFormula(_ text: String) -> Bool {
  text.utf8.first.map { [0x3D, 0x2B, 0x2D, 0x40].contains($0) } ?? false
}
