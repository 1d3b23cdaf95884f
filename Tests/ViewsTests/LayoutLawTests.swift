import Rostrum
import Testing

/// Modifiers that draw something else but leave the layout alone.
@MainActor private let drawingModifiers: [(name: String, apply: (AnyView) -> AnyView)] = [
  ("offset", { AnyView($0.offset(x: 30, y: -10)) }),
  ("scaleEffect", { AnyView($0.scaleEffect(3, anchor: .topLeading)) }),
  ("rotationEffect", { AnyView($0.rotationEffect(.degrees(30))) }),
  ("rotation3DEffect", { AnyView($0.rotation3DEffect(.degrees(30), axis: (1, 0, 0))) }),
  (
    "transformEffect",
    { AnyView($0.transformEffect(CGAffineTransform(a: 2, b: 1, c: 0, d: 1, tx: 4, ty: 2))) }
  ),
  ("opacity", { AnyView($0.opacity(0.3)) }),
  ("hidden", { AnyView($0.hidden()) }),
  ("blur", { AnyView($0.blur(radius: 10)) }),
  ("shadow", { AnyView($0.shadow(radius: 10, x: 5, y: 5)) }),
  ("blendMode", { AnyView($0.blendMode(.multiply)) }),
  ("brightness", { AnyView($0.brightness(0.5)) }),
  ("hueRotation", { AnyView($0.hueRotation(.degrees(90))) }),
  ("colorMultiply", { AnyView($0.colorMultiply(.red)) }),
  ("compositingGroup", { AnyView($0.compositingGroup()) }),
  ("clipShape", { AnyView($0.clipShape(Circle())) }),
  ("cornerRadius", { AnyView($0.cornerRadius(5)) }),
  ("mask", { AnyView($0.mask { Circle().frame(width: 300, height: 300) }) }),
  ("overlay", { AnyView($0.overlay { Color.red.frame(width: 300, height: 300) }) }),
  ("background", { AnyView($0.background { Color.red.frame(width: 300, height: 300) }) }),
  ("zIndex", { AnyView($0.zIndex(3)) }),
  ("layoutPriority", { AnyView($0.layoutPriority(3)) }),
  ("foregroundStyle", { AnyView($0.foregroundStyle(.red)) }),
  ("gesture", { AnyView($0.onTapGesture {}) }),
  ("contentShape", { AnyView($0.contentShape(Circle().size(width: 300, height: 300))) }),
  ("disabled", { AnyView($0.disabled(true)) }),
  ("id", { AnyView($0.id(7)) }),
  ("tag", { AnyView($0.tag(7)) }),
  ("transition", { AnyView($0.transition(.slide)) }),
  ("animation", { AnyView($0.animation(.linear, value: 1)) }),
  ("geometryGroup", { AnyView($0.geometryGroup()) }),
  ("visualEffect", { AnyView($0.visualEffect { content, _ in content.scaleEffect(2) }) }),
  ("onAppear", { AnyView($0.onAppear {}) }),
  ("preference", { AnyView($0.preference(key: Sum.self, value: 3)) }),
]

private enum Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Views of every kind of appetite.
@MainActor private let appetites: [(name: String, view: AnyView)] = [
  ("greedy", AnyView(Tile(1))),
  ("fixed", AnyView(Tile.of(1, 20, 30))),
  ("bounded", AnyView(Tile(1).frame(minWidth: 10, maxWidth: 50, minHeight: 20, maxHeight: 70))),
  ("round", AnyView(Circle().fill(Tile.color(1)))),
  ("words", AnyView(Text("several words that wrap"))),
  (
    "row",
    AnyView(
      HStack {
        Tile.of(1, 20, 20); Tile(2)
      })
  ),
]

@MainActor @Suite("Layout laws of modifiers")
struct LayoutLawTests {
  @Test("what only draws takes the same size as before, whatever is offered", arguments: 0..<33)
  func drawing(number: Int) throws {
    let modifier = drawingModifiers[number]
    for (name, view) in appetites {
      let plain = try answers(to: ProposedViewSize.sundry) { view }
      let modified = try answers(to: ProposedViewSize.sundry) { modifier.apply(view) }
      #expect(modified == plain, "\(modifier.name) of a \(name) view")
    }
  }

  @Test("all modifiers that only draw are among those that are looked at")
  func all() { #expect(drawingModifiers.count == 33) }

  @Test("neighbours of a view that is drawn elsewhere stay", arguments: 0..<33)
  func neighbours(number: Int) throws {
    let modifier = drawingModifiers[number]
    func places(_ middle: AnyView) throws -> [CGRect?] {
      let tiles = try tiles {
        HStack(spacing: 4) {
          Tile.of(10, 12, 30)
          middle
          Tile.of(11, 20, 10)
        }
      }
      return [tiles[10], tiles[11]]
    }
    let middle = AnyView(Tile.of(1, 24, 24))
    #expect(try places(modifier.apply(middle)) == places(middle))
  }

  @Test("padding adds its insets to what the view takes of what is left")
  func padding() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    for (name, view) in appetites {
      for proposal in ProposedViewSize.sundry {
        let inner = ProposedViewSize(
          width: proposal.width.map { max($0 - 6, 0) },
          height: proposal.height.map { max($0 - 4, 0) }
        )
        let size = try #require(try answers(to: [inner]) { view }.first)
        let padded = try #require(try answers(to: [proposal]) { view.padding(insets) }.first)
        #expect(padded == CGSize(width: size.width + 6, height: size.height + 4), "\(name)")
      }
    }
  }

  @Test("padding and the same padding taken away leave a view where it was")
  func inversePadding() throws {
    for length in [4.0, 10] {
      let there = try tiles { Tile.of(1, 40, 20).padding(length).padding(-length) }
      #expect(there == [1: CGRect(x: 30, y: 40, width: 40, height: 20)])
    }
    let proposals = ProposedViewSize.sundry.filter { $0.width != 0 }
    #expect(
      try answers(to: proposals) { Tile.of(1, 20, 20).padding(7).padding(-7) }
        == answers(to: proposals) { Tile.of(1, 20, 20) })
  }

  @Test(
    "padding at some edges leaves the others",
    arguments: [
      (Edge.Set.top, 0.0, 5.0), (.leading, 5, 0), (.bottom, 0, -5), (.trailing, -5, 0),
      (.horizontal, 0, 0), (.all, 0, 0),
    ])
  func edges(edges: Edge.Set, x: Double, y: Double) throws {
    let tile = try #require(try tiles { Tile.of(1, 20, 20).padding(edges, 10) }[1])
    #expect(tile == CGRect(x: 40 + x, y: 40 + y, width: 20, height: 20))
  }

  @Test("padding without a length is 16 points")
  func standardPadding() throws {
    #expect(
      try answer(nil, nil) { Tile.of(1, 20, 30).padding() } == CGSize(width: 52, height: 62))
    #expect(
      try answer(nil, nil) { Tile.of(1, 20, 30).padding(.top) } == CGSize(width: 20, height: 46))
  }

  @Test("padding outside adds to padding inside")
  func nestedPadding() throws {
    let sum = try answers(to: ProposedViewSize.sundry) { Text("words").padding(3).padding(4) }
    #expect(sum == (try answers(to: ProposedViewSize.sundry) { Text("words").padding(7) }))
  }

  @Test("a view of fixed size takes its ideal size whatever it is offered")
  func fixedSize() throws {
    for (name, view) in appetites {
      let ideal = try answers(to: [.unspecified]) { view }
      let fixed = try answers(to: ProposedViewSize.sundry) { view.fixedSize() }
      #expect(Set(fixed.map(\.width)) == Set(ideal.map(\.width)), "\(name)")
      #expect(Set(fixed.map(\.height)) == Set(ideal.map(\.height)), "\(name)")
    }
  }

  @Test("fixed in one direction, it is asked with no wish in that direction only")
  func fixedDirection() throws {
    for (name, view) in appetites {
      for proposal in ProposedViewSize.sundry {
        let wide = ProposedViewSize(width: nil, height: proposal.height)
        #expect(
          try answers(to: [proposal]) { view.fixedSize(horizontal: true, vertical: false) }
            == answers(to: [wide]) { view }, "\(name)")
        #expect(
          try answers(to: [proposal]) { view.fixedSize(horizontal: false, vertical: false) }
            == answers(to: [proposal]) { view }, "\(name)")
      }
    }
  }

  @Test("a text of fixed size keeps one line, however narrow the place is")
  func fixedText() throws {
    let line = try answer(nil, nil) { Text("several words") }
    let narrow = try answer(40, nil) { Text("several words") }
    #expect(narrow.height > line.height && narrow.width <= 40)
    #expect(try answer(40, nil) { Text("several words").fixedSize() } == line)
  }

  @Test("greedy views take what they are offered, and ten points of no offer")
  func greedy() throws {
    for view in [AnyView(Color.red), AnyView(Rectangle()), AnyView(Ellipse()), AnyView(Capsule())] {
      #expect(
        try answers(to: [ProposedViewSize(width: 7, height: 90)]) { view } == [
          CGSize(width: 7, height: 90)
        ])
      #expect(try answers(to: [.unspecified]) { view } == [CGSize(width: 10, height: 10)])
    }
  }

  @Test("a circle takes the shorter side of what it is offered, of one side that one")
  func circle() throws {
    #expect(try answer(30, 50) { Circle() } == CGSize(width: 30, height: 30))
    #expect(try answer(nil, 50) { Circle() } == CGSize(width: 50, height: 50))
    #expect(try answer(nil, nil) { Circle() } == CGSize(width: 10, height: 10))
  }

  @Test("position takes all that is offered and puts the view's centre there")
  func position() throws {
    #expect(
      try answers(to: [ProposedViewSize(width: 60, height: 80)]) {
        Tile.of(1, 10, 10).position(x: 5, y: 6)
      } == [CGSize(width: 60, height: 80)])
    let placed = try tiles {
      Tile.of(1, 10, 10).position(x: 25, y: 75).frame(width: 80, height: 80)
    }
    #expect(placed == [1: CGRect(x: 30, y: 80, width: 10, height: 10)])
  }

  @Test("each of several views has its own overlay, ground and mask, at its own size")
  func companions() throws {
    let stage = try Rehearsal(.small) {
      HStack(spacing: 0) {
        Group {
          Tile.of(1, 20, 20)
          Tile.of(2, 40, 20)
        }
        .background(Tile(3)).overlay(alignment: .top) { Tile(4).frame(height: 5) }
        .mask { Rectangle().frame(height: 10) }
      }
    }
    #expect(stage.paintedTiles == [3, 1, 4, 3, 2, 4])
    #expect(stage.list.tiles.map(\.frame.width) == [20, 20, 20, 40, 40, 40])
    let masks = stage.layers.compactMap(\.mask).flatMap(\.commands).compactMap {
      if case .fill(let path, _, _, _) = $0 { path.boundingRect } else { nil }
    }
    #expect(
      masks == [
        CGRect(x: 20, y: 45, width: 20, height: 10), CGRect(x: 40, y: 45, width: 40, height: 10),
      ])
  }

  @Test("modifiers of layout count from the inside: frame then padding is not padding then frame")
  func order() throws {
    let outside = try answer(nil, nil) { Tile(1).frame(width: 50, height: 50).padding(10) }
    let inside = try answer(nil, nil) { Tile(1).padding(10).frame(width: 50, height: 50) }
    #expect(outside == CGSize(width: 70, height: 70) && inside == CGSize(width: 50, height: 50))
    #expect(
      try tiles { Tile(1).padding(10).frame(width: 50, height: 50) }[1]
        == CGRect(x: 35, y: 35, width: 30, height: 30))
  }
}
