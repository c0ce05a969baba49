import Testing

@testable import Audit

@Suite("Telling whether a statement is ordered")
struct SQLOutlineTests {
  @Test(
    "an order by of the outermost select counts",
    arguments: [
      "select a from t order by a", "SELECT a FROM t ORDER  BY a;", "with c as (select 1) select * from c\norder by 1",
      "select 'x)' from t order by a", "select [a(] from t -- (\norder by a",
    ])
  func ordered(sql: String) {
    #expect(SQLOutline(sql).isOrdered)
  }

  @Test(
    "an order by anywhere else does not",
    arguments: [
      "select a from t", "select a from (select a from t order by a)", "select a from t -- order by a",
      "select 'order by a' from t", "select a from t /* order by a */", "select \"order by\" from t",
      "select row_number() over (order by a) from t", "",
    ])
  func unordered(sql: String) {
    #expect(!SQLOutline(sql).isOrdered)
  }
}
