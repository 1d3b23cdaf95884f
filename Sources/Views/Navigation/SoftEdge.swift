import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The edge of content beneath bars without a ground: blurred a little, and fading into the page's ground.
struct SoftEdge {
  /// The page's ground, as opaque as the edge is there.
  let color: ResolvedColor
  /// The edge of the content at which the bar is.
  let edge: VerticalEdge

  /// How opaque the ground is at the screen's edge, and up to which part of the way most of that holds.
  private static let (cover, most, plateau) = (0.95, 0.85, 0.7)
  /// The bands that blur, one over another, as parts of the whole: so what lies nearer to the screen's edge is softer.
  private static let bands = [1.0, 0.8, 0.6, 0.4]
  /// Standard deviation of the blur of one band, in points.
  private static let radius = 1.2

  /// Draws the edge.
  ///
  /// - Parameters:
  ///   - list: What is drawn into.
  ///   - frame: The frame of the bar, to the edge of the screen.
  ///   - transform: The way to the stage.
  func draw(into list: inout DisplayList, in frame: CGRect, _ transform: CGAffineTransform) {
    for part in Self.bands {
      let height = frame.height * CGFloat(part)
      let band = CGRect(
        x: frame.minX, y: edge == .top ? frame.minY : frame.maxY - height, width: frame.width,
        height: height)
      let blur = BackdropPaint(
        radius: Self.radius * Double(color.opacity), saturation: 1, tint: color.opacity(0))
      list.fill(Path(band), with: .backdrop(blur), transform: transform)
    }
    let (start, end) = edge == .top ? (frame.minY, frame.maxY) : (frame.maxY, frame.minY)
    let stops = [(Self.cover, 0), (Self.most, Self.plateau), (0, 1)].map {
      GradientPaint.Stop(color: color.opacity($0.0), location: $0.1)
    }
    list.fill(
      Path(frame),
      with: .gradient(
        GradientPaint(
          stops: stops,
          course: .linear(
            from: CGPoint(x: frame.midX, y: start), to: CGPoint(x: frame.midX, y: end)),
          interpolation: .device)), transform: transform)
  }
}
