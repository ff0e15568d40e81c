/// The outputs of a build, which can be a million: plain numbers, with each name, folder and file name once.
struct OutputList: Sendable {
  /// One output, by numbers.
  struct Entry: Sendable {
    /// The place of its folder in `folders` and of its name there in `files`.
    let folder: Int32
    let file: Int32
    let digest: SHA256.Digest
    let size: Int32
    /// The place of what it has in common with others in `kinds`.
    let kind: Int32
    /// The place of the storefront in `names`.
    let storefront: Int32
  }

  /// What outputs of many storefronts have in common: numbers of `names`, and of `claimSets`.
  struct Kind: Sendable, Hashable {
    let template: Int32
    let locale: Int32
    let servedLocale: Int32
    let state: Int32
    let format: Int32
    let claims: Int32
  }

  /// The names of templates, locales and the like, each once.
  private(set) var names = Numbering<String>()
  /// The sets of claims, each once.
  private(set) var claimSets = Numbering<[ManifestClaim]>()
  private(set) var kinds = Numbering<Kind>()
  /// The folders with a slash at the end; the output folder itself is empty.
  private(set) var folders = Numbering<String>()
  /// The names in their folders.
  private(set) var files = Numbering<String>()
  private(set) var entries: [Entry] = []
  private var order = Order()

  /// Makes place for a number of outputs.
  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds an output.
  mutating func append(_ output: Output) {
    let kind = Kind(
      template: names[output.template], locale: names[output.locale],
      servedLocale: names[output.servedLocale], state: names[output.state],
      format: names[output.format], claims: claimSets[output.claims])
    let (folder, file) = Self.parts(of: output.path)
    entries.append(
      Entry(
        folder: folders[folder], file: files[file], digest: output.digest,
        size: Int32(output.size), kind: kinds[kind], storefront: names[output.storefront]))
  }

  /// Sorts the outputs by the bytes of their paths.
  mutating func sort() {
    order = Order(folders: folders.values, files: files.values)
    let order = order
    if order.isNested {
      let (folders, files) = (folders.values, files.values)
      func path(_ entry: Entry) -> String { folders[Int(entry.folder)] + files[Int(entry.file)] }
      entries.sort { path($0).utf8.lexicographicallyPrecedes(path($1).utf8) }
    } else {
      entries.sort { order.rank($0.folder, $0.file) < order.rank($1.folder, $1.file) }
    }
  }

  /// The path of an output.
  func path(of entry: Entry) -> String {
    folders.values[Int(entry.folder)] + files.values[Int(entry.file)]
  }

  /// An output with its names.
  func output(of entry: Entry) -> Output {
    func name(_ number: Int32) -> String { names.values[Int(number)] }
    let kind = kinds.values[Int(entry.kind)]
    return Output(
      path: path(of: entry), digest: entry.digest, size: Int(entry.size),
      template: name(kind.template), locale: name(kind.locale),
      servedLocale: name(kind.servedLocale), storefront: name(entry.storefront),
      state: name(kind.state), format: name(kind.format),
      claims: claimSets.values[Int(kind.claims)])
  }

  /// Whether there is an output with a path; the list must be sorted.
  func holds(_ path: String) -> Bool {
    let (folder, file) = Self.parts(of: path)
    guard let folder = folders.number(of: folder), let file = files.number(of: file) else {
      return false
    }
    let place =
      order.isNested
      ? partitionPoint { !self.path(of: $0).utf8.lexicographicallyPrecedes(path.utf8) }
      : partitionPoint { order.rank($0.folder, $0.file) >= order.rank(folder, file) }
    return place < entries.count && entries[place].folder == folder && entries[place].file == file
  }

  private func partitionPoint(_ holds: (Entry) -> Bool) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func parts(of path: String) -> (folder: String, file: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let start = path.utf8.index(after: slash)
    return (String(path[..<start]), String(path[start...]))
  }

  /// The order of folders and file names by their bytes, so that paths are compared as numbers.
  private struct Order {
    private var folders: [Int32] = []
    private var files: [Int32] = []
    /// Whether a folder is in another one: then the order of their files is not that of the folders.
    private(set) var isNested = false

    init() {}

    init(folders names: [String], files: [String]) {
      folders = Self.ranks(names)
      self.files = Self.ranks(files)
      let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      isNested = zip(sorted, sorted.dropFirst()).contains { $1.utf8.starts(with: $0.utf8) }
    }

    func rank(_ folder: Int32, _ file: Int32) -> Int64 {
      Int64(folders[Int(folder)]) << 32 | Int64(files[Int(file)])
    }

    /// For each text, how many come before it.
    private static func ranks(_ texts: [String]) -> [Int32] {
      var ranks = [Int32](repeating: 0, count: texts.count)
      let sorted = texts.indices.sorted { texts[$0].utf8.lexicographicallyPrecedes(texts[$1].utf8) }
      for (rank, index) in sorted.enumerated() { ranks[index] = Int32(rank) }
      return ranks
    }
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
