// Where the string table has no continuation with a pixel's own index, another index that has one is
// taken if its colour lies near enough to the pixel's: first the one that leaves the screen as it is,
// then palette entries by their distance. Near enough is measured from the frame, not from what was
// shown before, so errors do not pile up from image to image.

/// Substitutions for lossy LZW: which indices may stand for which others.
struct LossyChoice {
  /// Entries looked at for each, at most: more where more are within the limit, which takes longer.
  private let width: Int
  private static let (narrow, wide) = (8, 32)
  /// The limit up to which few are looked at: quality 80.
  private static let narrowLimit: UInt32 = 400

  let entries: [UInt32]
  let transparent: UInt8?
  /// The greatest squared distance from a pixel's colour.
  let limit: UInt32
  private let box: PixelBox
  private let screenWidth: Int
  /// The nearest other entries of each within the limit, nearest first, ``width`` places for each.
  private(set) var neighbors: [UInt8]
  /// How many of them there are.
  private(set) var neighborCounts: [UInt8]

  init(
    entries: [UInt32], transparent: UInt8?, limit: UInt32, box: PixelBox, screenWidth: Int
  ) {
    (self.entries, self.transparent, self.limit) = (entries, transparent, limit)
    (self.box, self.screenWidth) = (box, screenWidth)
    width = limit <= Self.narrowLimit ? Self.narrow : Self.wide
    neighbors = [UInt8](repeating: 0, count: Palette.greatestCount * width)
    neighborCounts = [UInt8](repeating: 0, count: Palette.greatestCount)
    guard limit > 0 else { return }
    var distances = [UInt32](repeating: 0, count: width)
    for index in entries.indices {
      var count = 0
      for other in entries.indices where other != index {
        let distance = squaredDistance(entries[index], entries[other])
        if distance > limit || (count == width && distance >= distances[count - 1]) {
          continue
        }
        // Insert where it belongs; the farthest drops out.
        var place = min(count, width - 1)
        while place > 0, distances[place - 1] > distance {
          distances[place] = distances[place - 1]
          neighbors[index * width + place] = neighbors[index * width + place - 1]
          place -= 1
        }
        distances[place] = distance
        neighbors[index * width + place] = UInt8(other)
        count = min(count + 1, width)
      }
      neighborCounts[index] = UInt8(count)
    }
  }
}

extension LZWEncoder {
  /// Compresses `indices`, exchanging some for others that `choice` allows.
  ///
  /// - Parameters:
  ///   - indices: At least one index below 2^`bits`; on return, what was really compressed.
  ///   - bits: Bits of an index, 2...8.
  ///   - pixels: The colours that the indices stand for; 0 where the screen must stay.
  ///   - screen: What the whole screen shows.
  ///   - choice: What may be exchanged.
  /// - Returns: The bytes that follow an image's palette.
  mutating func encode(
    _ indices: inout [UInt8], bits: Int, pixels: [UInt32], screen: [UInt32], choice: LossyChoice
  ) -> [UInt8] {
    indices.withUnsafeMutableBufferPointer { indices in
      encode(UnsafeBufferPointer(indices), bits: bits) { place, own, find in
        guard let other = choice.continuation(at: place, of: own, pixels, screen, find) else {
          return nil
        }
        indices[place] = other.index
        return other.code
      }
    }
  }
}

extension LossyChoice {
  /// An index that may stand at `place` and continues a string, and the code of that string.
  @inline(__always)
  fileprivate func continuation(
    at place: Int, of own: UInt8, _ pixels: [UInt32], _ screen: [UInt32],
    _ find: (UInt8) -> UInt32?
  ) -> (index: UInt8, code: UInt32)? {
    let pixel = pixels[place]
    // A pixel that did not change is transparent, and stays so.
    if own == transparent { return nil }
    if let transparent {
      let (row, column) = place.quotientAndRemainder(dividingBy: box.width)
      let shown = screen[(box.y &+ row) &* screenWidth &+ box.x &+ column]
      if shown != 0, squaredDistance(pixel, shown) <= limit, let code = find(transparent) {
        return (transparent, code)
      }
    }
    for place in 0..<Int(neighborCounts[Int(own)]) {
      let index = neighbors[Int(own) &* width &+ place]
      if squaredDistance(pixel, entries[Int(index)]) <= limit, let code = find(index) {
        return (index, code)
      }
    }
    return nil
  }
}
