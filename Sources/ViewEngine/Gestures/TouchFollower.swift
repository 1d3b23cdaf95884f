import Geometry
import Motion

/// A gesture that may take a finger from what is told of it touch by touch.
@MainActor protocol TouchClaimant: AnyObject {
  /// Whether it was recognised, and no other goes before it.
  var hasWon: Bool { get }
  var status: RecognizerStatus { get }
  var manners: TouchManners { get }
}

/// Hands what one finger does to what follows it without a gesture, as far as gestures let that have it.
///
/// A gesture that is recognised takes the finger away; one that may still be can hold touches back. Both are UIKit's rules.
@MainActor final class TouchFollower {
  let id: Int
  private let watcher: any TouchWatcher
  private let claimants: [any TouchClaimant]
  /// Touches that are held back, or not told yet.
  private var held: [TouchEvent] = []
  private var lastEvent: TouchEvent?
  /// Whether the finger has gone up or was taken away.
  private(set) var isUp = false
  /// Whether the watcher knows of the finger.
  private(set) var isTold = false
  /// Whether nothing more is told.
  private(set) var isOver = false

  init(_ id: Int, _ watcher: any TouchWatcher, claimants: [any TouchClaimant]) {
    (self.id, self.watcher, self.claimants) = (id, watcher, claimants)
  }

  /// Takes what the finger does.
  func add(_ event: TouchEvent) {
    lastEvent = event
    if event.phase == .ended || event.phase == .cancelled { isUp = true }
    guard !isOver else { return }
    // Of the way while it was held back only the end is told.
    if event.phase == .moved, held.last?.phase == .moved { held.removeLast() }
    held.append(event)
  }

  /// Tells what is due after gestures were judged.
  func settle(at now: Instant) {
    guard !isOver, let lastEvent else { return }
    if claimants.contains(where: { $0.hasWon && $0.manners.cancelsTouches }) {
      isOver = true
      held = []
      guard isTold else { return }
      return watcher.touched(
        TouchEvent(phase: .cancelled, id: id, point: lastEvent.point, time: now))
    }
    while let event = held.first, !isHeld(event) {
      held.removeFirst()
      if event.phase == .began { isTold = true }
      if event.phase == .ended || event.phase == .cancelled { isOver = true }
      if isTold { watcher.touched(event) }
    }
  }

  /// Whether a gesture holds a touch back.
  private func isHeld(_ event: TouchEvent) -> Bool {
    guard event.phase == .began || event.phase == .ended else { return false }
    return claimants.contains {
      let isOpen = $0.status == .possible || $0.status.isRecognized && !$0.hasWon
      return isOpen && (event.phase == .began ? $0.manners.delaysBegan : $0.manners.delaysEnded)
    }
  }
}
