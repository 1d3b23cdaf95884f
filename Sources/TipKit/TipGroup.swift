/// A group of tips, of which one is shown at a time.
public final class TipGroup: Sendable {
  /// The order in which the tips of a group are shown.
  public enum Priority: Hashable, Sendable {
    /// The first that can be shown.
    case firstAvailable
    /// Each when all before it are invalidated.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - priority: The order in which its tips are shown.
  ///   - builder: The tips.
  public init(
    _ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]
  ) { (self.priority, tips) = (priority, builder()) }

  /// The tip that can be shown now; views that read it follow it.
  @MainActor public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: return tips.first { $0.shouldDisplay }
    case .ordered:
      let next = tips.first {
        if case .invalidated = $0.status { return false }
        return true
      }
      return next.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }
}

extension Tips {
  /// Builds the tips of a group.
  @resultBuilder public enum GroupBuilder {
    /// One tip.
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    /// Several tips.
    public static func buildExpression(_ tips: [any Tip]) -> [any Tip] { tips }
    /// The tips of all lines, in their order.
    public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
    /// The tips where a condition holds.
    public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
    /// The tips of a condition's side.
    public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
    /// The tips of a condition's side.
    public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
  }
}
