import Foundation
import Geometry
import Motion
import SceneGraph
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// An animation context: how changes of views move, within a group.
@MainActor @preconcurrency public final class NSAnimationContext {
  /// When and in which group a view was asked for its animator.
  struct Mark: Equatable {
    let instant: Instant
    /// The group's number: an object's place may be another one's later.
    let group: Int
  }

  private static var groups: [NSAnimationContext] = []
  private static var groupCount = 0
  private static let plain = NSAnimationContext()
  /// The context of the innermost group.
  public static var current: NSAnimationContext { groups.last ?? plain }

  private static let usualDuration = 0.25

  /// The duration of what moves, in seconds.
  public var duration = NSAnimationContext.usualDuration
  /// The timing function of what moves; `nil` for a slow start and end.
  public var timingFunction: CAMediaTimingFunction?
  /// Whether all changes of views move, not only those of animators.
  public var allowsImplicitAnimation = false
  /// Called when all that moves has ended; at once if nothing does.
  public var completionHandler: (@MainActor @Sendable () -> Void)?
  private var pending = 0
  private var isOpen = false
  private let number: Int

  private init() {
    number = Self.groupCount
    Self.groupCount += 1
  }

  /// Begins a group.
  public static func beginGrouping() {
    let context = NSAnimationContext()
    context.duration = current.duration
    context.isOpen = true
    groups.append(context)
  }
  /// Ends the group that was begun last.
  public static func endGrouping() {
    guard let context = groups.popLast() else { return }
    context.isOpen = false
    context.completeIfDone()
  }

  /// Performs changes as a group.
  ///
  /// - Parameters:
  ///   - changes: Says how they move, and changes views by their animators.
  ///   - completionHandler: Called when all that moves has ended; at once if nothing does.
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    beginGrouping()
    current.completionHandler = completionHandler
    changes(current)
    endGrouping()
  }

  private func completeIfDone() {
    guard pending == 0, !isOpen, let handler = completionHandler else { return }
    completionHandler = nil
    handler()
  }

  /// The mark of views whose animators are asked for now.
  static var mark: Mark {
    Mark(instant: ViewGraph.current?.timeline.now ?? .zero, group: current.number)
  }

  /// Performs changes as this context moves them.
  func animate(_ changes: () -> Void) {
    guard duration > 0 else { return UIView.performWithoutAnimation(changes) }
    let curve = timingFunction ?? CAMediaTimingFunction(name: .easeInEaseOut)
    pending += 1
    UIView.animate(curve.animation(duration: duration), changes: changes) { [self] in
      pending -= 1
      completeIfDone()
    }
  }
}

extension NSView {
  /// The view as one whose changes move, as the animation context says.
  ///
  /// It is the view itself, whose changes move until the group or the instant ends.
  public func animator() -> Self {
    animated = NSAnimationContext.mark
    return self
  }

  /// Performs a change of the view's, which moves where the animation context or an animator says so.
  func change(_ changes: () -> Void) {
    let context = NSAnimationContext.current
    guard context.allowsImplicitAnimation || animated == NSAnimationContext.mark else {
      return changes()
    }
    context.animate(changes)
  }
}
