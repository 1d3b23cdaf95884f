import CoreLocation
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// A map as it is looked at, on its way from one focus to another as well.
struct MapShown: View, Animatable {
  var focus: MapFocus
  let space: GeometryProxy
  /// Who is told.
  let sights: [MapSight]
  let items: [_MapItem]
  let direction: LayoutDirection

  nonisolated var animatableData: MapFocus.AnimatableData {
    get { focus.animatableData }
    set { focus.animatableData = newValue }
  }

  var body: some View {
    let projection = MapProjection(
      focus, width: Double(space.size.width), height: Double(space.size.height))
    for sight in sights {
      sight.place(space)
      sight.look(at: focus)
    }
    return MapPicture(projection: projection, items: items, direction: direction)
      .frame(width: space.size.width, height: space.size.height, alignment: .topLeading)
      .clipped()
      .background { MapGround(focus: focus, insets: space.safeAreaInsets) }
  }
}

/// The ground of a map, which reaches below bars to the edges of the screen.
struct MapGround: View {
  let focus: MapFocus
  /// How much farther than the map the ground reaches.
  let insets: EdgeInsets
  @Environment(\.mapStyle) private var style
  @Environment(\.colorScheme) private var scheme

  private var ground: Color {
    if style.isPhotograph { return Color(red: 0.22, green: 0.28, blue: 0.22) }
    return scheme == .dark
      ? Color(red: 0.16, green: 0.18, blue: 0.2) : Color(red: 0.96, green: 0.95, blue: 0.92)
  }

  private var lines: Color {
    style.isPhotograph || scheme == .dark ? .white.opacity(0.07) : .black.opacity(0.06)
  }

  var body: some View {
    // Lines halve their distance as the map grows; those between come out of the ground.
    let (distance, share) = MapMesh.distance(focus.scale)
    ground.overlay {
      MapMesh(focus: focus, distance: distance, middle: middle, isBetween: false)
        .stroke(lines, lineWidth: 1)
      if share > 0 {
        MapMesh(focus: focus, distance: distance, middle: middle, isBetween: true)
          .stroke(lines.opacity(share), lineWidth: 1)
      }
    }
    .ignoresSafeArea()
  }

  /// The middle of the map, from that of the ground.
  private var middle: CGSize {
    CGSize(
      width: (insets.leading - insets.trailing) / 2, height: (insets.top - insets.bottom) / 2)
  }
}

/// What is on a map, at its places.
struct MapPicture: View {
  let projection: MapProjection
  let items: [_MapItem]
  /// The layout direction of views on the map.
  let direction: LayoutDirection

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(items.enumerated()), id: \.offset) { item in
        overlay(of: item.element)
      }
      ForEach(Array(items.enumerated()), id: \.offset) { item in
        pin(of: item.element)
      }
    }
  }

  private func point(_ place: CLLocationCoordinate2D) -> CGPoint {
    let point = projection.point(place)
    return CGPoint(x: point.x, y: point.y)
  }

  /// Lines and areas, which lie beneath pins.
  @ViewBuilder private func overlay(of item: _MapItem) -> some View {
    switch item.kind {
    case .marker, .view: EmptyView()
    case .line:
      MapCourse(points: item.places.map(point), isClosed: false)
        .stroke(
          item.stroke?.style ?? AnyShapeStyle(.tint),
          style: item.stroke?.pen
            ?? StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    case .area:
      filled(MapCourse(points: item.places.map(point), isClosed: true), item)
    case .circle(let radius):
      let (middle, length) = (
        point(item.places[0]), CGFloat(projection.length(radius, at: item.places[0]))
      )
      filled(
        Circle().size(width: 2 * length, height: 2 * length)
          .offset(x: middle.x - length, y: middle.y - length), item)
    }
  }

  @ViewBuilder private func filled<S: Shape>(_ shape: S, _ item: _MapItem) -> some View {
    shape.fill(item.fill ?? AnyShapeStyle(Color.accentColor.opacity(0.3)))
    if let (style, pen) = item.stroke { shape.stroke(style, style: pen) }
  }

  /// Pins and views, each at its place.
  @ViewBuilder private func pin(of item: _MapItem) -> some View {
    switch item.kind {
    case .line, .area, .circle: EmptyView()
    case .marker(let title, let sign):
      BalloonPin(title: item.showsTitle ? title : nil, sign: sign, tint: item.tint ?? .red)
        .environment(\.layoutDirection, direction)
        .modifier(AtPlace(point: point(item.places[0]), anchor: .bottom))
    case .view(let view, let title, let anchor):
      view.overlay(alignment: .bottom) {
        if let title, item.showsTitle { MapName(title: title) }
      }
      .environment(\.layoutDirection, direction)
      .modifier(AtPlace(point: point(item.places[0]), anchor: anchor))
    }
  }
}

/// Puts a view with one of its points at a place.
private struct AtPlace: ViewModifier {
  let point: CGPoint
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    // Upon a point, so that what reaches beyond the map does not make it larger, and its guides move nothing else.
    Color.clear.frame(width: 0, height: 0)
      .overlay(alignment: .topLeading) {
        content.fixedSize()
          .alignmentGuide(.leading) { $0.width * anchor.x }
          .alignmentGuide(.top) { $0.height * anchor.y }
      }
      .position(point)
  }
}

/// The lines of a map's ground, which lie on it as it moves and grows.
struct MapMesh: Shape {
  let focus: MapFocus
  /// The distance of the lines, in points.
  let distance: Double
  /// The middle of the map, from that of the rectangle.
  let middle: CGSize
  /// Whether the lines are those between the others.
  let isBetween: Bool
  /// The least distance of lines, in points; the greatest is the double.
  private static let least = 48.0

  /// The distance of the lines at a size of the Earth, and how much is seen of those between.
  static func distance(_ scale: Double) -> (Double, share: Double) {
    let parts = (scale / least).significand
    return (parts * least, parts - 1)
  }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let start = isBetween ? distance / 2 : 0
    func first(_ place: Double, _ middle: CGFloat, _ edge: CGFloat) -> CGFloat {
      // From the line through Greenwich, or the equator, the first one in sight.
      let line = Double(middle) - place * focus.scale + start
      let steps = ((Double(edge) - line) / distance).rounded(.up)
      return CGFloat(line + steps * distance)
    }
    var x = first(focus.x, rect.midX + middle.width, rect.minX)
    while x < rect.maxX {
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
      x += CGFloat(distance)
    }
    var y = first(focus.y, rect.midY + middle.height, rect.minY)
    while y < rect.maxY {
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
      y += CGFloat(distance)
    }
    return path
  }
}

/// A line along points.
private struct MapCourse: Shape {
  let points: [CGPoint]
  let isClosed: Bool
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    if isClosed { path.closeSubpath() }
    return path
  }
}

/// A pin: a balloon with a sign, whose tip stands on its place.
private struct BalloonPin: View {
  let title: Text?
  let sign: MarkerSign
  let tint: Color
  /// The balloon's width and height, and the size of its sign, in points.
  private static let (width, height) = (CGFloat(34), CGFloat(40))
  private static let signSize: CGFloat = 16
  /// The room around a picture in the pin, in points.
  private static let signInset: CGFloat = 8

  var body: some View {
    ZStack {
      Balloon().fill(tint.gradient)
        .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
      signView.font(.system(size: Self.signSize, weight: .semibold)).foregroundStyle(.white)
        .frame(width: Self.width, height: Self.width)
        .frame(height: Self.height, alignment: .top)
    }
    .frame(width: Self.width, height: Self.height)
    .overlay(alignment: .bottom) { if let title { MapName(title: title) } }
  }

  @ViewBuilder private var signView: some View {
    switch sign {
    case .symbol(let name): Image(systemName: name)
    case .letters(let letters): letters
    case .picture(let image): image.resizable().scaledToFit().padding(Self.signInset)
    }
  }
}

/// A circle with a tip below.
private struct Balloon: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let middle = CGPoint(x: rect.midX, y: rect.minY + radius)
    // The tip's sides touch the circle 40° from straight down.
    let (across, down) = (radius * 0.643, radius * 0.766)
    var path = Path()
    path.addEllipse(
      in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.width))
    // The same way round as the circle, so that where both are is filled.
    path.move(to: CGPoint(x: middle.x + across, y: middle.y + down))
    path.addQuadCurve(
      to: CGPoint(x: middle.x, y: rect.maxY),
      control: CGPoint(x: middle.x + radius * 0.2, y: middle.y + radius))
    path.addQuadCurve(
      to: CGPoint(x: middle.x - across, y: middle.y + down),
      control: CGPoint(x: middle.x - radius * 0.2, y: middle.y + radius))
    path.closeSubpath()
    return path
  }
}

/// A name below a place.
private struct MapName: View {
  let title: Text
  /// The size of its letters, and how far below the place it stands, in points.
  private static let (size, drop) = (CGFloat(12), CGFloat(18))
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let halo = scheme == .dark ? Color.black : .white
    title.font(.system(size: Self.size, weight: .semibold)).foregroundStyle(.primary)
      .lineLimit(1).fixedSize()
      .shadow(color: halo.opacity(0.9), radius: 1).shadow(color: halo.opacity(0.9), radius: 1)
      .offset(y: Self.drop)
  }
}
