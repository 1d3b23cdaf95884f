public import Foundation

/// Which models are asked for, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// Which are meant; `nil` for all.
  public var predicate: Predicate<T>?
  /// By what they are in order; without any they come as they were put in.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of them.
  public var fetchLimit: Int?
  /// How many of the first are left out.
  public var fetchOffset: Int?
  /// Whether changes count that are not saved yet: they always do.
  ///
  /// - Note: Accepted; no effect. `includePendingChanges`: changes always count.
  public var includePendingChanges = true
  /// Properties that are read ahead: all are.
  ///
  /// - Note: Accepted; no effect. `propertiesToFetch`: all properties are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Models that are read ahead: all are.
  ///
  /// - Note: Accepted; no effect. `relationshipKeyPathsForPrefetching`: all models are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - predicate: Which are meant; `nil` for all.
  ///   - sortBy: By what they are in order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  /// The models of `all` that are meant, in order.
  func models(of all: [T]) throws -> [T] {
    var models = all
    if let predicate { models = try models.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { models.sort(using: sortBy) }
    if let fetchOffset { models.removeFirst(min(max(fetchOffset, 0), models.count)) }
    if let fetchLimit, fetchLimit > 0 { models = Array(models.prefix(fetchLimit)) }
    return models
  }
}
