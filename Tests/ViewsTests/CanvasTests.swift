import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Canvas")
struct CanvasTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func frame(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> String {
    try Rehearsal { Canvas { draw(&$0, $1) } }.frame
  }

  @Test("it takes all the space it is offered, and draws from its own corner")
  func place() throws {
    let rehearsal = try Rehearsal {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      }
      .frame(width: 40, height: 20)
    }
    #expect(rehearsal.frame == "fill rect 0 0 40 20 with #000000 at 30 40")
  }

  @Test("a copy's transform, opacity and blend mode are its own")
  func copies() throws {
    let list = try frame { context, _ in
      var copy = context
      copy.translateBy(x: 20, y: 0)
      copy.scaleBy(x: 2, y: 2)
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.fill(Self.square, with: .color(.black))
      context.fill(Self.square, with: .color(.white))
    }
    #expect(
      list == """
        group opacity 0.5 blend multiply {
          fill rect 0 0 10 10 with #000000 matrix 2 0 0 2 20 0
        }
        fill rect 0 0 10 10 with #ffffff
        """)
  }

  @Test("the last filter added is the first applied, in points of the coordinates it was added in")
  func filters() throws {
    let list = try frame { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.shadow(color: .black, radius: 1, x: 3))
      context.addFilter(.blur(radius: 4))
      context.drawLayer { layer in
        layer.fill(Self.square, with: .color(.black))
      }
    }
    let group = try #require(list.split(separator: "\n").first)
    let blur = try #require(group.range(of: "blur 8"))
    let shadow = try #require(group.range(of: "shadow"))
    #expect(blur.lowerBound < shadow.lowerBound)
    #expect(list.contains("\n  fill rect 0 0 10 10 with #000000 matrix 2 0 0 2 0 0"))
  }

  @Test("clips add up; an inverse one cuts a hole")
  func clips() throws {
    let list = try frame { context, _ in
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(Self.square, with: .color(.black))
      context.clip(to: Self.square, options: .inverse)
      context.fill(Self.square, with: .color(.white))
    }
    #expect(list.hasPrefix("group clip ellipse 0 0 10 10 {\n  fill rect 0 0 10 10 with #000000\n}"))
    #expect(list.contains("blend destinationOut"))
  }

  @Test("symbols are found by their tags, and only drawn where they are asked for")
  func symbols() throws {
    let rehearsal = try Rehearsal {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: "disc") else { return }
        #expect(symbol.size == CGSize(width: 8, height: 8))
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
        #expect(context.resolveSymbol(id: "else") == nil)
      } symbols: {
        Circle().frame(width: 8, height: 8).tag("disc")
        Rectangle().frame(width: 9, height: 9).tag("other")
      }
    }
    #expect(rehearsal.frame.contains("fill ellipse 0 0 8 8 with #000000 at 46 46"))
    #expect(!rehearsal.frame.contains("rect"))
  }

  @Test("texts are as large as Text, and stand where their anchor says")
  func texts() throws {
    let probe = ProbeLayout(proposal: .unspecified)
    _ = try Rehearsal { probe { Text("Measure") } }
    var size = CGSize.zero
    let list = try frame { context, _ in
      let text = context.resolve(Text("Measure"))
      size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      context.draw(text, at: CGPoint(x: 20, y: 10), anchor: .topLeading)
    }
    #expect(size == probe.answer.size)
    #expect(list.contains("glyphs \"Measure\""))
  }

  @Test(
    "what the closure reads is state like any other, and an animated frame is drawn at its size")
  func state() throws {
    struct Scene: View {
      @State private var isWide = false
      let hook: Hook<Bool>
      var body: some View {
        hook.binding = $isWide
        return Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)), with: .color(isWide ? .white : .black))
        }
        .frame(width: isWide ? 80 : 40, height: 10)
      }
    }
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    #expect(rehearsal.frame == "fill rect 0 0 40 10 with #000000 at 30 45")
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.frame == "fill rect 0 0 60 10 with #ffffff at 20 45")
  }

  @Test("an alpha threshold leaves one colour where enough is there")
  func threshold() throws {
    let list = try frame { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .white))
      context.fill(Self.square, with: .color(.black))
    }
    #expect(list.contains("0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 51 -25"))
  }

  @Test("an alpha threshold with two ends leaves what is between them", arguments: 0...50)
  func band(step: Int) throws {
    let film = try Rehearsal {
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.25, max: 0.75, color: .white.opacity(0.5)))
        context.fill(Self.square, with: .color(.black))
      }
    }
    let matrices = film.layers.flatMap(\.filters).compactMap { filter -> [Float]? in
      if case .colorMatrix(let matrix) = filter { matrix } else { nil }
    }
    let alpha = Float(step) / 50
    let end = matrices.reduce(SIMD4<Float>(0, 0, 0, alpha)) { color, matrix in
      var result = SIMD4<Float>()
      for row in 0..<4 {
        let sum = (0..<4).reduce(matrix[row * 5 + 4]) { $0 + matrix[row * 5 + $1] * color[$1] }
        result[row] = min(max(sum, 0), 1)
      }
      return result
    }
    let isEdge = abs(alpha - 0.25) < 0.01 || abs(alpha - 0.75) < 0.01
    #expect(matrices.count == 2)
    #expect(isEdge || abs(end.w - (alpha > 0.25 && alpha < 0.75 ? 0.5 : 0)) < 1e-5)
    #expect(end.x == 1 && end.y == 1 && end.z == 1)
  }
}
