/// A button beside a row that is swiped.
@MainActor @preconcurrency open class UIContextualAction {
  /// What a button does.
  public enum Style: Int, Sendable {
    /// Anything.
    case normal
    /// It takes the row away.
    case destructive
  }
  /// What a button calls: with itself, its view and what is called when it is done.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) ->
    Void

  /// What it does.
  public let style: Style
  /// Its words.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Its colour.
  ///
  /// - Note: Accepted; no effect. `backgroundColor`: rows of tables are not swiped.
  open var backgroundColor: UIColor?
  /// What it calls.
  public let handler: Handler

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - style: What it does.
  ///   - title: Its words.
  ///   - handler: What it calls, which nobody does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The buttons beside a row that is swiped; rows of tables are not.
@MainActor @preconcurrency open class UISwipeActionsConfiguration {
  /// The buttons, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe presses the first.
  ///
  /// - Note: Accepted; no effect. `performsFirstActionWithFullSwipe`: rows of tables are not swiped.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a set of buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
