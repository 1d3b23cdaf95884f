/// A state: a value that belongs to a view and lives as long as the view does.
@propertyWrapper @MainActor @preconcurrency public struct State<Value>: ConnectedProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with the value that it has when its view appears.
  public init(wrappedValue value: Value) { initial = value }
  /// Creates a state with the value that it has when its view appears.
  public init(initialValue value: Value) { initial = value }

  /// The value; writing it evaluates again the views that read it.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  mutating func connect(to slot: inout AnyObject?, node: Node) {
    if let known = slot as? StateLocation<Value> {
      location = known
    } else {
      let new = StateLocation(initial, node.graph.link)
      (location, slot) = (new, new)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` when its view appears.
  public init() { self.init(wrappedValue: nil) }
}

/// The value behind bindings.
@MainActor class Location<Value> {
  /// The value.
  var value: Value { preconditionFailure("a location has a value") }
  /// Writes the value.
  func set(_ value: Value) { preconditionFailure("a location takes a value") }
}

/// The storage of a state.
///
/// A write takes effect for bodies only with the update of its own transaction: two writes under two
/// transactions are two updates, even in one closure. Code outside bodies reads the latest write.
@MainActor final class StateLocation<Value>: Location<Value> {
  private let graphLink: Backlink<ViewGraph>
  private var graph: ViewGraph? { graphLink.target }
  private var committed: Value
  private var latest: Value
  private var readers = Readers()

  init(_ value: Value, _ graph: Backlink<ViewGraph>) {
    (committed, latest, graphLink) = (value, value, graph)
  }

  override var value: Value {
    readers.noteRead(in: graph)
    return graph?.isUpdating == true ? committed : latest
  }

  override func set(_ value: Value) {
    latest = value
    guard let graph else {
      committed = value
      return
    }
    graph.enqueue { [weak self] in
      guard let self else { return }
      let isSame = isUnchanged(committed, value)
      committed = value
      if !isSame { readers.invalidate() }
    }
  }
}
