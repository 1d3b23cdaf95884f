public import Views
@_spi(Engine) public import ViewEngine

/// Whether something of a web view's is done, as where that is left to the system.
public struct WebViewBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  /// As the system thinks best.
  public static let automatic = Self(kind: .automatic)
  /// It is done.
  public static let enabled = Self(kind: .enabled)
  /// It is not done.
  public static let disabled = Self(kind: .disabled)
}

extension View {
  /// Whether fingers from the edges go back and forth in web views.
  ///
  /// - Note: Accepted; no effect. `value`: no page is opened.
  public func webViewBackForwardNavigationGestures(_ value: WebViewBehavior) -> some View { self }
  /// Whether two fingers make web views larger.
  ///
  /// - Note: Accepted; no effect. `value`: no page is opened.
  public func webViewMagnificationGestures(_ value: WebViewBehavior) -> some View { self }
  /// Whether links show what they lead to.
  ///
  /// - Note: Accepted; no effect. `value`: no page is opened.
  public func webViewLinkPreviews(_ value: WebViewBehavior) -> some View { self }
  /// Whether letters of web views can be chosen.
  ///
  /// - Note: Accepted; no effect. `selectability`: no page is opened.
  public func webViewTextSelection(_ selectability: some TextSelectability) -> some View { self }
  /// Whether elements of web views can fill the screen.
  ///
  /// - Note: Accepted; no effect. `value`: no page is opened.
  public func webViewElementFullscreenBehavior(_ value: WebViewBehavior) -> some View { self }
  /// Whether web views have a ground.
  ///
  /// - Note: Accepted; no effect. `visibility`: the place of a page has one.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
