/// The outputs of a build, which can be hundreds of thousands: plain numbers, and one buffer for all paths.
struct OutputList: Sendable {
  /// One output; its names are numbers of `names`.
  struct Entry: Sendable {
    fileprivate(set) var path: Range<Int32>
    let digest: SHA256.Digest
    let size: Int32
    let template: Int32
    let locale: Int32
    let servedLocale: Int32
    let storefront: Int32
    let state: Int32
    let format: Int32
    /// Which of `claimSets` it makes.
    let claims: Int32
  }

  /// The names of templates, locales and the like, each once.
  private(set) var names = Numbering<String>()
  /// The sets of claims, each once.
  private(set) var claimSets = Numbering<[ManifestClaim]>()
  private(set) var entries: [Entry] = []
  private var paths: [UInt8] = []

  /// Makes place for a number of outputs.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
    paths.reserveCapacity(count * 40)
  }

  /// Adds an output.
  mutating func append(_ output: Output) {
    let start = Int32(paths.count)
    paths.append(contentsOf: output.path.utf8)
    entries.append(
      Entry(
        path: start..<Int32(paths.count), digest: output.digest, size: Int32(output.size),
        template: names[output.template], locale: names[output.locale],
        servedLocale: names[output.servedLocale], storefront: names[output.storefront],
        state: names[output.state], format: names[output.format], claims: claimSets[output.claims]))
  }

  /// Sorts the outputs by the bytes of their paths.
  mutating func sort() {
    let paths = paths
    paths.withUnsafeBufferPointer { paths in
      entries.sort { precedes(paths[slice($0)], paths[slice($1)]) }
    }
  }

  /// The path of an output, in UTF-8.
  func path(of entry: Entry) -> ArraySlice<UInt8> { paths[slice(entry)] }

  /// An output with its names.
  func output(of entry: Entry) -> Output {
    func name(_ number: Int32) -> String { names.values[Int(number)] }
    return Output(
      path: String(decoding: path(of: entry), as: UTF8.self), digest: entry.digest,
      size: Int(entry.size), template: name(entry.template), locale: name(entry.locale),
      servedLocale: name(entry.servedLocale), storefront: name(entry.storefront),
      state: name(entry.state), format: name(entry.format),
      claims: claimSets.values[Int(entry.claims)])
  }

  /// The output with a path in UTF-8; the list must be sorted.
  func entry(at wanted: ArraySlice<UInt8>) -> Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(self.path(of: entries[middle]), wanted) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < entries.count, self.path(of: entries[low]) == wanted else { return nil }
    return entries[low]
  }

  /// One output with its names.
  struct Output: Sendable {
    let path: String
    let digest: SHA256.Digest
    let size: Int
    let template: String
    let locale: String
    let servedLocale: String
    let storefront: String
    let state: String
    let format: String
    let claims: [ManifestClaim]
  }
}

private func slice(_ entry: OutputList.Entry) -> Range<Int> {
  Int(entry.path.lowerBound)..<Int(entry.path.upperBound)
}

private func precedes<Bytes: Sequence<UInt8>>(_ left: Bytes, _ right: Bytes) -> Bool {
  left.lexicographicallyPrecedes(right)
}
