/// A histogram of colours: the distinct ones of some pixels, and how many pixels have each.
struct ColorCensus {
  /// Distinct colours, in the order of their first pixel: red in the lowest byte, alpha 0.
  private(set) var colors: [UInt32] = []
  /// Pixels of each colour.
  private(set) var counts: [UInt32] = []
  /// For each pixel the place of its colour in ``colors``; undefined for pixels left out.
  private(set) var members: [Int32] = []
  /// Bits of each component that were dropped because there were too many colours.
  private(set) var droppedBits = 0

  private var slots: [Int32]
  private static let slotBits = 17
  /// In a slot without a colour.
  private static let none: Int32 = -1
  /// More colours than this are merged: beyond it, a palette of 256 shows no difference.
  private static let greatestCount = 40_000

  /// Creates a census; one serves any number of images.
  init() { slots = [Int32](repeating: Self.none, count: 1 << Self.slotBits) }

  /// Counts the colours of the first `count` of `pixels`, leaving out those that are 0.
  mutating func take(_ pixels: [UInt32], count: Int) {
    if members.count < count { members = [Int32](repeating: 0, count: count) }
    droppedBits = 0
    while !take(pixels, count) { droppedBits += 1 }
  }

  /// Counts with ``droppedBits`` bits less; false if there are still too many colours.
  private mutating func take(_ pixels: [UInt32], _ count: Int) -> Bool {
    colors.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    let kept = UInt32((255 >> droppedBits) << droppedBits) &* 0x01_0101
    let middle = droppedBits == 0 ? 0 : (UInt32(1) << (droppedBits - 1)) &* 0x01_0101
    return slots.withUnsafeMutableBufferPointer { slots in
      members.withUnsafeMutableBufferPointer { members in
        slots.update(repeating: Self.none)
        var (lastPixel, lastMember) = (UInt32(0), Self.none)
        for place in 0..<count {
          let pixel = pixels[place]
          if pixel == 0 { continue }
          if pixel == lastPixel {
            members[place] = lastMember
            counts[Int(lastMember)] &+= 1
            continue
          }
          let color = pixel & kept | middle
          var slot = Int((color &* GoldenRatio.of32) &>> UInt32(32 - Self.slotBits))
          while slots[slot] >= 0, colors[Int(slots[slot])] != color {
            slot = (slot &+ 1) & (1 << Self.slotBits - 1)
          }
          if slots[slot] < 0 {
            if colors.count == Self.greatestCount { return false }
            slots[slot] = Int32(truncatingIfNeeded: colors.count)
            colors.append(color)
            counts.append(0)
          }
          (lastPixel, lastMember) = (pixel, slots[slot])
          members[place] = lastMember
          counts[Int(lastMember)] &+= 1
        }
        return true
      }
    }
  }
}
