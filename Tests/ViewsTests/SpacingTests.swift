import Rostrum
import Testing

/// What views want between them: numbers of iOS 18 at 3 pixels to the point.
@MainActor @Suite("Distances that views would like")
struct SpacingTests {
  private static let phone = Stage(size: CGSize(width: 300, height: 300), scale: 3)

  /// The height of two views one below the other, less their own.
  private func gap(
    @ViewBuilder _ first: @escaping () -> some View,
    @ViewBuilder _ second: @escaping () -> some View
  ) throws -> CGFloat {
    func height(@ViewBuilder _ content: @escaping () -> some View) throws -> CGFloat {
      try answer(nil, nil, on: Self.phone, content).height
    }
    return try height {
      VStack {
        first(); second()
      }
    } - height(first) - height(second)
  }

  private func expect(_ gap: CGFloat, _ expected: CGFloat) {
    #expect(abs(gap - expected) < 0.01, "\(gap), not \(expected)")
  }

  @Test("two body texts are 42⅔ points high: the leading of the lower one, in whole pixels")
  func texts() throws {
    let size = try answer(nil, nil, on: Self.phone) {
      VStack {
        Text("a"); Text("b")
      }
    }
    expect(size.height, 42 + 2.0 / 3)
    for (font, leading) in [
      (Font.largeTitle, 2.0 / 3), (.title, 2.0 / 3), (.title2, 2), (.title3, 4.0 / 3), (.body, 2),
      (.subheadline, 7.0 / 3), (.caption2, 0), (.system(size: 17), 0), (.system(size: 40), 0),
    ] {
      expect(try gap({ Text("a") }, { Text("b").font(font) }), leading)
      expect(try gap({ Text("a").font(.title) }, { Text("b").font(font) }), leading)
    }
  }

  @Test("a shape stands 10.6 points below a body text, and 6.4 above one")
  func shapes() throws {
    expect(try gap({ Text("a") }, { Tile.of(1, 10, 10) }), 10.637)
    expect(try gap({ Tile.of(1, 10, 10) }, { Text("a") }), 6.434)
    expect(try gap({ Tile.of(1, 10, 10) }, { Tile.of(2, 10, 10) }), 8)
  }

  @Test("whatever stands side by side is 8 points apart")
  func sideBySide() throws {
    let width = try answer(nil, nil, on: Self.phone) {
      HStack {
        Text("a"); Tile.of(1, 10, 10); Tile.of(2, 10, 10)
      }
    }.width
    let text = try answer(nil, nil, on: Self.phone) { Text("a") }.width
    expect(width, text + 36)
  }

  @Test("padded edges and framed ones are those of a shape")
  func wrappers() throws {
    expect(try gap({ Text("a") }, { Text("b").padding(.horizontal, 5) }), 2)
    expect(try gap({ Text("a") }, { Text("b").padding(.bottom, 5) }), 2)
    expect(try gap({ Text("a") }, { Text("b").padding(.top, 5) }), 10.637)
    expect(try gap({ Text("a").padding(5) }, { Text("b") }), 6.434)
    expect(try gap({ Text("a").padding(5) }, { Text("b").padding(5) }), 8)
    expect(try gap({ Text("a") }, { Text("b").frame(maxWidth: 50) }), 2)
    expect(try gap({ Text("a") }, { Text("b").frame(height: 50) }), 10.637)
    expect(try gap({ Text("a").background(Color.red) }, { Text("b").opacity(0.5) }), 2)
  }

  @Test("a stack wants what is at its edges wants")
  func stacks() throws {
    expect(
      try gap(
        { Text("a") },
        {
          HStack {
            Text("b"); Text("c")
          }
        }), 2)
    // The tile in the row is not to be as close to the text above as the text beside it.
    expect(
      try gap(
        { Text("a") },
        {
          HStack {
            Text("b"); Tile.of(1, 10, 10)
          }
        }), 10.637)
    expect(
      try gap(
        { Text("a") },
        {
          VStack {
            Text("b"); Tile.of(1, 10, 10)
          }
        }), 2)
    expect(
      try gap(
        {
          VStack {
            Text("b"); Tile.of(1, 10, 10)
          }
        }, { Tile.of(2, 10, 10) }), 8)
    expect(
      try gap(
        { Text("a") },
        {
          ZStack {
            Tile.of(1, 50, 50); Text("b")
          }
        }), 10.637)
  }

  @Test("a grid's rows are as far apart as their cells want, its columns 8 points")
  func grid() throws {
    func size(@ViewBuilder _ rows: @escaping () -> some View) throws -> CGSize {
      try answer(nil, nil, on: Self.phone) { Grid { rows() } }
    }
    let text = try answer(nil, nil, on: Self.phone) { Text("a") }
    let texts = try size {
      GridRow {
        Text("a"); Text("a")
      };
      GridRow {
        Text("a"); Text("a")
      }
    }
    expect(texts.height, 2 * text.height + 2)
    expect(texts.width, 2 * text.width + 8)
    let mixed = try size {
      GridRow {
        Text("a"); Tile.of(1, 10, 10)
      }
      GridRow {
        Text("a"); Text("a")
      }
    }
    expect(mixed.height, 2 * text.height + 6.434)
    let spanning = try size {
      GridRow {
        Text("a"); Text("a")
      }
      Tile.of(1, 10, 10)
    }
    expect(spanning.height, text.height + 10.637 + 10)
  }

  @Test("a spacer keeps no distance, framed or not; nor does a stack without views")
  func spacers() throws {
    expect(try gap({ Text("a") }, { Spacer(minLength: 5) }), 0)
    expect(try gap({ Text("a") }, { Spacer().frame(height: 20) }), 0)
    expect(try gap({ Tile.of(1, 10, 10) }, { HStack {} }), 0)
  }

  @Test("controls keep 8 points, whatever their labels are, as recorded on iOS")
  func controls() throws {
    expect(
      try gap({ Tile.of(1, 10, 10) }, { Toggle("Toggle", isOn: .constant(true)) }), 8)
    expect(
      try gap(
        { Stepper("Stepper", value: .constant(1)) }, { Toggle("Toggle", isOn: .constant(true)) }),
      8)
  }

  @Test("a layout is told what its views want, and tells what it wants itself")
  func custom() throws {
    struct Column: Layout {
      var own: ViewSpacing?
      func distances(_ subviews: Subviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map {
          $0.spacing.distance(to: $1.spacing, along: .vertical)
        }
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        CGSize(width: 10, height: distances(subviews).reduce(0, +))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
      func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        own ?? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
      }
    }
    let size = try answer(nil, nil, on: Self.phone) {
      Column {
        Text("a"); Text("b"); Tile.of(1, 10, 10)
      }
    }
    expect(size.height, 2 + 10.637)
    expect(try gap({ Text("a") }, { Column { Text("b") } }), 2)
    expect(try gap({ Text("a") }, { Column(own: .zero) { Text("b") } }), 0)
  }

  // MARK: Laws

  @Test("a wish at one edge says nothing of the others", arguments: Edge.allCases)
  func edges(edge: Edge) {
    var mixed = ViewSpacing()
    mixed.formUnion(.zero, edges: Edge.Set(edge))
    let none = ViewSpacing()
    func distances(_ a: ViewSpacing, _ b: ViewSpacing) -> [CGFloat] {
      [a.distance(to: b, along: .horizontal), a.distance(to: b, along: .vertical)]
    }
    #expect(distances(mixed, none) == [edge == .trailing ? 0 : 8, edge == .bottom ? 0 : 8])
    #expect(distances(none, mixed) == [edge == .leading ? 0 : 8, edge == .top ? 0 : 8])
  }

  @Test("together, views want what the one wants that wants more")
  func union() throws {
    let (none, bare) = (ViewSpacing(), ViewSpacing.zero)
    for axis in [Axis.horizontal, .vertical] {
      #expect(none.distance(to: none, along: axis) == 8)
      #expect(none.union(bare).distance(to: none, along: axis) == 0)
      #expect(bare.union(none).distance(to: none, along: axis) == 0)
      #expect(none.union(bare, edges: []).distance(to: none, along: axis) == 8)
    }
  }
}
