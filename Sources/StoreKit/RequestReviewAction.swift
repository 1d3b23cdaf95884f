public import Foundation
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

extension AppStore {
  /// Asks for a review over a scene; nobody answers in a film, and the tool says so.
  ///
  /// - Note: Accepted; no effect. `in`: no store's window is shown.
  @MainActor @preconcurrency public static func requestReview(in scene: AnyObject) {
    IneffectiveSettings.note("requestReview")
  }
}

/// What can go wrong with a store.
public enum StoreKitError: Error, Sendable {
  /// Nobody knows what.
  case unknown
  /// The person did not want to.
  case userCancelled
  /// There is no network.
  case networkError(URLError)
  /// The system failed.
  case systemError(any Error)
  /// It cannot be had where the person is.
  case notAvailableInStorefront
  /// The app may not.
  case notEntitled
  /// It cannot be done here.
  case unsupported
}
