/// An open element.
struct HTMLFrame {
  var name: String
  let isBlock: Bool
  var context: Context
  /// The group of the text that comes next in it.
  var group: Int
  /// The group that it started with.
  let firstGroup: Int
  /// The group of the last heading directly in it.
  var headingGroup: Int?
  /// How many parts with a heading of their own it holds.
  var cardCount = 0
  /// How many blocks came before it.
  let firstBlock: Int

  /// What an element passes on to those in it.
  struct Context {
    var kind = TextBlock.Kind.paragraph
    var language: String?
    var key: String?
    var isHidden = false
    var isStruck = false
    var isCollapsed = false
    var keepsLines = false
    /// Which link the text is in.
    var link: Int?
    /// The index of the nearest block.
    var block = 0
  }

  /// How many headed parts a parent sees in it: a heading over cards makes them one.
  var headedParts: Int { headingGroup == nil ? cardCount : 1 }
}

/// The open elements of a page, and the groups that its headings and cards make.
///
/// A heading starts a group for itself and for what follows it in its element. What an element shows before its first heading is in
/// that group too: `<div><b>Best value</b><h3>Yearly</h3>…</div>`. When an element with one heading ends, as a card's header
/// does, what follows it is still in its group, until a second such element shows that they were cards in a row.
struct HTMLFrames {
  private var frames = [
    HTMLFrame(name: "", isBlock: true, context: .init(), group: 0, firstGroup: 0, firstBlock: 0)
  ]
  private var openCounts: [String: Int] = [:]
  private var lastGroup = 0

  /// How far up a misplaced end tag is looked for, and how far back texts are moved to a heading's group: pages need
  /// far less, and more would let a broken page take quadratic time.
  static let reach = 64

  var top: HTMLFrame { frames[frames.count - 1] }
  /// The nearest block.
  var block: HTMLFrame { frames[top.context.block] }
  func isOpen(_ name: String) -> Bool { openCounts[name, default: 0] > 0 }

  /// The name of the first open element, from the innermost, that is one of `ended`; `nil` when one of `scope` is met first.
  func innermost(of ended: Set<String>, within scope: Set<String>) -> String? {
    for frame in frames.suffix(Self.reach).reversed() {
      if ended.contains(frame.name) { return frame.name }
      if scope.contains(frame.name) { return nil }
    }
    return nil
  }

  mutating func push(
    _ name: String, isBlock: Bool, context: HTMLFrame.Context, blocks: inout [TextBlock]
  ) {
    if HTMLElements.headingLevel(name) != nil { startHeading(blocks: &blocks) }
    if name == "tr" { lastGroup += 1 }
    let group = name == "tr" ? lastGroup : block.group
    var context = context
    if isBlock { context.block = frames.count }
    frames.append(
      HTMLFrame(
        name: name, isBlock: isBlock, context: context, group: group, firstGroup: group,
        firstBlock: blocks.count))
    openCounts[name, default: 0] += 1
  }

  private mutating func startHeading(blocks: inout [TextBlock]) {
    let index = top.context.block
    lastGroup += 1
    if frames[index].headedParts == 0 { move(&blocks, of: frames[index], to: lastGroup) }
    frames[index].headingGroup = lastGroup
    frames[index].group = lastGroup
  }

  /// Moves what an element has shown so far to a group.
  private func move(_ blocks: inout [TextBlock], of frame: HTMLFrame, to group: Int) {
    guard blocks.count - frame.firstBlock <= Self.reach else { return }
    for index in frame.firstBlock..<blocks.count where blocks[index].group == frame.firstGroup {
      blocks[index] = blocks[index].moved(toGroup: group)
    }
  }

  mutating func pop(blocks: inout [TextBlock]) {
    guard frames.count > 1 else { return }
    let ended = frames.removeLast()
    openCounts[ended.name, default: 1] -= 1
    guard ended.isBlock, ended.headedParts > 0 else { return }
    let index = top.context.block
    let parent = frames[index]
    if parent.headedParts == 0, ended.headedParts == 1 {
      move(&blocks, of: parent, to: ended.headingGroup ?? ended.group)
      frames[index].group = ended.headingGroup ?? ended.group
    } else {
      frames[index].group = parent.headingGroup ?? parent.firstGroup
    }
    frames[index].cardCount += ended.headedParts
  }

  /// Ends an inline element without ending the blocks that were started in it: `<b><p>…</b>`.
  mutating func endInline(_ name: String) {
    let low = max(1, frames.count - Self.reach)
    guard low < frames.count,
      let index = frames[low...].lastIndex(where: { $0.name == name && !$0.isBlock })
    else { return }
    openCounts[name, default: 1] -= 1
    let outside = frames[index - 1].context
    frames[index].name = ""
    for inside in index..<frames.count {
      if HTMLElements.struckThrough.contains(name) {
        frames[inside].context.isStruck = outside.isStruck
      }
      if name == "a" { frames[inside].context.link = outside.link }
    }
    while let last = frames.last, last.name.isEmpty, frames.count > 1 { frames.removeLast() }
  }
}

extension TextBlock {
  fileprivate func moved(toGroup group: Int) -> TextBlock {
    TextBlock(
      text, kind: kind, language: language, key: key, group: group,
      isCollapsed: isCollapsed, runs: runs)
  }
}
