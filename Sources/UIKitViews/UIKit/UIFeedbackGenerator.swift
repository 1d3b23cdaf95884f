public import Foundation

/// A feedback generator: what an app lets its device do to be felt, as a film cannot be.
@MainActor @preconcurrency open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Readies the device; a film has nothing to ready.
  open func prepare() {}
}

/// A generator of impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How an impact feels.
  public enum FeedbackStyle: Int, Sendable {
    /// Of something small.
    case light
    /// Of something of middle size.
    case medium
    /// Of something large.
    case heavy
    /// Of something soft.
    case soft
    /// Of something stiff.
    case rigid
  }

  /// Creates a generator of medium impacts.
  public override init() {}
  /// Creates a generator of impacts of a style.
  ///
  /// - Parameter style: How they feel.
  /// - Note: Accepted; no effect. `style`: a film cannot be felt.
  public init(style: FeedbackStyle) {}
  /// Creates a generator of impacts of a style, for a view.
  ///
  /// - Parameters:
  ///   - style: How they feel.
  ///   - view: Where they are felt.
  /// - Note: Accepted; no effect. `style`, `view`: a film cannot be felt.
  public init(style: FeedbackStyle, view: UIView) {}
  /// Makes an impact; a film cannot be felt.
  open func impactOccurred() {}
  /// Makes an impact.
  ///
  /// - Parameter intensity: How strong it is, 0...1.
  /// - Note: Accepted; no effect. `intensity`: a film cannot be felt.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of notifications.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is notified.
  public enum FeedbackType: Int, Sendable {
    /// That something has succeeded.
    case success
    /// That something needs care.
    case warning
    /// That something has failed.
    case error
  }

  /// Makes a notification felt.
  ///
  /// - Parameter notificationType: What is notified.
  /// - Note: Accepted; no effect. `notificationType`: a film cannot be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Makes a change felt; a film cannot be felt.
  open func selectionChanged() {}
}
