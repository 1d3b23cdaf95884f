import Motion
@_spi(Engine) import ViewEngine

/// A symbol effect: a movement of a symbol.
public protocol SymbolEffect {
  /// The motion of the symbol.
  var _motion: _SymbolMotion { get }
}
/// A discrete symbol effect, which runs for each change of a value.
public protocol DiscreteSymbolEffect {}
/// An indefinite symbol effect, which goes on for as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// The motion of a symbol: one cycle, or a pose that it is in while active.
public struct _SymbolMotion: Equatable {
  enum Kind: Equatable {
    case bounce(isUp: Bool)
    case pulse
    case variableColor(VariableColor)
    case breathe(isPulsing: Bool)
    case rotate(turns: Double)
    case wiggle(x: Double, y: Double)
    /// A wiggle about the centre that starts against the clock.
    case wiggleBack
    /// A pose held while active: a scale and an opacity.
    case held(scale: Double, opacity: Double)
    /// Away while active, and drawn when it no longer is.
    case drawn(SymbolInk)
  }
  let kind: Kind
  /// Whether a pose is held while the effect is active; `false` for one that is left then.
  var isHeldWhileActive = true

  // The figures are our own: the system publishes none.
  /// The scale of a symbol that is larger while active: 5/4 of its own.
  static let larger = 1.25
  /// The scale of a symbol that is smaller while active: 4/5 of its own.
  static let smaller = 0.8
  /// The motion of a symbol that is away: held at half its size, transparent.
  static var away: Self { Self(kind: .held(scale: 0.5, opacity: 0)) }
}

/// The bounce effect: the symbol jumps up or down and comes to rest.
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

/// The pulse effect: the symbol grows faint and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }
  /// The symbol as a whole: there are no layers here.
  public var wholeSymbol: Self { self }
  /// The symbol as a whole: there are no layers here.
  public var byLayer: Self { self }
}

/// The variable colour effect: the steps of a symbol light up one after the other, again and again.
///
/// A symbol without steps goes from faint to full as a whole.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  private var look = VariableColor()
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .variableColor(look)) }
  /// One step after the other.
  public var iterative: Self { with { $0.isCumulative = false } }
  /// One step on top of the other.
  public var cumulative: Self { with { $0.isCumulative = true } }
  /// There and back.
  public var reversing: Self { with { $0.isReversing = true } }
  /// There only.
  public var nonReversing: Self { with { $0.isReversing = false } }
  /// Steps that are off are faint.
  public var dimInactiveLayers: Self { with { $0.hidesInactive = false } }
  /// Steps that are off are not there.
  public var hideInactiveLayers: Self { with { $0.hidesInactive = true } }

  private func with(_ change: (inout VariableColor) -> Void) -> Self {
    var effect = self
    change(&effect.look)
    return effect
  }
}

/// The scale effect: the symbol is larger or smaller while active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .held(scale: _SymbolMotion.larger, opacity: 1))
  /// Larger.
  public var up: Self { Self() }
  /// Smaller.
  public var down: Self {
    Self(_motion: _SymbolMotion(kind: .held(scale: _SymbolMotion.smaller, opacity: 1)))
  }
  /// The symbol as a whole: there are no layers here.
  public var wholeSymbol: Self { self }
  /// The symbol as a whole: there are no layers here.
  public var byLayer: Self { self }
}

/// The appear effect: the symbol is there only while it is active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion {
    var motion = _SymbolMotion.away
    motion.isHeldWhileActive = false
    return motion
  }
  /// From below.
  public var up: Self { self }
  /// From above.
  public var down: Self { self }
}

/// The disappear effect: the symbol is away while it is active.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .away }
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
}

/// The rotate effect: the symbol turns once about its centre.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .rotate(turns: 1))
  /// Clockwise.
  public var clockwise: Self { Self() }
  /// Anticlockwise.
  public var counterClockwise: Self { Self(_motion: _SymbolMotion(kind: .rotate(turns: -1))) }
  /// The symbol as a whole: there are no layers here.
  public var wholeSymbol: Self { self }
  /// The symbol as a whole: there are no layers here.
  public var byLayer: Self { self }
}

/// The wiggle effect: the symbol goes back and forth, less and less.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .wiggle(x: 0, y: 0))
  private static func along(_ x: Double, _ y: Double) -> Self {
    Self(_motion: _SymbolMotion(kind: .wiggle(x: x, y: y)))
  }
  /// About its centre, with the clock first.
  public var clockwise: Self { Self() }
  /// About its centre, against the clock first.
  public var counterClockwise: Self { Self(_motion: _SymbolMotion(kind: .wiggleBack)) }
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
  /// The symbol as a whole: there are no layers here.
  public var wholeSymbol: Self { self }
  /// The symbol as a whole: there are no layers here.
  public var byLayer: Self { self }
}

/// The breathe effect: the symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion = _SymbolMotion(kind: .breathe(isPulsing: true))
  /// Without growing faint.
  public var plain: Self { Self(_motion: _SymbolMotion(kind: .breathe(isPulsing: false))) }
  /// Growing faint as well.
  public var pulse: Self { Self() }
  /// The symbol as a whole: there are no layers here.
  public var wholeSymbol: Self { self }
  /// The symbol as a whole: there are no layers here.
  public var byLayer: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The bounce effect: the symbol springs up and back once.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The pulse effect: the symbol grows faint and comes back, again and again.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The variable colour effect: the symbol lights up in steps.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The scale effect: the symbol grows or shrinks while it is active.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The appear effect: the symbol comes in by growing and fading.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The disappear effect: the symbol goes by shrinking and fading.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The rotate effect: the symbol turns about its centre.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The wiggle effect: the symbol swings about its centre to both sides.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The breathe effect: the symbol grows and shrinks softly.
  public static var breathe: Self { Self() }
}

/// The options of a symbol effect: how often and how fast a symbol moves.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// The repeat behaviour: how a movement is repeated.
  public struct RepeatBehavior: Equatable, Sendable {
    var count: Int?
    var delay: Double
    /// Seconds of pause where nothing is said; the system publishes none.
    private static let usualDelay = 0.5
    /// Repeated without a pause.
    public static var continuous: Self { Self(count: nil, delay: 0) }
    /// Repeated with a pause of half a second after each cycle.
    public static var periodic: Self { Self(count: nil, delay: usualDelay) }
    /// Repeated with pauses.
    ///
    /// - Parameters:
    ///   - count: How many cycles; `nil` for no end.
    ///   - delay: Seconds of pause after each cycle; `nil` for half a second.
    /// - Returns: The behaviour.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
      Self(count: count, delay: delay ?? usualDelay)
    }
  }

  var speed = 1.0
  /// The slowest speed, so that what is told to stand still ends some day.
  static let leastSpeed = 1e-3
  /// Cycles; 0 for no end, `nil` for what is usual: one for a change, no end while active.
  var count: Int?
  /// Seconds between cycles.
  var delay = 0.0

  /// The default options: one cycle for a change, no end while active.
  public static var `default`: Self { Self() }
  /// Repeated without an end.
  public static var repeating: Self { `default`.repeating }
  /// Not repeated: one cycle.
  public static var nonRepeating: Self { `default`.nonRepeating }
  /// Repeated so many times; `nil` for no end.
  public static func `repeat`(_ count: Int?) -> Self { `default`.`repeat`(count) }
  /// Repeated so many times, with pauses.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { `default`.`repeat`(behavior) }
  /// The speed: so many times as fast.
  public static func speed(_ speed: Double) -> Self { `default`.speed(speed) }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var result = self
    change(&result)
    return result
  }

  /// These options, repeated without an end.
  public var repeating: Self { changed { $0.count = 0 } }
  /// These options, not repeated: one cycle.
  public var nonRepeating: Self { changed { $0.count = 1 } }
  /// These options, repeated so many times; `nil` for no end.
  public func `repeat`(_ count: Int?) -> Self { changed { $0.count = count ?? 0 } }
  /// These options, repeated so many times, with pauses.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self {
    changed { ($0.count, $0.delay) = (behavior.count ?? 0, behavior.delay) }
  }
  /// These options at a speed: so many times as fast.
  public func speed(_ speed: Double) -> Self { changed { $0.speed = speed } }
}
