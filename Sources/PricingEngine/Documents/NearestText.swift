/// The candidate that is most like a text that matched none, for "did you mean".
///
/// Of equally near ones it is the one that begins most like the text, then the first: people seldom mistype how a word begins, so
/// `fsh` is `fish` and not `zsh`.
///
/// - Returns: the candidate with the smallest edit distance, when that is at most 2 (1 for texts of up to 4 characters); `nil` when
///   none is near. Case does not count.
public func nearestText(to text: String, in candidates: [String]) -> String? {
  let wanted = Array(text.lowercased())
  let limit = wanted.count <= 4 ? 1 : 2
  var best: (distance: Int, beginning: Int, candidate: String)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    guard abs(other.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, other)
    guard distance <= limit else { continue }
    let beginning = zip(wanted, other).prefix { $0 == $1 }.count
    if let best, (distance, -beginning) >= (best.distance, -best.beginning) { continue }
    best = (distance, beginning, candidate)
  }
  return best?.candidate
}

/// The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbors.
private func editDistance(_ source: [Character], _ target: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for (row, letter) in source.enumerated() {
    var current = [row + 1]
    for (column, other) in target.enumerated() {
      var cost = min(
        last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[target.count]
}
