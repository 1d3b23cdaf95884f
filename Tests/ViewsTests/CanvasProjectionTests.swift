import Rostrum
import Testing

/// A canvas's filter that projects what is drawn.
@MainActor @Suite("Projections of a canvas")
struct CanvasProjectionTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 16, height: 16))
  private static let double = CGAffineTransform(scaleX: 2, y: 2)
  /// Maps of halves and whole numbers, with which nothing is rounded.
  private static let maps = [
    CGAffineTransform.identity, double, CGAffineTransform(translationX: 8, y: -4),
    CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 2, ty: 0),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
  ]

  private func draw(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> DisplayList {
    try list { Canvas { context, _ in draw(&context) } }
  }

  @Test("the identity changes nothing, whatever else is set, before it or after it")
  func identity() throws {
    let settings: [(inout GraphicsContext) -> Void] = [
      { _ in }, { $0.opacity = 0.5 }, { $0.blendMode = .multiply },
      { $0.clip(to: Self.square) }, { $0.scaleBy(x: 2, y: 0.5) },
      { $0.addFilter(.blur(radius: 3)) },
    ]
    let identity = GraphicsContext.Filter.projectionTransform(ProjectionTransform())
    for (number, change) in settings.enumerated() {
      let plain = try draw { context in
        change(&context)
        context.fill(Self.square, with: .color(.red))
      }
      for isFirst in [true, false] {
        let projected = try draw { context in
          if isFirst { context.addFilter(identity) }
          change(&context)
          if !isFirst { context.addFilter(identity) }
          context.fill(Self.square, with: .color(.red))
        }
        #expect(projected == plain, "setting \(number), \(isFirst ? "after" : "before") it")
      }
    }
  }

  @Test("an affine one places what is drawn as the same map of the coordinates does")
  func affine() throws {
    for place in Self.maps {
      for map in Self.maps {
        let projected = try draw { context in
          context.concatenate(place)
          context.addFilter(.projectionTransform(ProjectionTransform(map)))
          context.fill(Self.square, with: .color(.red))
          context.stroke(Self.square, with: .color(.blue), lineWidth: 2)
        }
        let mapped = try draw { context in
          context.concatenate(place)
          context.concatenate(map)
          context.fill(Self.square, with: .color(.red))
          context.stroke(Self.square, with: .color(.blue), lineWidth: 2)
        }
        #expect(projected == mapped, "\(map) at \(place)")
      }
    }
  }

  @Test("its origin is that of the coordinates in which it is added, wherever the canvas stands")
  func origin() throws {
    let list = try list {
      Canvas { context, _ in
        context.translateBy(x: 8, y: 8)
        context.addFilter(.projectionTransform(ProjectionTransform(Self.double)))
        context.fill(Self.square, with: .color(.red))
        context.translateBy(x: 4, y: 0)
        context.fill(Self.square, with: .color(.red))
      }
      .frame(width: 40, height: 20)
    }
    // The canvas's corner is at 30, 40.
    #expect(
      list.fills == [
        CGRect(x: 38, y: 48, width: 32, height: 32), CGRect(x: 46, y: 48, width: 32, height: 32),
      ])
  }

  @Test("filters before and after it are applied in their order", arguments: 0...2)
  func order(place: Int) throws {
    func drawn(_ filters: [GraphicsContext.Filter]) throws -> DisplayList {
      try draw { context in
        for filter in filters { context.addFilter(filter) }
        context.fill(Self.square, with: .color(.red))
      }
    }
    let pixels: [GraphicsContext.Filter] = [.brightness(0.2), .contrast(1.5)]
    var all = pixels
    all.insert(.projectionTransform(ProjectionTransform(Self.double)), at: place)
    let (plain, projected) = (try drawn(pixels), try drawn(all))
    // What is applied first is innermost.
    #expect(projected.groups.reversed().flatMap(\.filters) == plain.groups.flatMap(\.filters))
    #expect(projected.groups.count == (place == 1 ? 2 : 1))
    #expect(projected.fills == [CGRect(x: 0, y: 0, width: 32, height: 32)])
  }

  @Test("a turn in depth makes it narrow, and a quarter leaves nothing to see")
  func turns() throws {
    func width(_ degrees: Double, seenFrom distance: CGFloat) throws -> CGFloat {
      let turn = ProjectionTransform(
        rotation: .degrees(degrees), axis: (x: 0, y: 1, z: 0), distance: distance)
      let list = try draw { context in
        context.addFilter(.projectionTransform(turn))
        context.fill(Self.square, with: .color(.red))
      }
      return list.fills.map(\.width).max() ?? 0
    }
    #expect(abs(try width(60, seenFrom: .infinity) - 8) < 1e-9)
    let near = try width(60, seenFrom: 400)
    #expect(near > 7 && near < 9 && near != 8)
    for distance in [400, CGFloat.infinity] {
      #expect(try width(90, seenFrom: distance) < 1e-6)
    }
  }
}
