/// What an app asks of all its scroll views at once, by UIKit's `appearance()`.
@MainActor package enum ScrollWishes {
  /// Whether a finger can pull a scroll view beyond its content.
  package static var bounces = true
}
