import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// The phase of a scroll view: what moves its content.
public enum ScrollPhase: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A finger that may begin to.
  case tracking
  /// A finger.
  case interacting
  /// What a finger has left it.
  case decelerating
  /// Code, by an animation.
  case animating

  /// Whether the content moves, or a finger is about to move it.
  public var isScrolling: Bool { self != .idle }
}

/// The context of a change of a scroll view's phase.
public struct ScrollPhaseChangeContext {
  /// The scroll view's geometry then.
  public let geometry: ScrollGeometry
  /// The velocity; not told here.
  public let velocity: CGVector?
}

/// Calls a closure when a scroll view's phase changes.
struct ScrollPhaseModifier: BoxModifier {
  typealias Body = Never
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ScrollPhaseBox(self, around: inner, node)
  }
}

/// The box of a scroll view whose phase is watched.
final class ScrollPhaseBox: ModifierBox<ScrollPhaseModifier> {
  override func placed() {
    super.placed()
    inner.firstWindow?.phaseWatcher = { [weak self] old, new, geometry in
      guard let self else { return }
      let context = ScrollPhaseChangeContext(geometry: geometry, velocity: nil)
      graph.afterUpdate { [modifier] in modifier.action(old, new, context) }
    }
  }
}

extension View {
  /// Calls `action` when the phase of this scroll view, or of the first one in this view, has changed.
  ///
  /// - Parameter action: Called after the update, with the old phase and the new.
  /// - Returns: This view, watched.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modifier(ScrollPhaseModifier { old, new, _ in action(old, new) }) }
  /// Calls `action` when the phase of this scroll view, or of the first one in this view, has changed.
  ///
  /// - Parameter action: Called after the update, with the old phase, the new, and where the content is.
  /// - Returns: This view, watched.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
}
