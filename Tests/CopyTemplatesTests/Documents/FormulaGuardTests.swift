import Testing

@testable import CopyTemplates

@Suite struct FormulaGuardTests {
  static let rows: [(text: String, cell: String)] = [
    ("", ""), ("a", "a"), ("a=1", "a=1"), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"),
    ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"), ("\r=1", "'\r=1"), ("\n=1", "'\n=1"),
    ("＝1", "'＝1"),
    ("'", "'"), ("'n", "'n"), ("'=1", "''=1"), ("''=1", "'''=1"), ("''", "''"), (" =1", " =1"),
  ]

  @Test(arguments: rows)
  func protectsReversibly(text: String, cell: String) {
    #expect(FormulaGuard.protected(text) == cell)
    #expect(FormulaGuard.unprotected(cell) == text)
  }
}
