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

  /// The names of files and folders in a folder of all layers, sorted, each once.
  func names(in subfolder: String = "") throws(InputError) -> [String] {
    var names: Set<String> = []
    for layer in layers {
      switch layer {
      case .folder(let folder):
        let path = Paths.join(folder, subfolder)
        guard Paths.isDirectory(path) else { continue }
        do throws(FileError) { names.formUnion(try Paths.names(in: path)) } catch {
          throw .file(error)
        }
      case .embedded(let folder):
        let prefix = subfolder.isEmpty ? folder + "/" : "\(folder)/\(subfolder)/"
        for file in EmbeddedFile.all where file.path.hasPrefix(prefix) {
          let rest = file.path.dropFirst(prefix.count)
          names.insert(String(rest.prefix { $0 != "/" }))
        }
      }
    }
    return names.sorted()
  }

  /// The bytes of all files whose names end in a way, of each layer in order and there by name.
  func contents(endingWith suffix: String) throws(InputError) -> [Content] {
    var contents: [Content] = []
    for layer in layers {
      for name in try ResourceLayers(layers: [layer]).names() where name.hasSuffix(suffix) {
        switch layer {
        case .folder(let folder):
          let path = Paths.join(folder, name)
          do throws(FileError) {
            contents.append(
              Content(name: name, file: path, bytes: try FileReader.bytes(at: path), isOwn: true))
          } catch {
            throw .file(error)
          }
        case .embedded(let folder):
          guard let file = EmbeddedFile.at("\(folder)/\(name)") else { continue }
          contents.append(
            Content(
              name: name, file: "built-in \(folder)/\(name)", bytes: file.bytes, isOwn: false))
        }
      }
    }
    return contents
  }

  /// A file that was found.
  struct Content {
    /// The name in its folder.
    let name: String
    /// The file, as findings name it.
    let file: String
    let bytes: [UInt8]
    /// Whether a person wrote it, and it is not built in.
    let isOwn: Bool
  }

  private func file(_ path: String, in layer: Layer) throws(InputError) -> SourceText? {
    switch layer {
    case .folder(let folder):
      let full = Paths.join(folder, path)
      return Paths.fileExists(full) ? try Inputs.source(at: full) : nil
    case .embedded(let folder):
      return EmbeddedFile.at("\(folder)/\(path)")?.source
    }
  }
}
