/// Some ranges, so that whether one of them covers another range is found in a few steps.
struct CoverIndex {
  private var starts: [Int32] = []
  /// For each range, the furthest end of it and those before it.
  private var furthest: [Int32] = []

  /// - Precondition: the hits are in the order of their starts.
  init(_ hits: [RawHit]) {
    starts.reserveCapacity(hits.count)
    furthest.reserveCapacity(hits.count)
    for hit in hits {
      starts.append(hit.start)
      furthest.append(max(hit.end, furthest.last ?? 0))
    }
  }

  /// Whether a range covers a hit, which may have the same extent.
  func covers(_ hit: RawHit) -> Bool {
    let index = partitionPoint(of: starts) { $0 > hit.start }
    return index > 0 && furthest[index - 1] >= hit.end
  }
}

/// The first place in a sorted array for which a condition holds; the end when it holds for none.
///
/// - Precondition: it holds for all behind the first.
func partitionPoint<Element>(of sorted: [Element], where holds: (Element) -> Bool) -> Int {
  var (low, high) = (0, sorted.count)
  while low < high {
    let middle = (low + high) / 2
    if holds(sorted[middle]) { high = middle } else { low = middle + 1 }
  }
  return low
}
