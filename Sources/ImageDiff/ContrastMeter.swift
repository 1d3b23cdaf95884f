public import Pixels

/// A meter of contrast: between something that is drawn and what lies behind it, as WCAG 2.2 defines it (success
/// criterion 1.4.3).
///
/// It is given a picture with the thing and one without it. What differs is the thing; pixels at its smooth edges are
/// paler than it is, so those count that differ most. Where the ground is uneven, the worst part counts.
public struct ContrastMeter: Sendable {
  /// A contrast, and between which colours.
  public struct Reading: Hashable, Sendable {
    /// From 1, no contrast, to 21, black on white.
    public var ratio: Double
    /// The thing's colour as it is seen, as a pixel: red in the lowest byte.
    public var foreground: UInt32
    /// The colour behind it.
    public var background: UInt32
  }

  /// What differs by less in luminance is not there for the eye: a view that is faded out.
  private static let leastChange = 0.002
  /// The share of what differs that is taken for the thing's own colour.
  private static let coreShare = 0.25
  /// A part with fewer pixels than this share of the fullest one's is no part: a full stop, an edge.
  private static let leastShare = 0.1

  /// Measures.
  ///
  /// - Parameters:
  ///   - picture: A picture with the thing, opaque.
  ///   - ground: The same without it.
  ///   - columns: Where the thing is, in pixels; what lies outside the picture does not count.
  ///   - rows: Likewise.
  ///   - part: The width of the parts that are told apart, in pixels; at least 1.
  /// - Returns: The lowest contrast of the parts; `nil` if nothing is to be seen of the thing.
  public static func reading(
    of picture: Pixmap, over ground: Pixmap, columns: Range<Int>, rows: Range<Int>, part: Int
  ) -> Reading? {
    let columns = columns.clamped(to: 0..<min(picture.width, ground.width))
    let rows = rows.clamped(to: 0..<min(picture.height, ground.height))
    var parts: [[(change: Double, pixel: UInt32, below: UInt32)]] = []
    for start in stride(from: columns.lowerBound, to: columns.upperBound, by: max(1, part)) {
      let end = min(columns.upperBound, start + max(1, part))
      var found: [(change: Double, pixel: UInt32, below: UInt32)] = []
      for y in rows {
        for x in start..<end {
          let (pixel, below) = (picture[x, y], ground[x, y])
          guard pixel != below else { continue }
          let change = abs(Light(pixel).luminance - Light(below).luminance)
          found.append((change, pixel, below))
        }
      }
      if !found.isEmpty { parts.append(found) }
    }
    let fullest = parts.map(\.count).max() ?? 0
    let readings = parts.filter { Double($0.count) >= leastShare * Double(fullest) }.compactMap {
      reading(of: $0)
    }
    return readings.min { $0.ratio < $1.ratio }
  }

  /// The contrast of one part.
  private static func reading(
    of pixels: [(change: Double, pixel: UInt32, below: UInt32)]
  ) -> Reading? {
    let sorted = pixels.sorted { $0.change > $1.change }
    guard let most = sorted.first, most.change >= leastChange else { return nil }
    let core = sorted[Int(coreShare * Double(sorted.count - 1) / 2)]
    return Reading(
      ratio: ratio(core.pixel, core.below), foreground: core.pixel, background: core.below)
  }

  /// The contrast of two opaque colours: 1...21.
  ///
  /// - Parameters:
  ///   - one: A pixel, red in the lowest byte.
  ///   - other: Another.
  /// - Returns: (lighter + 0.05) / (darker + 0.05), of relative luminances.
  public static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
    let (first, second) = (Light(one).luminance, Light(other).luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
