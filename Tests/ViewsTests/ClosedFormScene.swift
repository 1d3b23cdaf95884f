import Foundation
import MediaSupport
import Motion
import Rostrum

/// A part of a scene drawn by lot; whole numbers are places in the scene's row of numbers.
indirect enum Piece {
  /// A rectangle: width and height, red, green, blue and opacity.
  case tile(width: Int, height: Int, color: [Int])
  /// Pieces in a row, a column, or over one another, with a distance.
  case stack(Direction, spacing: Int, side: Int, [Piece])
  case padding(Int, Piece)
  case offset(Int, Int, Piece)
  case scale(Int, Int, Piece)
  case rotation(Int, Piece)
  case opacity(Int, Piece)
  case blur(Int, Piece)
  /// An animation for what changes inside together with one number.
  case animated(ClosedFormAnimation?, watching: Int, Piece)

  enum Direction: CaseIterable { case row, column, depth }
}

// MARK: What the engine is given

extension Piece {
  /// The view of this piece for the numbers of the moment.
  @MainActor func view(_ numbers: [Double]) -> AnyView {
    switch self {
    case .tile(let width, let height, let color):
      let part = color.map { numbers[$0] }
      let paint = Color(red: part[0], green: part[1], blue: part[2], opacity: part[3])
      return AnyView(
        Rectangle().fill(paint).frame(width: numbers[width], height: numbers[height]))
    case .stack(let direction, let spacing, let side, let pieces):
      return stack(direction, numbers[spacing], side, pieces, numbers)
    case .padding(let space, let piece):
      return AnyView(piece.view(numbers).padding(numbers[space]))
    case .offset(let x, let y, let piece):
      return AnyView(piece.view(numbers).offset(x: numbers[x], y: numbers[y]))
    case .scale(let x, let y, let piece):
      return AnyView(piece.view(numbers).scaleEffect(x: numbers[x], y: numbers[y]))
    case .rotation(let angle, let piece):
      return AnyView(piece.view(numbers).rotationEffect(.degrees(numbers[angle])))
    case .opacity(let opacity, let piece):
      return AnyView(piece.view(numbers).opacity(numbers[opacity]))
    case .blur(let radius, let piece):
      return AnyView(piece.view(numbers).blur(radius: numbers[radius]))
    case .animated(let animation, let number, let piece):
      return AnyView(
        piece.view(numbers).animation(animation?.animation, value: numbers[number]))
    }
  }

  @MainActor private func stack(
    _ direction: Direction, _ spacing: Double, _ side: Int, _ pieces: [Piece], _ numbers: [Double]
  ) -> AnyView {
    let content = ForEach(0..<pieces.count, id: \.self) { pieces[$0].view(numbers) }
    let horizontal = [HorizontalAlignment.leading, .center, .trailing][side]
    let vertical = [VerticalAlignment.top, .center, .bottom][side]
    return switch direction {
    case .row: AnyView(HStack(alignment: vertical, spacing: spacing) { content })
    case .column: AnyView(VStack(alignment: horizontal, spacing: spacing) { content })
    case .depth:
      AnyView(
        ZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical)) { content })
    }
  }
}

// MARK: What it should show

/// A vector that animations move, with who watches over it, outermost first.
struct ClosedFormAttribute {
  /// How the vector is shown: names of a trace, and their numbers.
  enum Kind { case frame, color, offset, scale, rotation, opacity, blur }

  let kind: Kind
  let vector: [Double]
  let watchers: [(animation: ClosedFormAnimation?, number: Int)]
}

extension Piece {
  /// Width and height.
  func size(_ numbers: [Double]) -> (width: Double, height: Double) {
    switch self {
    case .tile(let width, let height, _): return (numbers[width], numbers[height])
    case .padding(let space, let piece):
      let inner = piece.size(numbers)
      return (inner.width + 2 * numbers[space], inner.height + 2 * numbers[space])
    case .stack(let direction, let spacing, _, let pieces):
      let sizes = pieces.map { $0.size(numbers) }
      let gaps = numbers[spacing] * Double(pieces.count - 1)
      let most = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
      switch direction {
      case .row: return (sizes.reduce(gaps) { $0 + $1.width }, most.1)
      case .column: return (most.0, sizes.reduce(gaps) { $0 + $1.height })
      case .depth: return most
      }
    case .offset(_, _, let piece), .scale(_, _, let piece), .rotation(_, let piece),
      .opacity(_, let piece), .blur(_, let piece), .animated(_, _, let piece):
      return piece.size(numbers)
    }
  }

  /// All attributes, inner before outer, first pieces first.
  ///
  /// - Parameters:
  ///   - numbers: The scene's numbers.
  ///   - x: The left edge on the stage.
  ///   - y: The top edge on the stage.
  ///   - watchers: The animations around this piece, outermost first.
  /// - Returns: The attributes, in the order of a trace.
  func attributes(
    _ numbers: [Double], x: Double, y: Double,
    watchers: [(animation: ClosedFormAnimation?, number: Int)] = []
  ) -> [ClosedFormAttribute] {
    func inside(_ piece: Piece, _ kind: ClosedFormAttribute.Kind, _ vector: [Double])
      -> [ClosedFormAttribute]
    {
      piece.attributes(numbers, x: x, y: y, watchers: watchers)
        + [ClosedFormAttribute(kind: kind, vector: vector, watchers: watchers)]
    }
    switch self {
    case .tile(let width, let height, let color):
      let frame = wholePixels(x, y, numbers[width], numbers[height])
      return [
        ClosedFormAttribute(kind: .frame, vector: frame, watchers: watchers),
        ClosedFormAttribute(
          kind: .color, vector: perceptual(color.map { numbers[$0] }), watchers: watchers),
      ]
    case .padding(let space, let piece):
      return piece.attributes(
        numbers, x: x + numbers[space], y: y + numbers[space], watchers: watchers)
    case .stack(let direction, let spacing, let side, let pieces):
      return stackAttributes(
        numbers, x, y, watchers, (direction, numbers[spacing], Double(side) / 2, pieces))
    case .offset(let a, let b, let piece):
      return inside(piece, .offset, [numbers[a], numbers[b]])
    case .scale(let a, let b, let piece): return inside(piece, .scale, [numbers[a], numbers[b]])
    case .rotation(let angle, let piece):
      return inside(piece, .rotation, [numbers[angle] * .pi / 180 * 128])
    case .opacity(let opacity, let piece): return inside(piece, .opacity, [numbers[opacity]])
    case .blur(let radius, let piece): return inside(piece, .blur, [numbers[radius]])
    case .animated(let animation, let number, let piece):
      return piece.attributes(
        numbers, x: x, y: y, watchers: watchers + [(animation, number)])
    }
  }

  private func stackAttributes(
    _ numbers: [Double], _ x: Double, _ y: Double,
    _ watchers: [(animation: ClosedFormAnimation?, number: Int)],
    _ stack: (direction: Direction, spacing: Double, side: Double, pieces: [Piece])
  ) -> [ClosedFormAttribute] {
    let whole = size(numbers)
    var (left, top) = (x, y)
    return stack.pieces.flatMap { piece in
      let size = piece.size(numbers)
      let across = (
        x + (whole.width - size.width) * stack.side, y + (whole.height - size.height) * stack.side
      )
      let place =
        switch stack.direction {
        case .row: (left, across.1)
        case .column: (across.0, top)
        case .depth: across
        }
      left += size.width + stack.spacing
      top += size.height + stack.spacing
      return piece.attributes(numbers, x: place.0, y: place.1, watchers: watchers)
    }
  }
}

/// A frame with its edges on whole pixels of two to the point.
private func wholePixels(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> [Double] {
  func whole(_ edge: Double) -> Double { (edge * 2).rounded() / 2 }
  let (left, top) = (whole(x), whole(y))
  return [left, top, whole(x + width) - left, whole(y + height) - top]
}

// MARK: Colours

/// A colour as animations mix it: cube roots of what the eye's three kinds of cones get, times opacity.
private func perceptual(_ color: [Double]) -> [Double] {
  func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  let (r, g, b) = (linear(color[0]), linear(color[1]), linear(color[2]))
  let cones = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ]
  return cones.map { cbrt($0) * color[3] * 128 } + [color[3] * 128]
}

/// The colour of a mixed vector: encoded red, green, blue, and opacity.
private func encoded(_ vector: [Double]) -> [Double] {
  func encode(_ value: Double) -> Double {
    let size = abs(value)
    let code = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -code : code
  }
  let opacity = vector[3] / 128
  let cones = vector[..<3].map { pow(opacity == 0 ? 0 : $0 / 128 / opacity, 3) }
  let rows = [
    [4.0767416954, -3.3077116013, 0.2309699357], [-1.2684379816, 2.6097574234, -0.3413193822],
    [-0.0041960864, -0.7034186125, 1.7076146603],
  ]
  return rows.map { row in encode(zip(row, cones).reduce(0) { $0 + $1.0 * $1.1 }) } + [opacity]
}

extension ClosedFormAttribute.Kind {
  /// The names that a trace has for the numbers.
  var names: [String] {
    switch self {
    case .frame: ["frame.x", "frame.y", "frame.width", "frame.height"]
    case .color: ["color.red", "color.green", "color.blue", "color.opacity"]
    case .offset: ["offset.x", "offset.y"]
    case .scale: ["scale.width", "scale.height"]
    case .rotation: ["rotation.degrees"]
    case .opacity: ["opacity"]
    case .blur: ["blur.radius"]
    }
  }

  /// The numbers that a trace has for a vector.
  func numbers(_ vector: [Double]) -> [Double] {
    switch self {
    case .color: encoded(vector)
    case .rotation: vector.map { $0 / 128 * 180 / .pi }
    // A curve may swing a side below nothing: such a rectangle is told by its least edges.
    case .frame:
      [
        vector[0] + min(vector[2], 0), vector[1] + min(vector[3], 0), abs(vector[2]),
        abs(vector[3]),
      ]
    default: vector
    }
  }
}
