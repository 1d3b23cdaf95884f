public import Foundation
public import Geometry
import DisplayList
@_spi(Engine) import ViewEngine

/// A layer that shows an outline: its inside, and a line along it.
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's coordinates.
  open var path: CGPath? {
    get { more["path"]?.path }
    set { set("path", LayerQuantity(newValue)) }
  }
  /// The colour of the inside: black unless set.
  open var fillColor: CGColor? {
    get { color("fillColor", .black) }
    set { set("fillColor", LayerQuantity(newValue)) }
  }
  /// What of an outline that crosses itself is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line: none unless set.
  open var strokeColor: CGColor? {
    get { color("strokeColor", nil) }
    set { set("strokeColor", LayerQuantity(newValue)) }
  }
  /// Where on the outline the line begins, 0...1.
  open var strokeStart: CGFloat {
    get { number("strokeStart", 0) }
    set { set("strokeStart", LayerQuantity(newValue)) }
  }
  /// Where on the outline the line ends, 0...1.
  open var strokeEnd: CGFloat {
    get { number("strokeEnd", 1) }
    set { set("strokeEnd", LayerQuantity(newValue)) }
  }
  /// The width of the line, in points.
  open var lineWidth: CGFloat {
    get { number("lineWidth", 1) }
    set { set("lineWidth", LayerQuantity(newValue)) }
  }
  /// The longest miter, as a multiple of the line's width.
  open var miterLimit: CGFloat {
    get { number("miterLimit", Self.usualMiterLimit) }
    set { set("miterLimit", LayerQuantity(newValue)) }
  }
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line's pieces meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into the pattern of dashes the line starts, in points.
  open var lineDashPhase: CGFloat {
    get { number("lineDashPhase", 0) }
    set { set("lineDashPhase", LayerQuantity(newValue)) }
  }
  /// Lengths of dashes and gaps in turn, in points; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { more["lineDashPattern"].map { $0.numbers.map { NSNumber(value: $0) } } }
    set { set("lineDashPattern", newValue.map { .numbers($0.map(\.doubleValue)) } ?? .none) }
  }

  private static let usualMiterLimit = 10.0

  private func number(_ key: String, _ usual: Double) -> CGFloat {
    CGFloat(more[key]?.scalar ?? usual)
  }
  private func color(_ key: String, _ usual: ResolvedColor?) -> CGColor? {
    guard let value = more[key] else { return usual.map { CGColor($0) } }
    return value.colors?.first.map { CGColor($0) }
  }

  override func blank() -> CALayer {
    let layer = CAShapeLayer()
    (layer.fillRule, layer.lineCap, layer.lineJoin) = (fillRule, lineCap, lineJoin)
    return layer
  }

  override func state(in graph: ViewGraph?) -> LayerState {
    // Animations start from what is usual where nothing is set.
    var state = super.state(in: graph)
    let usual: [(String, LayerQuantity)] = [
      ("fillColor", .colors([.black])), ("strokeStart", .numbers([0])),
      ("strokeEnd", .numbers([1])), ("lineWidth", .numbers([1])),
      ("lineDashPhase", .numbers([0])), ("miterLimit", .numbers([Self.usualMiterLimit])),
    ]
    for (key, value) in usual where state.more[key] == nil { state.more[key] = value }
    return state
  }

  override func drawOwn(
    _ state: LayerState, into list: inout DisplayList, _ context: DrawingContext,
    _ moment: LayerMoment
  ) {
    guard let path = state.more["path"]?.path.map({ Path($0) }) else { return }
    if let fill = state.colors("fillColor")?.first, fill.opacity > 0 {
      list.fill(
        path, rule: fillRule == .evenOdd ? .evenOdd : .nonZero, with: .solid(fill),
        transform: context.transform)
    }
    let width = state.number("lineWidth", 1)
    guard let stroke = state.colors("strokeColor")?.first, stroke.opacity > 0, width > 0 else {
      return
    }
    let (start, end) = (state.number("strokeStart", 0), state.number("strokeEnd", 1))
    let part =
      start > 0 || end < 1
      ? path.trimmedPath(from: CGFloat(min(max(start, 0), 1)), to: CGFloat(min(max(end, 0), 1)))
      : path
    let pen = StrokeStyle(
      lineWidth: CGFloat(width), lineCap: lineCap.listed, lineJoin: lineJoin.listed,
      miterLimit: CGFloat(state.number("miterLimit", Self.usualMiterLimit)),
      dash: (state.more["lineDashPattern"]?.numbers ?? []).map { CGFloat($0) },
      dashPhase: CGFloat(state.number("lineDashPhase", 0)))
    list.stroke(part, style: pen, with: .solid(stroke), transform: context.transform)
  }
}

/// What of an outline that crosses itself is inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Places about which it winds at all.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Places about which it winds an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At its end point.
  public static let butt = Self(rawValue: "butt")
  /// In half a disc about its end point.
  public static let round = Self(rawValue: "round")
  /// Half its width beyond its end point.
  public static let square = Self(rawValue: "square")

  fileprivate var listed: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How a line's pieces meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The outer edges are prolonged until they meet.
  public static let miter = Self(rawValue: "miter")
  /// In a disc about the corner.
  public static let round = Self(rawValue: "round")
  /// The outer corner is cut off.
  public static let bevel = Self(rawValue: "bevel")

  fileprivate var listed: CGLineJoin {
    self == .round ? .round : self == .bevel ? .bevel : .miter
  }
}
