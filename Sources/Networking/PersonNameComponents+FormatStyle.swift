public import Foundation

extension PersonNameComponents {
  /// Names as people write them.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How long a name is.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// What friends say.
      case short
      /// The given name and the family's.
      case medium
      /// All of it.
      case long
      /// The first letters.
      case abbreviated
    }
    /// How long names are.
    public var style: Style
    /// Whose customs names follow; the given name stands before the family's for all.
    public var locale: Locale

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - style: How long names are.
    ///   - locale: Whose customs they follow.
    public init(style: Style = .medium, locale: Locale = Locale(identifier: "en_US")) {
      (self.style, self.locale) = (style, locale)
    }

    /// Writes a name.
    public func format(_ value: PersonNameComponents) -> String {
      let parts: [String?]
      switch style {
      case .short: parts = [value.nickname ?? value.givenName ?? value.familyName]
      case .medium: parts = [value.givenName, value.familyName]
      case .long:
        parts = [
          value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
        ]
      case .abbreviated:
        return [value.givenName, value.familyName].compactMap { $0?.first }.map(String.init)
          .joined()
      }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    /// The same style by another's customs.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// The name as people write it: the given name before the family's.
  public func formatted() -> String { formatted(FormatStyle()) }
  /// The name by a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: What it writes.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Names as people write them.
  ///
  /// - Parameter style: How long they are.
  /// - Returns: The style.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
