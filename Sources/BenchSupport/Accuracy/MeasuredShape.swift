internal import DisplayList
internal import Foundation
internal import Geometry

/// A shape that is drawn, and its true outline.
struct MeasuredShape {
  /// What the outline is made of, in the shape's own coordinates.
  enum Form {
    /// A rectangle of half size `flat`, with elliptical corners of `radii` around it.
    case rounded(flat: SIMD2<Double>, radii: SIMD2<Double>)
    /// A straight line through the origin, drawn by a pen without caps.
    case line(length: Double, width: Double)
    /// Straight lines around an area.
    case polygon([SIMD2<Double>])
    /// A rectangle of half size `half`, with continuous corners.
    case continuous(half: SIMD2<Double>, radius: Double)
  }

  var form: Form
  var map: CGAffineTransform

  /// The display list that draws the shape in opaque black.
  var list: DisplayList {
    var list = DisplayList()
    switch form {
    case .rounded(let flat, let radii):
      let half = flat + radii
      let rect = CGRect(x: -half.x, y: -half.y, width: 2 * half.x, height: 2 * half.y)
      let path =
        flat == .zero
        ? Path(ellipseIn: rect)
        : Path(
          roundedRect: rect, cornerSize: CGSize(width: radii.x, height: radii.y), style: .circular)
      list.fill(path, with: .solid(.black), transform: map)
    case .line(let length, let width):
      var path = Path()
      path.addLines([CGPoint(x: -length / 2, y: 0), CGPoint(x: length / 2, y: 0)])
      list.stroke(
        path, style: StrokeStyle(lineWidth: CGFloat(width)), with: .solid(.black), transform: map)
    case .polygon(let places):
      var path = Path()
      path.addLines(places.map { CGPoint(x: $0.x, y: $0.y) })
      path.closeSubpath()
      list.fill(path, with: .solid(.black), transform: map)
    case .continuous:
      list.fill(continuousPath, with: .solid(.black), transform: map)
    }
    return list
  }

  /// The true outline in pixels; curves as chords that lie within 1e-4 pixels of them.
  var outline: ExactArea {
    let places: [SIMD2<Double>]
    switch form {
    case .rounded(let flat, let radii): places = Self.corners(flat, radii)
    case .line(let length, let width):
      places = Self.corners(SIMD2(length / 2, width / 2), .zero)
    case .polygon(let own): places = own
    case .continuous: places = FlattenedPath(continuousPath, tolerance: 0.0001).points
    }
    return ExactArea(
      outline: places.map { place in
        let moved = CGPoint(x: place.x, y: place.y).applying(map)
        return SIMD2(Double(moved.x), Double(moved.y))
      })
  }

  private var continuousPath: Path {
    guard case .continuous(let half, let radius) = form else { return Path() }
    return Path(
      roundedRect: CGRect(x: -half.x, y: -half.y, width: 2 * half.x, height: 2 * half.y),
      cornerRadius: CGFloat(radius), style: .continuous)
  }

  private static func corners(_ flat: SIMD2<Double>, _ radii: SIMD2<Double>) -> [SIMD2<Double>] {
    let steps = radii == .zero ? 1 : 256
    // Chords cut the curve: a hair more radius makes their area the curve's.
    let step = .pi / 2 / Double(max(steps - 1, 1))
    let radii = radii * (step / Foundation.sin(step)).squareRoot()
    var result: [SIMD2<Double>] = []
    for quarter in 0..<4 {
      let center = SIMD2(
        quarter == 0 || quarter == 3 ? flat.x : -flat.x, quarter < 2 ? flat.y : -flat.y)
      for number in 0..<steps {
        let angle = Double(quarter) * .pi / 2 + Double(number) * step
        result.append(center + radii * SIMD2(Foundation.cos(angle), Foundation.sin(angle)))
      }
    }
    return result
  }
}
