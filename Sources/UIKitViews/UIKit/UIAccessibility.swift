public import Foundation
@_spi(Engine) import ViewEngine

/// What a person has asked the device for, by UIKit's name.
public enum UIAccessibility {
  @MainActor private static var stage: Stage? { ViewGraph.current?.stage }

  /// Whether motion is to be reduced: as the film's stage says.
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool {
    stage?.reduceMotion ?? false
  }
  /// Whether transitions of pages are to be fades: where motion is to be reduced.
  @MainActor @preconcurrency public static var prefersCrossFadeTransitions: Bool {
    isReduceMotionEnabled
  }
  /// Whether nothing is to show through: not in a film, where a scene says so for its own views.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether a screen is read aloud: no film is.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a device is used by switches: no film is.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether letters are to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are to be darker, for contrast.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether there are to be no colours.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether things are to be told apart by more than their colour.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches are to show their state by signs.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether videos are to begin by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether buttons are to show their shapes.
  public static var buttonShapesEnabled: Bool { false }

  /// What is told to whoever reads a screen aloud.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Words to be said.
    public static let announcement = Self(rawValue: 1008)
    /// That a part of the screen is another.
    public static let layoutChanged = Self(rawValue: 1001)
    /// That all of the screen is another.
    public static let screenChanged = Self(rawValue: 1000)
    /// That something has been scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Tells whoever reads the screen aloud; nobody does in a film.
  ///
  /// - Parameters:
  ///   - notification: What is told.
  ///   - argument: The words, or the view.
  /// - Note: Accepted; no effect. `notification`, `argument`: a film is not read aloud.
  public static func post(notification: Notification, argument: Any?) {}

  /// Told when ``isReduceMotionEnabled`` changes, which it does not in a film.
  public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Told when ``isVoiceOverRunning`` changes, which it does not in a film.
  public static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}
