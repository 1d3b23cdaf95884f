public import DisplayList
internal import Pixels
internal import Raster

/// A measure of how much pictures change from frame to frame: what people see of a film, whatever its values say.
///
/// Frames are drawn small, as only shares of the whole matter.
public struct PictureChange {
  /// The longer side of what is drawn, in pixels.
  private static let side = 96.0

  /// How unlike each frame is to the one before, in any unit.
  ///
  /// 0 where they are alike, and for the first. Where frames were left out, all that changed meanwhile is spread over them
  /// evenly.
  public private(set) var steps: [Double] = []

  private let rasterizer = Rasterizer()
  private let scratch = RasterScratch()
  private let background: ResolvedColor
  private let scale: Double
  private var pixmap: Pixmap
  private var shown: DisplayList?

  /// Creates a measure.
  ///
  /// - Parameters:
  ///   - width: The stage's width in points, above 0.
  ///   - height: The stage's height in points, above 0.
  ///   - background: What is behind the scene.
  public init(width: Double, height: Double, background: ResolvedColor) {
    precondition(width > 0 && height > 0, "pictures need a stage")
    self.background = background
    scale = Self.side / max(width, height)
    pixmap = Pixmap(
      width: max(Int((width * scale).rounded()), 1), height: max(Int((height * scale).rounded()), 1)
    )
  }

  /// Takes the next frame.
  ///
  /// - Parameters:
  ///   - list: What it shows.
  ///   - frame: Its number; above the one before.
  public mutating func take(_ list: DisplayList, _ frame: Int) {
    let before = shown == nil ? nil : pixmap.words
    rasterizer.render(
      list, into: &pixmap, over: shown, scale: scale, background: background, scratch: scratch)
    shown = list
    var change = 0
    if let before {
      for (one, other) in zip(before, pixmap.words) where one != other {
        change += Self.difference(one, other)
      }
    }
    let count = frame + 1 - steps.count
    guard count > 0 else { return }
    steps += [Double](repeating: Double(change) / Double(count), count: count)
  }

  /// How far apart two pixels are, by the sum of their channels.
  private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    stride(from: UInt32(0), to: 32, by: 8).reduce(0) { sum, shift in
      sum + abs(Int(one >> shift & 0xff) - Int(other >> shift & 0xff))
    }
  }
}
