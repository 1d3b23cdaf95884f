import DisplayList
import Foundation
import Geometry
import Pixels
import Testing

@Suite struct DisplayListTextTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))

  @Test func commandsAreOneLineEach() {
    var list = DisplayList()
    list.fill(square, with: red)
    list.fill(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), rule: .evenOdd,
      with: .solid(ResolvedColor(red: 0.123456, green: 0.5, blue: 0, opacity: 0.25)),
      transform: CGAffineTransform(translationX: 10, y: 12.3456))
    list.stroke(
      Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) },
      style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]),
      with: red, transform: CGAffineTransform(scaleX: 2, y: 2))
    list.draw(
      ImageReference(name: "photo", pixmap: Pixmap(width: 1, height: 1)),
      in: CGRect(x: 0, y: 0, width: 64, height: 64), isSmooth: false)
    #expect(
      list.description == """
        fill rect 0 0 10 10 with #ff0000
        fill ellipse 0 0 20 20 even-odd with rgb(0.123 0.5 0)/0.25 at 10 12.346
        stroke path "0 0 m 10 0 l" pen 2 round miter dash 4 2 with #ff0000 matrix 2 0 0 2 0 0
        picture photo in 0 0 64 64 nearest
        """)
  }

  @Test func groupsIndentWhatTheyHold() {
    var mask = DisplayList()
    mask.fill(square, with: red)
    var layer = Layer()
    layer.opacity = 0.5
    layer.blendMode = .multiply
    layer.filters = [
      .blur(radius: 4, isOpaque: false),
      .shadow(color: .black.opacity(0.5), radius: 3, offset: CGSize(width: 0, height: 2)),
    ]
    layer.clip = Layer.Clip(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 3))
    layer.mask = mask
    var list = DisplayList()
    list.layer(layer) { list in
      var inner = Layer()
      inner.isIsolated = true
      list.layer(inner) {
        $0.fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .solid(.white))
      }
    }
    #expect(
      list.description == """
        group opacity 0.5 blend multiply blur 4 shadow #000000/0.5 3 by 0 2 clip rounded 0 0 10 10 \
        corner 3 continuous {
          group isolated {
            fill rect 1 1 2 2 with #ffffff
          }
        } mask {
          fill rect 0 0 10 10 with #ff0000
        }
        """)
  }

  @Test func edgesAreNamedWhereTheyAreNotSmooth() {
    var list = DisplayList()
    list.edges(antialiased: true) { $0.fill(square, with: red) }
    list.edges(antialiased: false) { $0.fill(square, with: red) }
    var layer = Layer()
    layer.clip = Layer.Clip(
      square, rule: .evenOdd, isAntialiased: false,
      transform: CGAffineTransform(translationX: 1, y: 2))
    list.layer(layer) { $0.fill(square, with: red) }
    #expect(
      list.description == """
        fill rect 0 0 10 10 with #ff0000
        group aliased {
          fill rect 0 0 10 10 with #ff0000
        }
        group clip rect 0 0 10 10 even-odd aliased at 1 2 {
          fill rect 0 0 10 10 with #ff0000
        }
        """)
  }

  @Test func gradientsNameTheirCourse() {
    let stops = [
      GradientPaint.Stop(color: .black, location: 0),
      GradientPaint.Stop(color: .white, location: 1),
    ]
    var list = DisplayList()
    for course: GradientPaint.Course in [
      .linear(from: .zero, to: CGPoint(x: 0, y: 10)),
      .angular(center: .zero, start: .zero, end: .degrees(360)),
    ] {
      list.fill(square, with: .gradient(GradientPaint(stops: stops, course: course)))
    }
    #expect(
      list.description == """
        fill rect 0 0 10 10 with linear 0 0 to 0 10 [#000000 0, #ffffff 1]
        fill rect 0 0 10 10 with angular 0 0 from 0° to 360° [#000000 0, #ffffff 1]
        """)
  }

  @Test func numbersAreShortAndHaveNoNegativeZero() {
    var list = DisplayList()
    list.fill(
      square, with: red, transform: CGAffineTransform(translationX: -0.0001, y: -1.5))
    #expect(list.description == "fill rect 0 0 10 10 with #ff0000 at 0 -1.5")
  }

  @Test func emptyGroupsLeaveNothing() {
    var list = DisplayList()
    var layer = Layer()
    layer.opacity = 0.5
    list.layer(layer) { _ in }
    #expect(list.isEmpty && list.description.isEmpty)
  }

  // MARK: Shaders

  private let shader = BoundShader(
    CompiledShader(name: "glow", parameters: "1", kernels: [.fill: 1, .distortion: 1]),
    [.numbers([0.25])])

  @Test func aShaderIsItsNameAndArguments() {
    var list = DisplayList()
    list.fill(
      square, with: .shader(ShaderPaint(shader, origin: CGPoint(x: 1, y: 2), opacity: 0.5)))
    var layer = Layer()
    layer.filters = [
      .shader(
        ShaderFilter(
          shader, as: .distortion, reach: CGSize(width: 3, height: 4),
          frame: CGRect(x: 0, y: 0, width: 10, height: 10),
          transform: CGAffineTransform(translationX: 5, y: 6)))
    ]
    list.layer(layer) { $0.fill(square, with: red) }
    #expect(
      list.description == """
        fill rect 0 0 10 10 with shader glow(0.25) from 1 2 opacity 0.5
        group distortion shader glow(0.25) in 0 0 10 10 reach 3 4 at 5 6 {
          fill rect 0 0 10 10 with #ff0000
        }
        """)
  }

  @Test func everyKindOfArgumentHasItsText() {
    let photo = ImageReference(name: "photo", pixmap: Pixmap(width: 1, height: 1))
    let color = ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.5)
    let arguments: [ShaderArgument] = [
      .numbers([1, 2, 3]), .floats([0.5, 4]), .color(color), .colors([color, color]),
      .bytes([1, 2]), .picture(photo),
    ]
    var list = DisplayList()
    list.fill(
      square,
      with: .shader(ShaderPaint(BoundShader(shader.function, arguments), origin: .zero)))
    #expect(
      list.description
        == "fill rect 0 0 10 10 with shader glow(1 2 3, [0.5 4], #00ff00/0.5, "
        + "[#00ff00/0.5 #00ff00/0.5], 2 bytes, picture photo) from 0 0")
    #expect(arguments.map(\.letter) == ["3", "F", "4", "C", "D", "T"])
  }

  @Test func aShaderFitsWhatItsFunctionTakes() {
    #expect(shader.fits(.fill) && shader.fits(.distortion))
    #expect(!shader.fits(.color) && !shader.fits(.layer))
    #expect(!BoundShader(shader.function, []).fits(.fill))
    #expect(!BoundShader(shader.function, [.numbers([1, 2])]).fits(.fill))
    // The first parameter of a colour effect and of a layer effect is not the scene's to give.
    let both = CompiledShader(name: "b", parameters: "41", kernels: [.fill: 1, .color: 1])
    #expect(both.arguments(for: .color) == "1" && both.arguments(for: .fill) == "41")
    #expect(both != CompiledShader(name: "b", parameters: "41", kernels: [.fill: 1, .color: 1]))
  }

  @Test func aProjectionPlacesShaders() {
    var layer = Layer()
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.filters = [.shader(ShaderFilter(shader, as: .distortion, frame: frame))]
    var list = DisplayList()
    list.layer(layer) { $0.fill(square, with: red) }
    func transform(_ projection: ProjectionTransform) -> CGAffineTransform? {
      guard case .beginLayer(let layer) = list.projected(by: projection).commands[0],
        case .shader(let filter) = layer.filters[0]
      else { return nil }
      return filter.transform
    }
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(transform(ProjectionTransform(scale)) == scale)
    var depth = ProjectionTransform()
    depth.m13 = 0.01
    let placed = transform(depth)
    let middle = CGPoint(x: 5, y: 5)
    let exact = CGPoint(x: 5 / 1.05, y: 5 / 1.05)
    #expect(placed.map { abs(middle.applying($0).x - exact.x) < 1e-6 } == true)
    #expect(placed.map { $0.a < 1 } == true)
  }
}
