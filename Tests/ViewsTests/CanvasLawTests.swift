import Rostrum
import Testing

/// What a canvas draws is what views would draw.
@MainActor @Suite("Laws of the canvas")
struct CanvasLawTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func draw(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> DisplayList {
    try list { Canvas { context, _ in draw(&context) } }
  }

  @Test("shapes with styles are painted as views paint them")
  func shapes() throws {
    #expect(
      try draw {
        $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
      }
        == list { Circle().fill(.red) })
    #expect(
      try draw {
        $0.fill(
          Path(CGRect(x: 0, y: 0, width: 100, height: 100)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: 100)))
      }
        == list {
          Rectangle().fill(
            .linearGradient(
              colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomLeading))
        })
  }

  @Test("moves, turns and sizes come one after another, each in the coordinates before it")
  func transforms() throws {
    let steps: [(inout GraphicsContext) -> Void] = [
      { $0.translateBy(x: 30, y: 20) }, { $0.scaleBy(x: 2, y: 0.5) },
      { $0.rotate(by: .degrees(30)) },
      { $0.concatenate(CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 3, ty: 4)) },
    ]
    let matrices = [
      CGAffineTransform(translationX: 30, y: 20), CGAffineTransform(scaleX: 2, y: 0.5),
      CGAffineTransform(rotationAngle: .pi / 6),
      CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 3, ty: 4),
    ]
    for first in 0..<4 {
      for second in 0..<4 {
        let list = try draw { context in
          steps[first](&context)
          steps[second](&context)
          context.fill(Self.square, with: .color(.red))
        }
        guard case .fill(_, _, _, let found)? = list.commands.first else { continue }
        let expected = matrices[second].concatenating(matrices[first])
        #expect(abs(found.a - expected.a) < 1e-9 && abs(found.b - expected.b) < 1e-9)
        #expect(abs(found.tx - expected.tx) < 1e-9 && abs(found.ty - expected.ty) < 1e-9)
      }
    }
  }

  @Test("what is said of a copy does not hold for the context it was copied from")
  func copies() throws {
    let plain = try draw { $0.fill(Self.square, with: .color(.red)) }
    let after = try draw { context in
      var copy = context
      copy.opacity = 0.1
      copy.blendMode = .screen
      copy.translateBy(x: 50, y: 50)
      copy.addFilter(.blur(radius: 3))
      copy.clip(to: Self.square)
      context.fill(Self.square, with: .color(.red))
    }
    #expect(after == plain)
  }

  @Test("filters are those of the views' modifiers of the same names", arguments: 0..<8)
  func filters(number: Int) throws {
    let filters: [(GraphicsContext.Filter, AnyView)] = [
      (.blur(radius: 3), AnyView(Color.red.blur(radius: 3))),
      (.brightness(0.2), AnyView(Color.red.brightness(0.2))),
      (.contrast(1.5), AnyView(Color.red.contrast(1.5))),
      (.saturation(0.3), AnyView(Color.red.saturation(0.3))),
      (.grayscale(0.6), AnyView(Color.red.grayscale(0.6))),
      (.hueRotation(.degrees(40)), AnyView(Color.red.hueRotation(.degrees(40)))),
      (.colorInvert(), AnyView(Color.red.colorInvert())),
      (.luminanceToAlpha, AnyView(Color.red.luminanceToAlpha())),
    ]
    let (filter, view) = filters[number]
    let drawn = try draw { context in
      context.addFilter(filter)
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
    }
    #expect(drawn.groups.flatMap(\.filters) == (try list { view }.groups.flatMap(\.filters)))
  }

  @Test("a layer is one group, whatever is drawn in it, and its own opacity is inside")
  func layer() throws {
    let list = try draw { context in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.opacity = 0.25
        layer.fill(Self.square, with: .color(.red))
        layer.fill(Self.square, with: .color(.blue))
      }
    }
    #expect(list.groups.map(\.opacity) == [0.5, 0.25, 0.25])
    #expect(list.colors.count == 2)
  }

  @Test("nothing is drawn at no opacity")
  func invisible() throws {
    #expect(
      try draw { context in
        context.opacity = 0
        context.fill(Self.square, with: .color(.red))
      }.isEmpty)
  }

  @Test("clips meet: what is drawn is inside all of them")
  func clips() throws {
    let list = try draw { context in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
      context.clip(to: Path(CGRect(x: 25, y: 25, width: 50, height: 50)))
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
    }
    let group = try #require(list.groups.first)
    let clip = try #require(group.clip?.path.boundingRect)
    let mask = group.mask?.fills.first
    #expect(mask.map(clip.intersection) == CGRect(x: 25, y: 25, width: 25, height: 25))
    #expect(
      try draw { context in
        context.clip(to: Self.square)
        context.fill(Self.square, with: .color(.red))
      }.groups.first?.clip?.path == Self.square)
  }

  @Test("a bounding box of clips is told in the coordinates at hand")
  func clipBounds() throws {
    var told: [CGRect] = []
    _ = try draw { context in
      context.clip(to: Path(CGRect(x: 20, y: 20, width: 40, height: 40)))
      told.append(context.clipBoundingRect)
      context.translateBy(x: 10, y: 0)
      told.append(context.clipBoundingRect)
    }
    #expect(told.first == CGRect(x: 20, y: 20, width: 40, height: 40))
    #expect(told.last == CGRect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test("symbols are views, drawn as often and where it is said")
  func symbols() throws {
    let list = try list {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 7) else { return }
        context.draw(symbol, at: CGPoint(x: 20, y: 20))
        context.draw(symbol, at: CGPoint(x: 60, y: 60), anchor: .topLeading)
        context.draw(symbol, in: CGRect(x: 0, y: 80, width: 20, height: 10))
      } symbols: {
        Tile.of(1, 10, 20).tag(7)
        Tile.of(2, 10, 10).tag(8)
      }
    }
    #expect(list.tiles.map(\.number) == [1, 1, 1])
    #expect(
      list.tiles.map(\.frame) == [
        CGRect(x: 15, y: 10, width: 10, height: 20), CGRect(x: 60, y: 60, width: 10, height: 20),
        CGRect(x: 0, y: 80, width: 20, height: 10),
      ])
  }

  @Test(
    "a symbol that mixes by its own rule mixes with what the canvas has drawn",
    arguments: [
      (.normal, .normal, [.normal]), (.normal, .plusLighter, [.plusLighter, .normal]),
      (.multiply, .plusLighter, [.multiply, .plusLighter]), (.multiply, .normal, [.multiply]),
    ] as [(BlendMode, BlendMode, [BlendMode])])
  func mixedSymbols(own: BlendMode, symbols: BlendMode, groups: [BlendMode]) throws {
    let list = try list {
      Canvas { context, _ in
        context.fill(Self.square, with: .color(.red))
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.blendMode = own
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
      } symbols: {
        Tile.of(1, 10, 10).blendMode(symbols).tag(1)
      }
    }
    // The canvas's own rule goes first; that of the symbol is then inside of its group.
    #expect(list.groups.map(\.blendMode) == groups)
    #expect(list.groups.first?.isIsolated == true)
    #expect(list.tiles.map(\.frame) == [CGRect(x: 45, y: 45, width: 10, height: 10)])
  }

  @Test("a symbol that is not there is none")
  func missing() throws {
    var found = true
    _ = try list {
      Canvas { context, _ in
        found = context.resolveSymbol(id: "no") != nil
      } symbols: {
        Tile(1).tag("yes")
      }
    }
    #expect(!found)
  }

  @Test("a text is measured as the view of it is, and stands where it is said")
  func text() throws {
    var size = CGSize.zero
    let list = try list(on: .of(200, 100)) {
      Canvas { context, _ in
        let text = context.resolve(Text("Hello").font(.title))
        size = text.measure(in: CGSize(width: 200, height: 100))
        context.draw(text, at: CGPoint(x: 10, y: 20), anchor: .topLeading)
        context.draw(Text("again"), at: CGPoint(x: 100, y: 50))
      }
    }
    #expect(list.words == ["Hello", "again"])
    #expect(size == (try answer(200, 100) { Text("Hello").font(.title) }))
  }

  @Test("a picture is drawn into its rectangle, or at its size by an anchor")
  func image() throws {
    let list = try draw { context in
      context.draw(Image(systemName: "star.fill"), in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let bounds = try #require(list.fills.first)
    #expect(CGRect(x: 10, y: 10, width: 20, height: 20).insetBy(dx: -1, dy: -1).contains(bounds))
  }

  @Test("the canvas knows its size and its surroundings")
  func surroundings() throws {
    var (told, scheme): ([CGSize], ColorScheme?) = ([], nil)
    _ = try Rehearsal(.small.dark) {
      Canvas { context, size in
        told.append(size)
        scheme = context.environment.colorScheme
      }
      .frame(width: 30, height: 40)
    }.list
    #expect(told.last == CGSize(width: 30, height: 40) && scheme == .dark)
  }

  @Test("it is drawn anew where a state that it reads has changed")
  func state() throws {
    let scene = try Stagehand(10.0) { width in
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .color(.red))
      }
    }
    try scene.change(to: 30)
    #expect(scene.stage.list.fills.first?.width == 30)
  }
}
