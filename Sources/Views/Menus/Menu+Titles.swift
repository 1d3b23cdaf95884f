import Foundation
@_spi(Engine) public import ViewEngine

extension Menu where Label == Text {
  /// Creates a menu with a title, that a long press opens: a tap does something.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - content: Its buttons.
  ///   - primaryAction: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
  /// Creates a menu with a title, that a long press opens: a tap does something.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - content: Its buttons.
  ///   - primaryAction: What a tap does.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == Views.Label<Text, Image> {
  /// Creates a menu with a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of a symbol.
  ///   - content: Its buttons.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Views.Label(title, systemImage: systemImage) } }
  /// Creates a menu with a title and a symbol, that a long press opens: a tap does something.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The name of a symbol.
  ///   - content: Its buttons.
  ///   - primaryAction: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Views.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
  /// Creates a menu with a title and a symbol, that a long press opens: a tap does something.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of a symbol.
  ///   - content: Its buttons.
  ///   - primaryAction: What a tap does.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Views.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
