import CopyTemplates
import PricingEngine

func readWords(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  do throws(LocaleError) { _ = try LocaleTag(text) } catch { _ = error.message }
  do throws(DecimalError) { _ = try ExactDecimal(parsing: text) } catch { _ = "\(error)" }
  do throws(PeriodError) { _ = try SubscriptionPeriod(iso: text) } catch { _ = "\(error)" }
  do throws(CalendarDateError) { _ = try CalendarDate(iso: text) } catch { _ = "\(error)" }
  do throws(ReaderStateError) { _ = try ReaderState(text) } catch { _ = "\(error)" }
  do throws(LinkURLError) { _ = try LinkURL(text) } catch { _ = "\(error)" }
  do throws(StorefrontError) { _ = try Storefront(code: text) } catch { _ = "\(error)" }
}
