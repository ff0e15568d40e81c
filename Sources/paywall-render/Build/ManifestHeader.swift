import CopyTemplates
import PricingEngine

/// A file that outputs depend on.
struct ManifestInput: Sendable {
  /// What the file is for: `catalog`, `prices`, `project`, `contract`, `messages` or `template`.
  let kind: String
  /// The file's name, without the folder that it was found in.
  let file: String
  /// The digest of its bytes.
  let digest: SHA256.Digest

  /// A file as it was read.
  init(_ kind: String, _ source: SourceText) {
    self.kind = kind
    file =
      source.file.hasPrefix("built-in ")
      ? source.file : String(source.file.split(separator: "/").last ?? "")
    digest = SHA256.digest(Array(source.bytes))
  }

  fileprivate var json: JSONOutput {
    .object([
      ("kind", .string(kind)), ("file", .string(file)), ("sha256", .string(digest.hexadecimal)),
    ])
  }
}

/// Everything that a manifest says about a whole build, before its outputs.
struct ManifestHeader: Sendable {
  /// The options that change what is written, by their names.
  let settings: [(name: String, value: String)]
  /// What every output depends on.
  let inputs: [ManifestInput]
  /// What the outputs of each template depend on besides.
  let templates: [(name: String, inputs: [ManifestInput])]
  /// What the outputs of each locale depend on besides.
  let locales: [(name: String, inputs: [ManifestInput])]

  /// The first lines of the manifest; only the line of the shard differs between the shards of a build.
  func lines(shard: Shard?) -> [String] {
    let environment = FormattingEnvironment()
    let versions = JSONOutput.object([
      ("program", .string(VersionText.program)), ("icu", .string(environment.icu)),
      ("cldr", .string(environment.cldr)),
    ])
    return [
      "{", "  \"schema\": \"paywall-manifest/1\",", Self.shardLine(shard),
      "  \"environment\": \(versions.text(pretty: false)),",
      "  \"settings\": \(JSONOutput.object(settings.map { ($0.name, .string($0.value)) }).text(pretty: false)),",
    ]
      + list("inputs", inputs.map(\.json)) + list("templates", templates.map(Self.json))
      + list("locales", locales.map(Self.json))
  }

  /// The line that says which part of a build a manifest is of.
  static func shardLine(_ shard: Shard?) -> String {
    "  \"shard\": \(shard.map { "\"\($0.text)\"" } ?? "null"),"
  }

  private static func json(_ group: (name: String, inputs: [ManifestInput])) -> JSONOutput {
    .object([("name", .string(group.name)), ("inputs", .array(group.inputs.map(\.json)))])
  }

  private func list(_ name: String, _ elements: [JSONOutput]) -> [String] {
    let last = elements.count - 1
    return ["  \"\(name)\": ["]
      + elements.enumerated().map { index, element in
        "    \(element.text(pretty: false))" + (index == last ? "" : ",")
      } + ["  ],"]
  }
}
