import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Nothing a scene can say crashes, hangs or eats memory; what makes no sense paints nothing.
@Suite struct RobustnessTests {
  static let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 1e-300, 0]
  private let rasterizer = Rasterizer()

  private func draw(_ list: DisplayList) -> Pixmap {
    rasterizer.render(list, width: 64, height: 48, background: .white)
  }

  private func everything(_ rect: CGRect, _ transform: CGAffineTransform) -> DisplayList {
    var list = DisplayList()
    let stops = [
      GradientPaint.Stop(color: .black, location: 0), .init(color: .white, location: .nan),
      .init(color: .clear, location: 1),
    ]
    let paints: [Paint] = [
      .solid(.black),
      .gradient(GradientPaint(stops: stops, course: .linear(from: rect.origin, to: .zero))),
      .gradient(
        GradientPaint(
          stops: stops,
          course: .radial(center: rect.origin, startRadius: rect.width, endRadius: 3))),
      .gradient(
        GradientPaint(
          stops: stops,
          course: .elliptical(
            center: rect.origin, radii: rect.size, startFraction: 0, endFraction: 1))),
      .gradient(
        GradientPaint(
          stops: stops,
          course: .angular(center: rect.origin, start: .zero, end: .degrees(rect.width)),
          interpolation: .perceptual)),
      .gradient(GradientPaint(stops: [], course: .linear(from: .zero, to: .zero))),
      .picture(ImageReference(name: "p", pixmap: Pixmap(width: 2, height: 2)), in: rect),
    ]
    let paths = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: rect.width),
      Path(roundedRect: rect, cornerRadius: 5, style: .circular),
      Path {
        $0.addLines([rect.origin, CGPoint(x: 3, y: 4), CGPoint(x: rect.width, y: rect.height)])
      },
    ]
    for path in paths {
      for paint in paints { list.fill(path, with: paint, transform: transform) }
      list.stroke(
        path, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [2, 3]),
        with: .solid(.black), transform: transform)
      list.stroke(
        path, style: StrokeStyle(lineWidth: rect.width), with: .solid(.black),
        transform: transform)
    }
    list.draw(
      ImageReference(name: "p", pixmap: Pixmap(width: 3, height: 2)), in: rect,
      transform: transform)
    return list
  }

  @Test(arguments: strange) func strangePlacesAndSizes(_ value: CGFloat) {
    for rect in [
      CGRect(x: value, y: 2, width: 10, height: 10), CGRect(x: 2, y: value, width: 10, height: 10),
      CGRect(x: 2, y: 2, width: value, height: 10), CGRect(x: 2, y: 2, width: 10, height: value),
      CGRect(x: -value, y: -value, width: 2 * value, height: 2 * value),
    ] {
      _ = draw(everything(rect, .identity))
    }
  }

  @Test(arguments: strange) func strangeTransforms(_ value: CGFloat) {
    let rect = CGRect(x: 2, y: 2, width: 20, height: 10)
    for transform in [
      CGAffineTransform(scaleX: value, y: 1), CGAffineTransform(scaleX: value, y: value),
      CGAffineTransform(translationX: value, y: 0),
      CGAffineTransform(a: 1, b: value, c: 1, d: value, tx: 0, ty: 0),
    ] {
      _ = draw(everything(rect, transform))
    }
  }

  @Test(arguments: strange) func strangeFilters(_ value: CGFloat) {
    let number = Double(value)
    for filter: Filter in [
      .blur(radius: number, isOpaque: false), .blur(radius: number, isOpaque: true),
      .shadow(color: .black, radius: number, offset: CGSize(width: 1, height: 1)),
      .shadow(color: .black, radius: 2, offset: CGSize(width: value, height: value)),
      .colorMatrix([Float](repeating: Float(number), count: 20)), .colorMatrix([1]),
    ] {
      var layer = Layer()
      layer.filters = [filter]
      layer.opacity = number
      var list = DisplayList()
      for opacity in [1, number] {
        layer.opacity = opacity
        list.layer(layer) {
          $0.fill(Path(CGRect(x: 5, y: 5, width: 20, height: 20)), with: .solid(.black))
          $0.fill(Path(ellipseIn: CGRect(x: 9, y: 9, width: 20, height: 30)), with: .solid(.white))
        }
      }
      _ = draw(list)
    }
  }

  @Test func emptyThingsPaintNothing() {
    var list = DisplayList()
    list.fill(Path { $0.move(to: .zero) }, with: .solid(.black))
    list.fill(Path(CGRect(x: 3, y: 3, width: 0, height: 9)), with: .solid(.black))
    list.fill(
      Path(ellipseIn: CGRect(x: 3, y: 3, width: 9, height: 9)), with: .solid(.black),
      transform: CGAffineTransform(scaleX: 0, y: 1))
    list.draw(
      ImageReference(name: "none", pixmap: Pixmap(width: 0, height: 0)),
      in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(draw(list) == draw(DisplayList()))
    #expect(rasterizer.render(list, width: 0, height: 5).words.isEmpty)
  }

  @Test func aMillionSegments() {
    var list = DisplayList()
    let places = (0..<1_000_000).map { (index: Int) -> CGPoint in
      let (x, y) = (index &* 7919 % 64, index &* 104729 % 48)
      return CGPoint(x: Double(x), y: Double(y) + 0.3)
    }
    let path = Path { $0.addLines(places) }
    list.fill(path, with: .solid(.black))
    list.stroke(
      path, style: StrokeStyle(lineWidth: 1, lineJoin: .round), with: .solid(.black))
    _ = draw(list)
  }

  @Test func aCurveOfMillionsOfPixelsIsSmoothWhereItIsSeen() {
    // The top of a parabola that large is a straight line to the eye.
    let (size, height) = (1e7, 1e6)
    var curve = Path()
    curve.move(to: CGPoint(x: -size, y: height))
    curve.addQuadCurve(
      to: CGPoint(x: size, y: height), control: CGPoint(x: 0, y: -height))
    curve.closeSubpath()
    let half = Path(CGRect(x: -900, y: 0, width: 1800, height: 900))
    let place = CGAffineTransform(rotationAngle: 0.3).concatenating(
      CGAffineTransform(translationX: 32.2, y: 24.7))
    var (bent, straight) = (DisplayList(), DisplayList())
    bent.fill(curve, with: .solid(.black), transform: place)
    straight.fill(half, with: .solid(.black), transform: place)
    let (picture, wanted) = (draw(bent), draw(straight))
    for y in 0..<48 {
      for x in 0..<64 {
        #expect(abs(Int(picture[x, y] & 255) - Int(wanted[x, y] & 255)) <= 3)
      }
    }
  }

  @Test func whatIsBeyondThePictureChangesNothingInIt() {
    func list(_ dx: CGFloat) -> DisplayList {
      var list = DisplayList()
      let move = CGAffineTransform(translationX: dx, y: dx)
      let blob = Path {
        $0.move(to: CGPoint(x: -300, y: -200))
        $0.addCurve(
          to: CGPoint(x: 400, y: 300), control1: CGPoint(x: 600, y: -100),
          control2: CGPoint(x: -300, y: 20))
        $0.addQuadCurve(to: CGPoint(x: -100, y: 150), control: CGPoint(x: 10, y: 400))
      }
      list.fill(
        blob, rule: .evenOdd, with: .solid(ResolvedColor.black.opacity(0.5)), transform: move)
      for dash: [CGFloat] in [[], [40, 25]] {
        list.stroke(
          blob, style: StrokeStyle(lineWidth: 9, lineCap: .round, lineJoin: .round, dash: dash),
          with: .solid(ResolvedColor.black.opacity(0.5)),
          transform: CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 1.4, tx: 0, ty: 0)
            .concatenating(move))
      }
      return list
    }
    let part = rasterizer.render(list(0), width: 64, height: 48)
    let whole = rasterizer.render(list(600), width: 1300, height: 1300)
    for y in 0..<48 {
      for x in 0..<64 {
        #expect(abs(Int(part[x, y] >> 24) - Int(whole[x + 600, y + 600] >> 24)) <= 1)
      }
    }
  }

  @Test func enormousShadowsOfFilteredContent() {
    var (inner, outer) = (Layer(), Layer())
    inner.filters = [.blur(radius: 3, isOpaque: false)]
    for radius in [1e3, 1e5, 1e7, 1e12] {
      outer.filters = [.shadow(color: .black, radius: radius, offset: .zero)]
      var list = DisplayList()
      list.layer(outer) {
        $0.layer(inner) {
          $0.fill(Path(CGRect(x: 5, y: 5, width: 20, height: 20)), with: .solid(.black))
        }
      }
      #expect(draw(list)[15, 15] & 255 < 10)
    }
  }

  /// 200 layers in one another, each with a little content of its own around the next.
  private func nested(_ layer: Layer, content: Path) -> DisplayList {
    func nest(_ depth: Int, _ list: inout DisplayList) {
      list.fill(Path(CGRect(x: depth % 40, y: 3, width: 9, height: 9)), with: .solid(.black))
      guard depth < 200 else { return list.fill(content, with: .solid(.black)) }
      list.layer(layer) { nest(depth + 1, &$0) }
    }
    var list = DisplayList()
    nest(0, &list)
    return list
  }

  @Test func twoHundredLayersDeep() {
    for filters: [Filter] in [
      [], [.blur(radius: 1, isOpaque: false)],
      [.shadow(color: .black, radius: 1, offset: .zero)],
    ] {
      var layer = Layer()
      layer.opacity = 0.99
      layer.filters = filters
      layer.clip = Layer.Clip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 40)))
      _ = draw(nested(layer, content: Path()))
    }
  }

  @Test(arguments: [1, 31, 1e4], [20, 2e7]) func twoHundredBlursDeep(radius: Double, size: CGFloat)
  {
    // Reaches that added up would take gigabytes.
    let content = Path(
      ellipseIn: CGRect(x: 30 - size / 2, y: 20 - size / 2, width: size, height: size))
    var layer = Layer()
    layer.filters = [.blur(radius: radius, isOpaque: false)]
    let blurred = draw(nested(layer, content: content))
    // So far around, black stays black under small blurs.
    if size > 1e6, radius < 100 { #expect(blurred[30, 20] & 255 < 12) }
    layer.filters = [.shadow(color: .black, radius: radius, offset: CGSize(width: 1, height: 0))]
    if size < 100 || radius > 1 { _ = draw(nested(layer, content: content)) }
  }

  @Test func blursOfBlursAreBlursOfMoreRadius() {
    func list(_ radii: [Double]) -> DisplayList {
      func nest(_ radii: ArraySlice<Double>, _ list: inout DisplayList) {
        guard let radius = radii.first else {
          // More than one thing, which none of the shortcuts knows.
          list.fill(Path(CGRect(x: -900, y: -900, width: 930, height: 1800)), with: .solid(.black))
          list.fill(Path(CGRect(x: 0, y: -900, width: 30, height: 1800)), with: .solid(.black))
          return
        }
        var layer = Layer()
        layer.filters = [.blur(radius: radius, isOpaque: false)]
        list.layer(layer) { nest(radii.dropFirst(), &$0) }
      }
      var list = DisplayList()
      nest(radii[...], &list)
      return list
    }
    for radii in [[3, 4], [40, 30], [30, 40, 120], [20, 60, 15, 25]] as [[Double]] {
      let one = draw(list([radii.map { $0 * $0 }.reduce(0, +).squareRoot()]))
      let many = draw(list(radii))
      let difference =
        (0..<48).flatMap { y in
          (0..<64).map { x in abs(Int(one[x, y] & 255) - Int(many[x, y] & 255)) }
        }.max() ?? 0
      #expect(difference <= 2, "\(radii)")
    }
  }

  @Test(arguments: [1e3, 1e4, 1e5]) func enormousBlurs(radius: Double) {
    var layer = Layer()
    layer.filters = [.blur(radius: radius, isOpaque: false)]
    var list = DisplayList()
    list.layer(layer) {
      $0.fill(Path(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)), with: .solid(.black))
      $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 40)), with: .solid(.black))
    }
    // Black as far as the eye can see stays black.
    let picture = draw(list)
    #expect(picture[30, 20] == 0xff00_0000)
  }

  @Test func aScaleOfNothingPaintsTheBackground() {
    var list = DisplayList()
    list.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .solid(.black))
    for scale in [0, -1, .nan, .infinity, 1e300] {
      _ = rasterizer.render(list, width: 20, height: 20, scale: scale, background: .white)
    }
    #expect(
      rasterizer.render(list, width: 20, height: 20, scale: 0, background: .white)[5, 5] == .max)
  }
}
