@_spi(Engine) import ViewEngine
public import Views

extension Text.LineStyle {
  /// Where UIKit's values say how many lines there are, and where they say how these are broken.
  private static let (lines, patterns) = (0xFF, 0xF00)

  /// Creates a line style by UIKit's; `nil` for one that is not a single line.
  ///
  /// - Parameter nsUnderlineStyle: UIKit's style: one line, of any pattern.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & Self.lines == NSUnderlineStyle.single.rawValue else {
      return nil
    }
    switch NSUnderlineStyle(rawValue: nsUnderlineStyle.rawValue & Self.patterns) {
    case []: self.init(pattern: .solid)
    case .patternDot: self.init(pattern: .dot)
    case .patternDash: self.init(pattern: .dash)
    case .patternDashDot: self.init(pattern: .dashDot)
    case .patternDashDotDot: self.init(pattern: .dashDotDot)
    default: return nil
    }
  }
}
