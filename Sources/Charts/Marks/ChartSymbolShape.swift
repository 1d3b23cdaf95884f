public import Foundation
public import Geometry
import Motion
public import ViewEngine
public import Views

/// The shape of a symbol.
@MainActor @preconcurrency public protocol ChartSymbolShape: Shape {
  /// The rectangle that looks as large as other symbols, in fractions of its frame.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// The outline of this symbol, in its frame.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The outline of this symbol, in its frame.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbol(shape: self, pen: style)
  }
}

/// The shapes of symbols that charts use by themselves.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Form: CaseIterable, Sendable {
    case circle, cross, square, diamond, triangle, plus, pentagon, asterisk
  }
  let form: Form

  /// A circle.
  public static let circle = Self(form: .circle)
  /// A square.
  public static let square = Self(form: .square)
  /// A triangle that points upwards.
  public static let triangle = Self(form: .triangle)
  /// A square on its corner.
  public static let diamond = Self(form: .diamond)
  /// A pentagon that points upwards.
  public static let pentagon = Self(form: .pentagon)
  /// Two bars that cross upright.
  public static let plus = Self(form: .plus)
  /// Two bars that cross aslant.
  public static let cross = Self(form: .cross)
  /// Three bars that cross.
  public static let asterisk = Self(form: .asterisk)

  /// The share of the side that a bar of a cross is wide.
  private static let barShare = 0.36

  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let side = min(rect.width, rect.height)
    let radius = side / 2
    switch form {
    case .circle:
      return Path(
        ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: side, height: side))
    case .square: return Self.polygon(4, from: -45, center, radius * 1.25)
    case .diamond: return Self.polygon(4, from: -90, center, radius * 1.25)
    case .triangle: return Self.polygon(3, from: -90, center, radius * 1.3)
    case .pentagon: return Self.polygon(5, from: -90, center, radius * 1.1)
    case .plus: return Self.bars([0, 90], center, side)
    case .cross: return Self.bars([45, 135], center, side)
    case .asterisk: return Self.bars([0, 60, 120], center, side)
    }
  }

  /// A regular polygon.
  ///
  /// - Parameters:
  ///   - count: How many corners it has.
  ///   - start: The angle of the first, in degrees clockwise from the right.
  ///   - center: Its middle.
  ///   - radius: How far its corners are from there.
  /// - Returns: The path.
  private static func polygon(
    _ count: Int, from start: Double, _ center: CGPoint, _ radius: CGFloat
  ) -> Path {
    var path = Path()
    path.addLines(
      (0..<count).map {
        center.moved(
          by: radius, towards: .degrees(start + 360 * Double($0) / Double(count)))
      })
    path.closeSubpath()
    return path
  }

  /// Bars through a point.
  ///
  /// - Parameters:
  ///   - angles: Where they point, in degrees clockwise from the right.
  ///   - center: The point.
  ///   - length: How long they are.
  /// - Returns: The path of all.
  private static func bars(_ angles: [Double], _ center: CGPoint, _ length: CGFloat) -> Path {
    var path = Path()
    let (half, width) = (length / 2, length * barShare / 2)
    for angle in angles {
      let (end, start) = (
        center.moved(by: half, towards: .degrees(angle)),
        center.moved(by: -half, towards: .degrees(angle))
      )
      path.addLines([
        end.moved(by: width, towards: .degrees(angle + 90)),
        start.moved(by: width, towards: .degrees(angle + 90)),
        start.moved(by: -width, towards: .degrees(angle + 90)),
        end.moved(by: -width, towards: .degrees(angle + 90)),
      ])
      path.closeSubpath()
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .init(form: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { .init(form: .square) }
  /// A triangle that points upwards.
  public static var triangle: BasicChartSymbolShape { .init(form: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { .init(form: .diamond) }
  /// A pentagon that points upwards.
  public static var pentagon: BasicChartSymbolShape { .init(form: .pentagon) }
  /// Two bars that cross upright.
  public static var plus: BasicChartSymbolShape { .init(form: .plus) }
  /// Two bars that cross aslant.
  public static var cross: BasicChartSymbolShape { .init(form: .cross) }
  /// Three bars that cross.
  public static var asterisk: BasicChartSymbolShape { .init(form: .asterisk) }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}

/// The outline of a symbol.
struct OutlinedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  var shape: Base
  var pen: StrokeStyle
  func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: pen.lineWidth / 2, dy: pen.lineWidth / 2)).strokedPath(pen)
  }
}

/// A symbol of an erased type: a shape, or a view.
struct AnyChartSymbol {
  /// The symbol, painted with a style.
  let view: @MainActor (AnyShapeStyle) -> AnyView
  /// Whether it is a view, which has a size of its own.
  let isView: Bool

  init(_ shape: some ChartSymbolShape) {
    view = { AnyView(shape.fill($0)) }
    isView = false
  }
  init(_ view: AnyView) {
    self.view = { AnyView(view.foregroundStyle($0)) }
    isView = true
  }

  /// The symbols of values, in the order in which they are given to them.
  @MainActor static let standard = BasicChartSymbolShape.Form.allCases
    .map { AnyChartSymbol(BasicChartSymbolShape(form: $0)) }
}
