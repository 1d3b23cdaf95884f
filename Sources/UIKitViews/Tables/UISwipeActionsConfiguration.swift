public import Foundation

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
  /// Its colour; red for what takes the row away and grey for others unless set.
  open var backgroundColor: UIColor?
  /// What it calls.
  public let handler: Handler

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - style: What it does.
  ///   - title: Its words.
  ///   - handler: What it calls.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The buttons beside a row that is swiped.
@MainActor @preconcurrency open class UISwipeActionsConfiguration {
  /// The buttons, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a swipe over more than half of the row presses the first.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a set of buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button beside a row that is swiped, as there was before iOS 11.
@MainActor @preconcurrency open class UITableViewRowAction {
  /// What a button does.
  public enum Style: Int, Sendable {
    /// It takes the row away.
    case destructive
    /// Anything.
    case normal
    /// It takes the row away.
    public static var `default`: Self { .destructive }
  }

  /// What it does.
  public let style: Style
  /// Its words.
  open var title: String?
  /// Its colour; red for what takes the row away and grey for others unless set.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - style: What it does.
  ///   - title: Its words.
  ///   - handler: What it calls: with itself and the row's place.
  public init(
    style: Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// The button for a row at a place.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .destructive ? .destructive : .normal, title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
