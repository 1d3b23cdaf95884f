internal import DisplayList
public import Pixels
public import Raster

/// Drawing a list again and again.
public struct RasterBench {
  private let list: BenchList
  private let rasterizer: Rasterizer
  private let scratch = RasterScratch()
  private var pixmap = Pixmap(width: BenchList.size.width, height: BenchList.size.height)

  /// Creates a measurement of `list`.
  ///
  /// - Parameters:
  ///   - list: What is drawn.
  ///   - rasterizer: What draws it.
  /// - Throws: ``BenchError/empty`` if it has no frames.
  public init(_ list: BenchList, rasterizer: Rasterizer) throws(BenchError) {
    guard !list.frames.isEmpty else { throw .empty }
    (self.list, self.rasterizer) = (list, rasterizer)
  }

  /// The last picture drawn.
  public var picture: Pixmap { pixmap }
  /// How many frames the list has.
  public var frameCount: Int { list.frames.count }

  /// Draws every frame of the list, last to first, each from its display list anew.
  ///
  /// So the picture that is left shows the list's first frame, as the peers' pictures do.
  ///
  /// - Parameters:
  ///   - repeats: How often the whole list is drawn.
  ///   - frame: Called after each frame with its number, so that the caller can take times.
  public mutating func run(repeats: Int, frame: (Int) -> Void = { _ in }) {
    for _ in 0..<repeats {
      for (number, content) in list.frames.enumerated().reversed() {
        rasterizer.render(
          content.list, into: &pixmap, background: content.background, scratch: scratch)
        frame(number)
      }
    }
  }
}
