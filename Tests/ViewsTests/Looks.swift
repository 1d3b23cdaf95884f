import Rostrum
import Testing

/// A view that looks otherwise for each number from 0 to 1, evenly: half-way it looks as for 0.5.
struct Look: Sendable, CustomTestStringConvertible {
  let name: String
  let view: @MainActor @Sendable (Double) -> AnyView
  var testDescription: String { name }

  init(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> some View
  ) {
    self.name = name
    self.view = { AnyView(view($0)) }
  }

  /// One look for each thing that SwiftUI animates.
  static let all: [Look] = effects + colors + shapes + layouts + own

  private static let effects: [Look] = [
    Look("opacity") { square.opacity(1 - 0.8 * $0) },
    Look("scaleEffect") { square.scaleEffect(1 + $0) },
    Look("scaleEffect of one side") { square.scaleEffect(x: 1, y: 1 - 0.5 * $0) },
    Look("scaleEffect's anchor") { square.scaleEffect(2, anchor: UnitPoint(x: $0, y: 0)) },
    Look("rotationEffect") { square.rotationEffect(.degrees(120 * $0)) },
    Look("rotationEffect's anchor") {
      square.rotationEffect(.degrees(30), anchor: UnitPoint(x: $0, y: 1))
    },
    Look("rotation3DEffect") {
      square.rotation3DEffect(.degrees(60 * $0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    },
    Look("rotation3DEffect's axis") {
      square.rotation3DEffect(.degrees(40), axis: (x: 1, y: CGFloat($0), z: 0))
    },
    Look("offset") { square.offset(x: 20 * $0, y: -10 * $0) },
    Look("blur") { square.blur(radius: 8 * $0) },
    Look("shadow's radius") { square.shadow(color: .black, radius: 2 + 6 * $0) },
    Look("shadow's place") { square.shadow(color: .black, radius: 2, x: 8 * $0, y: 4 * $0) },
    Look("brightness") { square.brightness($0 - 0.5) },
    Look("contrast") { square.contrast(1 + $0) },
    Look("saturation") { square.saturation(1 - $0) },
    Look("grayscale") { square.grayscale($0) },
    Look("hueRotation") { square.hueRotation(.degrees(90 * $0)) },
    Look("clipShape") {
      square.clipShape(RoundedRectangle(cornerRadius: 8 * $0, style: .circular))
    },
    Look("visualEffect") { number in
      square.visualEffect { content, proxy in
        content.offset(x: proxy.size.width * number).opacity(1 - number / 2)
      }
    },
    Look("two effects") { square.opacity(1 - $0 / 2).offset(x: 20 * $0).scaleEffect(1 - $0 / 2) },
  ]

  private static let colors: [Look] = [
    Look("fill") { Rectangle().fill(mixture($0)).frame(width: 20, height: 20) },
    Look("foregroundStyle") {
      Rectangle().frame(width: 20, height: 20).foregroundStyle(mixture($0))
    },
    Look("background") { Color.clear.frame(width: 20, height: 20).background(mixture($0)) },
    Look("tint") { Rectangle().fill(.tint).frame(width: 20, height: 20).tint(mixture($0)) },
    Look("stroke's colour") {
      Circle().stroke(mixture($0), lineWidth: 4).frame(width: 20, height: 20)
    },
    Look("colour of letters") { Text("Aa").foregroundStyle(mixture($0)) },
    Look("opacity of a colour") { Rectangle().fill(.red.opacity(1 - $0 / 2)) },
  ]

  private static let shapes: [Look] = [
    Look("corner radius") { RoundedRectangle(cornerRadius: 10 * $0, style: .circular).fill(.red) },
    Look("uneven corners") {
      UnevenRoundedRectangle(topLeadingRadius: 20 * $0, bottomTrailingRadius: 10 * $0).fill(.red)
    },
    Look("trim") { Circle().trim(from: 0, to: 0.25 + 0.5 * $0).fill(.red) },
    Look("trim's beginning") { Circle().trim(from: 0.5 * $0, to: 1).stroke(.red) },
    Look("line width") { Circle().stroke(.red, lineWidth: 2 + 6 * $0) },
    Look("dash phase") {
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [5, 5], dashPhase: 10 * $0))
    },
    Look("inset") { Rectangle().inset(by: 10 * $0).fill(.red) },
    Look("shape's offset") { Rectangle().offset(x: 20 * $0).fill(.red) },
    Look("shape's scale") { Rectangle().scale(1 - 0.5 * $0).fill(.red) },
    Look("shape's rotation") { Rectangle().rotation(.degrees(60 * $0)).fill(.red) },
    Look("shape's size") { Rectangle().size(width: 20 + 40 * $0, height: 20).fill(.red) },
    Look("a shape of the scene's own") { Wedge(share: $0).fill(.red) },
  ]

  private static let layouts: [Look] = [
    Look("frame") { Color.red.frame(width: 20 + 40 * $0, height: 60 - 40 * $0) },
    Look("least width") {
      Color.red.frame(minWidth: 20 + 40 * $0, maxHeight: 8).fixedSize(
        horizontal: true, vertical: false)
    },
    Look("padding") { Color.red.padding(8 + 16 * $0) },
    Look("position") { square.position(x: 20 + 40 * $0, y: 40) },
    Look("spacing") { number in
      HStack(spacing: 16 * number) {
        square
        square
      }
    },
    Look("a neighbour's size") { number in
      VStack(spacing: 0) {
        Color.blue.frame(width: 10, height: 8 + 32 * number)
        square
      }
    },
    Look("alignment guide") { number in
      VStack(alignment: .leading, spacing: 0) {
        square
        square.alignmentGuide(.leading) { _ in -16 * number }
        Color.clear.frame(width: 60, height: 2)
      }
    },
    Look("overlay's content") { number in
      square.overlay { Color.blue.frame(width: 4 + 8 * number, height: 4) }
    },
    Look("progress") { ProgressView(value: 0.2 + 0.6 * $0) },
    Look("slider") { Slider(value: .constant($0)) },
  ]

  private static let own: [Look] = [
    Look("an animatable modifier") { square.modifier(Sliding(way: 20 * $0)) },
    Look("an animatable view") { Bars(count: 4 * $0) },
    Look("a geometry effect") { square.modifier(Shearing(amount: $0)) },
  ]

  /// A square in the middle of the stage.
  @MainActor private static var square: some View { Color.red.frame(width: 20, height: 20) }

  /// From red to blue, as colours are mixed on their way.
  private static func mixture(_ number: Double) -> Color {
    switch number {
    case 0: .red
    case 1: .blue
    default: .red.mix(with: .blue, by: number)
    }
  }
}

private struct Wedge: Shape {
  var share: Double
  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX * share, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Sliding: ViewModifier, @preconcurrency Animatable {
  var way: Double
  var animatableData: Double {
    get { way }
    set { way = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: way).opacity(1 - way / 40) }
}

private struct Bars: View, @preconcurrency Animatable {
  var count: Double
  var animatableData: Double {
    get { count }
    set { count = newValue }
  }
  var body: some View { Color.red.frame(width: 4 + 8 * count, height: 10) }
}

private struct Shearing: GeometryEffect {
  var amount: Double
  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: amount * size.width, ty: 0))
  }
}
