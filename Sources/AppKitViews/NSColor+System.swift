import DisplayList
import Foundation
import Views

// The values are those that are published for macOS 11 to 15, in sRGB; those of labels and fills are estimates where no
// list has them.
extension NSColor {
  /// A colour by its codes `0xRRGGBB` in light and in the dark, or by greys below 256.
  private convenience init(
    _ light: UInt32, _ lightOpacity: Float = 1, dark: UInt32, _ darkOpacity: Float = 1
  ) {
    func resolved(_ code: UInt32, _ opacity: Float) -> Color.Resolved {
      Color.Resolved(
        red: Float(code >> 16 & 0xff) / 255, green: Float(code >> 8 & 0xff) / 255,
        blue: Float(code & 0xff) / 255, opacity: opacity)
    }
    self.init(light: resolved(light, lightOpacity), dark: resolved(dark, darkOpacity))
  }

  /// The Mac's red, which differs between light and dark.
  public static let systemRed = NSColor(0xFF3B30, dark: 0xFF453A)
  /// The Mac's orange, which differs between light and dark.
  public static let systemOrange = NSColor(0xFF9500, dark: 0xFF9F0A)
  /// The Mac's yellow, which differs between light and dark.
  public static let systemYellow = NSColor(0xFFCC00, dark: 0xFFD60A)
  /// The Mac's green, which differs between light and dark.
  public static let systemGreen = NSColor(0x28CD41, dark: 0x32D74B)
  /// The Mac's mint, which differs between light and dark.
  public static let systemMint = NSColor(0x00C7BE, dark: 0x66D4CF)
  /// The Mac's teal, which differs between light and dark.
  public static let systemTeal = NSColor(0x59ADC4, dark: 0x6AC4DC)
  /// The Mac's cyan, which differs between light and dark.
  public static let systemCyan = NSColor(0x55BEF0, dark: 0x5AC8F5)
  /// The Mac's blue, which differs between light and dark.
  public static let systemBlue = NSColor(0x007AFF, dark: 0x0A84FF)
  /// The Mac's indigo, which differs between light and dark.
  public static let systemIndigo = NSColor(0x5856D6, dark: 0x5E5CE6)
  /// The Mac's purple, which differs between light and dark.
  public static let systemPurple = NSColor(0xAF52DE, dark: 0xBF5AF2)
  /// The Mac's pink, which differs between light and dark.
  public static let systemPink = NSColor(0xFF2D55, dark: 0xFF375F)
  /// The Mac's brown, which differs between light and dark.
  public static let systemBrown = NSColor(0xA2845E, dark: 0xAC8E68)
  /// The Mac's grey, which differs between light and dark.
  public static let systemGray = NSColor(0x8E8E93, dark: 0x98989D)

  /// The text of labels.
  public static let labelColor = NSColor(0x000000, 0.85, dark: 0xFFFFFF, 0.85)
  /// The text of labels that matter less.
  public static let secondaryLabelColor = NSColor(0x000000, 0.5, dark: 0xFFFFFF, 0.55)
  /// The text of labels that are not in force.
  public static let tertiaryLabelColor = NSColor(0x000000, 0.26, dark: 0xFFFFFF, 0.25)
  /// The faintest text of labels.
  public static let quaternaryLabelColor = NSColor(0x000000, 0.1, dark: 0xFFFFFF, 0.1)
  /// Text in documents.
  public static let textColor = NSColor(0x000000, dark: 0xFFFFFF)
  /// What stands in an empty field.
  public static let placeholderTextColor = NSColor(0x000000, 0.25, dark: 0xFFFFFF, 0.25)
  /// Text that is selected.
  public static let selectedTextColor = NSColor(0x000000, dark: 0xFFFFFF)
  /// What is below text in documents.
  public static let textBackgroundColor = NSColor(0xFFFFFF, dark: 0x1E1E1E)
  /// What is below text that is selected.
  public static let selectedTextBackgroundColor = NSColor(0xB3D7FF, dark: 0x3F638B)
  /// Text that is selected where nothing is typed.
  public static let unemphasizedSelectedTextColor = NSColor(0x000000, dark: 0xFFFFFF)
  /// What is below text that is selected where nothing is typed.
  public static let unemphasizedSelectedTextBackgroundColor = NSColor(0xDCDCDC, dark: 0x464646)
  /// What is below all in a window.
  public static let windowBackgroundColor = NSColor(0xECECEC, dark: 0x323232)
  /// What is below pages of documents.
  public static let underPageBackgroundColor = NSColor(0x969696, 0.9, dark: 0x282828)
  /// The text of a window's title.
  public static let windowFrameTextColor = NSColor(0x000000, 0.85, dark: 0xFFFFFF, 0.85)
  /// The face of controls.
  public static let controlColor = NSColor(0xFFFFFF, dark: 0xFFFFFF, 0.25)
  /// What is below large controls, as tables are.
  public static let controlBackgroundColor = NSColor(0xFFFFFF, dark: 0x1E1E1E)
  /// The text of controls.
  public static let controlTextColor = NSColor(0x000000, 0.85, dark: 0xFFFFFF, 0.85)
  /// The text of controls that take nothing.
  public static let disabledControlTextColor = NSColor(0x000000, 0.25, dark: 0xFFFFFF, 0.25)
  /// The face of controls that are chosen.
  public static let selectedControlColor = NSColor(0xB3D7FF, dark: 0x3F638B)
  /// The text of controls that are chosen.
  public static let selectedControlTextColor = NSColor(0x000000, 0.85, dark: 0xFFFFFF, 0.85)
  /// The text of rows that are chosen.
  public static let alternateSelectedControlTextColor = NSColor(0xFFFFFF, dark: 0xFFFFFF)
  /// What is below rows that are chosen.
  public static let selectedContentBackgroundColor = NSColor(0x0063E1, dark: 0x0058D0)
  /// What is below rows that are chosen where nothing is typed.
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(0xDCDCDC, dark: 0x464646)
  /// The accent of controls: blue, as a Mac comes.
  public static let controlAccentColor = NSColor(0x007AFF, dark: 0x007AFF)
  /// The ring around what has the keyboard.
  public static let keyboardFocusIndicatorColor = NSColor(0x0067F4, 0.25, dark: 0x1AA9FF, 0.3)
  /// The text of links.
  public static let linkColor = NSColor(0x0068DA, dark: 0x419CFF)
  /// Lines between parts.
  public static let separatorColor = NSColor(0x000000, 0.1, dark: 0xFFFFFF, 0.1)
  /// Lines of tables.
  public static let gridColor = NSColor(0xE6E6E6, dark: 0x1A1A1A)
  /// The text of tables' heads.
  public static let headerTextColor = NSColor(0x000000, 0.85, dark: 0xFFFFFF)
  /// What a search has found.
  public static let findHighlightColor = NSColor(0xFFFF00, dark: 0xFFFF00)
  /// Edges that are lit.
  public static let highlightColor = NSColor(0xFFFFFF, dark: 0xB4B4B4)
  /// Shadows.
  public static let shadowColor = NSColor(0x000000, dark: 0x000000)
  /// Fills of thin shapes.
  public static let systemFill = NSColor(0x000000, 0.1, dark: 0xFFFFFF, 0.1)
  /// Fills of shapes of middle size.
  public static let secondarySystemFill = NSColor(0x000000, 0.08, dark: 0xFFFFFF, 0.08)
  /// Fills of large shapes.
  public static let tertiarySystemFill = NSColor(0x000000, 0.05, dark: 0xFFFFFF, 0.05)
  /// Fills of the largest shapes.
  public static let quaternarySystemFill = NSColor(0x000000, 0.03, dark: 0xFFFFFF, 0.03)
  /// What is below rows of tables in turn.
  public static let alternatingContentBackgroundColors = [
    NSColor(0xFFFFFF, dark: 0x1E1E1E), NSColor(0xF4F5F5, dark: 0xFFFFFF, 0.05),
  ]

  /// Black, in light and dark.
  public static let black = NSColor(white: 0, alpha: 1)
  /// Dark grey, in light and dark.
  public static let darkGray = NSColor(white: 1.0 / 3, alpha: 1)
  /// Grey, in light and dark.
  public static let gray = NSColor(white: 0.5, alpha: 1)
  /// Light grey, in light and dark.
  public static let lightGray = NSColor(white: 2.0 / 3, alpha: 1)
  /// White, in light and dark.
  public static let white = NSColor(white: 1, alpha: 1)
  /// Clear, in light and dark.
  public static let clear = NSColor(white: 0, alpha: 0)
  /// Red, in light and dark.
  public static let red = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  /// Green, in light and dark.
  public static let green = NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  /// Blue, in light and dark.
  public static let blue = NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, in light and dark.
  public static let cyan = NSColor(srgbRed: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, in light and dark.
  public static let yellow = NSColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, in light and dark.
  public static let magenta = NSColor(srgbRed: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, in light and dark.
  public static let orange = NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, in light and dark.
  public static let purple = NSColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, in light and dark.
  public static let brown = NSColor(srgbRed: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
