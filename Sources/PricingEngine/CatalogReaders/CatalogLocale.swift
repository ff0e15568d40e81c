/// The BCP 47 tag of a locale as catalogs write it (`pt-BR`, `pt_BR`); `nil` for one that CLDR does not know.
func storeKitLocaleTag(_ code: String) -> String? {
  do { return try LocaleTag(code).tag } catch { return nil }
}
