public import Foundation
@_spi(Engine) public import ViewEngine

extension AttributeScopes {
  /// The attributes that texts show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points added after each letter.
    public let kern: KerningAttribute
    /// Points added after each letter, ligatures dissolved.
    public let tracking: TrackingAttribute
    /// Points by which letters are raised.
    public let baselineOffset: BaselineOffsetAttribute

    /// The letters' font.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Font
      /// Its name in archives.
      public static let name = "SwiftUI.Font"
    }
    /// The letters' colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Color
      /// Its name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Text.LineStyle
      /// Its name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line beneath the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Text.LineStyle
      /// Its name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Points added after each letter; ligatures stay.
    public enum KerningAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.Kern"
    }
    /// Points added after each letter; ligatures are taken apart.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.Tracking"
    }
    /// Points by which the letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that texts show.
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
  /// Takes over what an attributed text says about one run; returns its colour.
  mutating func apply(_ run: AttributedString.Runs.Run) -> Color? {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let font = run[Scope.FontAttribute.self] { self.font = font }
    if let kern = run[Scope.KerningAttribute.self] { kerning = kern }
    if let tracking = run[Scope.TrackingAttribute.self] { self.tracking = tracking }
    if let offset = run[Scope.BaselineOffsetAttribute.self] { baselineOffset = offset }
    if let line = run[Scope.UnderlineStyleAttribute.self] { underline = line }
    if let line = run[Scope.StrikethroughStyleAttribute.self] { strikethrough = line }
    return run[Scope.ForegroundColorAttribute.self]
  }
}
