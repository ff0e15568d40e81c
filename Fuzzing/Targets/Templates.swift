import CopyTemplates
import PricingEngine

/// A layout that compiles renders hostile values.
///
/// The first byte chooses whether it makes HTML or text.
func readMustache(_ bytes: [UInt8]) {
  let (escaping, rest) = choosing([.html, .none] as [MustacheTemplate.Escaping], bytes)
  guard let text = source(rest) else { return }
  do throws(TemplateErrors) {
    let layout = try MustacheTemplate(
      compiling: text, partials: partials, schema: LayoutSample.type, escaping: escaping)
    do throws(ViewMismatch) {
      let output = try layout.render(LayoutSample.value)
      // No part of a value may become a tag, wherever the layout puts it.
      let mayHold = escaping == .none || text.text.contains(LayoutSample.tag)
      precondition(mayHold || !output.contains(LayoutSample.tag), output)
    } catch {
      fatalError("\(error)")
    }
  } catch {
    show(error.errors.map(\.finding), in: text)
  }
}

private let partials = ["part": source("{{title}}".utf8)].compactMapValues(\.self)

func readTemplate(_ bytes: [UInt8]) {
  guard let text = source(bytes) else { return }
  var findings: [Finding] = []
  _ = TemplateReader.read(text, contract: PackageFile.contract, into: &findings)
  show(findings, in: text)
}

/// A value of each type that layouts know.
enum LayoutSample {
  /// What the texts hold, and no output.
  static let tag = "<x-fuzz>"

  static let type = ViewType.object([
    "title": .text, "trial": .flag, "badge": .optional(of: .text),
    "support": .optional(of: .url), "data": .json,
    "plans": .list(of: .object(["name": .text])),
  ])

  static let value = ViewValue.object([
    "title": .text("\"'>\(tag)</script>\u{2068}{{title}}\u{2069}"), "trial": .flag(true),
    "badge": .absent, "support": .absent, "data": .json(ScriptJSON(.object([("a", .string(tag))]))),
    "plans": .list([.object(["name": .text(tag)]), .object(["name": .text("")])]),
  ])
}
