/// Colour quantisation by splitting: divides colours into groups, always the group with the largest summed variance, along its widest
/// axis at the mean.
struct ColorSplitter {
  private struct Group {
    var members: Range<Int>
    /// Summed squared distance from the mean along `axis`, over all pixels.
    var variance: Int
    /// Bits to shift to find the component.
    var axis: UInt32
    /// The mean of that component, rounded down.
    var mean: UInt32
  }

  private let colors: [UInt32]
  private let counts: [UInt32]
  private var order: [Int32]
  private var divided: [Group] = []

  /// Takes colours, and the pixels of each.
  init(colors: [UInt32], counts: [UInt32]) {
    (self.colors, self.counts) = (colors, counts)
    order = colors.indices.map { Int32($0) }
  }

  /// The group of each colour.
  var groups: [UInt8] {
    var groups = [UInt8](repeating: 0, count: colors.count)
    for (number, group) in divided.enumerated() {
      for place in group.members { groups[Int(order[place])] = UInt8(number) }
    }
    return groups
  }

  /// Divides until there are `count` groups, or nothing is left to divide.
  mutating func split(into count: Int) {
    divided = [measured(0..<order.count)]
    while divided.count < count {
      var widest = 0
      for index in 1..<divided.count where divided[index].variance > divided[widest].variance {
        widest = index
      }
      guard divided[widest].variance > 0 else { return }
      let (lower, upper) = parted(divided[widest])
      divided[widest] = measured(lower)
      divided.append(measured(upper))
    }
  }

  private func measured(_ members: Range<Int>) -> Group {
    var sums = SIMD4<Int>.zero
    var squares = SIMD4<Int>.zero
    order.withUnsafeBufferPointer { order in
      colors.withUnsafeBufferPointer { colors in
        counts.withUnsafeBufferPointer { counts in
          for place in members {
            let index = Int(order[place])
            let (color, count) = (colors[index], Int(counts[index]))
            let parts = SIMD4(
              Int(color & 255), Int(color &>> 8 & 255), Int(color &>> 16 & 255), 1)
            let weighted = parts &* count
            sums &+= weighted
            squares &+= weighted &* parts
          }
        }
      }
    }
    let weight = max(1, sums.w)
    var group = Group(members: members, variance: 0, axis: 0, mean: 0)
    guard members.count > 1 else { return group }
    for axis in 0..<3 {
      // Two divisions instead of one product that could overflow on a large picture.
      let (whole, rest) = sums[axis].quotientAndRemainder(dividingBy: weight)
      let variance = squares[axis] - whole * sums[axis] - rest * sums[axis] / weight
      if variance > group.variance {
        group.variance = variance
        group.axis = UInt32(axis * 8)
        group.mean = UInt32(whole)
      }
    }
    return group
  }

  /// Reorders a group's members: those up to the mean first.
  private mutating func parted(_ group: Group) -> (Range<Int>, Range<Int>) {
    var (low, high) = (group.members.lowerBound, group.members.upperBound - 1)
    while low <= high {
      if colors[Int(order[low])] >> group.axis & 255 <= group.mean {
        low += 1
      } else {
        order.swapAt(low, high)
        high -= 1
      }
    }
    let (start, end) = (group.members.lowerBound, group.members.upperBound)
    // All members may lie on one side when the variance is only rounding.
    let middle = low == start || low == end ? (start + end) / 2 : low
    return (start..<middle, middle..<end)
  }
}
