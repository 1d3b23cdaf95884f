import Rostrum
import Testing

/// A shape, and how much of its rectangle it fills.
private struct Figure: Sendable, CustomTestStringConvertible {
  let name: String
  let share: Double
  let shape: @MainActor @Sendable () -> AnyShape
  var testDescription: String { name }

  init(
    _ name: String, _ share: Double, _ shape: @escaping @MainActor @Sendable () -> some Shape
  ) {
    (self.name, self.share) = (name, share)
    self.shape = { AnyShape(shape()) }
  }

  /// In a rectangle of 80 by 60.
  static let all: [Figure] = [
    Figure("rectangle", 1) { Rectangle() },
    Figure("ellipse", .pi / 4) { Ellipse() },
    Figure("circle", .pi * 900 / 4800) { Circle() },
    Figure("capsule", (1200 + .pi * 900) / 4800) { Capsule(style: .circular) },
    Figure("round corners", 1 - (4 - .pi) * 100 / 4800) {
      RoundedRectangle(cornerRadius: 10, style: .circular)
    },
    Figure("one round corner", 1 - (1 - .pi / 4) * 400 / 4800) {
      UnevenRoundedRectangle(topTrailingRadius: 20, style: .circular)
    },
    Figure("inset rectangle", 60 * 40 / 4800) { Rectangle().inset(by: 10) },
    Figure("scaled", 0.25) { Rectangle().scale(0.5) },
    Figure("sized", 0.125) { Rectangle().size(width: 20, height: 30) },
  ]
}

@MainActor @Suite("Laws of shapes")
struct ShapeLawTests {
  private let rect = CGRect(x: 10, y: 20, width: 80, height: 60)

  /// How much of the rectangle a path covers, by places all over it.
  private func share(_ path: Path, of rect: CGRect) -> Double {
    let (columns, rows) = (64, 48)
    var count = 0
    for row in 0..<rows {
      for column in 0..<columns {
        let place = CGPoint(
          x: rect.minX + (CGFloat(column) + 0.5) * rect.width / CGFloat(columns),
          y: rect.minY + (CGFloat(row) + 0.5) * rect.height / CGFloat(rows))
        if path.contains(place) { count += 1 }
      }
    }
    return Double(count) / Double(columns * rows)
  }

  @Test("a shape fills as much of its rectangle as geometry says", arguments: Figure.all)
  fileprivate func area(figure: Figure) {
    let found = share(figure.shape().path(in: rect), of: rect)
    #expect(abs(found - figure.share) < 0.012, "\(found), not \(figure.share)")
  }

  @Test("a shape stays in its rectangle, and moves with it", arguments: Figure.all)
  fileprivate func bounds(figure: Figure) {
    let shape = figure.shape()
    let bounds = shape.path(in: rect).boundingRect
    #expect(bounds.minX >= rect.minX - 1e-9 && bounds.maxX <= rect.maxX + 1e-9)
    #expect(bounds.minY >= rect.minY - 1e-9 && bounds.maxY <= rect.maxY + 1e-9)
    let moved = shape.path(in: rect.offsetBy(dx: 7, dy: -3)).boundingRect
    #expect(abs(moved.minX - bounds.minX - 7) < 1e-9 && abs(moved.minY - bounds.minY + 3) < 1e-9)
    #expect(abs(moved.width - bounds.width) < 1e-9)
  }

  @Test(
    "a shape as a view is its path in the view's frame, in the box as well", arguments: Figure.all)
  fileprivate func view(figure: Figure) throws {
    let list = try list { figure.shape().fill(.red).frame(width: 80, height: 60) }
    #expect(list.paths.first?.boundingRect == figure.shape().path(in: rect).boundingRect)
  }

  @Test("a radius beyond half the shorter side is that half: a capsule", arguments: [35.0, 500])
  func largeRadius(radius: CGFloat) {
    let shape = RoundedRectangle(cornerRadius: radius, style: .circular).path(in: rect)
    let share = share(shape, of: rect)
    #expect(abs(share - (1200 + .pi * 900) / 4800) < 0.012)
  }

  @Test("a capsule's ends are half circles, or run into the edges as continuous corners do")
  func capsule() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    func corners(_ style: RoundedCornerStyle) -> Path {
      RoundedRectangle(cornerRadius: 20, style: style).path(in: rect)
    }
    #expect(Capsule(style: .circular).path(in: rect) == corners(.circular))
    #expect(Capsule(style: .continuous).path(in: rect) == corners(.continuous))
    #expect(Capsule().path(in: rect) == corners(.continuous))
    // A continuous corner leaves the edge 1.528665 radii before its vertex.
    let place = CGPoint(x: 20 * 1.2, y: 0.02)
    #expect(corners(.circular).contains(place) && !corners(.continuous).contains(place))
  }

  @Test("inset by nothing a shape is itself; by two amounts, by their sum")
  func inset() {
    func check<S: InsettableShape>(_ shape: S) where S.InsetShape: InsettableShape {
      #expect(shape.inset(by: 0).path(in: rect) == shape.path(in: rect))
      #expect(
        shape.inset(by: 3).inset(by: 4).path(in: rect).boundingRect
          == shape.inset(by: 7).path(in: rect).boundingRect)
      let outer = shape.path(in: rect).boundingRect
      #expect(shape.inset(by: 5).path(in: rect).boundingRect == outer.insetBy(dx: 5, dy: 5))
      #expect(shape.inset(by: -5).path(in: rect).boundingRect == outer.insetBy(dx: -5, dy: -5))
    }
    check(Rectangle())
    check(Circle())
    check(Ellipse())
    check(Capsule())
    check(RoundedRectangle(cornerRadius: 12))
    check(UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 4))
  }

  @Test(
    "a line with the border inside reaches to the edge and no further", arguments: [1.0, 4, 10])
  func strokeBorder(width: CGFloat) throws {
    let list = try list {
      Circle().strokeBorder(.red, lineWidth: width).frame(width: 60, height: 60)
    }
    guard case .stroke(let path, let style, _, let transform)? = list.commands.first else {
      let bounds = try #require(list.paths.first?.boundingRect)
      #expect(abs(bounds.minX - 20) < 0.01 && abs(bounds.maxX - 80) < 0.01)
      return
    }
    let bounds = path.boundingRect.applying(transform)
    #expect(style.lineWidth == width)
    #expect(abs(bounds.minX - width / 2 - 20) < 1e-9 && abs(bounds.maxX + width / 2 - 80) < 1e-9)
  }

  @Test(
    "parts of an outline have their share of its length",
    arguments: [
      (0.0, 1.0), (0, 0.5), (0.25, 0.75), (0.1, 0.2), (0.5, 1),
    ])
  func trim(from: CGFloat, to: CGFloat) {
    for path in [
      Circle().path(in: rect), Rectangle().path(in: rect), Capsule(style: .circular).path(in: rect),
    ] {
      let part = path.trimmedPath(from: from, to: to)
      #expect(abs(part.length / path.length - Double(to - from)) < 1e-3)
    }
  }

  @Test("trimmed to nothing there is nothing; beyond its ends an outline is whole")
  func trimEnds() {
    let path = Circle().path(in: rect)
    #expect(Circle().trim(from: 0.5, to: 0.5).path(in: rect).length < 1e-9)
    #expect(Circle().trim(from: 0.7, to: 0.3).path(in: rect).length < 1e-9)
    #expect(abs(Circle().trim(from: -1, to: 2).path(in: rect).length - path.length) < 1e-6)
  }

  @Test("moved, turned and enlarged, an outline is what its transform makes of it")
  func derived() {
    let path = Rectangle().path(in: rect)
    #expect(
      Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect
        == path.boundingRect.offsetBy(dx: 5, dy: 6))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.width - 60) < 1e-9 && abs(turned.height - 80) < 1e-9)
    #expect(abs(turned.midX - rect.midX) < 1e-9)
    let cornered = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: rect)
    #expect(abs(cornered.boundingRect.maxX - rect.minX) < 1e-9)
    #expect(
      Rectangle().scale(x: 2, y: 0.5).path(in: rect).boundingRect
        == CGRect(x: -30, y: 35, width: 160, height: 30))
    #expect(
      Rectangle().scale(0.5, anchor: .bottomTrailing).path(in: rect).boundingRect
        == CGRect(x: 50, y: 50, width: 40, height: 30))
    let shear = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    #expect(
      Rectangle().transform(shear).path(in: rect).boundingRect
        == path.applying(shear).boundingRect)
  }

  @Test("shapes of shapes are written as their modifiers are")
  func written() {
    let shape = Rectangle()
    let shear = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    let pairs: [(Path, Path)] = [
      (
        OffsetShape(shape: shape, offset: CGSize(width: 5, height: 6)).path(in: rect),
        shape.offset(x: 5, y: 6).path(in: rect)
      ),
      (
        RotatedShape(shape: shape, angle: .degrees(30)).path(in: rect),
        shape.rotation(.degrees(30)).path(in: rect)
      ),
      (
        RotatedShape(shape: shape, angle: .degrees(30), anchor: .topLeading).path(in: rect),
        shape.rotation(.degrees(30), anchor: .topLeading).path(in: rect)
      ),
      (
        ScaledShape(shape: shape, scale: CGSize(width: 2, height: 0.5)).path(in: rect),
        shape.scale(x: 2, y: 0.5).path(in: rect)
      ),
      (
        TransformedShape(shape: shape, transform: shear).path(in: rect),
        shape.transform(shear).path(in: rect)
      ),
    ]
    for (written, modified) in pairs { #expect(written == modified) }
  }

  @Test(
    "a turn of nothing, a move of nothing and a size of one change nothing", arguments: Figure.all)
  fileprivate func neutral(figure: Figure) {
    let shape = figure.shape()
    let plain = shape.path(in: rect).boundingRect
    for other in [
      shape.offset(CGSize.zero).path(in: rect), shape.rotation(.zero).path(in: rect),
      shape.scale(1).path(in: rect), shape.transform(.identity).path(in: rect),
      shape.trim().path(in: rect),
    ] {
      let bounds = other.boundingRect
      #expect(abs(bounds.minX - plain.minX) < 1e-6 && abs(bounds.maxY - plain.maxY) < 1e-6)
    }
  }

  @Test("the short names are the shapes")
  func names() throws {
    #expect(try list { Color.red.clipShape(.rect) } == list { Color.red.clipShape(Rectangle()) })
    #expect(try list { Color.red.clipShape(.circle) } == list { Color.red.clipShape(Circle()) })
    #expect(try list { Color.red.clipShape(.capsule) } == list { Color.red.clipShape(Capsule()) })
    #expect(
      try list { Color.red.clipShape(.rect(cornerRadius: 5)) }
        == list { Color.red.clipShape(RoundedRectangle(cornerRadius: 5)) })
    #expect(
      try list { Color.red.cornerRadius(5) }
        == list { Color.red.clipShape(RoundedRectangle(cornerRadius: 5, style: .circular)) })
  }

  @Test("fill, then stroke, then a background: painted from the back to the front")
  func layered() throws {
    let list = try list {
      Circle().fill(.red).stroke(.blue, lineWidth: 2).background(.green, in: Rectangle())
    }
    #expect(
      list.colors.map { Array($0.code.prefix(3)) } == [
        [52, 199, 89], [255, 59, 48], [0, 122, 255],
      ])
  }

  @Test("a path is a shape: its own places, from the view's corner")
  func path() throws {
    let triangle = Path { path in
      path.move(to: CGPoint.zero)
      path.addLine(to: CGPoint(x: 20, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 30))
      path.closeSubpath()
    }
    let list = try list { triangle.fill(.red).frame(width: 60, height: 60) }
    #expect(list.fills == [CGRect(x: 20, y: 20, width: 20, height: 30)])
    let share = share(triangle, of: CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(abs(share - 0.5) < 0.02)
  }

  @Test("even-odd leaves a hole where two outlines overlap, the other rule does not")
  func rules() throws {
    let rings = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
      path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
    }
    for isEvenOdd in [false, true] {
      let journal = Journal()
      let stage = try Rehearsal(.small) {
        rings.fill(.red, style: FillStyle(eoFill: isEvenOdd)).frame(width: 60, height: 60)
          .onTapGesture { journal.note("tap") }
      }
      try stage.tap(50, 50, at: 0)
      #expect(journal.lines.isEmpty == isEvenOdd)
      #expect(stage.frame.contains("even-odd") == isEvenOdd)
    }
  }
}
