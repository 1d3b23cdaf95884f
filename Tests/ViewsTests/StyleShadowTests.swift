import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Shadows of styles")
struct StyleShadowTests {
  private func filters(_ stage: Rehearsal) -> [Filter] { stage.layers.flatMap(\.filters) }

  private struct Box<Style: ShapeStyle>: View {
    let style: Style
    var body: some View { Rectangle().fill(style).frame(width: 40, height: 20) }
  }

  @Test("a style with a blend mode paints as it is, and the film says so")
  func blended() throws {
    let plain = try Rehearsal { Box(style: Color.red) }
    let blended = try Rehearsal { Box(style: Color.red.blendMode(.plusDarker)) }
    #expect(blended.list == plain.list)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("ShapeStyle.blendMode") })
  }

  @Test("a drop shadow is one of what is painted, in points of the stage")
  func drop() throws {
    let style = Color.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2))
    let stage = try Rehearsal { Box(style: style).scaleEffect(2) }
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    #expect(
      filters(stage) == [
        .shadow(color: black, radius: 8, offset: CGSize(width: 2, height: 4))
      ])
    // The shape itself is painted once, as ever.
    #expect(stage.frames.count == 1)
  }

  @Test("an inner shadow is cut out of what is around, softened, and seen on what is painted alone")
  func inner() throws {
    let style = Color.red.shadow(.inner(color: .black, radius: 5, x: 3, y: 0))
    let stage = try Rehearsal { Box(style: style) }
    let layers = stage.layers
    let mask = try #require(layers.compactMap(\.mask).first)
    #expect(mask.fills == [CGRect(x: 30, y: 40, width: 40, height: 20)])
    #expect(filters(stage) == [.blur(radius: 5 * Filter.shadowSoftness, isOpaque: false)])
    #expect(layers.contains { $0.blendMode == .destinationOut })
    // What is painted, what is around it, and the hole, which is moved.
    let frames = stage.graph.displayList().fills
    #expect(frames.count == 3)
    #expect(frames[1] == CGRect(x: 30, y: 40, width: 40, height: 20).insetBy(dx: -18, dy: -18))
    #expect(frames[2] == CGRect(x: 33, y: 40, width: 40, height: 20))
  }

  @Test("without softness has no blur, and several lie one upon another")
  func several() throws {
    let style = Color.red.shadow(.inner(radius: 0)).shadow(.drop(radius: 2)).shadow(
      .drop(radius: 6))
    let stage = try Rehearsal { Box(style: style) }
    let radii = filters(stage).map { filter in
      if case .shadow(_, let radius, _) = filter { radius } else { -1.0 }
    }
    #expect(radii == [2, 6])
    #expect(stage.layers.filter { $0.mask != nil }.count == 1)
  }

  @Test("their colours are the system's by themselves")
  func colors() throws {
    let stage = try Rehearsal { Box(style: Color.red.shadow(.drop(radius: 1))) }
    guard case .shadow(let color, _, _)? = filters(stage).first else {
      Issue.record("no shadow")
      return
    }
    #expect(color.red == 0 && abs(color.opacity - 0.33) < 1e-6)
  }

  @Test("a gradient that is called by its first dot alone has them, too, be it plain or a colour's")
  func gradients() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let (top, bottom) = (UnitPoint.top, UnitPoint.bottom)
    let whole = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    let named = try Rehearsal {
      Box(style: whole.shadow(.drop(color: .black, radius: 4)).opacity(0.5))
    }
    let short = try Rehearsal {
      Rectangle().fill(
        .linearGradient(gradient, startPoint: top, endPoint: bottom)
          .shadow(.drop(color: .black, radius: 4)).opacity(0.5)
      )
      .frame(width: 40, height: 20)
    }
    #expect(short.list == named.list && filters(short).count == 1)
    let colored = try Rehearsal {
      Rectangle().fill(
        .radialGradient(Color.red.gradient, endRadius: 20).shadow(.drop(color: .black, radius: 4))
      )
      .frame(width: 40, height: 20)
    }
    #expect(filters(colored) == filters(short))
  }

  @Test("are those of texts and shapes to which the style is handed down")
  func handedDown() throws {
    let stage = try Rehearsal(width: 200) {
      HStack {
        Text("Word")
        Circle().frame(width: 20, height: 20)
      }
      .foregroundStyle(.blue.shadow(.drop(color: .black, radius: 3)))
    }
    #expect(filters(stage).count == 2)
    #expect(stage.words?.contains("Word") == true)
    let inner = try Rehearsal(width: 200) {
      Text("Word").foregroundStyle(.blue.shadow(.inner(radius: 2)))
    }
    #expect(inner.layers.compactMap(\.mask).first?.words == ["Word"])
  }

  @Test("go when the style has none any more; the colour moves as it would without")
  func changes() throws {
    struct Scene: View {
      let hook: Hook<Bool>
      @State private var isPlain = false
      var body: some View {
        hook.binding = $isPlain
        let style =
          isPlain
          ? AnyShapeStyle(Color.black) : AnyShapeStyle(Color.white.shadow(.drop(radius: 3)))
        return Box(style: style)
      }
    }
    let hook = Hook<Bool>()
    let stage = try Rehearsal { Scene(hook: hook) }
    #expect(filters(stage).count == 1)
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try stage.advance(to: 0.5)
    #expect(filters(stage).isEmpty)
    let half = stage.frame
    try stage.advance(to: 1)
    #expect(stage.frame != half && stage.frame.contains("#000000"))
  }

  @Test("fade with their style, and keep its opacity")
  func opacity() throws {
    let style = Color.red.shadow(.drop(radius: 3)).opacity(0.5)
    let stage = try Rehearsal { Box(style: style) }
    let plain = try Rehearsal { Box(style: Color.red.opacity(0.5)) }
    #expect(filters(stage).count == 1)
    let fill = plain.frame.split(separator: "\n").first { $0.contains("fill") }
    #expect(stage.frame.contains(fill?.trimmingPrefix { $0 == " " } ?? "none"))
  }
}
