/// One piece of text that a reader sees as a whole: a paragraph, a heading, a button, a message.
///
/// The text is what is seen: without markup, with entities decoded, white space as it is shown. Every byte of it leads back to the
/// byte of the file that it came from.
public struct TextBlock: Sendable, Hashable {
  /// The text.
  public let text: String
  /// What it is in its page.
  public let kind: Kind
  /// The language that the file says it is in, as a BCP 47 tag; `nil` when it says nothing.
  public let language: String?
  /// The key of a message, or the path of a JSON value: `paywall.headline`; `nil` in running text.
  public let key: String?
  /// Which part of the page it belongs to, as the number of its nearest heading, section or card; blocks with the same number stand
  /// together.
  public let group: Int
  /// Whether it is seen only after another tap, as in a closed `details`.
  public let isCollapsed: Bool
  /// For each run of bytes that follow one another both in the text and in the file, where it starts in each.
  let runs: [Run]

  /// What a piece of text is in its page.
  public enum Kind: Sendable, Hashable {
    /// A heading, 1 the largest.
    case heading(level: Int)
    /// Running text.
    case paragraph
    /// An item of a list.
    case listItem
    /// A cell of a table.
    case tableCell
    /// Something to press: a button or a link.
    case control
    /// Text that is struck through.
    case struckThrough
    /// A message of a file of messages.
    case message
  }

  /// Bytes that follow one another both in the text and in the file.
  public struct Run: Sendable, Hashable {
    /// Where the run starts in the text, in UTF-8 bytes.
    public let text: Int
    /// Where it starts in the file.
    public let source: Int
    /// Whether the bytes of both sides are the same; an entity or escape is not, and all of its text is at its start.
    public let isVerbatim: Bool

    /// Creates a run.
    public init(text: Int, source: Int, isVerbatim: Bool = true) {
      self.text = text
      self.source = source
      self.isVerbatim = isVerbatim
    }
  }

  /// Creates a block.
  ///
  /// The runs are in order, the first at 0 of the text, and together cover it.
  public init(
    _ text: String, kind: Kind, language: String? = nil, key: String? = nil, group: Int = 0,
    isCollapsed: Bool = false, runs: [Run]
  ) {
    self.text = text
    self.kind = kind
    self.language = language
    self.key = key
    self.group = group
    self.isCollapsed = isCollapsed
    self.runs = runs
  }

  /// Where a byte of the text came from, by its UTF-8 offset; the end of the text has a place too.
  public func sourceOffset(ofTextByte offset: Int) -> Int {
    guard let run = run(at: offset) else { return 0 }
    return run.isVerbatim ? run.source + offset - run.text : run.source
  }

  /// The last run that starts at or before an offset.
  private func run(at offset: Int) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].text <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }
}
