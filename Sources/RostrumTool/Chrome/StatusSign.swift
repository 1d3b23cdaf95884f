import DisplayList
import Foundation
import Geometry

/// A sign of the status bar, drawn of bars and arcs.
enum StatusSign: Hashable {
  /// Four bars: how well the phone is connected.
  case signal
  /// Three arcs: the wireless network.
  case network
  /// A battery that is full.
  case battery

  /// The size, in points.
  var size: CGSize {
    switch self {
    case .signal: CGSize(width: 19.2, height: 12.2)
    case .network: CGSize(width: 17.2, height: 12.2)
    case .battery: CGSize(width: 27.4, height: 13)
    }
  }

  /// Draws the sign.
  ///
  /// - Parameters:
  ///   - list: What is drawn into.
  ///   - ink: The colour.
  ///   - transform: From the sign's own coordinates to the list's.
  func draw(
    into list: inout DisplayList, _ ink: ResolvedColor, _ transform: CGAffineTransform
  ) {
    switch self {
    case .signal:
      for (index, height) in [4.2, 6.6, 9.4, 12.2].enumerated() {
        let bar = CGRect(
          x: Double(index) * 16 / 3, y: 12.2 - height, width: 3.2, height: height)
        list.fill(
          Path(roundedRect: bar, cornerRadius: 1), with: .solid(ink), transform: transform)
      }
    case .network: drawArcs(into: &list, ink, transform)
    case .battery:
      var faint = ink
      faint.opacity = 0.35
      let shell = CGRect(x: 0.5, y: 0.5, width: 24, height: 12)
      list.stroke(
        Path(roundedRect: shell, cornerRadius: 3.8), style: StrokeStyle(lineWidth: 1),
        with: .solid(faint), transform: transform)
      let charge = CGRect(x: 2, y: 2, width: 21, height: 9)
      list.fill(
        Path(roundedRect: charge, cornerRadius: 2.5), with: .solid(ink), transform: transform)
      faint.opacity = 0.4
      list.fill(
        Path(roundedRect: CGRect(x: 26, y: 4.5, width: 1.4, height: 4), cornerRadius: 0.7),
        with: .solid(faint), transform: transform)
    }
  }

  /// A sector and two arcs about the middle of the lower edge, a quarter turn wide.
  private func drawArcs(
    into list: inout DisplayList, _ ink: ResolvedColor, _ transform: CGAffineTransform
  ) {
    let center = CGPoint(x: 8.6, y: 12.2)
    func arc(_ radius: Double) -> Path {
      var path = Path()
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(-135), endAngle: .degrees(-45),
        clockwise: false)
      return path
    }
    var sector = arc(3.9)
    sector.addLine(to: center)
    sector.closeSubpath()
    list.fill(sector, with: .solid(ink), transform: transform)
    for radius in [6.75, 10.95] {
      list.stroke(
        arc(radius), style: StrokeStyle(lineWidth: 2.5), with: .solid(ink), transform: transform)
    }
  }
}
