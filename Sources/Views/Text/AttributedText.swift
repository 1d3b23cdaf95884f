public import Foundation
@_spi(Engine) public import ViewEngine

extension AttributeScopes {
  /// The attribute scope of texts.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The foreground colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The strikethrough: the line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline: the line beneath the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kerning: points added after each letter; ligatures stay.
    public let kern: KerningAttribute
    /// The tracking: points added after each letter; ligatures are taken apart.
    public let tracking: TrackingAttribute
    /// The baseline offset: points by which letters are raised.
    public let baselineOffset: BaselineOffsetAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Font
      /// Its name in archives.
      public static let name = "SwiftUI.Font"
    }
    /// The foreground colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Color
      /// Its name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The strikethrough: a line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Text.LineStyle
      /// Its name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The underline: a line beneath the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Text.LineStyle
      /// Its name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The kerning: points added after each letter; ligatures stay.
    public enum KerningAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.Kern"
    }
    /// The tracking: points added after each letter; ligatures are taken apart.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.Tracking"
    }
    /// The baseline offset: points by which the letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attribute scope of texts.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds this scope's attributes by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension TextAttributes {
  /// Applies the attributes of one run of an attributed string; returns its foreground colour.
  mutating func apply(_ run: AttributedString.Runs.Run) -> Color? {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let font = run[Scope.FontAttribute.self] { self.font = font }
    if let kern = run[Scope.KerningAttribute.self] { kerning = kern }
    if let tracking = run[Scope.TrackingAttribute.self] { self.tracking = tracking }
    if let offset = run[Scope.BaselineOffsetAttribute.self] { baselineOffset = offset }
    if let line = run[Scope.UnderlineStyleAttribute.self] { underline = line }
    if let line = run[Scope.StrikethroughStyleAttribute.self] { strikethrough = line }
    let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
    if let intent { apply(intent) }
    let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return run[Scope.ForegroundColorAttribute.self] ?? (link == nil ? nil : .accentColor)
  }

  /// Applies what Markdown says of letters.
  private mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .single }
  }
}
