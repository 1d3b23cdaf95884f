import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What is said to be opaque stands on black; what says so of its edges has hard ones.
@MainActor @Suite("Opaque grounds and hard edges")
struct OpaqueGroundTests {
  @Test("an opaque group is black where nothing covers its frame", arguments: [true, false])
  func drawingGroup(isOpaque: Bool) throws {
    let list = try list {
      Circle().fill(.white).frame(width: 40, height: 40).drawingGroup(opaque: isOpaque)
    }
    #expect(
      list.lines == ["group isolated {"]
        + (isOpaque ? ["  fill rect 30 30 40 40 with #000000"] : [])
        + ["  fill ellipse 30 30 40 40 with #ffffff", "}"])
  }

  @Test("the black goes along with the group's frame")
  func movingGround() throws {
    let scene = try Stagehand(20.0) {
      Color.clear.frame(width: $0, height: 20).drawingGroup(opaque: true)
    }
    let stage = try scene.halfWay(to: 40)
    #expect(stage.frames == [CGRect(x: 35, y: 40, width: 30, height: 20)])
  }

  @Test("an opaque canvas is black where nothing is drawn")
  func canvas() throws {
    func lines(_ isOpaque: Bool) throws -> [String] {
      try list {
        Canvas(opaque: isOpaque) { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.white))
        }
        .frame(width: 40, height: 40)
      }
      .lines
    }
    let drawn = "fill rect 0 0 10 10 with #ffffff at 30 30"
    #expect(try lines(false) == [drawn])
    #expect(
      try lines(true)
        == ["group isolated {", "  fill rect 30 30 40 40 with #000000", "  \(drawn)", "}"])
  }

  @Test("a blur keeps the edges opaque if it is to, as a modifier and as a visual effect")
  func blurs() throws {
    let square = Rectangle().frame(width: 20, height: 20)
    for isOpaque in [true, false] {
      let plain = try list { square.blur(radius: 4, opaque: isOpaque) }
      let effect = try list {
        square.visualEffect { content, _ in content.blur(radius: 4, opaque: isOpaque) }
      }
      #expect(effect == plain)
      #expect(plain.groups.flatMap(\.filters) == [.blur(radius: 4, isOpaque: isOpaque)])
    }
  }

  /// Drawings whose edges can be hard, each in a way of its own.
  private static func drawings(_ isSmooth: Bool) -> [AnyView] {
    let style = FillStyle(antialiased: isSmooth)
    let pen = StrokeStyle(lineWidth: 3)
    let circle = Path(ellipseIn: CGRect(x: 1, y: 1, width: 20, height: 20))
    return [
      AnyView(Circle().fill(.red, style: style)), AnyView(Circle().fill(style: style)),
      AnyView(Circle().stroke(.red, lineWidth: 3, antialiased: isSmooth)),
      AnyView(Circle().stroke(.red, style: pen, antialiased: isSmooth)),
      AnyView(Circle().strokeBorder(.red, lineWidth: 3, antialiased: isSmooth)),
      AnyView(Circle().strokeBorder(.red, style: pen, antialiased: isSmooth)),
      AnyView(Circle().strokeBorder(lineWidth: 3, antialiased: isSmooth)),
      AnyView(Circle().strokeBorder(style: pen, antialiased: isSmooth)),
      AnyView(Circle().fill(.clear).fill(.red, style: style)),
      AnyView(Circle().fill(.clear).stroke(.red, lineWidth: 3, antialiased: isSmooth)),
      AnyView(Circle().fill(.clear).stroke(.red, style: pen, antialiased: isSmooth)),
      AnyView(Circle().fill(.clear).strokeBorder(.red, lineWidth: 3, antialiased: isSmooth)),
      AnyView(Circle().fill(.clear).strokeBorder(.red, style: pen, antialiased: isSmooth)),
      AnyView(Color.red.clipShape(Circle(), style: style)),
      AnyView(Color.red.cornerRadius(9, antialiased: isSmooth)),
      AnyView(Color.clear.background(.red, in: Circle(), fillStyle: style)),
      AnyView(Color.clear.overlay(.red, in: Circle(), fillStyle: style)),
      AnyView(Image(systemName: "star.fill").resizable().antialiased(isSmooth)),
      AnyView(Canvas { context, _ in context.fill(circle, with: .color(.red), style: style) }),
      AnyView(
        Canvas { context, size in
          context.clip(to: circle, style: style)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }),
      AnyView(
        Canvas { context, size in
          context.clip(to: circle, style: style, options: .inverse)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }),
      AnyView(
        Canvas { context, _ in
          context.draw(
            Image(systemName: "star.fill"), in: CGRect(x: 1, y: 1, width: 20, height: 20),
            style: style)
        }),
    ]
  }

  @Test("what has hard edges is drawn as with smooth ones, but for the edges")
  func hardEdges() throws {
    for (number, (smooth, hard)) in zip(Self.drawings(true), Self.drawings(false)).enumerated() {
      let plain = try list { smooth }.lines.map { $0.trimmingCharacters(in: .whitespaces) }
      var lines = try list { hard }.lines.map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(lines.contains { $0.contains("aliased") }, "drawing \(number)")
      // Without the words, and the groups that say nothing else, the same is left.
      while let start = lines.firstIndex(of: "group aliased {") {
        lines.remove(at: start)
        lines.remove(at: try #require(lines[start...].firstIndex(of: "}")))
      }
      #expect(lines.map { $0.replacing(" aliased", with: "") } == plain, "drawing \(number)")
    }
  }

  @Test("smooth edges are no group")
  func smoothEdges() throws {
    for (number, drawing) in Self.drawings(true).enumerated() {
      #expect(try !list { drawing }.description.contains("aliased"), "drawing \(number)")
    }
  }
}
