@_spi(Engine) import ViewEngine

/// What an app asks of all its bars at once, by UIKit's `appearance()`: views that are made later follow.
@MainActor package enum AppearanceWishes {
  /// Whether tab views have no bar.
  package static var hidesTabBars = false
  /// The colour of the dot of the page that is shown; `nil` for the usual one.
  package static var currentPageDot: Color?
  /// The colour of other dots.
  package static var otherPageDots: Color?
}
