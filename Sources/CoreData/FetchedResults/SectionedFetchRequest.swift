public import Foundation
public import Motion
public import SceneGraph
@_spi(Engine) public import ViewEngine

/// A property whose value is the objects that are asked for, in sections; the view follows them.
///
/// Objects that follow one another in the order and have the same value stand in a section.
@propertyWrapper @MainActor @preconcurrency
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private let request: NSFetchRequest<Result>
  private let section: KeyPath<Result, SectionIdentifier>
  private let animation: Animation?
  @Environment(\.foundManagedObjectContext) private var found
  @State private var state = FetchState<Result>()

  /// Asks for what a request says.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - sectionIdentifier: The value that objects of a section have in common.
  ///   - animation: How changes are shown.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    (request, section, self.animation) = (fetchRequest, sectionIdentifier, animation)
  }
  /// Asks for what a request says.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - sectionIdentifier: The value that objects of a section have in common.
  ///   - transaction: How changes are shown; only its animation counts.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(
      fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier,
      animation: transaction.animation)
  }
  /// Asks for objects of an entity.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - sectionIdentifier: The value that objects of a section have in common.
  ///   - sortDescriptors: By what they are in order.
  ///   - predicate: Which are meant; `nil` for all.
  ///   - animation: How changes are shown.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.entity, request.predicate) = (entity, predicate)
    request.sortDescriptors = sortDescriptors
    self.init(
      fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  /// The sections; none without a context above the view, which the film's result tells.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(
      objects: state.objects(of: request, in: found), section: section, request: request,
      state: state)
  }

  public mutating func update() {
    if found == nil {
      IneffectiveSettings.note(
        "@SectionedFetchRequest without .environment(\\.managedObjectContext, …)")
    }
    state.follow(request, in: found, with: animation)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Asks for objects of a class.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: The value that objects of a section have in common.
  ///   - sortDescriptors: By what they are in order.
  ///   - predicate: Which are meant; `nil` for all.
  ///   - animation: How changes are shown.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(
      fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }
  /// Asks for objects of a class.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: The value that objects of a section have in common.
  ///   - sortDescriptors: By what they are in order.
  ///   - predicate: Which are meant; `nil` for all.
  ///   - animation: How changes are shown.
  @_disfavoredOverload public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate,
      animation: animation)
  }
}

/// The objects that a view asked for, in sections.
public struct SectionedFetchResults<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: RandomAccessCollection {
  /// Objects that have a value in common.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    var objects: [Result]

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  private let section: KeyPath<Result, SectionIdentifier>
  private let request: NSFetchRequest<Result>
  private let state: FetchState<Result>

  init(
    objects: [Result], section: KeyPath<Result, SectionIdentifier>,
    request: NSFetchRequest<Result>, state: FetchState<Result>
  ) {
    (self.section, self.request, self.state) = (section, request, state)
    let path = state.section as? KeyPath<Result, SectionIdentifier> ?? section
    sections = objects.reduce(into: []) { sections, object in
      let id = object[keyPath: path]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }

  /// The value that objects of a section have in common.
  ///
  /// What is written counts as long as the view is there.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { state.section as? KeyPath<Result, SectionIdentifier> ?? section }
    nonmutating set { state.set(section: newValue) }
  }
  /// Which objects are meant; `nil` for all.
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

extension SectionedFetchResults where Result: NSManagedObject {
  /// By what the objects are in order, as Swift says it; empty until it is written.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { state.swiftSort }
    nonmutating set { state.set(swiftSort: newValue) }
  }
}
