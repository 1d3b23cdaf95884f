import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// How far the content comes to rest when a finger has left it.
enum ScrollRest: Equatable {
  /// Wherever it would.
  case free
  /// With whole pages in the viewport.
  case page
  /// With a view at the viewport's beginning; not farther than the next one, if it is limited.
  case view(isLimited: Bool)
  /// Where a behaviour of the scene's says.
  case custom(SceneScrollBehavior)
}

private enum ScrollRestKey: EnvironmentKey { static var defaultValue: ScrollRest { .free } }

extension EnvironmentValues {
  /// Where the content of scroll views comes to rest.
  var scrollRest: ScrollRest {
    get { self[ScrollRestKey.self] }
    set { self[ScrollRestKey.self] = newValue }
  }
}

extension ScrollBox {
  /// The content offset at which the content comes to rest.
  ///
  /// - Parameters:
  ///   - rest: Where it would by its velocity.
  ///   - start: Where it was when the finger came down.
  ///   - velocity: The velocity with which the content goes on, in points a second.
  /// - Returns: The offset that the scroll target behaviour names; `nil` where it lets all be.
  func target(of rest: CGPoint, from start: CGPoint, _ velocity: CGVector) -> CGPoint? {
    target(of: rest, from: start, velocity, by: environment.scrollRest)
  }

  /// The content offset at which the content comes to rest by a behaviour.
  ///
  /// - Parameters:
  ///   - rest: Where it would by its velocity.
  ///   - start: Where it was when the finger came down.
  ///   - velocity: The velocity with which the content goes on, in points a second.
  ///   - behavior: The behaviour.
  /// - Returns: The offset; `nil` where the behaviour lets all be.
  func target(
    of rest: CGPoint, from start: CGPoint, _ velocity: CGVector, by behavior: ScrollRest
  ) -> CGPoint? {
    switch behavior {
    case .free: return nil
    case .custom(let behavior):
      return allowed(behavior.target(of: rest, from: start, velocity, in: self))
    case .page:
      func side(_ rest: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return rest }
        let page = (start / length).rounded()
        return min(max((rest / length).rounded(), page - 1), page + 1) * length
      }
      return allowed(
        CGPoint(
          x: side(rest.x, start.x, frame.width), y: side(rest.y, start.y, frame.height)))
    case .view(let isLimited):
      let isVertical = axes.contains(.vertical)
      let places = targetPlaces(isVertical: isVertical)
      guard !places.isEmpty else { return nil }
      func nearest(_ place: CGFloat) -> Int {
        places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) } ?? 0
      }
      var chosen = nearest(isVertical ? rest.y : rest.x)
      if isLimited {
        let first = nearest(isVertical ? start.y : start.x)
        chosen = min(max(chosen, first - 1), first + 1)
      }
      let place = places[chosen]
      return allowed(isVertical ? CGPoint(x: rest.x, y: place) : CGPoint(x: place, y: rest.y))
    }
  }

  /// The offsets along an axis at which a view begins where the viewport's content does, in order.
  private func targetPlaces(isVertical: Bool) -> [CGFloat] {
    let margins = environment.scrollMargins?.insets ?? EdgeInsets()
    let places = node.firstItems.compactMap { item -> CGFloat? in
      guard let box = item.node.boxes.first, box.isPlaced else { return nil }
      let local = directed(box.frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
      let place = CGPoint(
        x: local.minX - margins.leading,
        y: offset(toShow: local.minY - margins.top, local.height, at: 0))
      return isVertical ? allowed(place).y : allowed(place).x
    }
    return places.sorted()
  }
}

/// A scroll target behaviour: where the content of a scroll view comes to rest.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
  /// What a behaviour is told of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where the content comes to rest.
  ///
  /// - Parameters:
  ///   - target: Where it would come to rest; receives where it does.
  ///   - context: What is known of the scroll view.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// Where the content comes to rest by this behaviour.
  var _rest: _ScrollRest { get }
}

extension ScrollTargetBehavior {
  public var _rest: _ScrollRest { _ScrollRest(rest: .custom(SceneScrollBehavior(self))) }
}

/// Where content comes to rest by a scroll target behaviour.
public struct _ScrollRest {
  let rest: ScrollRest
}

/// The behaviour by which content comes to rest with whole pages in the viewport.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
  public var _rest: _ScrollRest { _ScrollRest(rest: .page) }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.move(&target, by: .page)
  }
}

/// The behaviour by which content comes to rest with a view at the viewport's beginning.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one swipe may pass.
  public struct LimitBehavior: Sendable {
    fileprivate let isLimited: Bool
    /// As many as it does.
    public static let automatic = Self(isLimited: false)
    /// One.
    public static let always = Self(isLimited: true)
    /// One.
    public static let alwaysByOne = Self(isLimited: true)
    /// As many as it does.
    public static let alwaysByFew = Self(isLimited: false)
    /// As many as it does.
    public static let never = Self(isLimited: false)
  }

  private let limit: LimitBehavior
  /// Creates the behaviour.
  ///
  /// - Parameter limitBehavior: How many views one swipe may pass.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }
  public var _rest: _ScrollRest { _ScrollRest(rest: .view(isLimited: limit.isLimited)) }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.move(&target, by: .view(isLimited: limit.isLimited))
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Content comes to rest with whole pages in the viewport; one swipe passes one.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Content comes to rest with a view at the viewport's beginning.
  public static var viewAligned: Self { Self() }
  /// Content comes to rest with a view at the viewport's beginning.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { Self(limitBehavior: limitBehavior) }
}

extension View {
  /// Sets where the content of the scroll views below comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollRest, behavior._rest.rest)
  }
}
