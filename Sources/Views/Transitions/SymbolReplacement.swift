import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// The symbol replacement: how one symbol goes and the next comes.
///
/// The system publishes no figures for it. Here one movement of 0.5 s without bounce drives both: the old
/// symbol goes over the first half of the way, the new one comes over the second, each between half its
/// size (or one and a half) and its own.
struct SymbolReplacement: Equatable, Sendable {
  /// The scale to which the old symbol goes; `nil` for one that is away at once.
  var oldScale: Double?
  /// The scale from which the new symbol comes.
  var newScale = 0.5

  /// Seconds of the animation at its usual speed.
  private static let duration = 0.5
  /// The slowest speed, so that what is told to stand still ends some day.
  private static let leastSpeed = 1e-3

  /// The animation that drives both, `speed` times as fast as usual.
  static func animation(speed: Double) -> Animation {
    .smooth(duration: duration / max(speed, leastSpeed))
  }

  /// The pose of the old symbol where `share` of its way out is left, 0...1.
  func leaving(_ share: Double) -> SymbolPose {
    guard let oldScale else { return SymbolPose(opacity: 0) }
    return Self.pose(min(max(2 * share - 1, 0), 1), from: oldScale)
  }

  /// The pose of the new symbol where `share` of its way in is done, 0...1.
  func coming(_ share: Double) -> SymbolPose {
    Self.pose(min(max(oldScale == nil ? share : 2 * share - 1, 0), 1), from: newScale)
  }

  private static func pose(_ share: Double, from scale: Double) -> SymbolPose {
    SymbolPose(scale: scale + (1 - scale) * share, opacity: share)
  }
}

/// The pose of a symbol at one moment of an effect: scale, rotation, offset and opacity.
struct SymbolPose {
  var scale = 1.0
  /// The rotation, in degrees clockwise.
  var angle = 0.0
  /// The offset to the right, in its own widths.
  var x = 0.0
  /// The offset down, in its own heights.
  var y = 0.0
  var opacity = 1.0
}
