import CopyTemplates
import Testing

struct ViewFieldsTests {
  @Test func keepsTheOrder() {
    let fields: ViewFields = ["b": .text, "a": .flag]
    #expect(fields.names == ["b", "a"])
    #expect(fields.types == [.text, .flag])
  }

  @Test func refusesANameTwice() async {
    await #expect(processExitsWith: .failure) {
      _ = ViewFields([(name: "a", type: .text), (name: "a", type: .flag)])
    }
  }
}
