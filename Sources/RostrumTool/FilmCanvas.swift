import DisplayList
import Film
import FilmPictures
import Foundation
import Geometry
import Motion
import Pixels
import Raster
import ViewEngine

/// The canvas of a film: the stage in pixels, and below it the strip in which a curve runs, if there is to be one.
@MainActor struct FilmCanvas {
  /// Pixels across.
  let width: Int
  /// Pixels down, with the strip.
  let height: Int
  /// What is behind the scene, of the film's beginning.
  let background: ResolvedColor
  /// Draws frames.
  let painter: FramePainter
  private let stageHeight: Int
  private let scale: Double
  private let strip: CurveStrip?

  /// Plans a canvas.
  ///
  /// - Parameters:
  ///   - graph: The scene, started.
  ///   - background: What is behind it.
  ///   - instructions: Those of the rasteriser's inner loops.
  ///   - strip: The curve that runs below, and the seconds over which it does; `nil` for none.
  init(
    _ graph: ViewGraph, _ background: ResolvedColor, _ instructions: Rasterizer.Instructions,
    strip: (curve: CurveStrip.Curve, times: ClosedRange<Double>)?
  ) {
    let (size, scale) = (graph.stage.size, graph.stage.scale)
    let width = Int((size.width * scale).rounded(.up))
    let stageHeight = Int((size.height * scale).rounded(.up))
    (self.width, self.stageHeight, self.scale, self.background) = (
      width, stageHeight, scale, background
    )
    self.strip = strip.map { curve, times in
      CurveStrip(
        curve, width: Double(width) / scale, times: times,
        theme: graph.stage.colorScheme == .dark ? .dark : .light, fonts: graph.fonts)
    }
    let stripHeight = strip == nil ? 0 : Int((CurveStrip.height * scale).rounded(.up))
    height = stageHeight + stripHeight
    painter = FramePainter(
      width: width, height: height, stageHeight: stageHeight, scale: scale, background: background,
      instructions: instructions)
  }

  /// The stage as a path.
  var stage: Path {
    Path(
      CGRect(x: 0, y: 0, width: Double(width) / scale, height: Double(stageHeight) / scale))
  }

  /// Draws the strip as it is at an instant, over whatever of the scene is below the stage.
  func drawStrip(into list: inout DisplayList, at instant: Instant) {
    strip?.draw(
      into: &list, at: CGPoint(x: 0, y: Double(stageHeight) / scale), time: instant.seconds)
  }
}

/// A painter of a film's frames, on threads of its own.
struct FramePainter: Sendable {
  let width: Int
  let height: Int
  /// Rows that are the stage's; what is below is a strip.
  let stageHeight: Int
  /// Pixels to the point.
  let scale: Double
  let background: ResolvedColor
  let instructions: Rasterizer.Instructions

  private var hasStrip: Bool { height > stageHeight }

  /// Draws whole frames.
  func whole() -> Film.Draw {
    let rasterizer = Rasterizer(instructions: instructions)
    let scratch = RasterScratch()
    var stage = Pixmap(width: width, height: hasStrip ? stageHeight : 0)
    return { list, pixmap, shown in
      rasterizer.render(
        list, into: &pixmap, over: hasStrip ? nil : shown, scale: scale, background: background,
        scratch: scratch)
      guard hasStrip else { return }
      // As if nothing were below: a blur there, or a material, sees the picture's end.
      rasterizer.render(
        list, into: &stage, scale: scale, background: background, scratch: scratch)
      pixmap.words.replaceSubrange(0..<stage.words.count, with: stage.words)
    }
  }

  /// Draws frames strip by strip, for video encoders; `nil` where the stage is drawn on its own.
  var strips: (@Sendable () -> Film.DrawStrips)? {
    if hasStrip { return nil }
    return {
      let rasterizer = Rasterizer(instructions: instructions)
      let scratch = RasterScratch()
      var strip = Pixmap(width: width, height: rasterizer.bandHeight)
      return { list, shown, show in
        try rasterizer.render(
          list, inStrips: &strip, over: shown, height: height, scale: scale,
          background: background, scratch: scratch, show)
      }
    }
  }
}
