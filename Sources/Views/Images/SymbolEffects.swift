import Motion
@_spi(Engine) import ViewEngine

/// A movement of a symbol.
public protocol SymbolEffect {
  /// How the symbol moves.
  var _motion: _SymbolMotion { get }
}
/// A movement that runs for each change of a value.
public protocol DiscreteSymbolEffect {}
/// A movement that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// How a symbol moves: one cycle, or a state that it is in while active.
public struct _SymbolMotion: Equatable {
  enum Kind: Equatable {
    case bounce(isUp: Bool)
    case pulse
    case variableColor(isReversing: Bool)
    case breathe(isPulsing: Bool)
    case rotate(turns: Double)
    case wiggle(x: Double, y: Double)
    /// Held while active: a size and an opacity.
    case held(scale: Double, opacity: Double)
  }
  let kind: Kind
}

/// Jumps up or down and comes to rest.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .bounce(isUp: true))
  /// Upwards.
  public var up: Self { Self() }
  /// Downwards.
  public var down: Self { Self(_motion: _SymbolMotion(kind: .bounce(isUp: false))) }
  /// The symbol as a whole: there are no layers here.
  public var wholeSymbol: Self { self }
  /// The symbol as a whole: there are no layers here.
  public var byLayer: Self { self }
}

/// Grows faint and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }
  /// The symbol as a whole: there are no layers here.
  public var wholeSymbol: Self { self }
  /// The symbol as a whole: there are no layers here.
  public var byLayer: Self { self }
}

/// Goes from faint to full in three steps, again and again.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public var _motion = _SymbolMotion(kind: .variableColor(isReversing: false))
  /// One step after the other.
  public var iterative: Self { self }
  /// One step on top of the other.
  public var cumulative: Self { self }
  /// There and back.
  public var reversing: Self {
    Self(_motion: _SymbolMotion(kind: .variableColor(isReversing: true)))
  }
  /// There only.
  public var nonReversing: Self { Self() }
  /// Steps that are off are faint.
  public var dimInactiveLayers: Self { self }
  /// Steps that are off are not there.
  public var hideInactiveLayers: Self { self }
}

/// Larger or smaller while active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .held(scale: 1.25, opacity: 1))
  /// Larger.
  public var up: Self { Self() }
  /// Smaller.
  public var down: Self { Self(_motion: _SymbolMotion(kind: .held(scale: 0.8, opacity: 1))) }
  /// The symbol as a whole: there are no layers here.
  public var wholeSymbol: Self { self }
  /// The symbol as a whole: there are no layers here.
  public var byLayer: Self { self }
}

/// There only while it is not active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .held(scale: 0.5, opacity: 0)) }
  /// From below.
  public var up: Self { self }
  /// From above.
  public var down: Self { self }
}

/// Away while it is active.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .held(scale: 0.5, opacity: 0)) }
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
}

/// Turns once about its centre.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .rotate(turns: 1))
  /// To the right.
  public var clockwise: Self { Self() }
  /// To the left.
  public var counterClockwise: Self { Self(_motion: _SymbolMotion(kind: .rotate(turns: -1))) }
  /// The symbol as a whole: there are no layers here.
  public var wholeSymbol: Self { self }
  /// The symbol as a whole: there are no layers here.
  public var byLayer: Self { self }
}

/// Goes back and forth, less and less.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .wiggle(x: 0, y: 0))
  private static func along(_ x: Double, _ y: Double) -> Self {
    Self(_motion: _SymbolMotion(kind: .wiggle(x: x, y: y)))
  }
  /// About its centre.
  public var clockwise: Self { Self() }
  /// About its centre.
  public var counterClockwise: Self { Self() }
  /// Sideways.
  public var left: Self { Self.along(-1, 0) }
  /// Sideways.
  public var right: Self { Self.along(1, 0) }
  /// Sideways.
  public var forward: Self { right }
  /// Sideways.
  public var backward: Self { left }
  /// Up and down.
  public var up: Self { Self.along(0, -1) }
  /// Up and down.
  public var down: Self { Self.along(0, 1) }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .breathe(isPulsing: true))
  /// Without growing faint.
  public var plain: Self { Self(_motion: _SymbolMotion(kind: .breathe(isPulsing: false))) }
  /// Growing faint as well.
  public var pulse: Self { Self() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Springs up and back once.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Grows faint and comes back, again and again.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights its layers one after another.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Grows or shrinks while it is active.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes in by growing and fading.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes by shrinking and fading.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns about its centre.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Swings about its centre to both sides.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks softly.
  public static var breathe: Self { Self() }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// How a movement is repeated.
  public struct RepeatBehavior: Equatable, Sendable {
    var count: Int?
    var delay: Double
    /// Without a pause.
    public static var continuous: Self { Self(count: nil, delay: 0) }
    /// With a pause after each cycle.
    public static var periodic: Self { Self(count: nil, delay: 0.5) }
    /// With a pause of `delay` seconds after each of `count` cycles.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
      Self(count: count, delay: delay ?? 0.5)
    }
  }

  var speed = 1.0
  /// Cycles; 0 for no end, `nil` for what is usual: one for a change, no end while active.
  var count: Int?
  /// Seconds between cycles.
  var delay = 0.0

  /// As usual.
  public static var `default`: Self { Self() }
  /// Without an end.
  public static var repeating: Self { `default`.repeating }
  /// Once.
  public static var nonRepeating: Self { `default`.nonRepeating }
  /// So many times.
  public static func `repeat`(_ count: Int?) -> Self { `default`.`repeat`(count) }
  /// So many times, with pauses.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { `default`.`repeat`(behavior) }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> Self { `default`.speed(speed) }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var result = self
    change(&result)
    return result
  }

  /// Without an end.
  public var repeating: Self { changed { $0.count = 0 } }
  /// Once.
  public var nonRepeating: Self { changed { $0.count = 1 } }
  /// So many times.
  public func `repeat`(_ count: Int?) -> Self { changed { $0.count = count ?? 0 } }
  /// So many times, with pauses.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self {
    changed { ($0.count, $0.delay) = (behavior.count ?? 0, behavior.delay) }
  }
  /// So many times as fast.
  public func speed(_ speed: Double) -> Self { changed { $0.speed = speed } }
}
