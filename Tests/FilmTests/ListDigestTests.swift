import DisplayList
import Film
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Digests of display lists")
struct ListDigestTests {
  private static let font = GlyphOutlines(name: "Sans", unitsPerEm: 1000) { _ in Path() }
  private static let picture = ImageReference(name: "photo", pixmap: Pixmap(width: 3, height: 2))
  private static let red = ResolvedColor(red: 1, green: 0, blue: 0)

  private static func list(_ build: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList()
    build(&list)
    return list
  }

  /// Lists, each of which differs from another in one thing.
  private static var lists: [DisplayList] {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let corners = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3)
    let elements: [Path.Element] = [
      .move(to: .zero), .line(to: CGPoint(x: 1, y: 0)),
      .quadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 3, y: 0)),
      .curve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 0, y: 4)),
      .closeSubpath,
    ]
    var round = Path()
    round.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4))
    var smooth = Path()
    smooth.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4), style: .continuous)
    var uneven = Path()
    uneven.addRoundedRect(in: rect, cornerRadii: corners)
    let paths =
      [Path(rect), Path(ellipseIn: rect), round, smooth, uneven]
      + (1...elements.count).map { Path(elements: Array(elements.prefix($0))) }
    let pens = [
      StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 2), StrokeStyle(lineCap: .round),
      StrokeStyle(lineJoin: .bevel), StrokeStyle(miterLimit: 4), StrokeStyle(dash: [1, 2]),
      StrokeStyle(dash: [1], dashPhase: 2),
    ]
    let glyph = GlyphRun.Glyph(id: 7, position: CGPoint(x: 1, y: 2))
    let runs = [
      GlyphRun(font: font, size: 17, glyphs: [glyph], text: "a"),
      GlyphRun(font: font, size: 18, glyphs: [glyph], text: "a"),
      GlyphRun(font: font, size: 17, glyphs: [glyph, glyph], text: "a"),
      GlyphRun(font: font, size: 17, glyphs: [glyph], text: "b"),
      GlyphRun(font: font, size: 17, glyphs: [.init(id: 8, position: glyph.position)], text: "a"),
    ]
    var all = [DisplayList()]
    all += paths.map { path in list { $0.fill(path, with: .solid(red)) } }
    all += paints.map { paint in list { $0.fill(Path(rect), with: paint) } }
    all += pens.map { pen in list { $0.stroke(Path(rect), style: pen, with: .solid(red)) } }
    all += runs.map { run in list { $0.draw(run, with: .solid(red)) } }
    all += layers.map { layer in
      list { $0.layer(layer) { $0.fill(Path(rect), with: .solid(red)) } }
    }
    all += [
      list { $0.fill(Path(rect), rule: .evenOdd, with: .solid(red)) },
      list {
        $0.fill(
          Path(rect), with: .solid(red), transform: CGAffineTransform(translationX: 1e-9, y: 0))
      },
      list { $0.draw(picture, in: rect) },
      list { $0.draw(picture, in: rect, isSmooth: false) },
      // One command more; and the same two in groups of other extents.
      list {
        $0.fill(Path(rect), with: .solid(red))
        $0.fill(Path(rect), with: .solid(red))
      },
      list {
        $0.layer(layers[0]) { $0.fill(Path(rect), with: .solid(red)) }
        $0.fill(Path(rect), with: .solid(red))
      },
      list {
        $0.layer(layers[0]) {
          $0.fill(Path(rect), with: .solid(red))
          $0.fill(Path(rect), with: .solid(red))
        }
      },
    ]
    return all
  }

  private static var paints: [Paint] {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let stops = [
      GradientPaint.Stop(color: red, location: 0), .init(color: .white, location: 1),
    ]
    let courses: [GradientPaint.Course] = [
      .linear(from: .zero, to: CGPoint(x: 1, y: 0)), .linear(from: CGPoint(x: 1, y: 0), to: .zero),
      .radial(center: .zero, startRadius: 0, endRadius: 1),
      .elliptical(
        center: .zero, radii: CGSize(width: 1, height: 2), startFraction: 0, endFraction: 1),
      .angular(center: .zero, start: .zero, end: Angle(degrees: 90)),
    ]
    var kind = GlassPaint.Kind()
    kind.blur = 1
    let panes = [
      GlassPaint.Pane(.rounded(rect, radius: 2)), .init(.rounded(rect, radius: 3)),
      .init(.path(Path(rect))), .init(.rounded(rect, radius: 2), tint: red),
      .init(.rounded(rect, radius: 2), presence: 0.5),
      .init(.rounded(rect, radius: 2), transform: CGAffineTransform(translationX: 1, y: 0)),
    ]
    let glasses =
      panes.map { GlassPaint(panes: [$0], kind: GlassPaint.Kind()) } + [
        GlassPaint(panes: [panes[0]], kind: kind),
        GlassPaint(panes: [panes[0], panes[0]], kind: kind),
        GlassPaint(panes: [panes[0]], kind: kind, spacing: 1),
        GlassPaint(panes: [panes[0]], kind: kind, opacity: 0.5),
      ]
    return glasses.map { .glass($0) } + [
      .solid(red), .solid(red.opacity(0.5)), .solid(ResolvedColor(red: 0, green: 1, blue: 0)),
      .picture(picture, in: rect),
      .gradient(GradientPaint(stops: stops, course: courses[0], interpolation: .perceptual)),
      .gradient(GradientPaint(stops: [stops[0]], course: courses[0])),
    ] + courses.map { .gradient(GradientPaint(stops: stops, course: $0)) }
  }

  private static var layers: [Layer] {
    let rect = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    func layer(_ change: (inout Layer) -> Void) -> Layer {
      var layer = Layer()
      change(&layer)
      return layer
    }
    let filters: [Filter] = [
      .blur(radius: 1, isOpaque: false), .blur(radius: 1, isOpaque: true),
      .shadow(color: red, radius: 1, offset: .zero),
      .shadow(color: red, radius: 1, offset: CGSize(width: 0, height: 1)),
      .colorMatrix([1, 0]), .colorMatrix([0, 1]),
    ]
    let modes = BlendMode.allCases.filter { $0 != .normal }
    return [layer { $0.opacity = 0.5 }, layer { $0.isIsolated = true }]
      + [layer { $0.isAntialiased = false }]
      + modes.map { mode in layer { $0.blendMode = mode } }
      + filters.map { filter in layer { $0.filters = [filter] } }
      + [
        layer { $0.filters = [filters[0], filters[0]] },
        layer { $0.clip = Layer.Clip(rect) }, layer { $0.clip = Layer.Clip(rect, rule: .evenOdd) },
        layer { $0.clip = Layer.Clip(rect, isAntialiased: false) },
        layer { $0.clip = Layer.Clip(rect, transform: CGAffineTransform(scaleX: 2, y: 1)) },
        layer { $0.mask = list { $0.fill(rect, with: .solid(red)) } },
        layer { $0.mask = DisplayList() },
      ]
  }

  @Test("equal for equal lists, and for no others")
  func faithful() {
    // Two that have nothing in common, as two processes have not.
    var (one, other) = (ListDigest(), ListDigest())
    let (lists, again) = (Self.lists, Self.lists)
    let digests = lists.map { one.digest(of: $0, on: .white) }
    let repeated = again.reversed().map { other.digest(of: $0, on: .white) }
    for (i, a) in lists.enumerated() {
      for (j, b) in lists.enumerated() {
        #expect((a == b) == (digests[i] == digests[j]), "\(a)\n\(b)")
      }
    }
    #expect(lists.count > 70)
    #expect(digests == Array(repeated.reversed()))
    #expect(digests.allSatisfy { $0.count == 16 })
  }

  @Test("knows of everything that a list holds")
  func complete() {
    // One more, and `ListDigest` has to add it.
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    #expect(count(DisplayList()) == 1)
    #expect(count(Layer()) == 7)
    #expect(count(Layer.Clip(Path())) == 4)
    #expect(count(StrokeStyle()) == 6)
    #expect(count(GlyphRun(font: Self.font, size: 1, glyphs: [], text: "")) == 4)
    #expect(count(GlyphRun.Glyph(id: 1, position: .zero)) == 2)
    #expect(count(GradientPaint(stops: [], course: .linear(from: .zero, to: .zero))) == 3)
    #expect(count(GradientPaint.Stop(color: .white, location: 0)) == 2)
    #expect(count(ResolvedColor.white) == 4)
    #expect(count(RectangleCornerRadii()) == 4)
  }

  @Test("a background counts, and what equal numbers are called does not")
  func background() {
    var digest = ListDigest()
    let list = Self.lists[3]
    #expect(digest.digest(of: list, on: .white) != digest.digest(of: list, on: .black))
    func moved(_ x: CGFloat) -> DisplayList {
      Self.list {
        $0.fill(
          Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .solid(Self.red),
          transform: CGAffineTransform(translationX: x, y: 0))
      }
    }
    #expect(moved(0) == moved(-0.0))
    #expect(
      digest.digest(of: moved(0), on: .white) == digest.digest(of: moved(-0.0), on: .white))
  }

  @Test("a picture counts by its pixels")
  func pictures() {
    var changed = Pixmap(width: 3, height: 2)
    func digest(_ pixmap: Pixmap) -> String {
      var digest = ListDigest()
      let image = ImageReference(name: "photo", pixmap: pixmap)
      return digest.digest(
        of: Self.list { $0.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 2)) }, on: .white)
    }
    let plain = digest(changed)
    #expect(plain == digest(Pixmap(width: 3, height: 2)))
    // What lies beyond a row's end is no part of the picture.
    changed.words[3] = 0xff
    #expect(plain == digest(changed))
    changed[2, 1] = 1
    #expect(plain != digest(changed))
    #expect(digest(Pixmap(width: 2, height: 3)) != plain)
  }

  @Test("pixels are the same by any number of threads", arguments: [1, 2, 3, 7])
  func threads(count: Int) throws {
    let lists = (0..<9).map { number in
      Self.list {
        $0.fill(
          Path(CGRect(x: 0, y: 0, width: 12, height: 12)), with: .solid(Self.red),
          transform: CGAffineTransform(translationX: CGFloat(number % 5) * 3, y: 0))
      }
    }
    func pixels(_ workers: Int) -> FramePixels {
      FramePixels(width: 30, height: 20, workerCount: workers) { SyntheticScene.draw }
    }
    let digests = try pixels(count).digests(of: lists)
    #expect(digests == (try lists.flatMap { try pixels(1).digests(of: [$0]) }))
    #expect(digests[0] == digests[5])
    #expect(Set(digests).count == 5)
    #expect(try pixels(count).digests(of: []) == [])
  }

  // MARK: Shaders

  private static func function(_ name: String, digest: String = "1") -> CompiledShader {
    CompiledShader(name: name, digest: digest, parameters: "", kernels: [:])
  }

  /// Shaders, each of which differs from another in one thing.
  private static var shaders: [BoundShader] {
    let plain = function("plain")
    let arguments: [[ShaderArgument]] = [
      [], [.numbers([1])], [.numbers([2])], [.numbers([1, 2])], [.numbers([1]), .numbers([2])],
      [.floats([1])], [.floats([1, 2])], [.color(red)], [.colors([red])], [.colors([red, red])],
      [.bytes([1])], [.bytes([2])], [.bytes([1, 2])], [.picture(picture)],
    ]
    return arguments.map { BoundShader(plain, $0) }
      + [BoundShader(function("other"), []), BoundShader(function("plain", digest: "2"), [])]
  }

  private static func filtered(_ filter: ShaderFilter) -> DisplayList {
    var layer = Layer()
    layer.filters = [.shader(filter)]
    return list {
      $0.layer(layer) {
        $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .solid(red))
      }
    }
  }

  @Test("shaders are told apart by function, source, use, arguments and place")
  func shaders() {
    let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    let plain = Self.shaders[0]
    var lists = Self.shaders.map {
      Self.filtered(ShaderFilter($0, as: .color, frame: frame))
    }
    lists += CompiledShader.Use.allCases.filter { $0 != .color }.map {
      Self.filtered(ShaderFilter(plain, as: $0, frame: frame))
    }
    lists += [
      ShaderFilter(plain, as: .color, reach: CGSize(width: 1, height: 0), frame: frame),
      ShaderFilter(plain, as: .color, frame: frame.insetBy(dx: 1, dy: 1)),
      ShaderFilter(
        plain, as: .color, frame: frame, transform: CGAffineTransform(scaleX: 2, y: 2)),
    ].map(Self.filtered)
    let paints =
      Self.shaders.map { ShaderPaint($0, origin: .zero) } + [
        ShaderPaint(plain, origin: CGPoint(x: 1, y: 0)),
        ShaderPaint(plain, origin: .zero, opacity: 0.5),
      ]
    lists += paints.map { paint in Self.list { $0.fill(Path(frame), with: .shader(paint)) } }
    var digests = ListDigest()
    let found = lists.map { digests.digest(of: $0, on: Self.red) }
    #expect(Set(found).count == lists.count)
  }

  @Test("two processes that compiled the same source agree")
  func compiledTwice() {
    func digest() -> String {
      var digests = ListDigest()
      let shader = BoundShader(Self.function("plain"), [.numbers([0.1])])
      let filter = ShaderFilter(
        shader, as: .layer, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      return digests.digest(of: Self.filtered(filter), on: Self.red)
    }
    #expect(digest() == digest())
  }
}
