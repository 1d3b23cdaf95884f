import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Where a finger reaches a sign of an edited row.
@MainActor protocol RowEditTarget: Box, TouchResponder {
  /// Whether the sign is there.
  var isThere: Bool { get }
  /// What it does, as it is called for those who cannot see it.
  var verb: String { get }
}

/// Where a finger taps on the sign before a row.
final class RowSignTarget: Box, RowEditTarget {
  var isThere = false
  var verb: String { "Remove" }
  /// Called when it is tapped.
  var tapped: () -> Void = {}

  var rightOfWay: RightOfWay { .inner }
  var touchKinds: [String] { ["tap"] }
  // The rows of a list share its node.
  var touchIdentity: AnyObject { self }

  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    TapGesture().onEnded { [weak self] in self?.tapped() }.recognizer(seat)
  }
}

/// Where a finger takes hold of a row to move it.
final class RowHandleTarget: Box, RowEditTarget {
  var isThere = false
  var verb: String { "Reorder" }
  /// Called with how far the finger has gone down.
  var carried: (CGFloat) -> Void = { _ in }
  /// Called when the finger lets go, or is taken away.
  var dropped: () -> Void = {}

  var rightOfWay: RightOfWay { .inner }
  var touchKinds: [String] { ["drag"] }
  var touchIdentity: AnyObject { self }

  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer { RowHandleRecognizer(seat, self) }
}

/// The recogniser of a finger on a handle, which takes hold at once, before anything scrolls.
private final class RowHandleRecognizer: OneFingerRecognizer<CGFloat> {
  private let handle: RowHandleTarget
  private var isReleased = false

  init(_ seat: GestureSeat, _ handle: RowHandleTarget) {
    self.handle = handle
    super.init(seat)
  }

  override func began(_ event: TouchEvent) { enter(.active(0)) }
  override func moved(_ event: TouchEvent, from start: CGPoint) {
    enter(.active(event.point.y - start.y))
  }
  override func ended(_ event: TouchEvent, from start: CGPoint) {
    enter(.ended(event.point.y - start.y))
  }

  override func deliver() {
    guard case .active(let way) = phase else { return }
    seat.graph.enqueue { [handle] in handle.carried(way) }
  }

  override func finished() {
    guard !isReleased else { return }
    isReleased = true
    seat.graph.enqueue { [handle] in handle.dropped() }
  }
}
