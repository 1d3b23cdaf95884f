import Rostrum
import Testing

@MainActor @Suite("Gradients")
struct GradientLawTests {
  private func paint(_ style: some ShapeStyle, on stage: Stage = .small) throws -> GradientPaint {
    let list = try list(on: stage) { Rectangle().fill(style).frame(width: 80, height: 40) }
    guard case .fill(_, _, .gradient(let paint), _)? = list.commands.first else {
      throw Missing()
    }
    return paint
  }

  private struct Missing: Error {}

  @Test("colours without places stand evenly from 0 to 1", arguments: 2...5)
  func even(count: Int) throws {
    let colors = (0..<count).map { Tile.color($0) }
    let paint = try paint(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    #expect(paint.stops.map(\.location) == (0..<count).map { Double($0) / Double(count - 1) })
    #expect(paint.stops.map { Int(($0.color.red * 255).rounded()) } == Array(0..<count))
  }

  @Test("stops keep their places")
  func stops() throws {
    let gradient = Gradient(stops: [
      .init(color: .red, location: 0.2), .init(color: .blue, location: 0.7),
    ])
    let paint = try paint(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
    #expect(paint.stops.map(\.location) == [0.2, 0.7])
  }

  @Test(
    "a line goes from one point of the frame to another",
    arguments: [
      (UnitPoint.top, UnitPoint.bottom), (.leading, .trailing), (.topLeading, .bottomTrailing),
      (.center, UnitPoint(x: 2, y: -1)),
    ])
  func linear(from: UnitPoint, to: UnitPoint) throws {
    let paint = try paint(.linearGradient(colors: [.red, .blue], startPoint: from, endPoint: to))
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: 10 + 80 * point.x, y: 30 + 40 * point.y)
    }
    #expect(paint.course == .linear(from: place(from), to: place(to)))
  }

  @Test("circles lie about a point of the frame, in points")
  func radial() throws {
    let paint = try paint(
      RadialGradient(colors: [.red, .blue], center: .leading, startRadius: 5, endRadius: 25))
    #expect(
      paint.course == .radial(center: CGPoint(x: 10, y: 50), startRadius: 5, endRadius: 25))
  }

  @Test("ellipses have the frame's shape, a turn goes once round from its angle")
  func others() throws {
    guard
      case .elliptical(let center, let radii, _, _) = try paint(
        EllipticalGradient(colors: [.red, .blue])
      ).course
    else { throw Missing() }
    #expect(center == CGPoint(x: 50, y: 50) && abs(radii.width / radii.height - 2) < 1e-9)
    guard
      case .angular(let middle, let start, let end) = try paint(
        AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
      ).course
    else { throw Missing() }
    #expect(middle == CGPoint(x: 50, y: 50))
    #expect(abs(start.degrees - 90) < 1e-9 && abs(end.degrees - 450) < 1e-9)
  }

  @Test("a gradient mixes perceptually unless it says by device")
  func space() throws {
    let gradient = Gradient(colors: [.red, .blue])
    for (space, interpolation) in [
      (Gradient.ColorSpace.perceptual, GradientPaint.Interpolation.perceptual), (.device, .device),
    ] {
      #expect(
        try paint(
          LinearGradient(
            gradient: gradient.colorSpace(space), startPoint: .top, endPoint: .bottom)
        ).interpolation == interpolation)
    }
  }

  @Test("opacity fades every stop; light and dark change system colours in it")
  func fading() throws {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(try paint(style.opacity(0.5)).stops.allSatisfy { abs($0.color.opacity - 0.5) < 1e-6 })
    #expect(try paint(style, on: .small.dark).stops[0].color.code == [255, 69, 58, 100])
  }

  @Test("a gradient is a view that takes all the room")
  func view() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(try list { gradient } == list { Rectangle().fill(gradient) })
    #expect(try answer(30, 40) { gradient } == CGSize(width: 30, height: 40))
  }

  @Test("a gradient paints letters, lines and grounds as it paints shapes")
  func everywhere() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let lists = [
      try list { Text("Aa").foregroundStyle(gradient) },
      try list { Circle().stroke(gradient, lineWidth: 3) },
      try list { Color.clear.background(gradient) },
      try list { Rectangle().foregroundStyle(gradient) },
    ]
    for list in lists { #expect(list.description.contains("linear")) }
  }

  @Test("under an animation stops of the same places mix one by one")
  func animated() throws {
    let scene = try Stagehand(false) { isOn in
      let gradient = Gradient(colors: [isOn ? .blue : .red, .green]).colorSpace(.perceptual)
      Rectangle().fill(
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
    }
    let stage = try scene.halfWay(to: true)
    guard case .fill(_, _, .gradient(let paint), _)? = stage.list.commands.first else {
      throw Missing()
    }
    #expect(paint.stops.map(\.location) == [0, 1])
    let first = paint.stops[0].color
    #expect(first.red < 1 && first.red > 0.1 && first.blue > 0.2 && first.blue < 1)
    #expect(paint.stops[1].color.code == [52, 199, 89, 100])
    try stage.advance(to: 2)
    #expect(stage.list.description.contains("#007aff 0"))
  }

  @Test("a stop's colour moves as a colour does: half-way from red to blue is 140, 83, 162")
  func movingColor() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let scene = try Stagehand(false) { isOn in
      VStack {
        Rectangle().fill(isOn ? blue : red)
        Rectangle().fill(
          LinearGradient(colors: [isOn ? blue : red, red], startPoint: .top, endPoint: .bottom))
      }
    }
    let list = try scene.halfWay(to: true).list
    guard case .fill(_, _, .gradient(let paint), _)? = list.commands.last else { throw Missing() }
    #expect(list.colors.map(\.code) == [[140, 83, 162, 100]])
    #expect(paint.stops.map(\.color.code) == [[140, 83, 162, 100], [255, 0, 0, 100]])
  }

  @Test("the system's gradient of a colour is lighter above; that of a light one is darker below")
  func standard() throws {
    func stops(_ color: Color) throws -> [[Int]] {
      let paint = try paint(color.gradient)
      guard case .linear(let from, let to) = paint.course else { throw Missing() }
      #expect(from.y < to.y && from.x == to.x)
      let thirds = paint.stops.map { ($0.location * 3).rounded() }
      #expect(thirds == [0, 1, 2, 3])
      return paint.stops.map { Array($0.color.code.dropLast()) }
    }
    // macOS 26's blue and brown in a recording: (48, 168, 255) and (202, 165, 137) at the top.
    let blue = try stops(Color(red: 0, green: 136.0 / 255, blue: 1))
    #expect(blue == [[56, 169, 255], [28, 152, 255], [0, 136, 255], [0, 136, 255]])
    let brown = try stops(Color(red: 172.0 / 255, green: 127.0 / 255, blue: 94.0 / 255))
    #expect(brown == [[199, 162, 134], [185, 144, 114], [172, 127, 94], [172, 127, 94]])
    // Yellow there: (255, 204, 0) to a third of the height, (242, 187, 0) at 0.95.
    let yellow = try stops(Color(red: 1, green: 204.0 / 255, blue: 0))
    #expect(yellow == [[255, 204, 0], [255, 204, 0], [248, 195, 0], [241, 186, 0]])
  }

  @Test("gradients are told apart by their stops and their colour space")
  func values() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(gradient == Gradient(colors: [.red, .blue]))
    #expect(gradient != Gradient(colors: [.blue, .red]))
    #expect(gradient.colorSpace(.device) == gradient.colorSpace(.device))
    #expect(gradient.colorSpace(.device) != gradient.colorSpace(.perceptual))
  }
}
