public import Foundation

extension AttributeScopes {
  /// The attribute scope of how a text is read aloud.
  ///
  /// - Note: Accepted; no effect. A film is not read aloud.
  public struct AccessibilityAttributes: AttributeScope {
    /// How much higher or lower the voice is than usual.
    public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
    /// Whether marks of punctuation are read, too.
    public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
    /// How it is pronounced, in signs of the International Phonetic Alphabet.
    public let accessibilitySpeechPhoneticNotation: SpeechPhoneticNotationAttribute
    /// Whether it is read letter by letter.
    public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
    /// Whether it waits until what is read has ended.
    public let accessibilitySpeechQueueAnnouncement: SpeechQueueAnnouncementAttribute
    /// Names of what it is besides, by words of its author's.
    public let accessibilityTextCustom: TextCustomAttribute

    /// How much higher or lower the voice is than usual.
    public enum SpeechAdjustedPitchAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Double
      /// Its name in archives.
      public static let name = "UIAccessibilitySpeechAttributePitch"
    }
    /// Whether marks of punctuation are read, too.
    public enum SpeechIncludesPunctuationAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Bool
      /// Its name in archives.
      public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }
    /// How it is pronounced, in signs of the International Phonetic Alphabet.
    public enum SpeechPhoneticNotationAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = String
      /// Its name in archives.
      public static let name = "UIAccessibilitySpeechAttributeIPANotation"
    }
    /// Whether it is read letter by letter.
    public enum SpeechSpellsOutCharactersAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Bool
      /// Its name in archives.
      public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }
    /// Whether it waits until what is read has ended.
    public enum SpeechQueueAnnouncementAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = Bool
      /// Its name in archives.
      public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
    }
    /// Names of what it is besides, by words of its author's.
    public enum TextCustomAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = [String]
      /// Its name in archives.
      public static let name = "UIAccessibilityTextAttributeCustom"
    }
  }

  /// The attribute scope of how a text is read aloud.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds this scope's attributes by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
