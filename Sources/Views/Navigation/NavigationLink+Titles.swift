import Foundation
@_spi(Engine) public import ViewEngine

extension NavigationLink where Label == Text {
  /// Creates a link with a title, whose page a binding shows.
  ///
  /// - Parameters:
  ///   - titleKey: The label, in which simple Markdown counts.
  ///   - isActive: Whether the page is shown; a press sets it to true, the way back to false.
  ///   - destination: The page.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }
  /// Creates a link with a title, whose page a binding shows.
  ///
  /// - Parameters:
  ///   - title: The label, as it is.
  ///   - isActive: Whether the page is shown; a press sets it to true, the way back to false.
  ///   - destination: The page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }
  /// Creates a link with a title, whose page is shown while a binding has the link's value.
  ///
  /// - Parameters:
  ///   - titleKey: The label, in which simple Markdown counts.
  ///   - tag: The link's value.
  ///   - selection: The value of the link whose page is shown; a press sets it, the way back sets it to `nil`.
  ///   - destination: The page.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a title, whose page is shown while a binding has the link's value.
  ///
  /// - Parameters:
  ///   - title: The label, as it is.
  ///   - tag: The link's value.
  ///   - selection: The value of the link whose page is shown; a press sets it, the way back sets it to `nil`.
  ///   - destination: The page.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }
}
