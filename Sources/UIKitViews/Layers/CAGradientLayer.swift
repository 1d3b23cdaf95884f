public import Foundation
import DisplayList
import ElementaryFunctions
import Geometry
@_spi(Engine) import ViewEngine

/// A layer that shows colours along a line, a radius or a turn.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]? {
    get { more["colors"]?.colors?.map { CGColor($0) } }
    set {
      let colors = newValue?.compactMap { ($0 as? CGColor)?.resolved }
      set("colors", colors.map { .colors($0) } ?? .none)
    }
  }
  /// The places of the colours, rising; `nil` for even ones.
  open var locations: [NSNumber]? {
    get { more["locations"].map { $0.numbers.map { NSNumber(value: $0) } } }
    set { set("locations", newValue.map { .numbers($0.map(\.doubleValue)) } ?? .none) }
  }
  /// Where the first colour is, in fractions of the size.
  open var startPoint: CGPoint {
    get { more["startPoint"]?.point ?? Self.top }
    set { set("startPoint", LayerQuantity(newValue)) }
  }
  /// Where the last colour is, in fractions of the size.
  open var endPoint: CGPoint {
    get { more["endPoint"]?.point ?? Self.bottom }
    set { set("endPoint", LayerQuantity(newValue)) }
  }
  /// Along what the colours change.
  open var type = CAGradientLayerType.axial

  private static let top = CGPoint(x: 0.5, y: 0)
  private static let bottom = CGPoint(x: 0.5, y: 1)

  override func blank() -> CALayer {
    let layer = CAGradientLayer()
    layer.type = type
    return layer
  }

  override func state(in graph: ViewGraph?) -> LayerState {
    var state = super.state(in: graph)
    if state.more["startPoint"] == nil { state.more["startPoint"] = LayerQuantity(Self.top) }
    if state.more["endPoint"] == nil { state.more["endPoint"] = LayerQuantity(Self.bottom) }
    if state.more["locations"]?.numbers.isEmpty ?? true, let colors = state.colors("colors") {
      let last = Double(max(colors.count - 1, 1))
      state.more["locations"] = .numbers(colors.indices.map { Double($0) / last })
    }
    return state
  }

  override func drawOwn(
    _ state: LayerState, into list: inout DisplayList, _ context: DrawingContext,
    _ moment: LayerMoment
  ) {
    guard let colors = state.colors("colors"), !colors.isEmpty else { return }
    let bounds = state.look.bounds
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let start = place(state.point("startPoint", Self.top))
    let end = place(state.point("endPoint", Self.bottom))
    let locations = state.more["locations"]?.numbers ?? []
    let stops = CGGradient.stops(colors, locations.isEmpty ? nil : locations)
    // The gradient is cut by the layer's own round corners, whether it masks what is inside or not.
    list.fill(
      outline(bounds, state.look.cornerRadius),
      with: .gradient(GradientPaint(stops: stops, course: course(from: start, to: end))),
      transform: context.transform)
  }

  private func course(from start: CGPoint, to end: CGPoint) -> GradientPaint.Course {
    switch type {
    case .radial:
      return .elliptical(
        center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)),
        startFraction: 0, endFraction: 1)
    case .conic:
      let angle = ElementaryFunctions.atan2(Double(end.y - start.y), Double(end.x - start.x))
      return .angular(
        center: start, start: .radians(angle), end: .radians(angle + 2 * .pi))
    default: return .linear(from: start, to: end)
    }
  }
}

/// Along what the colours of a gradient change.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from the start to the end.
  public static let axial = Self(rawValue: "axial")
  /// Outwards from the start; the end is a corner of the rectangle around the last ellipse's quarter.
  public static let radial = Self(rawValue: "radial")
  /// Around the start, clockwise from the direction of the end.
  public static let conic = Self(rawValue: "conic")
}
