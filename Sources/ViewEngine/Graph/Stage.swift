public import Foundation
public import Geometry
public import Typography

/// The stage on which a scene is shown: its size, scale, colour scheme and assets.
public struct Stage: Sendable {
  /// The size in points.
  public var size: CGSize
  /// The scale: pixels to the point.
  public var scale: Double
  /// The size of the screen that code is told of, in points: that of the stage unless set.
  public var screenSize: CGSize
  /// The insets of the stage's safe area: what a device's corners and bars cover, in points.
  public var safeAreaInsets = EdgeInsets()
  /// The radius of the screen's corners, in points: 0 without a device.
  public var screenCornerRadius: CGFloat = 0
  /// Whether a keyboard rises where a field takes what is typed, as on a device.
  public var showsKeyboard = false
  /// How high the keyboard stands now, in points from the lower edge.
  var keyboardHeight: CGFloat = 0
  /// The colour scheme: light or dark; it follows what the views prefer.
  public var colorScheme: ColorScheme
  /// Whether the colour scheme stays as it is, whatever the views prefer.
  public var keepsColorScheme = false
  /// The version of the system whose looks are shown.
  public var system = SystemVersion.usual
  /// Whether the scene is asked to reduce motion.
  public var reduceMotion: Bool
  /// The reader's text size.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The reader's locale; `nil` for American English.
  public var locale: Locale?
  /// The localised texts of the scene's project; `nil` for none.
  public var strings: StringTables?
  /// The direction in which the reader's language is written.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The fonts of texts; `nil` for those of the list, from where Debian puts them.
  public var fonts: FontBook?
  /// The scene's own pictures and symbols.
  public var assets: Assets

  /// The date of the scene's calendar at the film's start.
  public var calendarStart: Date

  /// 2007-01-09 09:41 in Greenwich.
  public static let usualCalendarStart = Date(timeIntervalSince1970: 1_168_335_660)

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels to the point.
  ///   - colorScheme: Light or dark.
  ///   - reduceMotion: Whether the scene is asked to reduce motion.
  ///   - fonts: The fonts of texts; `nil` for the usual list, from where Debian puts them.
  ///   - assets: The scene's own images and symbols.
  ///   - calendarStart: The date at the film's start.
  public init(
    size: CGSize, scale: Double = 2, colorScheme: ColorScheme = .light, reduceMotion: Bool = false,
    fonts: FontBook? = nil, assets: Assets = Assets(),
    calendarStart: Date = usualCalendarStart
  ) {
    (self.size, self.scale, screenSize) = (size, scale, size)
    (self.colorScheme, self.reduceMotion) = (colorScheme, reduceMotion)
    (self.fonts, self.assets) = (fonts, assets)
    self.calendarStart = calendarStart
  }

  /// The stage's safe area, which ends above the keyboard.
  package var safeArea: SafeArea {
    var insets = safeAreaInsets
    insets.bottom = max(insets.bottom, keyboardHeight)
    return SafeArea(whole: CGRect(origin: .zero, size: size), insets: insets)
  }

  /// The screen that the stage stands for.
  var screen: Screen {
    var screen = Screen(size: screenSize, scale: scale)
    screen.safeAreaInsets = safeAreaInsets
    screen.cornerRadius = screenCornerRadius
    return screen
  }

  /// The width in points of the smallest telephones' screens.
  private static let narrowWidth: CGFloat = 375
  /// Whether the screen is no wider than those of the smallest telephones.
  var isScreenNarrow: Bool { screenSize.width <= Self.narrowWidth }

  /// The least sides of a screen whose width is regular: those of the smallest tablet, and of a window on it.
  private static let regularSize = CGSize(width: 744, height: 600)
  /// Whether there is as much room across as on a tablet.
  var isRegular: Bool {
    size.width >= Self.regularSize.width && size.height >= Self.regularSize.height
  }

  /// The fonts of every stage that names none: opened once.
  private static let standardFonts = Result { () throws(FontError) in try FontBook() }

  /// The fonts of texts on this stage.
  func openFonts() throws(FontError) -> FontBook {
    if let fonts { return fonts }
    return try Self.standardFonts.get()
  }
}

/// The screen that code is told of: of the stage for which it runs.
public struct Screen: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// The scale: pixels to the point.
  public var scale: Double
  /// What the device covers at its sides, in points.
  package var safeAreaInsets = EdgeInsets()
  /// The radius of the corners, in points.
  package var cornerRadius: CGFloat = 0

  /// The screen now: that of the graph that ran last, or, before there is one, the one that is to be.
  @MainActor public static var current = Screen(size: CGSize(width: 390, height: 844), scale: 2)

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels to the point.
  public init(size: CGSize, scale: Double) { (self.size, self.scale) = (size, scale) }
}

/// Light on dark or dark on light.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Light: dark text on a light background.
  case light
  /// Dark: light text on a dark background.
  case dark
}
