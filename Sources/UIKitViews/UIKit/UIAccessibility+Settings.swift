public import Foundation

// More of what a person can ask a device for, and what is told when that changes, which it does not in a film.
extension UIAccessibility {
  /// Whether a device is used by a menu on the screen: no film is.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether a device is held to one app: no film is.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether sound is the same on either side.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether videos are to show what is said.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether a person has words that are chosen read aloud.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether a person has the screen read aloud.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a shake takes back what was done, as by itself on a device.
  public static var isShakeToUndoEnabled: Bool { true }

  private static func status(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)DidChangeNotification")
  }

  /// Told when ``isAssistiveTouchRunning`` changes.
  public static let assistiveTouchStatusDidChangeNotification = status("AssistiveTouchStatus")
  /// Told when ``isBoldTextEnabled`` changes.
  public static let boldTextStatusDidChangeNotification = status("BoldTextStatus")
  /// Told when ``buttonShapesEnabled`` changes.
  public static let buttonShapesEnabledStatusDidChangeNotification = status(
    "ButtonShapesEnabledStatus")
  /// Told when ``isClosedCaptioningEnabled`` changes.
  public static let closedCaptioningStatusDidChangeNotification = status(
    "ClosedCaptioningStatus")
  /// Told when ``isDarkerSystemColorsEnabled`` changes.
  public static let darkerSystemColorsStatusDidChangeNotification = status(
    "DarkerSystemColorsStatus")
  /// Told when ``shouldDifferentiateWithoutColor`` changes.
  public static let differentiateWithoutColorDidChangeNotification = status(
    "ShouldDifferentiateWithoutColor")
  /// Told when ``isGrayscaleEnabled`` changes.
  public static let grayscaleStatusDidChangeNotification = status("GrayscaleStatus")
  /// Told when ``isGuidedAccessEnabled`` changes.
  public static let guidedAccessStatusDidChangeNotification = status("GuidedAccessStatus")
  /// Told when ``isInvertColorsEnabled`` changes.
  public static let invertColorsStatusDidChangeNotification = status("InvertColorsStatus")
  /// Told when ``isMonoAudioEnabled`` changes.
  public static let monoAudioStatusDidChangeNotification = status("MonoAudioStatus")
  /// Told when ``isOnOffSwitchLabelsEnabled`` changes.
  public static let onOffSwitchLabelsDidChangeNotification = status("OnOffSwitchLabels")
  /// Told when ``prefersCrossFadeTransitions`` changes.
  public static let prefersCrossFadeTransitionsStatusDidChange = status(
    "PrefersCrossFadeTransitionsStatus")
  /// Told when ``isReduceTransparencyEnabled`` changes.
  public static let reduceTransparencyStatusDidChangeNotification = status(
    "ReduceTransparencyStatus")
  /// Told when ``isShakeToUndoEnabled`` changes.
  public static let shakeToUndoDidChangeNotification = status("ShakeToUndo")
  /// Told when ``isSpeakScreenEnabled`` changes.
  public static let speakScreenStatusDidChangeNotification = status("SpeakScreenStatus")
  /// Told when ``isSpeakSelectionEnabled`` changes.
  public static let speakSelectionStatusDidChangeNotification = status("SpeakSelectionStatus")
  /// Told when ``isSwitchControlRunning`` changes.
  public static let switchControlStatusDidChangeNotification = status("SwitchControlStatus")
  /// Told when ``isVideoAutoplayEnabled`` changes.
  public static let videoAutoplayStatusDidChangeNotification = status("VideoAutoplayStatus")
}
