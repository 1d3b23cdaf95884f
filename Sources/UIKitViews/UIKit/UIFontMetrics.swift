public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// How lengths grow with the reader's setting of text sizes, beside one of the text styles.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle
  /// The metrics of the body.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  ///
  /// - Parameter textStyle: The text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The reader's setting on the stage.
  @MainActor private var setting: DynamicTypeSize { UIScreen.environment.dynamicTypeSize }

  /// A length at the reader's setting.
  ///
  /// - Parameter value: Points at the usual setting.
  /// - Returns: Points.
  @MainActor @preconcurrency public func scaledValue(for value: CGFloat) -> CGFloat {
    CGFloat(style.style.scaled(Double(value), at: setting))
  }
  /// A font at the reader's setting.
  ///
  /// - Parameter font: The font at the usual setting.
  /// - Returns: The font.
  @MainActor @preconcurrency public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
  /// A font at the reader's setting, up to a size.
  ///
  /// - Parameters:
  ///   - font: The font at the usual setting.
  ///   - maximumPointSize: The greatest size in points to the em.
  /// - Returns: The font.
  @MainActor @preconcurrency
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
}
