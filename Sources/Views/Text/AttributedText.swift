public import Foundation

extension AttributeScopes {
  /// The attributes that texts show.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute

    /// The letters' font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    /// The letters' colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line beneath the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Points added after each letter; ligatures stay.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// Points added after each letter; ligatures are taken apart.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// Points by which the letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that texts show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
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
