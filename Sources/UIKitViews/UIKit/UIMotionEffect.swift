import Foundation

/// An effect that moves a view as the device is tilted, which a film's is not.
///
/// - Note: Accepted; no effect. `UIMotionEffect`: the device stands still.
@MainActor @preconcurrency open class UIMotionEffect {
  /// Creates an effect.
  public init() {}
  /// What the effect gives properties at a tilt.
  ///
  /// - Parameter viewerOffset: The tilt, -1...1 each way.
  /// - Returns: Values by key paths; `nil` for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// An effect that moves one property between two values.
@MainActor @preconcurrency open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt counts.
  public enum EffectType: Int, Sendable {
    /// That to the sides.
    case tiltAlongHorizontalAxis
    /// That upwards and downwards.
    case tiltAlongVerticalAxis
  }

  /// The key path of the property.
  public let keyPath: String
  /// Which tilt counts.
  public let type: EffectType
  /// The value at the one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - type: Which tilt counts.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several effects at once.
@MainActor @preconcurrency open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects that tilts have on the view.
  public var motionEffects: [UIMotionEffect] {
    get { manners.motionEffects }
    set { manners.motionEffects = newValue }
  }
  /// Adds an effect of tilts.
  public func addMotionEffect(_ effect: UIMotionEffect) { manners.motionEffects.append(effect) }
  /// Removes an effect of tilts.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    manners.motionEffects.removeAll { $0 === effect }
  }
}
