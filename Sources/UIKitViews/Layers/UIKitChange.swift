import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// The animation under which the properties of views and layers change while a block of
/// `UIView.animate` runs.
///
/// UIKit knows nothing of SwiftUI's transactions: outside of such a block its properties jump, whatever
/// `withAnimation` is around. Inside, they move by the scene's own store, as everything else does.
@MainActor final class UIKitChange {
  /// The innermost block under way; `nil` outside of all.
  private(set) static var current: UIKitChange?
  /// Whether blocks animate at all.
  static var areAnimationsEnabled = true
  /// Keeps what blocks change, so that a hand moves it; `nil` where they move by themselves.
  private(set) static var recorder: ScrubbedMotion?

  /// Whether what changes now moves, by itself or by a hand.
  static var isAnimating: Bool {
    guard let current else { return false }
    return current.transaction.animation != nil || current.courses != nil
  }

  let transaction: Transaction
  /// Whether this is a classic animation, which UIKit gives to Core Animation:
  /// `layer.animationKeys()` names its properties.
  let isClassic: Bool
  /// Keeps account of what changes; `nil` where nobody asks.
  var courses: (any CourseKeeper)?
  /// The graph in which something has begun to move.
  private weak var graph: ViewGraph?

  init(_ transaction: Transaction, isClassic: Bool = false) {
    (self.transaction, self.isClassic) = (transaction, isClassic)
  }

  /// Notes that a property moves.
  func note(_ graph: ViewGraph) { self.graph = self.graph ?? graph }

  /// Makes `change` the one under way until another takes its place; `nil` for none.
  static func enter(_ change: UIKitChange?) { current = change }

  /// Performs `changes` with this change around them.
  func perform<R>(_ changes: () throws -> R) rethrows -> R {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try changes()
  }

  /// Performs `changes` along `animation`; `completion` is called at its logical end.
  static func animate(
    _ animation: Animation, joining listeners: [AnimationListener] = [], _ changes: () -> Void,
    completion: (() -> Void)?
  ) {
    guard areAnimationsEnabled else {
      withoutAnimation(changes)
      completion?()
      return
    }
    if let recorder { return recorder.record(animation, changes, completion: completion) }
    var transaction = Transaction(animation: animation)
    transaction.join(listeners)
    if let completion { transaction.addAnimationCompletion(completion) }
    UIKitChange(transaction).perform(changes)
  }

  /// Performs `changes` along `animation`; `completion` is called when all is at rest.
  static func animateToRest(
    _ animation: Animation, _ changes: () -> Void, completion: @escaping () -> Void
  ) {
    if let recorder { return recorder.record(animation, changes, completion: completion) }
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: .removed, completion)
    UIKitChange(transaction).perform(changes)
  }

  /// Performs blocks whose animations `motion` keeps, instead of letting them move.
  static func recording(_ motion: ScrubbedMotion, _ blocks: () -> Void) {
    let outer = recorder
    recorder = motion
    defer { recorder = outer }
    blocks()
  }

  /// Performs `changes` without animation.
  static func withoutAnimation<R>(_ changes: () throws -> R) rethrows -> R {
    try UIKitChange(Transaction()).perform(changes)
  }

  /// Performs `changes` as the family of `animate(withDuration:)` does.
  ///
  /// - Parameters:
  ///   - animation: How they move; `nil` for at once.
  ///   - duration: Seconds until the completion; `nil` if there is no end.
  ///   - changes: What changes.
  ///   - completion: Called at that time exactly; at once if nothing moves.
  static func animateClassically(
    _ animation: Animation?, duration: Double?, _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let animation = areAnimationsEnabled ? animation : nil
    if let recorder, let animation {
      return recorder.record(animation, changes) { completion?(true) }
    }
    let change = UIKitChange(Transaction(animation: animation), isClassic: true)
    change.perform(changes)
    guard let completion else { return }
    guard animation != nil, let graph = change.graph else { return completion(true) }
    guard let duration else { return }
    let end = graph.timeline.now + Instant(seconds: duration)
    graph.timeline.schedule(at: end, .timer) { completion(true) }
  }
}
