public import OpenCombine

/// The name under which an object is published: its type.
package struct FocusedObjectName<ObjectType>: Hashable {
  package init() {}
}

extension FocusedValues {
  /// The object of a type; `nil` where no view publishes one.
  package subscript<ObjectType: AnyObject>(
    object name: FocusedObjectName<ObjectType>
  ) -> ObjectType? {
    get { self[FocusedObjectKey<ObjectType>.self] }
    set { self[FocusedObjectKey<ObjectType>.self] = newValue }
  }
}

private struct FocusedObjectKey<Value: AnyObject>: FocusedValueKey {}

/// A focused object: the object of a type that the view with the focus, or the scene, publishes.
@propertyWrapper @MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: ConnectedProperty {
  /// Bindings to an object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
  private var place: FocusedObjectPlace<ObjectType>?

  /// Watches the object that is published.
  public init() {}
  /// The object; `nil` where no view publishes one.
  public var wrappedValue: ObjectType? { place?.object }
  /// Bindings to the object's properties; `nil` where no view publishes one.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

  mutating func connect(to slot: inout AnyObject?, node: Node) {
    let place = slot as? FocusedObjectPlace<ObjectType> ?? FocusedObjectPlace(node)
    slot = place
    self.place = place
  }
}

/// The place at which a view watches whatever object is published.
@MainActor private final class FocusedObjectPlace<ObjectType: ObservableObject>: Disconnectable {
  private weak var node: Node?
  /// The watch of the object that was found last.
  private var watch: AnyObject?

  init(_ node: Node) { self.node = node }

  /// The object, which is watched from now on.
  var object: ObjectType? {
    guard let node,
      let object = node.environment.drawing.focusedValues[object: FocusedObjectName<ObjectType>()]
    else {
      disconnect()
      return nil
    }
    ObjectWatch.connect(object, to: &watch, node: node)
    return object
  }

  func disconnect() {
    (watch as? ObjectWatch)?.disconnect()
    watch = nil
  }
}

extension View {
  /// Publishes an object for the whole scene, as long as this view is there.
  ///
  /// - Parameter object: The object, of whose type there is one.
  /// - Returns: This view.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(\.[object: FocusedObjectName<T>()], object)
  }
  /// Publishes an object for the whole scene, as long as this view is there.
  ///
  /// - Parameter object: The object; `nil` for none.
  /// - Returns: This view.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\.[object: FocusedObjectName<T>()], object)
  }
}
