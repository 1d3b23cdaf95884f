import Foundation
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A symbol effect that can be a content transition: with it one symbol replaces another.
public protocol ContentTransitionSymbolEffect {
  /// The replacement: how the symbols go and come.
  var _replacement: _SymbolReplacement { get }
}

/// The replacement of one symbol by another.
public struct _SymbolReplacement: Equatable, Sendable {
  let look: SymbolReplacement
}

/// The replace effect: the old symbol goes, and the new one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Equatable, Sendable
{
  private var look = SymbolReplacement(oldScale: 0.5)

  /// No motion by itself: the effect is seen where a symbol is replaced.
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
  /// The fallback of a magic replacement: symbols here know of no parts that they have in common.
  public func magic(fallback: Self) -> Self { fallback }

  /// The old symbol shrinks away, the new one grows: as a fallback's name by itself.
  public static var downUp: Self { Self().downUp }
  /// The old symbol grows away, the new one grows: as a fallback's name by itself.
  public static var upUp: Self { Self().upUp }
  /// The old symbol is away at once, the new one grows: as a fallback's name by itself.
  public static var offUp: Self { Self().offUp }

  init() {}
  private init(look: SymbolReplacement) { self.look = look }
}

/// The automatic effect: what is usual for symbols.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Sendable {
  public var _motion: _SymbolMotion { .away }
  public var _replacement: _SymbolReplacement { ReplaceSymbolEffect()._replacement }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The replace effect: the symbol gives way to the new one when the name changes.
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The automatic effect: replace.
  public static var automatic: Self { Self() }
}

extension ContentTransition {
  /// The content transition of symbols, with or without an animation around the change.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// The content transition of symbols, with or without an animation around the change.
  ///
  /// - Parameters:
  ///   - effect: How the old symbol goes and the new one comes.
  ///   - options: How fast.
  /// - Returns: The transition.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect._replacement.look, speed: options.speed))
  }
}

/// A symbol effect that can be a transition: with it a symbol comes and goes.
public protocol TransitionSymbolEffect {}
extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}
extension AutomaticSymbolEffect: TransitionSymbolEffect {}

/// The transition of symbols: one comes and goes by a symbol effect.
public struct SymbolEffectTransition: Transition {
  let motion: _SymbolMotion
  let speed: Double

  public func body(content: Content, phase: TransitionPhase) -> some View {
    if case .held(let scale, let opacity) = motion.kind {
      content.scaleEffect(phase.isIdentity ? 1 : scale).opacity(phase.isIdentity ? 1 : opacity)
        .transaction { transaction in
          if speed != 1 { transaction.animation = transaction.animation?.speed(speed) }
        }
    } else if case .drawn(let ink) = motion.kind {
      content.modifier(SymbolInkModifier(ink: ink, share: phase.isIdentity ? 1 : 0))
        .transaction { transaction in
          // A symbol that is drawn brings its own animation, as its effects do.
          if !transaction.disablesAnimations {
            transaction.animation = SymbolInk.animation(speed: speed)
          }
        }
    }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// The transition of symbols.
  public static var symbolEffect: Self { symbolEffect(.automatic) }
  /// The transition of symbols.
  ///
  /// - Parameters:
  ///   - effect: The scale and opacity of the symbol while it is away.
  ///   - options: How fast and how often it moves.
  /// - Returns: The transition.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self {
    Self(motion: effect._motion, speed: options.speed)
  }
}

extension View {
  /// Sets the content transition of the symbols below: a replace effect.
  ///
  /// - Parameters:
  ///   - effect: How the old symbol goes and the new one comes.
  ///   - options: How fast.
  /// - Returns: The view with symbols that replace each other.
  /// - Note: A spelling beside SwiftUI's own, which is `contentTransition(.symbolEffect(_:))`.
  public func symbolEffect(
    _ effect: ReplaceSymbolEffect, options: SymbolEffectOptions = .default
  ) -> some View {
    contentTransition(.symbolEffect(effect, options: options))
  }

  /// Sets the content transition of the symbols below: a replace effect.
  ///
  /// - Parameters:
  ///   - effect: How the old symbol goes and the new one comes.
  ///   - options: How fast.
  ///   - value: What changes with the symbols, which need not be told when.
  /// - Returns: The view with symbols that replace each other.
  /// - Note: Accepted; no effect. `value`: a symbol is replaced when its name changes. A spelling beside SwiftUI's
  ///   own, which is `contentTransition(.symbolEffect(_:))`.
  public func symbolEffect<U: Equatable>(
    _ effect: ReplaceSymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    symbolEffect(effect, options: options)
  }
}
