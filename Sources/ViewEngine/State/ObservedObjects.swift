public import OpenCombine
import SceneGraph

/// An observed object, which a view watches: it publishes before it changes.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
  /// Bindings to an object's properties.
  @dynamicMemberLookup @MainActor @preconcurrency public struct Wrapper {
    let object: ObjectType
    /// A binding to one property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType
  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  mutating func connect(to slot: inout AnyObject?, node: Node) {
    ObjectWatch.connect(wrappedValue, to: &slot, node: node)
  }
}

/// A state object, which belongs to a view and lives as long as the view does.
@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates the object when the view first appears.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }
  /// The object.
  public var wrappedValue: ObjectType { object ?? make() }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  mutating func connect(to slot: inout AnyObject?, node: Node) {
    let known = (slot as? ObjectWatch)?.object as? ObjectType
    let object = known ?? make()
    ObjectWatch.connect(object, to: &slot, node: node)
    self.object = object
  }
}

/// An environment object, which a view above has put into the environment.
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
  private var object: ObjectType?
  /// Reads the object.
  public init() {}
  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "no \(ObjectType.self) in the environment: a view above needs .environmentObject(_:)")
    }
    return object
  }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  mutating func connect(to slot: inout AnyObject?, node: Node) {
    object =
      node.environment[object: ObjectType.self]
      ?? node.graph.part(MadeUpObjects.self).object(ObjectType.self)
    if let object { ObjectWatch.connect(object, to: &slot, node: node) }
  }
}

/// The subscription of one view to one object.
@MainActor final class ObjectWatch: Disconnectable {
  let object: AnyObject
  private var subscription: AnyCancellable?

  private init<Object: ObservableObject>(_ object: Object, _ node: Node) {
    self.object = object
    subscription = object.objectWillChange.sink { [weak node] _ in
      MainActor.assumeIsolated {
        if let node { node.graph.enqueueInvalidation(of: node) }
      }
    }
  }

  /// Subscribes `node` to `object` in `slot`, unless it is subscribed.
  static func connect<Object: ObservableObject>(
    _ object: Object, to slot: inout AnyObject?, node: Node
  ) {
    if let known = slot as? ObjectWatch, known.object === object { return }
    (slot as? ObjectWatch)?.disconnect()
    slot = ObjectWatch(object, node)
  }

  func disconnect() {
    subscription?.cancel()
    subscription = nil
  }
}

/// Calls a closure with each value that a publisher sends.
struct PublisherModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  typealias Body = Never
  var publisher: P
  var action: (P.Output) -> Void
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    PublisherNode(content, self, inputs)
  }
}

/// The node of a view that subscribes to a publisher.
final class PublisherNode<Content: View, P: Publisher>: SingleChildNode where P.Failure == Never {
  private var modifier: PublisherModifier<P>
  private var subscription: AnyCancellable?

  init(_ content: Content, _ modifier: PublisherModifier<P>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    // Listening starts when the view is there, once: a new value of the view keeps the first publisher.
    subscription = modifier.publisher.sink { [weak self] value in self?.modifier.action(value) }
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, PublisherModifier<P>>.self)
    modifier = view.modifier
    child?.update(view.content, environment: environment)
  }

  override func wasRemoved() { subscription?.cancel() }
}

extension View {
  /// Sets an object in the environment of this view and all below.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentTransform { $0[object: T.self] = object })
  }
  /// Calls `action` with each value that `publisher` sends.
  ///
  /// - Parameters:
  ///   - publisher: The publisher; the view subscribes while it is there.
  ///   - action: Called with the value.
  /// - Returns: This view, subscribed.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(PublisherModifier(publisher: publisher, action: action))
  }
}
