import PricingEngine

/// Files by name from several places: a team's own folders first, then what the program carries within itself.
struct ResourceLayers {
  /// A place where files are.
  enum Layer {
    /// A folder.
    case folder(String)
    /// A folder of the package that the program embeds.
    case embedded(String)
  }

  /// The places, the first of which that has a file wins.
  let layers: [Layer]

  /// The first file with a path, or `nil` when no layer has one.
  func file(_ path: String) throws(InputError) -> SourceText? {
    for layer in layers {
      if let file = try file(path, in: layer) { return file }
    }
    return nil
  }

  /// The files with a path in all layers, in their order.
  func files(_ path: String) throws(InputError) -> [SourceText] {
    var files: [SourceText] = []
    for layer in layers {
      if let file = try file(path, in: layer) { files.append(file) }
    }
    return files
  }

  /// The names of files and folders at the top of all layers, sorted, each once.
  func names() throws(InputError) -> [String] {
    var names: Set<String> = []
    for layer in layers {
      switch layer {
      case .folder(let folder):
        do throws(FileError) { names.formUnion(try Paths.names(in: folder)) } catch {
          throw .file(error)
        }
      case .embedded(let folder):
        for file in EmbeddedFile.all where file.path.hasPrefix(folder + "/") {
          let rest = file.path.dropFirst(folder.count + 1)
          names.insert(String(rest.prefix { $0 != "/" }))
        }
      }
    }
    return names.sorted()
  }

  private func file(_ path: String, in layer: Layer) throws(InputError) -> SourceText? {
    switch layer {
    case .folder(let folder):
      let full = Paths.join(folder, path)
      return Paths.fileExists(full) ? try Inputs.source(at: full) : nil
    case .embedded(let folder):
      guard let file = EmbeddedFile.at("\(folder)/\(path)") else { return nil }
      return try Inputs.source(bytes: file.bytes, named: "built-in \(folder)/\(path)")
    }
  }
}
