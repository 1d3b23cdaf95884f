import Rostrum
import Testing

/// What SwiftUI's documentation says of right-to-left: “SwiftUI horizontally flips the x position of each view
/// within its parent when the mode switches”, so that “leading” is the edge where lines begin.
@MainActor @Suite("Layout direction")
struct LayoutDirectionTests {
  /// A shape that points down the line.
  private struct Flag: Shape {
    func path(in rect: CGRect) -> Path {
      let places = [rect.origin, CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: 0, y: 40)]
      return Path { $0.addLines(places) }
    }
  }

  /// A shape in a corner that stays there in both directions.
  private struct Fixed: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
  }

  /// A layout that counts from the leading edge, and knows no direction.
  private struct Steps: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 60, height: 60) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, view) in subviews.enumerated() {
        let way = CGFloat(index) * 12
        view.place(
          at: CGPoint(x: bounds.minX + way, y: bounds.minY + way), proposal: .unspecified)
      }
    }
  }

  /// Scenes of plain shapes that change when `isOn` does.
  struct Scene: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @MainActor @Sendable (_ isOn: Bool) -> AnyView
    var testDescription: String { name }

    init(
      _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Bool) -> some View
    ) {
      (self.name, self.view) = (name, { AnyView(view($0)) })
    }
  }

  nonisolated static let layouts: [Scene] = [
    Scene("row") { isOn in
      HStack(spacing: isOn ? 0 : 8) {
        Tile.of(1, 30, 10)
        Tile.of(2, 20, 20)
      }
    },
    Scene("column") { isOn in
      VStack(alignment: isOn ? .leading : .trailing) {
        Tile.of(1, 30, 10)
        Tile.of(2, 20, 20)
      }
    },
    Scene("pile") { isOn in
      ZStack(alignment: isOn ? .topLeading : .bottomTrailing) {
        Tile.of(1, 40, 40)
        Tile.of(2, 10, 20)
      }
    },
    Scene("padding") { Tile.of(1, 30, 10).padding(.leading, $0 ? 20 : 4) },
    Scene("frame") { Tile.of(1, 30, 10).frame(width: 80, alignment: $0 ? .leading : .trailing) },
    Scene("wide frame") {
      Tile.of(1, 30, 10).frame(maxWidth: .infinity, alignment: $0 ? .leading : .trailing)
    },
    Scene("overlay") { isOn in
      Tile.of(1, 50, 20).overlay(alignment: isOn ? .topTrailing : .leading) { Tile.of(2, 5, 5) }
    },
    Scene("mask") { isOn in
      Tile.of(1, 50, 20).mask(alignment: isOn ? .topTrailing : .leading) { Tile.of(2, 5, 5) }
    },
    Scene("guide") { isOn in
      VStack(alignment: .leading) {
        Tile.of(1, 30, 10).alignmentGuide(.leading) { _ in isOn ? 10 : -4 }
        Tile.of(2, 20, 20)
      }
    },
    Scene("position") { Tile.of(1, 30, 10).position(x: $0 ? 20 : 60, y: 30) },
    Scene("reader") { isOn in
      GeometryReader { proxy in
        Tile.of(1, isOn ? proxy.size.width / 4 : 8, 10)
        Tile.of(2, 30, 4)
      }
    },
    Scene("layout of the scene's own") { isOn in
      Steps {
        Tile.of(1, isOn ? 20 : 10, 4)
        Tile.of(2, 10, 6)
      }
    },
    Scene("grid") { isOn in
      Grid(alignment: .leading, horizontalSpacing: 4) {
        GridRow {
          Tile.of(1, isOn ? 30 : 10, 10)
          Tile.of(2, 20, 10)
        }
        GridRow { Tile.of(3, 10, 10) }
      }
    },
    Scene("lazy grid") { isOn in
      LazyVGrid(columns: [GridItem(.fixed(isOn ? 20 : 40)), GridItem(.fixed(30))]) {
        ForEach(0..<3, id: \.self) { Tile($0).frame(height: 8) }
      }
    },
    Scene("scroll view") { isOn in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 4) {
          ForEach(0..<40, id: \.self) { Tile($0).frame(width: isOn ? 30 : 20, height: 30) }
        }
      }
    },
    Scene("list") { isOn in
      List {
        Tile.of(1, isOn ? 40 : 20, 10)
        Tile.of(2, 10, 10)
      }
    },
    Scene("matched frames") { isOn in
      Matched(isOn: isOn)
    },
  ]

  private struct Matched: View {
    let isOn: Bool
    @Namespace private var space
    var body: some View {
      HStack(spacing: 20) {
        Tile.of(1, 40, 10).matchedGeometryEffect(id: isOn, in: space, anchor: .leading)
        Tile.of(2, 10, 30)
          .matchedGeometryEffect(id: true, in: space, anchor: .leading, isSource: false)
      }
    }
  }

  nonisolated static let effects: [Scene] = [
    Scene("offset") { Tile.of(1, 30, 10).offset(x: $0 ? 20 : -4, y: 5) },
    Scene("rotation") { Tile.of(1, 30, 10).rotationEffect(.degrees($0 ? 30 : 10)) },
    Scene("rotation about a corner") {
      Tile.of(1, 30, 10).rotationEffect(.degrees($0 ? 90 : 10), anchor: .topLeading)
    },
    Scene("scale") { Tile.of(1, 30, 10).scaleEffect($0 ? 2 : 0.5, anchor: .trailing) },
    Scene("transform") {
      Tile.of(1, 30, 10).transformEffect(CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 4, ty: 0))
        .offset(y: $0 ? 0 : 5)
    },
    Scene("depth") {
      Tile.of(1, 30, 10)
        .rotation3DEffect(.degrees($0 ? 40 : 10), axis: (0, 1, 0.5), anchor: .leading)
    },
    Scene("visual effect") { isOn in
      Tile.of(1, 30, 10).visualEffect { content, _ in
        content.offset(x: isOn ? 20 : 0).rotationEffect(.degrees(30), anchor: .leading)
      }
    },
    Scene("clip") { Tile.of(1, 40, 40).clipShape(Flag().scale($0 ? 1 : 0.5, anchor: .leading)) },
    Scene("shape") { Flag().fill(.red).frame(width: $0 ? 30 : 50, height: 40) },
    Scene("line") { Flag().stroke(.red, lineWidth: $0 ? 2 : 6).frame(width: 30, height: 40) },
    Scene("trimmed") { Circle().trim(from: 0, to: $0 ? 0.3 : 0.7).fill(.red) },
    Scene("one round corner") { UnevenRoundedRectangle(topTrailingRadius: $0 ? 20 : 4).fill(.red) },
    Scene("slide") { isOn in if isOn { Tile.of(1, 30, 10).transition(.slide) } },
    Scene("move") { isOn in if isOn { Tile.of(1, 30, 10).transition(.move(edge: .leading)) } },
    Scene("push") { isOn in if isOn { Tile.of(1, 30, 10).transition(.push(from: .trailing)) } },
    Scene("offset transition") { isOn in
      if isOn { Tile.of(1, 30, 10).transition(.offset(x: 20, y: 4)) }
    },
  ]

  /// The places of a path in the mirror or beside it, to a millionth, from left to right.
  private func places(
    _ path: Path, _ transform: CGAffineTransform, mirrored: Bool
  ) -> [[Double]] {
    var points: [CGPoint] = []
    let elements = path.applying(transform).elements
    // Round shapes begin in the middle of one side, in both directions the right one.
    let isRound = elements.contains { if case .curve = $0 { true } else { false } }
    for element in elements {
      switch element {
      case .move(let to): if !isRound { points.append(to) }
      case .line(let to): points.append(to)
      case .quadCurve(let to, let control): points += [to, control]
      case .curve(let to, let control1, let control2): points += [to, control1, control2]
      case .closeSubpath: break
      }
    }
    func rounded(_ value: CGFloat) -> Double { (Double(value) * 1e6).rounded() / 1e6 + 0 }
    let places = points.map { [rounded(mirrored ? 100 - $0.x : $0.x), rounded($0.y)] }
    return places.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The places of all that a list paints and clips.
  private func places(_ list: DisplayList, mirrored: Bool = false) -> [[[Double]]] {
    var result: [[[Double]]] = []
    for command in list.commands {
      switch command {
      case .fill(let path, _, _, let transform):
        result.append(places(path, transform, mirrored: mirrored))
      case .stroke(let path, let style, _, let transform):
        let width = [[Double(style.lineWidth)]]
        result.append(width + places(path, transform, mirrored: mirrored))
      case .beginLayer(let layer):
        result.append([[layer.opacity]])
        if let clip = layer.clip {
          result.append(places(clip.path, clip.transform, mirrored: mirrored))
        }
        if let mask = layer.mask { result += places(mask, mirrored: mirrored) }
      default: break
      }
    }
    return result
  }

  @Test("right to left is the mirror image of left to right, on the way too", arguments: layouts)
  func layout(_ scene: Scene) throws { try expectMirrorImage(scene) }

  @Test("effects and transitions have their mirror image from right to left", arguments: effects)
  func effect(_ scene: Scene) throws { try expectMirrorImage(scene) }

  private func expectMirrorImage(_ scene: Scene) throws {
    let left = try Stagehand(false) { scene.view($0) }
    let right = try Stagehand(false) { isOn in
      scene.view(isOn).environment(\.layoutDirection, .rightToLeft)
    }
    func compare(_ moment: String) {
      #expect(
        places(right.stage.list) == places(left.stage.list, mirrored: true), "\(moment)")
    }
    compare("at first")
    let before = left.stage.list
    try left.change(to: true, .linear(duration: 1))
    try right.change(to: true, .linear(duration: 1))
    for time in [0.25, 0.5, 3] {
      try left.stage.advance(to: time)
      try right.stage.advance(to: time)
      compare("after \(time) s")
    }
    #expect(left.stage.list != before)
  }

  @Test("a scene turns round when the direction changes")
  func change() throws {
    let scene = try Stagehand(LayoutDirection.leftToRight) { direction in
      HStack(spacing: 0) {
        Tile.of(1, 30, 10)
        Flag().fill(Tile.color(2)).frame(width: 20, height: 40)
      }
      .environment(\.layoutDirection, direction)
    }
    #expect(try scene.stage.tile(1).minX == 25)
    try scene.change(to: .rightToLeft)
    #expect(try scene.stage.tile(1).minX == 45)
    #expect(scene.stage.list.paths.last?.contains(CGPoint(x: 42, y: 50)) == true)
    try scene.change(to: .leftToRight)
    #expect(try scene.stage.tile(1).minX == 25)
    #expect(scene.stage.list.paths.last?.contains(CGPoint(x: 42, y: 50)) == false)
  }

  @Test("a drag along the line scrolls on, and the thumb of a slider follows the finger")
  func drags() throws {
    let stage = try Rehearsal(.small) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5, id: \.self) { Tile($0).frame(width: 50) } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(stage.tiles[0]?.minX == 50)
    try stage.drag(
      from: CGPoint(x: 20, y: 50), to: CGPoint(x: 60, y: 50), at: 0, steps: 20, release: false)
    #expect(stage.tiles[0]?.minX == 90)
    let hook = Hook<Double>()
    let slider = try Rehearsal(.of(128, 60)) {
      Switching(0.0, hook) { value in
        Slider(value: Binding(get: { value }, set: { hook.value = $0 }))
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(slider.list.fills[2].minX == 100)
    try slider.drag(from: CGPoint(x: 114, y: 30), to: CGPoint(x: 64, y: 30), at: 0, steps: 20)
    #expect(hook.value == 0.5 && slider.list.fills[2].minX == 50)
  }

  @Test("code scrolls to a view from right to left as it does from left to right")
  func scrollTo() throws {
    let stage = try Stagehand(0) { goal in
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<50, id: \.self) { Tile($0).frame(width: 30) } }
        }
        .onChange(of: goal) { proxy.scrollTo(goal, anchor: .leading) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    try stage.change(to: 20)
    #expect(stage.stage.tiles[20]?.maxX == 100)
    try stage.change(to: 3)
    #expect(stage.stage.tiles[3]?.maxX == 100)
  }

  @Test("symbols that point along the line turn round, others stay")
  func symbols() throws {
    func symbol(_ name: String, _ direction: LayoutDirection) throws -> [[Double]] {
      let list = try list { Image(systemName: name).environment(\.layoutDirection, direction) }
      return places(list).joined().sorted { $0.lexicographicallyPrecedes($1) }
    }
    let plain = try symbol("chevron.right", .leftToRight)
    #expect(try symbol("chevron.right", .rightToLeft) == plain)
    #expect(try symbol("chevron.forward", .leftToRight) == plain)
    // It stands where it stood, on whole pixels, and looks the other way.
    let turned = try symbol("chevron.forward", .rightToLeft)
    let sums = zip(plain, turned.reversed()).map { $0[0] + $1[0] }
    #expect(turned != plain && sums.allSatisfy { abs($0 - sums[0]) < 1e-5 })
  }

  @Test("a view may be flipped where lines begin at the right")
  func flips() throws {
    func flag(_ isEnabled: Bool, _ direction: LayoutDirection) throws -> DisplayList {
      try list {
        Fixed().fill(.red)
          .frame(width: 40, height: 40).flipsForRightToLeftLayoutDirection(isEnabled)
          .environment(\.layoutDirection, direction)
      }
    }
    let plain = try flag(false, .leftToRight)
    #expect(try places(flag(true, .leftToRight)) == places(plain))
    #expect(try places(flag(false, .rightToLeft)) == places(plain))
    #expect(try places(flag(true, .rightToLeft)) == places(plain, mirrored: true))
  }

  @Test("what is the same from both sides is the same in both directions")
  func symmetric() throws {
    func frames(_ direction: LayoutDirection) throws -> [Int: CGRect] {
      try tiles {
        VStack(spacing: 0) {
          Tile.of(1, 30, 10)
          Tile.of(2, 60, 10)
        }
        .environment(\.layoutDirection, direction)
      }
    }
    #expect(try frames(.leftToRight) == frames(.rightToLeft))
  }

  @Test("a scene reads its direction, which is left to right by itself; so does its layout")
  func environment() throws {
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Tile.of(direction == .leftToRight ? 1 : 2, 10, 10) }
    }
    #expect(try tiles { Reader() }.keys.sorted() == [1])
    #expect(
      try tiles { Reader().environment(\.layoutDirection, .rightToLeft) }.keys.sorted() == [2])
  }
}
