/// What an app asks of all its bars at once, by UIKit's `appearance()`: views that are made later follow.
@MainActor package enum AppearanceWishes {
  /// Whether tab views have no bar.
  package static var hidesTabBars = false
}
