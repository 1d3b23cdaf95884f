@_spi(Engine) public import ViewEngine

/// Asks the person who uses the app for a review.
@MainActor @preconcurrency public struct RequestReviewAction {
  nonisolated init() {}
  /// Asks; nobody answers in a film, and the tool says so.
  public func callAsFunction() { IneffectiveSettings.note("requestReview") }
}

extension EnvironmentValues {
  /// What asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Who asked for reviews before ``RequestReviewAction``.
public enum SKStoreReviewController {
  /// Asks for a review; nobody answers in a film, and the tool says so.
  @MainActor @preconcurrency public static func requestReview() {
    IneffectiveSettings.note("requestReview")
  }
  /// Asks for a review over a scene; nobody answers in a film, and the tool says so.
  ///
  /// - Note: Accepted; no effect. `in`: no store's window is shown.
  @MainActor @preconcurrency public static func requestReview(in windowScene: AnyObject) {
    IneffectiveSettings.note("requestReview")
  }
}
