import Foundation
import Geometry
import ViewEngine
import Views

/// Something that is drawn in the space of a chart of three dimensions.
struct SpaceShape {
  enum Form {
    /// A flat piece between its corners.
    case piece([SpacePoint])
    /// A ball, by the area of its picture in square points.
    case ball(SpacePoint, area: CGFloat)
    case line(SpacePoint, SpacePoint, StrokeStyle)
  }
  let form: Form
  let style: any ShapeStyle
  var opacity = 1.0

  /// The middle, by which it is told what is nearer.
  var middle: SpacePoint {
    switch form {
    case .ball(let place, _): place
    case .line(let start, let end, _): SpacePoint.mean([start, end])
    case .piece(let corners): SpacePoint.mean(corners)
    }
  }
}

extension SpacePoint {
  /// The middle of some points.
  static func mean(_ points: [SpacePoint]) -> SpacePoint {
    let sum = points.reduce(SpacePoint(0, 0, 0)) {
      SpacePoint($0.x + $1.x, $0.y + $1.y, $0.z + $1.z)
    }
    return sum.times(1 / Double(max(points.count, 1)))
  }
}

/// A chart of three dimensions as it is drawn: its scales, and shapes in the cube that they span.
@MainActor struct SpaceModel {
  let options: ChartOptions
  /// The scales to the right, up and to the front.
  let scales: [PlotScale]
  let colors: StyleScale
  private(set) var shapes: [SpaceShape] = []

  /// Into how many cells a side of the ground is divided for surfaces.

  ///

  /// No source names it; it is ours.
  static let cells = 32
  /// Over which numbers surfaces are drawn where no axis names some.
  ///
  /// No source names it; it is ours.
  private static let ground = -1.0...1.0
  /// The area of points that name none, in square points.
  ///
  /// No source names it; it is ours.
  private static let area: CGFloat = 50
  /// How many intervals each axis has.
  static let intervals = TickCount.about(4)

  /// Creates the model of a chart.
  ///
  /// - Parameters:
  ///   - records: The marks, as their data say them.
  ///   - options: What modifiers say.
  init(_ records: [MarkRecord], _ options: ChartOptions) {
    self.options = options
    let (across, deep) = (
      options.xScale.numbers ?? Self.ground, options.zScale.numbers ?? Self.ground
    )
    let meshes = records.map { record in
      record.surface.map { SurfaceMesh($0, across, deep, cells: Self.cells) }
    }
    let surfaces = meshes.compactMap(\.self)
    func ends(_ range: ClosedRange<Double>) -> [PlotInput] {
      surfaces.isEmpty ? [] : [PlotInput(.number, from: range.lowerBound, to: range.upperBound)]
    }
    let heights = surfaces.compactMap(\.range).map {
      PlotInput(.number, from: $0.lowerBound, to: $0.upperBound)
    }
    scales = [
      Self.scale(records.compactMap(\.x) + ends(across), options.xScale),
      Self.scale(records.compactMap(\.y) + heights, options.yScale),
      Self.scale(records.compactMap(\.z) + ends(deep), options.zScale),
    ]
    colors = StyleScale(records.map(\.look.color), options.color)
    var shapes: [SpaceShape] = []
    for (record, mesh) in zip(records, meshes) {
      shapes += mesh.map { pieces($0, record) } ?? self.shapes(of: record)
    }
    self.shapes = shapes
  }

  /// The scale of an axis: zero is on it only where the data are.
  private static func scale(_ inputs: [PlotInput], _ wish: ScaleWish) -> PlotScale {
    var wish = wish
    if case .automatic(nil, let reversed) = wish.domain {
      wish.domain = .automatic(includesZero: false, reversed: reversed)
    }
    return PlotScale(of: inputs, wish, count: intervals)
  }

  private func style(of record: MarkRecord) -> any ShapeStyle {
    record.look.style ?? record.look.color.map { colors.style(of: StyleScale.name(of: $0)) }
      ?? Color.blue
  }

  /// A place of the cube.
  private func place(_ x: Double, _ y: Double, _ z: Double) -> SpacePoint {
    SpacePoint(
      scales[0].fraction(x) - 0.5, scales[1].fraction(y) - 0.5, scales[2].fraction(z) - 0.5)
  }

  private func pieces(_ mesh: SurfaceMesh, _ record: MarkRecord) -> [SpaceShape] {
    var shapes: [SpaceShape] = []
    for row in 0..<Self.cells {
      for column in 0..<Self.cells {
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { mesh.point(column + $0, row + $1) }
        guard corners.allSatisfy({ $0.y.isFinite }) else { continue }
        let places = corners.map { place($0.x, $0.y, $0.z) }
        let height = SpacePoint.mean(corners).y
        shapes.append(
          SpaceShape(
            form: .piece(places), style: mesh.style(at: height, places) ?? style(of: record),
            opacity: record.look.opacity))
      }
    }
    return shapes
  }

  private func shapes(of record: MarkRecord) -> [SpaceShape] {
    guard let x = record.x, let y = record.y, let z = record.z else { return [] }
    let (low, high) = (place(x.low, y.low, z.low), place(x.high, y.high, z.high))
    let style = style(of: record)
    func shape(_ form: SpaceShape.Form) -> SpaceShape {
      SpaceShape(form: form, style: style, opacity: record.look.opacity)
    }
    switch record.kind {
    case .point: return [shape(.ball(low, area: record.look.symbolSize ?? Self.area))]
    case .rule: return [shape(.line(low, high, record.look.pen ?? StrokeStyle(lineWidth: 1)))]
    case .rectangle:
      let spans = [x, y, z].map(\.isBin)
      return Self.faces(low, high, spans).map { shape(.piece($0)) }
    default: return []
    }
  }

  /// The faces of a rectangle, or of a box.
  ///
  /// - Parameters:
  ///   - low: Its one corner.
  ///   - high: The opposite one.
  ///   - spans: Along which axes it has a length.
  /// - Returns: The corners of each face; none of what is no more than a line.
  private static func faces(
    _ low: SpacePoint, _ high: SpacePoint, _ spans: [Bool]
  ) -> [[SpacePoint]] {
    let count = spans.filter(\.self).count
    guard count >= 2 else { return [] }
    let normals = (0..<3).filter { count == 3 || !spans[$0] }
    return normals.flatMap { normal -> [[SpacePoint]] in
      let (first, second) = ((normal + 1) % 3, (normal + 2) % 3)
      let sides = count == 3 ? [low[normal], high[normal]] : [low[normal]]
      return sides.map { side in
        [(low, low), (high, low), (high, high), (low, high)].map { one, other in
          var corner = low
          (corner[normal], corner[first], corner[second]) = (side, one[first], other[second])
          return corner
        }
      }
    }
  }

  /// The values of an axis where its lines are, as places of the cube.
  ///
  /// - Parameters:
  ///   - axis: Which axis.
  ///   - locale: In which language they are written.
  /// - Returns: Places from the cube's middle, and texts.
  func ticks(
    _ axis: Int, _ locale: Locale = AxisText.english
  ) -> [(place: Double, text: String)] {
    let ticks = AxisTicks(.automatic, on: scales[axis], count: Self.intervals, locale: locale)
    return ticks.values.compactMap { value in
      guard let middle = scales[axis].middle(of: PlotInput(value)),
        (-1e-9...1 + 1e-9).contains(middle)
      else { return nil }
      return (middle - 0.5, ticks.text(of: value))
    }
  }
}

/// A surface at the corners of the cells of its ground.
struct SurfaceMesh {
  private let course: SurfaceCourse
  private let points: [SpacePoint]
  private let cells: Int
  /// The least and the greatest height; `nil` where it has none.
  let range: ClosedRange<Double>?

  /// Samples a surface.
  ///
  /// - Parameters:
  ///   - course: Its function.
  ///   - across: The numbers to the right.
  ///   - deep: The numbers to the front.
  ///   - cells: Into how many cells each side is divided.
  init(
    _ course: SurfaceCourse, _ across: ClosedRange<Double>, _ deep: ClosedRange<Double>, cells: Int
  ) {
    func number(_ range: ClosedRange<Double>, _ index: Int) -> Double {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(cells)
    }
    points = (0...cells).flatMap { row in
      (0...cells).map { column in
        let (x, z) = (number(across, column), number(deep, row))
        return SpacePoint(x, course.function(x, z), z)
      }
    }
    (self.course, self.cells) = (course, cells)
    let heights = points.map(\.y).filter(\.isFinite)
    range = heights.min().flatMap { low in heights.max().map { low...$0 } }
  }

  /// A corner, in the values of the data.
  func point(_ column: Int, _ row: Int) -> SpacePoint { points[row * (cells + 1) + column] }

  /// The style of a cell; `nil` where the surface has one for all.
  ///
  /// - Parameters:
  ///   - height: Its height.
  ///   - places: Its corners in the cube.
  /// - Returns: The style.
  func style(at height: Double, _ places: [SpacePoint]) -> (any ShapeStyle)? {
    guard let style = course.style else { return nil }
    switch style.form {
    case .height(let gradient):
      guard let range = style.range ?? range else { return nil }
      let length = range.upperBound - range.lowerBound
      return GradientColor(
        gradient: gradient, location: length > 0 ? (height - range.lowerBound) / length : 0.5)
    case .normal:
      let normal = (places[3] - places[0]).cross(places[1] - places[0]).normalized
      func share(_ value: Double) -> Double { (value + 1) / 2 }
      return Color(.sRGB, red: share(normal.x), green: share(normal.y), blue: share(normal.z))
    }
  }
}
