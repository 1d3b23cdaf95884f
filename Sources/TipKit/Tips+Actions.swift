public import Views

extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The name; that of its place among the tip's where none was given.
    public let id: String
    /// The place among the tip's buttons, from 0; `nil` before a tip shows it.
    public let index: Int?
    /// What is done when it is tapped, before what the tip's view does.
    public let handler: @MainActor @Sendable () -> Void
    /// Makes what it shows.
    public let label: @Sendable () -> Text

    private init(
      id: String, index: Int?, handler: @escaping @MainActor @Sendable () -> Void,
      label: @escaping @Sendable () -> Text
    ) { (self.id, self.index, self.handler, self.label) = (id, index, handler, label) }

    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - id: The name; `nil` for that of its place.
    ///   - title: The title.
    ///   - handler: What is done when it is tapped.
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      let words = String(title)
      self.init(id: id ?? "", index: nil, handler: handler) { Text(words) }
    }
    /// Creates a button with a label.
    ///
    /// - Parameters:
    ///   - id: The name; `nil` for that of its place.
    ///   - handler: What is done when it is tapped.
    ///   - label: Makes what it shows.
    public init(
      id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) { self.init(id: id ?? "", index: nil, handler: handler, label: label) }

    /// The button at its place in a view.
    ///
    /// - Parameters:
    ///   - index: The place among the tip's, from 0.
    ///   - tell: What the view does when it is tapped, after what the button does.
    /// - Returns: The button.
    func placed(
      at index: Int, telling tell: @escaping @MainActor @Sendable (Action) -> Void
    ) -> Action {
      let own = handler
      let name = id.isEmpty ? "\(index)" : id
      let told = Action(id: name, index: index, handler: own, label: label)
      return Action(
        id: name, index: index,
        handler: {
          own()
          tell(told)
        }, label: label)
    }
  }

  /// Builds the buttons of a tip.
  @resultBuilder public enum ActionBuilder {
    /// One button.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Several buttons.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// The buttons of all lines, in their order.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    /// The buttons where a condition holds.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// The buttons of a condition's side.
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    /// The buttons of a condition's side.
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
    /// The buttons of a loop.
    public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap { $0 } }
    /// The buttons where a system has them.
    public static func buildLimitedAvailability(_ actions: [Action]) -> [Action] { actions }
  }
}
