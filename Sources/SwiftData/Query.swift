public import Foundation
public import Motion
public import SceneGraph
@_spi(Engine) public import ViewEngine
import Views

/// A property whose value is the models that are asked for, in order; the view follows them.
@propertyWrapper @MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result: Collection>: DynamicProperty
where Result.Element == Element {
  private let descriptor: FetchDescriptor<Element>
  private let animation: Animation?
  private let result: ([Element]) -> Result
  @Environment(\.foundContext) private var found
  @State private var follower = Follower()

  private init(
    _ descriptor: FetchDescriptor<Element>, _ animation: Animation?,
    _ result: @escaping ([Element]) -> Result
  ) { (self.descriptor, self.animation, self.result) = (descriptor, animation, result) }

  /// Asks for all models of a type.
  // Only what the type itself declares begins a property without arguments, so that a view's initialiser does not ask for it.
  public init() where Result == [Element] { self.init(FetchDescriptor(), nil) { $0 } }

  /// The models; none without a container above the view, or where the filter throws, both of which the film's result tells.
  public var wrappedValue: Result {
    do {
      return result(try found?.fetch(descriptor) ?? [])
    } catch {
      IneffectiveSettings.note("@Query of \(Element.self), whose filter throws,")
      return result([])
    }
  }
  /// The context that is asked.
  public var modelContext: ModelContext { found ?? .unattached }
  /// What went wrong.
  public var fetchError: (any Error)? {
    do {
      _ = try found?.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }

  public mutating func update() {
    if found == nil { IneffectiveSettings.note("@Query without a .modelContainer above") }
    (follower.kind, follower.animation) = (AnyHashable(ObjectIdentifier(Element.self)), animation)
    if animation != nil { found?.container.followers.add(follower) }
  }
}

extension Query where Result == [Element] {
  /// Asks for models.
  ///
  /// - Parameters:
  ///   - descriptor: Which, and in which order.
  ///   - transaction: How their changes are shown; only its animation counts.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, transaction?.animation) { $0 }
  }
  /// Asks for models.
  ///
  /// - Parameters:
  ///   - descriptor: Which, and in which order.
  ///   - animation: How their changes are shown.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, animation) { $0 }
  }
  /// Asks for models.
  ///
  /// - Parameters:
  ///   - filter: Which are meant; `nil` for all.
  ///   - sort: By what they are in order.
  ///   - transaction: How their changes are shown; only its animation counts.
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: sort), transaction?.animation) { $0 }
  }
  /// Asks for models.
  ///
  /// - Parameters:
  ///   - filter: Which are meant; `nil` for all.
  ///   - sort: By what they are in order.
  ///   - animation: How their changes are shown.
  public init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: sort), animation) { $0 }
  }
  /// Asks for models in the order of a property.
  ///
  /// - Parameters:
  ///   - filter: Which are meant; `nil` for all.
  ///   - keyPath: The property.
  ///   - order: Whether the least or the greatest come first.
  ///   - transaction: How their changes are shown; only its animation counts.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    let sort = [SortDescriptor(keyPath, order: order)]
    self.init(FetchDescriptor(predicate: filter, sortBy: sort), transaction?.animation) { $0 }
  }
  /// Asks for models in the order of a property.
  ///
  /// - Parameters:
  ///   - filter: Which are meant; `nil` for all.
  ///   - keyPath: The property.
  ///   - order: Whether the least or the greatest come first.
  ///   - animation: How their changes are shown.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    let sort = [SortDescriptor(keyPath, order: order)]
    self.init(FetchDescriptor(predicate: filter, sortBy: sort), animation) { $0 }
  }
  /// Asks for models in the order of a property that may be empty.
  ///
  /// - Parameters:
  ///   - filter: Which are meant; `nil` for all.
  ///   - keyPath: The property.
  ///   - order: Whether the least or the greatest come first.
  ///   - animation: How their changes are shown.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    let sort = [SortDescriptor(keyPath, order: order)]
    self.init(FetchDescriptor(predicate: filter, sortBy: sort), animation) { $0 }
  }
}
