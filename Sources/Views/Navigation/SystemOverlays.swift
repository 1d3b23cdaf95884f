@_spi(Engine) public import ViewEngine

extension View {
  /// Hides the status bar, where the device's chrome is filmed; the safe area stays as it is.
  ///
  /// - Parameter isHidden: Whether it is to be hidden.
  /// - Returns: This view with its preference.
  public func statusBarHidden(_ isHidden: Bool = true) -> some View {
    preferring(.statusBar, isHidden: isHidden)
  }

  /// Hides the status bar, where the device's chrome is filmed: the older name of `statusBarHidden`.
  ///
  /// - Parameter hidden: Whether it is to be hidden.
  /// - Returns: This view with its preference.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Shows or hides what the system draws over the scene, where the device's chrome is filmed: the home indicator.
  ///
  /// - Parameter visibility: Whether it is shown; `automatic` for no preference.
  /// - Returns: This view with its preference.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    preferring(.homeIndicator, isHidden: visibility == .automatic ? nil : visibility == .hidden)
  }
}
