import Foundation
import Geometry
import Motion
@_spi(Reflection) import Swift

/// A stored property of a view that reads something outside of it.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property with storage in the graph.
@MainActor protocol ConnectedProperty: DynamicProperty {
  /// Finds or makes the property's storage in `slot` and reads what it needs from `node`.
  mutating func connect(to slot: inout AnyObject?, node: Node)
}

/// The storage of a view's dynamic properties, in the order in which they stand in its type.
@MainActor struct PropertyStorage {
  private var slots: [AnyObject?] = []

  /// Whether a type has dynamic properties, so that its body can be asked for in the graph only.
  static func isNeeded(for type: Any.Type) -> Bool { !PropertyFields.of(type).isEmpty }

  /// Connects the dynamic properties of `view`, nested ones included, to their storage.
  mutating func connect<V>(_ view: inout V, to node: Node) {
    let fields = PropertyFields.of(V.self)
    guard !fields.isEmpty else { return }
    if slots.isEmpty { slots = Array(repeating: nil, count: fields.count) }
    let slots = unsafe withUnsafeMutableBytes(of: &view) { bytes in
      var slots = self.slots
      guard let base = bytes.baseAddress else { return slots }
      for (index, field) in fields.enumerated() {
        unsafe field.connect(base + field.offset, &slots[index], node)
      }
      return slots
    }
    self.slots = slots
  }

  /// Disconnects the storage, whose view is gone.
  mutating func disconnect() {
    for case let slot as any Disconnectable in slots { slot.disconnect() }
    slots = []
  }
}

/// Storage that holds on to something outside the graph.
@MainActor protocol Disconnectable: AnyObject {
  func disconnect()
}

/// The dynamic properties of a type: found once, by reflection.
@MainActor private enum PropertyFields {
  @safe struct Field {
    let offset: Int
    let connect: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, Node) -> Void
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]
  /// Types that many views have and that read nothing.
  private static let plain: Set<ObjectIdentifier> = [
    ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self), ObjectIdentifier(Double.self),
    ObjectIdentifier(String.self), ObjectIdentifier(CGFloat.self), ObjectIdentifier(CGPoint.self),
    ObjectIdentifier(CGSize.self), ObjectIdentifier(CGRect.self), ObjectIdentifier(Angle.self),
    ObjectIdentifier(UnitPoint.self), ObjectIdentifier(Alignment.self),
    ObjectIdentifier(EdgeInsets.self), ObjectIdentifier(Edge.Set.self),
    ObjectIdentifier(Animation.self), ObjectIdentifier(Color.self),
  ]

  static func of(_ type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    find(in: type, at: 0, into: &fields)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  /// Appends the properties of `type`, the innermost first, as their outer ones' `update` may read
  /// them.
  private static func find(in type: Any.Type, at base: Int, into fields: inout [Field]) {
    // The option by its number: to pass over fields whose types reflection cannot name.
    _ = unsafe _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) {
      _, offset, fieldType, kind in
      // Those are structures, and it takes long to find out what a type conforms to.
      guard kind == .struct, !plain.contains(ObjectIdentifier(fieldType)) else { return true }
      if fieldType is any DynamicProperty.Type || fieldType is any ViewModifier.Type
        || fieldType is any _ControlStyle.Type
      {
        if !(fieldType is any ConnectedProperty.Type) {
          find(in: fieldType, at: base + offset, into: &fields)
        }
        if let property = fieldType as? any DynamicProperty.Type {
          fields.append(field(property, at: base + offset))
        }
      }
      return true
    }
  }

  private static func field<P: DynamicProperty>(_ type: P.Type, at offset: Int) -> Field {
    unsafe Field(offset: offset) { pointer, slot, node in
      let property = unsafe pointer.assumingMemoryBound(to: type)
      if var connected = unsafe property.pointee as? any ConnectedProperty {
        connected.connect(to: &slot, node: node)
        if let result = connected as? P { unsafe property.pointee = result }
      }
      unsafe property.pointee.update()
    }
  }
}

/// A style of controls: its own properties may read the environment.
public protocol _ControlStyle {}
