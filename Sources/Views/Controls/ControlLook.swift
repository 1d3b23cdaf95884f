import Foundation

/// What the looks of several controls share, as on iOS 17; lengths in points.
enum ControlLook {
  /// The opacity of a control that is disabled.
  static let disabledOpacity = 0.5
  /// The tertiary fill behind buttons, segments and steppers: 0.12 of a grey whose fill has 0.2.
  static let tertiaryFill = 0.6
  /// The secondary fill of a switch that is off and behind bordered buttons: 0.16 of a grey whose fill has 0.2.
  static let secondaryFill = 0.8
  /// The opacity of a tint behind a label of the same tint.
  static let tintedOpacity = 0.15
  /// The spacing between a control and its label.
  static let spacing: CGFloat = 8
  /// The height of a bar or a track that fills.
  static let trackHeight: CGFloat = 4
  /// The corner radius of bordered controls of the regular size.
  static let cornerRadius: CGFloat = 8
  /// The shadow of a thumb: its opacity, its radius, and how far below it lies.
  static let (shadowOpacity, shadowRadius, shadowOffset) = (0.15, CGFloat(4), CGFloat(3))
  /// The perceptual duration, in seconds, of the spring without bounce that takes a thumb to its other place.
  ///
  /// Flutter's segmented control has a mass of 1, 503.551 N/m and a damping of 44.8799 from a simulator, which is this.
  static let thumbDuration = 0.28
}
