import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// The recogniser of a swipe: a finger goes some way in one direction, quickly.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Self(rawValue: 1)
    /// To the left.
    public static let left = Self(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Self(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Self(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction = Direction.right
  /// How many fingers it takes.
  ///
  /// - Note: Accepted; no effect. `numberOfTouchesRequired`: one is enough.
  open var numberOfTouchesRequired = 1

  override var kinds: [String] { ["swipe"] }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    let swipe = SwipeRecognizer(seat, direction)
    return UIKitRecognizer(self, seat, swipe, isContinuous: false) { [weak self] in
      self?.place = $0
    }
  }
}

/// Follows a finger that may swipe.
///
/// UIKit publishes no figures: it takes half a second at the most, and keeps within a band about its direction.
private final class SwipeRecognizer: OneFingerRecognizer<CGPoint> {
  private let direction: UISwipeGestureRecognizer.Direction
  private var begin = Instant.zero
  /// The least way and the greatest deviation in points, and the longest time in seconds.
  private static let (way, deviation, time): (CGFloat, CGFloat, Double) = (50, 50, 0.5)

  init(_ seat: GestureSeat, _ direction: UISwipeGestureRecognizer.Direction) {
    self.direction = direction
    super.init(seat)
  }

  override func began(_ event: TouchEvent) { begin = event.time }
  override func moved(_ event: TouchEvent, from start: CGPoint) {
    guard (event.time - begin).seconds <= Self.time else { return enter(.failed) }
    let (x, y) = (event.point.x - start.x, event.point.y - start.y)
    let along = [
      direction.contains(.right) ? (x, y) : nil, direction.contains(.left) ? (-x, y) : nil,
      direction.contains(.down) ? (y, x) : nil, direction.contains(.up) ? (-y, x) : nil,
    ].compactMap { $0 }
    if along.contains(where: { $0.0 >= Self.way && abs($0.1) < Self.deviation && $0.0 > abs($0.1) })
    {
      return enter(.ended(start))
    }
    if along.allSatisfy({ abs($0.1) >= Self.deviation }) { enter(.failed) }
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The left edge.
  public static let left = Self(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The right edge.
  public static let right = Self(rawValue: 1 << 3)
  /// All edges.
  public static let all: Self = [.top, .left, .bottom, .right]
}

/// The recogniser of a pan that begins at an edge of the screen.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it begins.
  open var edges: UIRectEdge = []
  /// How far from the edge a finger comes down at the most, in points.
  private static let reach: CGFloat = 20

  override var kinds: [String] { ["drag from an edge"] }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    forget()
    let size = seat.graph.stage.size
    let drag = FingerPanRecognizer(seat) { [edges] point in
      edges.contains(.left) && point.x <= Self.reach
        || edges.contains(.right) && point.x >= size.width - Self.reach
        || edges.contains(.top) && point.y <= Self.reach
        || edges.contains(.bottom) && point.y >= size.height - Self.reach
    }
    return UIKitRecognizer(self, seat, drag, isContinuous: true) { [weak self] value in
      self?.take(value.location, from: value.startLocation, value.velocity)
    }
  }
}
