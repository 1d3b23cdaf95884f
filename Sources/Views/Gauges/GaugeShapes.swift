import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What the looks of several gauges share.
enum GaugeMetrics {
  /// The opacity of the tint where a gauge is empty.
  static let trackOpacity = 0.25
  /// Where the open rings of gauges begin and end, clockwise from the right: the gap is below.
  static let (start, end) = (135.0, 405.0)
}

/// The empty bar of a gauge.
struct GaugeTrack: View {
  var body: some View { Capsule(style: .circular).fill(Color(.system(.fill))) }
}

/// The tint of gauges that nobody has tinted: that of texts.
struct GaugeNeutral: ViewModifier {
  @Environment(\.self) private var environment
  func body(content: Content) -> some View {
    content.tint(environment.drawing.tint == nil ? Color.primary : nil)
  }
}

/// The filled part of a gauge's bar.
struct GaugeBar: Shape {
  var share: Double
  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func path(in rect: CGRect) -> Path {
    let share = min(max(share, 0), 1)
    guard share > 0 else { return Path() }
    let width = max(rect.width * share, min(rect.height, rect.width))
    return Capsule(style: .circular).path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

/// The point on a gauge's bar where the value is.
struct GaugePoint: Shape {
  var share: Double
  let diameter: CGFloat
  /// How much smaller the point is that its middle keeps to the bar by.
  let inset: CGFloat
  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func path(in rect: CGRect) -> Path {
    let radius = diameter / 2
    let margin = radius - inset
    let x = rect.minX + margin + max(rect.width - 2 * margin, 0) * CGFloat(min(max(share, 0), 1))
    return Path(
      ellipseIn: CGRect(
        x: x - radius, y: rect.midY - radius, width: diameter, height: diameter))
  }
}

/// A part of a gauge's ring, clockwise from where it begins.
struct GaugeArc: Shape {
  /// Where it begins and ends on the ring, clockwise from the right, in degrees.
  let (start, end): (Double, Double)
  var share: Double
  let lineWidth: CGFloat
  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  init(from start: Double, to end: Double, share: Double, lineWidth: CGFloat) {
    (self.start, self.end, self.share, self.lineWidth) = (start, end, share, lineWidth)
  }

  func path(in rect: CGRect) -> Path {
    let share = min(max(share, 0), 1)
    guard share > 0 else { return Path() }
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: (min(rect.width, rect.height) - lineWidth) / 2, startAngle: .degrees(start),
      endAngle: .degrees(start + (end - start) * share), clockwise: false)
    return path
  }
}
