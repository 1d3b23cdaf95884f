import Foundation
import Motion
@_spi(Engine) public import ViewEngine

/// A movement with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {
  /// How the symbols go and come.
  var _replacement: _SymbolReplacement { get }
}

/// How one symbol takes the place of another.
public struct _SymbolReplacement: Equatable, Sendable {
  let look: SymbolReplacement
}

/// The old symbol goes, and the new one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Equatable, Sendable
{
  private var look = SymbolReplacement(oldScale: 0.5)

  /// Nothing by itself: the effect is seen where a symbol is replaced.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .held(scale: 1, opacity: 1)) }
  public var _replacement: _SymbolReplacement { _SymbolReplacement(look: look) }

  /// The old symbol shrinks away, the new one grows.
  public var downUp: Self { Self(look: SymbolReplacement(oldScale: 0.5)) }
  /// The old symbol grows away, the new one grows.
  public var upUp: Self { Self(look: SymbolReplacement(oldScale: 1.5)) }
  /// The old symbol is away at once, the new one grows.
  public var offUp: Self { Self(look: SymbolReplacement(oldScale: nil)) }
  /// The symbol as a whole: there are no layers here.
  public var wholeSymbol: Self { self }
  /// The symbol as a whole: there are no layers here.
  public var byLayer: Self { self }
  /// The fallback: symbols here know of no parts that they have in common.
  public func magic(fallback: Self) -> Self { fallback }

  init() {}
  private init(look: SymbolReplacement) { self.look = look }
}

/// What is usual for symbols.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Sendable {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .held(scale: 0.5, opacity: 0)) }
  public var _replacement: _SymbolReplacement { ReplaceSymbolEffect()._replacement }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Gives way to the new symbol when the name changes.
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As the system decides: replace.
  public static var automatic: Self { Self() }
}

extension ContentTransition {
  /// One symbol goes and the next comes, with or without an animation around the change.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// One symbol goes and the next comes, with or without an animation around the change.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect._replacement.look, speed: options.speed))
  }
}

/// A movement with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}
extension AutomaticSymbolEffect: TransitionSymbolEffect {}

/// A symbol comes and goes as it appears and disappears by effects.
public struct SymbolEffectTransition: Transition {
  let motion: _SymbolMotion

  public func body(content: Content, phase: TransitionPhase) -> some View {
    if case .held(let scale, let opacity) = motion.kind {
      content.scaleEffect(phase.isIdentity ? 1 : scale).opacity(phase.isIdentity ? 1 : opacity)
    }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Comes and goes as symbols do.
  public static var symbolEffect: Self { symbolEffect(.automatic) }
  /// Comes and goes as symbols do.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self {
    Self(motion: effect._motion)
  }
}

extension View {
  /// Replaces the symbols below by an effect whenever they change.
  ///
  /// - Note: The seeds' spelling; SwiftUI ships `contentTransition(.symbolEffect(_:))`.
  public func symbolEffect(
    _ effect: ReplaceSymbolEffect, options: SymbolEffectOptions = .default
  ) -> some View {
    contentTransition(.symbolEffect(effect, options: options))
  }

  /// Replaces the symbols below by an effect whenever they change; `value` need not say when.
  ///
  /// - Note: The seeds' spelling; SwiftUI ships `contentTransition(.symbolEffect(_:))`.
  public func symbolEffect<U: Equatable>(
    _ effect: ReplaceSymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    symbolEffect(effect, options: options)
  }
}
