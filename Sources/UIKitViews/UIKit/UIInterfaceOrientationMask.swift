import Foundation

/// Several ways in which an interface stands.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, the device's top to the left.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, the device's top to the right.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On its side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// In every way.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// In every way but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The colours of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// As suits light or dark.
  case `default`
  /// Light, on dark content.
  case lightContent
  /// Dark, on light content.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}
