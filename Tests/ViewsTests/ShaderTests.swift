import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import ViewEngine
@testable import Views

/// What display lists say of shaders, by functions that nobody calls.
@MainActor @Suite("Shaders", .serialized) struct ShaderViewTests {
  init() {
    func function(_ name: String, _ parameters: String, _ uses: CompiledShader.Use...)
      -> CompiledShader
    {
      CompiledShader(
        name: name, parameters: parameters,
        kernels: Dictionary(uniqueKeysWithValues: uses.map { ($0, 1) }))
    }
    ShaderRegistry.add([
      function("viewTint", "44", .fill, .color), function("viewFade", "41", .color),
      function("viewBend", "14", .distortion), function("viewBlur", "L2", .layer),
      function("viewAll", "1234FCD", .fill), function("viewPaint", "4", .fill),
    ])
  }

  private func text(@ViewBuilder _ content: () -> some View) throws -> String {
    try list(on: .of(100, 100), content).description
  }

  // MARK: Effects

  @Test("a colour effect is a group with the function, its arguments and the view's frame")
  func color() throws {
    let text = try text {
      Color.black.frame(width: 40, height: 20)
        .colorEffect(ShaderLibrary.viewTint(.color(.white)))
    }
    #expect(
      text == """
        group color shader viewTint(#ffffff) in 0 0 40 20 at 30 40 {
          fill rect 30 40 40 20 with #000000
        }
        """)
  }

  @Test("a distortion reaches as far as it says, and knows the view's rectangle")
  func distortion() throws {
    let text = try text {
      Color.black.frame(width: 40, height: 20)
        .distortionEffect(
          ShaderLibrary.default.viewBend(.float(0.25), .boundingRect),
          maxSampleOffset: CGSize(width: 3, height: 7))
    }
    #expect(
      text == """
        group distortion shader viewBend(0.25, 0 0 40 20) in 0 0 40 20 reach 3 7 at 30 40 {
          fill rect 30 40 40 20 with #000000
        }
        """)
  }

  @Test("a canvas filters by the same functions, in the coordinates of what is drawn")
  func canvas() throws {
    func filtered(_ filter: GraphicsContext.Filter) throws -> String {
      try text {
        Canvas { context, size in
          context.translateBy(x: 5, y: 0)
          context.addFilter(filter)
          context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
        }
        .frame(width: 40, height: 20)
      }
    }
    #expect(
      try filtered(.colorShader(ShaderLibrary.viewTint(.color(.white))))
        .contains("color shader viewTint(#ffffff) in 0 0 40 20 at 35 40"))
    let bend = ShaderLibrary.viewBend(.float(0.25), .boundingRect)
    #expect(
      try filtered(.distortionShader(bend, maxSampleOffset: CGSize(width: 3, height: 7)))
        .contains("distortion shader viewBend(0.25, 0 0 40 20) in 0 0 40 20 reach 3 7 at 35 40"))
    let blur = ShaderLibrary.viewBlur(.float2(CGPoint(x: 1, y: 2)))
    #expect(
      try filtered(.layerShader(blur, maxSampleOffset: .zero))
        .contains("layer shader viewBlur(1 2)"))
  }

  @Test("a layer effect under a scale stands in the view's own points")
  func layer() throws {
    let text = try text {
      Color.black.frame(width: 40, height: 20)
        .layerEffect(
          ShaderLibrary.viewBlur(.float2(CGPoint(x: 1, y: 2))), maxSampleOffset: .zero
        )
        .scaleEffect(0.5)
    }
    #expect(
      text == """
        group layer shader viewBlur(1 2) in 0 0 40 20 matrix 0.5 0 0 0.5 40 45 {
          fill rect 30 40 40 20 with #000000 matrix 0.5 0 0 0.5 25 25
        }
        """)
  }

  @Test("one that is not enabled is none, and the view stays the same")
  func disabled() throws {
    let plain = try text { Color.black }
    let disabled = try text {
      Color.black.colorEffect(ShaderLibrary.viewTint(.color(.white)), isEnabled: false)
        .distortionEffect(
          ShaderLibrary.viewBend(.float(1), .boundingRect), maxSampleOffset: .zero,
          isEnabled: false
        )
        .layerEffect(
          ShaderLibrary.viewBlur(.float2(0, 0)), maxSampleOffset: .zero, isEnabled: false)
    }
    #expect(disabled == plain)
  }

  @Test("all kinds of arguments, in order")
  func arguments() throws {
    let shader = Shader(
      function: ShaderFunction(library: .default, name: "viewAll"),
      arguments: [
        .float(CGFloat(1.5)), .float2(CGSize(width: 2, height: 3)), .float3(4, 5, 6),
        .float4(7.0, 8, 9, 10), .floatArray([11, 12]), .colorArray([.black, .white]),
        .data(Data([1, 2, 3])),
      ])
    #expect(
      try text { Rectangle().fill(shader).frame(width: 10, height: 10) } == """
        fill rect 45 45 10 10 with shader viewAll(1.5, 2 3, 4 5 6, 7 8 9 10, [11 12], [#000000 #ffffff], 3 bytes) from 45 45
        """)
    #expect(Shader.Argument.float2(CGVector(dx: 1, dy: 2)) == .float2(1, 2))
  }

  @Test("from right to left positions still begin at the view's left")
  func mirrored() throws {
    let text = try text {
      HStack(spacing: 0) {
        Color.black.frame(width: 40, height: 20)
          .colorEffect(ShaderLibrary.viewTint(.boundingRect))
        Color.white.frame(width: 20, height: 20)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(
      text == """
        group color shader viewTint(0 0 40 20) in 0 0 40 20 at 40 40 {
          fill rect 40 40 40 20 with #000000
        }
        fill rect 20 40 20 20 with #ffffff
        """)
  }

  @Test("effects in one another are groups in one another, the first innermost")
  func chained() throws {
    let text = try text {
      Color.black.frame(width: 40, height: 20)
        .colorEffect(ShaderLibrary.viewFade(.float(0.5)))
        .padding(10)
        .distortionEffect(
          ShaderLibrary.viewBend(.float(2), .boundingRect), maxSampleOffset: .zero
        )
        .opacity(0.5)
    }
    #expect(
      text == """
        group opacity 0.5 {
          group distortion shader viewBend(2, 0 0 60 40) in 0 0 60 40 at 20 30 {
            group color shader viewFade(0.5) in 0 0 40 20 at 30 40 {
              fill rect 30 40 40 20 with #000000
            }
          }
        }
        """)
  }

  // MARK: Styles

  @Test("a shader is a style of shapes and texts, and takes opacity")
  func style() throws {
    let shape = try text {
      Circle().fill(ShaderLibrary.viewPaint(.boundingRect).opacity(0.5))
        .frame(width: 20, height: 20)
    }
    #expect(
      shape
        == "fill ellipse 40 40 20 20 with shader viewPaint(0 0 20 20) from 40 40 opacity 0.5")
    let words = try text {
      Text("a").foregroundStyle(ShaderLibrary.viewPaint(.color(.black)))
    }
    #expect(words.contains("with shader viewPaint(#000000) from"))
  }

  // MARK: Motion

  private struct Fading: View {
    @State private var amount = 0.0
    let hook: Hook<Double>
    var body: some View {
      hook.binding = $amount
      return Color.black.frame(width: 20, height: 20)
        .colorEffect(ShaderLibrary.viewFade(.float(amount)))
    }
  }

  @Test("numbers among the arguments move", arguments: [(0.0, "0"), (0.25, "1"), (1, "4")])
  func moves(seconds: Double, expected: String) throws {
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { Fading(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = 4 } }
    try rehearsal.advance(to: seconds)
    #expect(rehearsal.list.description.contains("viewFade(\(expected))"))
  }

  private struct Effect: View {
    @State private var amount = 0.0
    let hook: Hook<Double>
    var body: some View {
      hook.binding = $amount
      return Color.black.frame(width: 20, height: 20).visualEffect { [amount] content, proxy in
        content.colorEffect(ShaderLibrary.viewFade(.float(amount)))
          .distortionEffect(
            ShaderLibrary.viewBend(.float(proxy.size.width), .boundingRect),
            maxSampleOffset: CGSize(width: 1, height: 2)
          )
          .layerEffect(
            ShaderLibrary.viewBlur(.float2(1, 1)), maxSampleOffset: .zero, isEnabled: false
          )
          .layerEffect(
            ShaderLibrary.viewBlur(.float2(3, amount)), maxSampleOffset: .zero)
      }
    }
  }

  @Test("those of a visual effect as well, step by step")
  func visualEffect() throws {
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { Effect(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = 2 } }
    try rehearsal.advance(to: 0.5)
    let text = rehearsal.list.description
    let inner = try #require(text.range(of: "color shader viewFade(1) in 0 0 20 20"))
    let middle = try #require(
      text.range(of: "distortion shader viewBend(20, 0 0 20 20) in 0 0 20 20 reach 1 2"))
    let outer = try #require(text.range(of: "layer shader viewBlur(3 1) in 0 0 20 20"))
    #expect(outer.lowerBound < middle.lowerBound && middle.lowerBound < inner.lowerBound)
    #expect(!text.contains("viewBlur(1 1)"))
  }

  @Test("colours too, and another function begins anew")
  func numbers() {
    func numbers(_ shader: Shader) -> ShaderNumbers {
      shader.shaderNumbers(in: EnvironmentValues())
    }
    var first = numbers(ShaderLibrary.viewTint(.color(.black)))
    let second = numbers(ShaderLibrary.viewTint(.color(.white)))
    #expect(first.isLike(second) && first != second)
    first.animatableData = second.animatableData
    #expect(first == second)
    #expect(!first.isLike(numbers(ShaderLibrary.viewPaint(.color(.white)))))
    #expect(!first.isLike(numbers(ShaderLibrary.viewTint(.float(1)))))
    #expect(!first.isLike(numbers(ShaderLibrary.viewTint())))
    let names = numbers(ShaderLibrary.viewAll(.float(1), .float2(2, 3))).traceComponents.map(\.name)
    #expect(names == ["viewAll.1", "viewAll.2.1", "viewAll.2.2"])
  }

  // MARK: What is missing

  @Test(
    "what cannot be shown is left out, and told",
    arguments: [
      (ShaderLibrary.viewNowhere(), "there is no shader function `viewNowhere`"),
      (
        ShaderLibrary.viewTint(),
        "the shader function `viewTint` takes (float4 or half4) and is given ()"
      ),
      (
        ShaderLibrary.viewFade(.float2(1, 2)),
        "the shader function `viewFade` takes (float) and is given (float2)"
      ),
      (
        ShaderLibrary.viewBend(.float(1), .boundingRect),
        "the shader function `viewBend` cannot be a colour effect"
      ),
    ])
  func told(shader: Shader, words: String) throws {
    #expect(try text { Color.black.colorEffect(shader) } == text { Color.black })
    #expect(ShaderRegistry.shortcomings.contains("\(words): its effect is left out"))
  }

  @Test("a fill that is not there is clear")
  func clear() throws {
    #expect(
      try list { Rectangle().fill(ShaderLibrary.viewMissing()) }.colors.allSatisfy {
        $0.opacity == 0
      })
  }

  @Test("the nearer of two functions of one name stays")
  func nearest() {
    let other = CompiledShader(name: "viewTint", parameters: "", kernels: [.color: 2])
    ShaderRegistry.add([other])
    #expect(ShaderRegistry.bound("viewTint", [], as: .color) == nil)
  }

  @Test("libraries of any kind are the project's, and compiling ahead is done already")
  func libraries() async throws {
    let libraries: [ShaderLibrary] = [
      .default, .bundle(.main), ShaderLibrary(url: URL(fileURLWithPath: "/a")),
      ShaderLibrary(data: Data()),
    ]
    #expect(Set(libraries).count == 1)
    var shader = libraries[1].viewTint(.color(.white))
    #expect(shader.function == ShaderLibrary.viewTint)
    shader.dithersColor = true
    for type in [Shader.UsageType.shapeStyle, .colorEffect, .distortionEffect, .layerEffect] {
      try await shader.compile(as: type)
    }
    #expect(shader != ShaderLibrary.viewTint(.color(.white)))
  }
}
