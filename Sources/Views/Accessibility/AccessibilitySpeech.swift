public import Foundation
@_spi(Engine) public import ViewEngine

// How texts would be read aloud, which nobody does in a film.
extension View {
  /// Sets whether punctuation is read.
  ///
  /// - Parameter value: Whether it is.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `value`: a film is not read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Sets whether words are spelled.
  ///
  /// - Parameter value: Whether they are.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `value`: a film is not read aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Sets how high the voice is.
  ///
  /// - Parameter value: From −1 to 1; 0 for the usual.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `value`: a film is not read aloud.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Sets whether what is said waits for what is being said.
  ///
  /// - Parameter value: Whether it waits.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `value`: a film is not read aloud.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// Sets whether punctuation is read.
  ///
  /// - Parameter value: Whether it is.
  /// - Returns: This text as it is.
  /// - Note: Accepted; no effect. `value`: a film is not read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Sets whether words are spelled.
  ///
  /// - Parameter value: Whether they are.
  /// - Returns: This text as it is.
  /// - Note: Accepted; no effect. `value`: a film is not read aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Sets how high the voice is.
  ///
  /// - Parameter value: From −1 to 1; 0 for the usual.
  /// - Returns: This text as it is.
  /// - Note: Accepted; no effect. `value`: a film is not read aloud.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Sets whether what is said waits for what is being said.
  ///
  /// - Parameter value: Whether it waits.
  /// - Returns: This text as it is.
  /// - Note: Accepted; no effect. `value`: a film is not read aloud.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// What whoever reads a screen aloud is told, by SwiftUI's names: nobody does in a film.
public enum AccessibilityNotification {
  /// Words to be said.
  public struct Announcement: Sendable {
    private let words: AttributedString
    /// Creates an announcement.
    public init(_ announcement: String) { words = AttributedString(announcement) }
    /// Creates an announcement.
    @_disfavoredOverload public init(_ announcement: AttributedString) { words = announcement }
    /// Tells it; nobody hears.
    public func post() {}
  }
  /// That a part of the screen is another.
  public struct LayoutChanged {
    /// Creates it.
    ///
    /// - Parameter element: What is to be read first.
    /// - Note: Accepted; no effect. `element`: a film is not read aloud.
    public init(_ element: Any? = nil) {}
    /// Tells it; nobody hears.
    public func post() {}
  }
  /// That all of the screen is another.
  public struct ScreenChanged {
    /// Creates it.
    ///
    /// - Parameter element: What is to be read first.
    /// - Note: Accepted; no effect. `element`: a film is not read aloud.
    public init(_ element: Any? = nil) {}
    /// Tells it; nobody hears.
    public func post() {}
  }
  /// That something was scrolled.
  public struct PageScrolled: Sendable {
    private let words: String
    /// Creates it.
    ///
    /// - Parameter pageStatusAnnouncement: Words to be said.
    public init(_ pageStatusAnnouncement: String) { words = pageStatusAnnouncement }
    /// Tells it; nobody hears.
    public func post() {}
  }
}
