import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// How one symbol goes and the next comes.
///
/// The system publishes no figures for it. Here one movement of 0.5 s without bounce drives both: the old
/// symbol goes over the first half of the way, the new one comes over the second, each between half its
/// size (or one and a half) and its own.
struct SymbolReplacement: Equatable, Sendable {
  /// The size to which the old symbol goes; `nil` for one that is away at once.
  var oldScale: Double?
  /// The size from which the new symbol comes.
  var newScale = 0.5

  /// What drives both.
  static func animation(speed: Double) -> Animation {
    .smooth(duration: 0.5 / max(speed, 1e-3))
  }

  /// The old symbol where `share` of its way out is left.
  func leaving(_ share: Double) -> SymbolPose {
    guard let oldScale else { return SymbolPose(opacity: 0) }
    return Self.pose(min(max(2 * share - 1, 0), 1), from: oldScale)
  }

  /// The new symbol where `share` of its way in is done.
  func coming(_ share: Double) -> SymbolPose {
    Self.pose(min(max(oldScale == nil ? share : 2 * share - 1, 0), 1), from: newScale)
  }

  private static func pose(_ share: Double, from scale: Double) -> SymbolPose {
    SymbolPose(scale: scale + (1 - scale) * share, opacity: share)
  }
}

/// How a symbol stands at one moment of an effect.
struct SymbolPose {
  var scale = 1.0
  /// Degrees.
  var angle = 0.0
  /// In its own widths.
  var x = 0.0
  /// In its own heights.
  var y = 0.0
  var opacity = 1.0
}
