public import Foundation
public import Typography

/// Where and how a scene is shown.
public struct Stage: Sendable {
  /// Points.
  public var size: CGSize
  /// Pixels to the point.
  public var scale: Double
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// Whether the scene is asked to move less.
  public var reduceMotion: Bool
  /// The fonts of texts; `nil` for those of the list, from where Debian puts them.
  public var fonts: FontBook?
  /// The scene's own pictures and symbols.
  public var assets: Assets

  /// What the scene's calendar shows at the film's start.
  public var calendarStart: Date

  /// 2007-01-09 09:41 in Greenwich.
  public static let usualCalendarStart = Date(timeIntervalSince1970: 1_168_335_660)

  /// Creates a stage.
  public init(
    size: CGSize, scale: Double = 2, colorScheme: ColorScheme = .light, reduceMotion: Bool = false,
    fonts: FontBook? = nil, assets: Assets = Assets(),
    calendarStart: Date = usualCalendarStart
  ) {
    (self.size, self.scale) = (size, scale)
    (self.colorScheme, self.reduceMotion) = (colorScheme, reduceMotion)
    (self.fonts, self.assets) = (fonts, assets)
    self.calendarStart = calendarStart
  }

  /// The fonts of every stage that names none: opened once.
  private static let standardFonts = Result { () throws(FontError) in try FontBook() }

  /// The fonts of texts on this stage.
  func openFonts() throws(FontError) -> FontBook {
    if let fonts { return fonts }
    return try Self.standardFonts.get()
  }
}

/// Light on dark or dark on light.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}
