import Foundation
import Geometry
import Motion
import ViewEngine
import Views

/// A chart of three dimensions from one side, which moves as an animation turns it.
struct SpaceView: View, Animatable {
  let model: SpaceModel
  /// How far around it the viewer has gone, in radians.
  var azimuth: Double
  /// How far the viewer looks down on it, in radians.
  var inclination: Double
  @Environment(\.locale) private var locale

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(azimuth, inclination) }
    set { (azimuth, inclination) = (newValue.first, newValue.second) }
  }

  /// How far labels and titles stand from their axis, in points.

  ///

  /// No source names it; it is ours.
  private static let (labelGap, titleGap) = (CGFloat(12), CGFloat(34))
  /// From where light comes, and how bright what turns away from it is.
  ///
  /// No source names it; it is ours.
  private static let (light, shade) = (SpacePoint(0.4, 0.8, 0.45).normalized, 0.6)

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        Canvas { context, size in draw(in: &context, camera(size), size) }
        ForEach(titles) { title in
          title.view.font(AxisLook.font).foregroundStyle(.secondary)
            .position(place(of: title, in: proxy.size))
        }
      }
    }
  }

  private func camera(_ size: CGSize) -> SpaceCamera {
    SpaceCamera(
      azimuth: azimuth, inclination: inclination,
      isPerspective: model.options.projection.isPerspective, size: size)
  }

  // MARK: Titles

  /// The title of an axis.
  private struct Title: Identifiable {
    let id: Int
    let view: AnyView
  }

  private var titles: [Title] {
    [model.options.xTitle, model.options.yTitle, model.options.zTitle].enumerated()
      .compactMap { axis, title in title.map { Title(id: axis, view: $0.view) } }
  }

  private func place(of title: Title, in size: CGSize) -> CGPoint {
    let camera = camera(size)
    let (start, end) = edge(of: title.id, camera)
    return beside(
      SpacePoint.mean([start, end]), outward(of: title.id, camera, size), camera,
      by: Self.titleGap)
  }

  // MARK: Axes

  /// On which side of the cube the wall across an axis stands: the one away from the viewer.
  private func back(_ axis: Int, _ camera: SpaceCamera) -> Double {
    var direction = SpacePoint(0, 0, 0)
    direction[axis] = 1
    return camera.seen(direction).z >= 0 ? -0.5 : 0.5
  }

  /// The edge of the cube along which the labels of an axis stand.
  private func edge(of axis: Int, _ camera: SpaceCamera) -> (SpacePoint, SpacePoint) {
    let (x, y, z) = (back(0, camera), back(1, camera), back(2, camera))
    func along(_ corner: SpacePoint) -> (SpacePoint, SpacePoint) {
      var (start, end) = (corner, corner)
      (start[axis], end[axis]) = (-0.5, 0.5)
      return (start, end)
    }
    switch axis {
    case 0: return along(SpacePoint(0, y, -z))
    case 2: return along(SpacePoint(-x, y, 0))
    default:
      // The outermost edge on the left.
      let (one, other) = (SpacePoint(-x, 0, z), SpacePoint(x, 0, -z))
      return along(camera.project(one).place.x < camera.project(other).place.x ? one : other)
    }
  }

  /// In which direction of the picture labels stand from their edge: away from the middle.
  private func outward(of axis: Int, _ camera: SpaceCamera, _ size: CGSize) -> CGVector {
    let (start, end) = edge(of: axis, camera)
    let place = camera.project(SpacePoint.mean([start, end])).place
    let (x, y) = (place.x - size.width / 2, place.y - size.height / 2)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: 0, dy: 1)
  }

  /// A place beside a point of the cube.
  private func beside(
    _ point: SpacePoint, _ direction: CGVector, _ camera: SpaceCamera, by distance: CGFloat
  ) -> CGPoint {
    let place = camera.project(point).place
    return CGPoint(
      x: place.x + direction.dx * distance, y: place.y + direction.dy * distance)
  }

  private func isHidden(_ axis: Int) -> Bool {
    let wish = [model.options.xAxis, model.options.yAxis, model.options.zAxis][axis]
    if case .hidden = wish { return true }
    return false
  }

  private func drawAxes(in context: inout GraphicsContext, _ camera: SpaceCamera, _ size: CGSize) {
    let ticks = (0..<3).map { isHidden($0) ? [] : model.ticks($0, locale) }
    var grid = Path()
    for wall in 0..<3 {
      let side = back(wall, camera)
      for (axis, other) in [((wall + 1) % 3, (wall + 2) % 3), ((wall + 2) % 3, (wall + 1) % 3)] {
        for place in [-0.5, 0.5] + ticks[axis].map(\.place) {
          var (start, end) = (SpacePoint(0, 0, 0), SpacePoint(0, 0, 0))
          (start[wall], start[axis], start[other]) = (side, place, -0.5)
          (end[wall], end[axis], end[other]) = (side, place, 0.5)
          grid.addLines([camera.project(start).place, camera.project(end).place])
        }
      }
    }
    context.stroke(grid, with: .style(GridLineStyle()), lineWidth: 0.5)
    for axis in 0..<3 {
      let (corner, direction) = (edge(of: axis, camera).0, outward(of: axis, camera, size))
      for tick in ticks[axis] {
        var point = corner
        point[axis] = tick.place
        context.draw(
          Text(tick.text).font(AxisLook.font).foregroundColor(.secondary),
          at: beside(point, direction, camera, by: Self.labelGap))
      }
    }
  }

  // MARK: Marks

  private func draw(in context: inout GraphicsContext, _ camera: SpaceCamera, _ size: CGSize) {
    drawAxes(in: &context, camera, size)
    let depths = model.shapes.map { camera.seen($0.middle).z }
    // What is farther away is painted first.
    let order = model.shapes.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    for index in order { draw(model.shapes[index], in: context, camera) }
  }

  private func draw(_ shape: SpaceShape, in context: GraphicsContext, _ camera: SpaceCamera) {
    var context = context
    context.opacity *= shape.opacity
    switch shape.form {
    case .line(let start, let end, let pen):
      var path = Path()
      path.addLines([camera.project(start).place, camera.project(end).place])
      context.stroke(path, with: shading(shape.style, 1, context), style: pen)
    case .ball(let place, let area):
      let (center, depth) = camera.project(place)
      let radius = (area / .pi).squareRoot() * CGFloat(camera.scale(at: depth))
      let frame = CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
      context.fill(Path(ellipseIn: frame), with: shading(shape.style, 1, context))
    case .piece(let corners):
      var path = Path()
      path.addLines(corners.map { camera.project($0).place })
      path.closeSubpath()
      let paint = shading(shape.style, brightness(corners), context)
      context.fill(path, with: paint)
      // Neighbours touch each other: a hairline closes the seam between their soft borders.
      if shape.opacity >= 1 { context.stroke(path, with: paint, lineWidth: 0.5) }
    }
  }

  /// How bright a piece is, from whichever side.
  private func brightness(_ corners: [SpacePoint]) -> Double {
    let normal = (corners[2] - corners[0]).cross(corners[3] - corners[1]).normalized
    return Self.shade + (1 - Self.shade) * abs(normal.dot(Self.light))
  }

  /// A style in a light; only colours can be darker.
  private func shading(
    _ style: any ShapeStyle, _ brightness: Double, _ context: GraphicsContext
  ) -> GraphicsContext.Shading {
    let color = (style as? Color) ?? (style as? GradientColor)?.resolve(in: context.environment)
    guard let color else { return GraphicsContext.Shading.style(style) }
    return .color(brightness < 1 ? color.mix(with: .black, by: 1 - brightness) : color)
  }
}
