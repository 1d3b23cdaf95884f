public import Foundation
public import Motion
public import SceneGraph
@_spi(Engine) public import ViewEngine

/// A property whose value is the objects that are asked for, in order; the view follows them.
///
/// The context is that of the environment.
@propertyWrapper @MainActor @preconcurrency
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private let animation: Animation?
  @Environment(\.foundManagedObjectContext) private var found
  @State private var state = FetchState<Result>()

  /// Asks for what a request says.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - animation: How changes are shown.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    (request, self.animation) = (fetchRequest, animation)
  }
  /// Asks for what a request says.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - transaction: How changes are shown; only its animation counts.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest, animation: transaction.animation)
  }
  /// Asks for objects of an entity.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - sortDescriptors: By what they are in order.
  ///   - predicate: Which are meant; `nil` for all.
  ///   - animation: How changes are shown.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.entity, request.predicate) = (entity, predicate)
    request.sortDescriptors = sortDescriptors
    self.init(fetchRequest: request, animation: animation)
  }

  /// The objects; none without a context above the view, which the film's result tells.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(
      objects: state.objects(of: request, in: found), request: request, state: state)
  }

  /// What is asked for, as something to change.
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding(
      get: {
        Configuration(
          nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
      },
      set: {
        results.nsSortDescriptors = $0.nsSortDescriptors
        results.nsPredicate = $0.nsPredicate
      })
  }

  /// What is asked for.
  public struct Configuration {
    /// By what the objects are in order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// Which are meant; `nil` for all.
    public var nsPredicate: NSPredicate?
  }

  public mutating func update() {
    if found == nil {
      IneffectiveSettings.note("@FetchRequest without .environment(\\.managedObjectContext, …)")
    }
    state.follow(request, in: found, with: animation)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Asks for objects of a class.
  ///
  /// - Parameters:
  ///   - sortDescriptors: By what they are in order.
  ///   - predicate: Which are meant; `nil` for all.
  ///   - animation: How changes are shown.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request, animation: animation)
  }
  /// Asks for objects of a class.
  ///
  /// - Parameters:
  ///   - sortDescriptors: By what they are in order.
  ///   - predicate: Which are meant; `nil` for all.
  ///   - animation: How changes are shown.
  @_disfavoredOverload public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate,
      animation: animation)
  }
}

/// The objects that a view asked for, in order.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: [Result]
  let request: NSFetchRequest<Result>
  let state: FetchState<Result>

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }

  /// Which are meant; `nil` for all.
  ///
  /// What is written counts as long as the view is there.
  public var nsPredicate: NSPredicate? {
    get { state.predicate ?? request.predicate }
    nonmutating set { state.set(predicate: newValue) }
  }
  /// By what they are in order.
  ///
  /// What is written counts as long as the view is there.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { state.sort ?? request.sortDescriptors ?? [] }
    nonmutating set { state.set(sort: newValue) }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// By what they are in order, as Swift says it; empty until it is written.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { state.swiftSort }
    nonmutating set { state.set(swiftSort: newValue) }
  }
}
