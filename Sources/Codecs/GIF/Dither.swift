// Only where a palette's error asks for it, by an 8 × 8 pattern fixed to the screen, instead of spreading errors to
// neighbours: flat pictures stay flat and small, what stands still does not flicker, and equal patterns compress.
// A colour between two entries is shown by both. Which two: those whose mixture is nearest to the
// colour, unlike pairs counting as grain.

/// An ordered dither: a second entry for each colour whose nearest entry is too far, and how much of it is mixed in.
struct Dither {
  /// For each colour of the census the second entry.
  private(set) var partners: [UInt8]
  /// The mixture of each colour: of 64 of its pixels so many take the second entry.
  private(set) var shares: [UInt8]

  /// Pixels of the pattern: shares are counted in them.
  private static let pixelCount = 64.0
  /// What a squared distance of 1 between the two entries counts, at equal parts, against a squared
  /// error of the mixture of 1.
  private static let grain = 0.25
  /// A second entry is at most so many times as far from the colour as the first, squared.
  private static let reach = 16

  /// Chooses for the colours of `census` whose squared distance from their entry is above `bound`.
  init(_ census: ColorCensus, _ palette: Palette, bound: Int) {
    partners = palette.assignment
    shares = [UInt8](repeating: 0, count: census.colors.count)
    let entries = palette.entries
    let order = entries.indices.sorted {
      (componentSum(entries[$0]), $0) < (componentSum(entries[$1]), $1)
    }
    let sums = order.map { Int(componentSum(entries[$0])) }
    for (place, color) in census.colors.enumerated() {
      let first = entries[Int(palette.assignment[place])]
      let error = Int(squaredDistance(color, first))
      if error <= bound { continue }
      let sum = Int(componentSum(color))
      let farthest = Self.reach * error
      var best = Double(error)
      // Entries by their sums of components: |Δsum|² ≤ 3·distance².
      var low = sums.partitioningIndex { $0 >= sum }
      while low > 0, (sum - sums[low - 1]) * (sum - sums[low - 1]) <= 3 * farthest { low -= 1 }
      while low < sums.count {
        let (index, gap) = (order[low], sums[low] - sum)
        low += 1
        if gap > 0, gap * gap > 3 * farthest { break }
        let mixture = Mixture(of: color, first, entries[index])
        if mixture.cost < best {
          best = mixture.cost
          (partners[place], shares[place]) = (UInt8(index), mixture.share)
        }
      }
    }
  }

  /// Whether a pixel at a place of the screen takes the second entry, of a colour with `share`.
  @inline(__always)
  static func takesPartner(_ share: UInt8, x: Int, y: Int) -> Bool {
    share > 0 && UInt8(truncatingIfNeeded: threshold(x, y)) < share
  }

  /// The place's number in the order in which an 8×8 square fills evenly, 0...63.
  ///
  /// Source: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures", 1973.
  @inline(__always)
  private static func threshold(_ x: Int, _ y: Int) -> Int {
    let mixed = x ^ y
    return (mixed & 1) &<< 5 | (y & 1) &<< 4 | (mixed & 2) &<< 2 | (y & 2) &<< 1
      | (mixed & 4) &>> 1 | (y & 4) &>> 2
  }

  /// Two entries mixed so that they come nearest to a colour.
  private struct Mixture {
    let share: UInt8
    let cost: Double

    @inline(__always)
    init(of color: UInt32, _ first: UInt32, _ second: UInt32) {
      func parts(_ color: UInt32) -> SIMD4<Double> {
        SIMD4(Double(color & 255), Double(color &>> 8 & 255), Double(color &>> 16 & 255), 0)
      }
      let way = parts(second) - parts(first)
      let wish = parts(color) - parts(first)
      let length = (way * way).sum()
      guard length > 0 else {
        (share, cost) = (0, .infinity)
        return
      }
      let part = ((wish * way).sum() / length * Dither.pixelCount).rounded()
      // The second entry takes half of the pixels at most: else it would be the first.
      let steps = max(0, min(Dither.pixelCount / 2, part))
      share = UInt8(steps)
      let mixed = steps / Dither.pixelCount
      let rest = wish - way * mixed
      cost = (rest * rest).sum() + Dither.grain * 4 * mixed * (1 - mixed) * length / 4
    }
  }
}

extension [Int] {
  /// The first place of a sorted array from which `isBeyond` holds.
  fileprivate func partitioningIndex(_ isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
