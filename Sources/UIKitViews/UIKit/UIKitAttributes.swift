public import Foundation
@_spi(Engine) import ViewEngine
import Views

extension AttributeScopes {
  /// The attribute scope of UIKit's fonts and colours.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space between letters besides their own, in points.
    public let kern: KernAttribute
    /// How far letters stand above their line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIFont
      /// Its name in archives.
      public static let name = "NSFont"
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// Its name in archives.
      public static let name = "NSColor"
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// Its name in archives.
      public static let name = "NSBackgroundColor"
    }
    /// The space between letters besides their own, in points.
    public enum KernAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "NSKern"
    }
    /// How far letters stand above their line, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "NSBaselineOffset"
    }
    /// The line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// Its name in archives.
      public static let name = "NSUnderline"
    }
    /// The line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// Its name in archives.
      public static let name = "NSStrikethrough"
    }
  }

  /// The attribute scope of UIKit's fonts and colours.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds this scope's attributes by their names, where SwiftUI's have none of the value.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// What changes the attributes of a button's words, or of another configuration's.
@MainActor @preconcurrency public struct UIConfigurationTextAttributesTransformer {
  /// Changes attributes.
  public let transform: @MainActor (AttributeContainer) -> AttributeContainer
  /// Creates a transformer.
  ///
  /// - Parameter transform: Changes attributes.
  public init(_ transform: @escaping @MainActor (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributeScopes {
  /// UIKit's attributes of a run, or SwiftUI's where it has none of those, but for colours behind letters and links.
  static func uiKitAttributes(of run: AttributedString.Runs.Run) -> [NSAttributedString.Key: Any] {
    typealias Own = UIKitAttributes
    typealias Other = SwiftUIAttributes
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] =
      run[Own.FontAttribute.self] ?? run[Other.FontAttribute.self].map { UIFont($0) }
    attributes[.foregroundColor] =
      run[Own.ForegroundColorAttribute.self]
      ?? run[Other.ForegroundColorAttribute.self].map { UIColor($0) }
    attributes[.kern] = run[Own.KernAttribute.self]
    attributes[.baselineOffset] = run[Own.BaselineOffsetAttribute.self]
    attributes[.underlineStyle] = run[Own.UnderlineStyleAttribute.self]
    attributes[.strikethroughStyle] = run[Own.StrikethroughStyleAttribute.self]
    return attributes
  }
}

extension AttributedWords {
  /// Reads a text of UIKit's attributes, or of SwiftUI's where it has none of those.
  init(_ string: AttributedString) {
    self.init(
      string.runs.map {
        (
          words: String(string[$0.range].characters),
          attributes: AttributeScopes.uiKitAttributes(of: $0)
        )
      })
  }
}
