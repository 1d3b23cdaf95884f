import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// Keeps the touches of a graph's fingers, and tells UIKit's views of them.
@MainActor final class TouchDesk: GraphPart {
  /// The event of which views and recognisers are told; one object, as UIKit has it.
  let event = UIEvent()
  /// The last tap, for those that follow it quickly.
  private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

  /// How soon after one tap another counts with it, in seconds; how near it is, and how far its finger moves at the
  /// most, in points: UIKit's figures for recognisers of taps.
  private static let (pause, separation, slop) = (0.35, CGFloat(45), CGFloat(10))

  init() {}

  var shortcomings: [String] { [] }

  /// The desk of a graph.
  static func of(_ graph: ViewGraph) -> TouchDesk { graph.part(TouchDesk.self) }

  /// The touch of a finger that is down.
  func touch(of id: Int) -> UITouch? { event.touches.last { $0.id == id } }

  /// Begins the touch of a finger that has come down on a view.
  @discardableResult func begin(_ touched: TouchEvent, on view: UIView?) -> UITouch {
    event.touches.removeAll { !$0.isDown || $0.id == touched.id }
    let time = LayerClock.start + touched.time.seconds
    var count = 1
    if let lastTap, time - lastTap.time <= Self.pause,
      lastTap.place.distance(to: touched.point) <= Self.separation
    {
      count = lastTap.count + 1
    }
    let touch = UITouch(touched, on: view, tapCount: count)
    event.touches.append(touch)
    note(touch, at: time)
    return touch
  }

  /// The touch to which an event belongs, as the event leaves it.
  func touch(for touched: TouchEvent) -> UITouch {
    guard let touch = touch(of: touched.id), touched.phase != .began || touch.isAt(touched) else {
      return begin(touched, on: nil)
    }
    take(touched, touch)
    return touch
  }

  private func take(_ touched: TouchEvent, _ touch: UITouch) {
    guard !touch.isAt(touched) else { return }
    touch.take(touched)
    note(touch, at: touch.timestamp)
    if touched.phase == .ended {
      let isTap = touch.start.distance(to: touched.point) <= Self.slop
      lastTap = isTap ? (touch.timestamp, touched.point, touch.tapCount) : nil
    }
  }

  private func note(_ touch: UITouch, at time: TimeInterval) {
    event.timestamp = time
    for other in event.touches where other !== touch { other.rest(at: time) }
  }

  /// Tells the view of a touch what its finger does.
  ///
  /// - Parameters:
  ///   - touched: What it does.
  ///   - touch: The touch.
  /// - Returns: Whether the view hears of the touch.
  func tell(_ touched: TouchEvent, of touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    take(touched, touch)
    if touched.phase == .began {
      guard mayHear(view, of: touch) else { return false }
      touch.isTold = true
    }
    switch touched.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
    return true
  }

  /// Whether a view hears of a touch beside those of other fingers.
  private func mayHear(_ view: UIView, of touch: UITouch) -> Bool {
    for other in event.touches where other !== touch && other.isDown && other.isTold {
      guard let otherView = other.view else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || otherView.isExclusiveTouch {
        return false
      }
    }
    var around = view.superview
    while let outer = around {
      if let scroll = outer as? UIScrollView,
        !scroll.touchesShouldBegin([touch], with: event, in: view)
      {
        return false
      }
      around = outer.superview
    }
    return true
  }
}

/// A view as what is told of a finger's touches one by one.
final class UITouchBox: Box, TouchWatcher {
  private let view: UIView
  private var touch: UITouch?

  /// Creates the box of a view.
  init(_ view: UIView, _ node: Node) {
    self.view = view
    super.init(node)
  }

  var touchKinds: [String] { ["tap"] }
  var touchIdentity: AnyObject { view }

  func expect(_ event: TouchEvent) { touch = TouchDesk.of(graph).begin(event, on: view) }

  func touched(_ event: TouchEvent) {
    guard let touch else { return }
    if !TouchDesk.of(graph).tell(event, of: touch) { self.touch = nil }
  }
}

extension UIView {
  /// Whether SwiftUI's views in this one are how it works, and not what code has put there.
  final var isMadeOfHosted: Bool { isHouseMade && node?.hostedBoxes.isEmpty == false }

  /// Whether this view, or what stands behind it in the responder chain, may do something with a touch.
  final var mindsTouches: Bool {
    var current: UIResponder? = self
    while let responder = current, !(responder is UIWindow) {
      if SceneTypes.contains(type(of: responder)) { return true }
      if let control = responder as? UIControl { return control.isTouchable }
      // They keep touches for themselves.
      if responder is UIScrollView || (responder as? UIView)?.isHouseMade == true { return false }
      current = responder.next
    }
    return false
  }
}
