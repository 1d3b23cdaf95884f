import Foundation
import Geometry
import DisplayList
import Motion

/// The transition by opacity: a fade.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension OpacityTransition: StillTransition {}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension AnyTransition {
  /// Fades in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
}
