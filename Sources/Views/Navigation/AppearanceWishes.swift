/// What an app asks of all its bars and scroll views at once, by UIKit's `appearance()`: views that are made later follow.
@MainActor package enum AppearanceWishes {
  /// Whether tab views have no bar.
  package static var hidesTabBars = false
  /// Whether a finger can pull a scroll view beyond its content.
  package static var scrollViewsBounce = true
}
