import DisplayList
import Foundation
import Geometry
import Motion

/// A mesh gradient as numbers, its points relative to the frame that it will paint.
package struct MeshNumbers: Equatable, Sendable {
  let width: Int
  let height: Int
  /// The vertices' places, each followed by its control points where `hasControls`: leading, top, trailing, bottom.
  var points: [SIMD2<Double>]
  let hasControls: Bool
  var colors: [ResolvedColor]
  var background: ResolvedColor
  let smoothsColors: Bool
  let isPerceptual: Bool

  /// The numbers of a mesh gradient; `nil` for one without patches, or of too few places or colours.
  init?(_ mesh: MeshGradient, _ colors: [ResolvedColor], background: ResolvedColor) {
    (width, height) = (mesh.width, mesh.height)
    guard width >= 2, height >= 2, colors.count / width >= height else { return nil }
    let count = width * height
    switch mesh.locations {
    case .points(let places):
      guard places.count >= count else { return nil }
      points = places.prefix(count).map { SIMD2($0) }
      hasControls = false
    case .bezierPoints(let places):
      guard places.count >= count else { return nil }
      points = places.prefix(count).flatMap {
        [
          $0.position, $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint,
          $0.bottomControlPoint,
        ].map { SIMD2<Double>($0) }
      }
      hasControls = true
    }
    self.colors = Array(colors.prefix(count))
    (self.background, smoothsColors) = (background, mesh.smoothsColors)
    isPerceptual = mesh.colorSpace.isPerceptual
  }

  /// Whether this mesh can move to `other` vertex by vertex.
  func isLike(_ other: MeshNumbers) -> Bool {
    width == other.width && height == other.height && hasControls == other.hasControls
      && smoothsColors == other.smoothsColors && isPerceptual == other.isPerceptual
  }

  /// Multiplies the opacity of all colours.
  func opacity(_ factor: Double) -> MeshNumbers {
    var mesh = self
    mesh.colors = colors.map { $0.opacity(factor) }
    mesh.background = background.opacity(factor)
    return mesh
  }

  /// The paint that shows this mesh in `frame`.
  func paint(in frame: CGRect) -> MeshPaint {
    func place(_ point: SIMD2<Double>) -> CGPoint {
      CGPoint(
        x: frame.minX + CGFloat(point.x) * frame.width,
        y: frame.minY + CGFloat(point.y) * frame.height)
    }
    let vertices = colors.indices.map { index in
      let controls = controls(of: index)
      return MeshPaint.Vertex(
        position: place(points[hasControls ? 5 * index : index]), leading: place(controls[0]),
        top: place(controls[1]), trailing: place(controls[2]), bottom: place(controls[3]),
        color: colors[index])
    }
    return MeshPaint(
      frame: frame, width: width, height: height, vertices: vertices, background: background,
      smoothsColors: smoothsColors, interpolation: isPerceptual ? .perceptual : .device)
  }

  /// The control points of a vertex: leading, top, trailing, bottom.
  ///
  /// Without any of its own, a vertex lies half-way along the curve of Catmull and Rom through its neighbours, whose
  /// tangent is half of what is between them; at the grid's edge, all that is between it and its one neighbour.
  private func controls(of index: Int) -> [SIMD2<Double>] {
    if hasControls { return Array(points[5 * index + 1...5 * index + 4]) }
    let (column, row) = (index % width, index / width)
    func tangent(_ place: Int, _ count: Int, _ step: Int) -> SIMD2<Double> {
      if place == 0 { return points[index + step] - points[index] }
      if place == count - 1 { return points[index] - points[index - step] }
      return (points[index + step] - points[index - step]) / 2
    }
    let (across, down) = (tangent(column, width, 1) / 3, tangent(row, height, width) / 3)
    let point = points[index]
    return [point - across, point - down, point + across, point + down]
  }
}

extension MeshNumbers: Animatable {
  /// All points in fractions, then all colours and the background as colours move.
  package var animatableData: NumberList {
    get {
      var numbers = points.flatMap { [$0.x * unitScale, $0.y * unitScale] }
      for color in colors + [background] {
        let data = color.animatableData
        numbers += [
          data.first, data.second.first, data.second.second.first, data.second.second.second,
        ].map { Double($0) / unitScale }
      }
      return NumberList(numbers)
    }
    set {
      let n = newValue.numbers
      guard n.count == 2 * points.count + 4 * (colors.count + 1) else { return }
      for index in points.indices {
        points[index] = SIMD2(n[2 * index], n[2 * index + 1]) / unitScale
      }
      func color(_ old: ResolvedColor, at place: Int) -> ResolvedColor {
        var color = old
        let data = n[place..<place + 4].map { Float($0 * unitScale) }
        color.animatableData = AnimatablePair(
          data[0], AnimatablePair(data[1], AnimatablePair(data[2], data[3])))
        return color
      }
      let start = 2 * points.count
      for index in colors.indices { colors[index] = color(colors[index], at: start + 4 * index) }
      background = color(background, at: start + 4 * colors.count)
    }
  }
}
