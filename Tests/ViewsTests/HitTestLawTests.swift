import Rostrum
import Testing

@MainActor @Suite("Where touches go")
struct HitTestLawTests {
  /// Places all over a small stage.
  private static let places: [(Double, Double)] = stride(from: 2.0, to: 100, by: 12).flatMap { x in
    stride(from: 2.0, to: 100, by: 12).map { (x, $0) }
  }

  /// The places at which a tap reaches a view, each asked for on its own.
  private func reached(@ViewBuilder _ content: (@escaping () -> Void) -> some View) throws -> [Bool]
  {
    let journal = Journal()
    let stage = try Rehearsal(.small) { content { journal.note("tap") } }
    return try Self.places.enumerated().map { number, place in
      journal.clear()
      try stage.tap(place.0, place.1, at: Double(number))
      return !journal.lines.isEmpty
    }
  }

  /// Whether each place lies in a path.
  private func inside(_ path: Path) -> [Bool] {
    Self.places.map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
  }

  private var square: CGRect { CGRect(x: 20, y: 20, width: 60, height: 60) }

  @Test("a view is reached where it is painted")
  func shapes() throws {
    #expect(
      try reached { act in Tile.of(1, 60, 60).onTapGesture(perform: act) } == inside(Path(square)))
    #expect(
      try reached { act in Circle().frame(width: 60, height: 60).onTapGesture(perform: act) }
        == inside(Path(ellipseIn: square)))
  }

  @Test("under a transform it is reached where it is drawn", arguments: 0..<5)
  func transforms(number: Int) throws {
    let middle = CGPoint(x: 50, y: 50)
    let transforms: [CGAffineTransform] = [
      CGAffineTransform(translationX: 15, y: -10), CGAffineTransform(scaleX: 1.5, y: 0.5),
      CGAffineTransform(rotationAngle: .pi / 6),
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
      CGAffineTransform(scaleX: -1, y: 1),
    ]
    let about = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(transforms[number])
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    let expected = inside(Path(square).applying(about))
    let reached = try reached { act in
      let view = Tile.of(1, 60, 60).onTapGesture(perform: act)
      switch number {
      case 0: AnyView(view.offset(x: 15, y: -10))
      case 1: AnyView(view.scaleEffect(x: 1.5, y: 0.5))
      case 2: AnyView(view.rotationEffect(.degrees(30)))
      case 3:
        AnyView(
          view.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: -15, ty: 0)))
      default: AnyView(view.scaleEffect(x: -1, y: 1))
      }
    }
    #expect(reached == expected)
  }

  @Test(
    "the place is told in the view's own points, whatever it is drawn through",
    arguments: [
      (5.0, 5.0), (30, 40), (59, 2),
    ])
  func localPlace(x: Double, y: Double) throws {
    var told: [CGPoint] = []
    let effects: [(name: String, apply: (AnyView) -> AnyView, to: (CGPoint) -> CGPoint)] = [
      ("offset", { AnyView($0.offset(x: 10, y: -5)) }, { CGPoint(x: $0.x + 10, y: $0.y - 5) }),
      (
        "scale", { AnyView($0.scaleEffect(0.5)) },
        { CGPoint(x: 50 + ($0.x - 50) / 2, y: 50 + ($0.y - 50) / 2) }
      ),
      (
        "turn", { AnyView($0.rotationEffect(.degrees(90))) },
        { CGPoint(x: 50 - ($0.y - 50), y: 50 + ($0.x - 50)) }
      ),
    ]
    for effect in effects {
      let stage = try Rehearsal(.small) {
        effect.apply(
          AnyView(
            Tile.of(1, 60, 60).gesture(SpatialTapGesture().onEnded { told.append($0.location) })))
      }
      let place = effect.to(CGPoint(x: 20 + x, y: 20 + y))
      try stage.tap(Double(place.x), Double(place.y), at: 0)
      let last = try #require(told.last)
      #expect(abs(last.x - x) < 1e-9 && abs(last.y - y) < 1e-9, "\(effect.name)")
    }
    #expect(told.count == 3)
  }

  @Test("what is clipped away is not reached, what is shaped for touches is")
  func clips() throws {
    let circle = Path(ellipseIn: square)
    #expect(
      try reached { act in
        Tile.of(1, 60, 60).onTapGesture(perform: act).clipShape(Circle())
      } == inside(circle))
    #expect(
      try reached { act in
        Tile.of(1, 60, 60).contentShape(Circle()).onTapGesture(perform: act)
      } == inside(circle))
    #expect(
      try reached { act in
        Color.clear.frame(width: 60, height: 60).contentShape(Rectangle())
          .onTapGesture(perform: act)
      } == inside(Path(square)))
    #expect(
      try reached { act in
        Tile.of(1, 60, 60).contentShape([.dragPreview], Circle()).onTapGesture(perform: act)
      } == inside(Path(square)))
  }

  @Test("what has nothing to see has nothing to touch", arguments: 0..<5)
  func nothing(number: Int) throws {
    let reached = try reached { act in
      switch number {
      case 0: AnyView(Tile.of(1, 60, 60).onTapGesture(perform: act).opacity(0))
      case 1: AnyView(Tile.of(1, 60, 60).onTapGesture(perform: act).hidden())
      case 2: AnyView(Tile.of(1, 60, 60).onTapGesture(perform: act).allowsHitTesting(false))
      case 3: AnyView(Tile.of(1, 60, 60).onTapGesture(perform: act).disabled(true))
      default: AnyView(Color.clear.frame(width: 60, height: 60).onTapGesture(perform: act))
      }
    }
    #expect(!reached.contains(true))
  }

  @Test("the view on top takes the touch, and covers what is below")
  func top() throws {
    func told(_ order: [Double]) throws -> [String] {
      let journal = Journal()
      let stage = try Rehearsal(.small) {
        ZStack {
          ForEach(0..<3, id: \.self) { number in
            Tile.of(number, 40, 40).onTapGesture { journal.note("\(number)") }
              .zIndex(order[number])
          }
        }
      }
      try stage.tap(50, 50, at: 0)
      return journal.lines
    }
    #expect(try told([0, 0, 0]) == ["2"])
    #expect(try told([5, 0, 0]) == ["0"])
    #expect(try told([0, 7, 1]) == ["1"])
  }

  @Test("an overlay that takes no touches lets them through")
  func through() throws {
    for isOpen in [false, true] {
      let journal = Journal()
      let stage = try Rehearsal(.small) {
        Tile.of(1, 40, 40).onTapGesture { journal.note("below") }
          .overlay { Tile(2).allowsHitTesting(!isOpen) }
      }
      try stage.tap(50, 50, at: 0)
      #expect(journal.lines == (isOpen ? ["below"] : []))
    }
  }

  @Test("what lies behind is reached around what lies before it")
  func behind() throws {
    let journal = Journal()
    let stage = try Rehearsal(.small) {
      Tile.of(1, 20, 20).onTapGesture { journal.note("front") }
        .background { Tile.of(2, 60, 60).onTapGesture { journal.note("back") } }
    }
    try stage.tap(50, 50, at: 0)
    try stage.tap(75, 50, at: 1)
    #expect(journal.lines == ["front", "back"])
  }

  @Test("touches go where a view is drawn on its way, not where it goes")
  func onTheWay() throws {
    let journal = Journal()
    let scene = try Stagehand(0.0) { way in
      Tile.of(1, 20, 20).onTapGesture { journal.note("tap") }.offset(x: way)
    }
    try scene.change(to: 40, .linear(duration: 1))
    try scene.stage.tap(70, 50, at: 0.5)
    #expect(journal.lines == ["tap"])
    try scene.stage.tap(90, 50, at: 0.56)
    #expect(journal.lines == ["tap"])
  }

  @Test("what can be touched is told with its frame, where it is and whether it can be reached")
  func survey() throws {
    let stage = try Rehearsal(.small) {
      VStack(spacing: 0) {
        Button(action: {}, label: { Tile.of(1, 40, 20) })
        Button(action: {}, label: { Tile.of(2, 40, 20) }).disabled(true)
        Tile.of(3, 40, 20).onTapGesture {}.overlay { Tile.of(4, 60, 20) }
      }
    }
    let found = stage.graph.tappables
    #expect(found.map(\.kind) == ["button", "button", "tap"])
    #expect(found.map(\.isEnabled) == [true, false, true])
    #expect(
      found.map(\.frame) == (0..<3).map { CGRect(x: 30, y: 20 + 20 * $0, width: 40, height: 20) })
    #expect(found[0].point == CGPoint(x: 50, y: 30) && found[2].point == nil)
  }
}
