@_spi(Reflection) import Swift
import Foundation

/// Whether two values of a view are surely the same, so that its body need not be evaluated.
///
/// Values are compared bit by bit; where bits differ, equatable ones as such, others field by field. Two closures are
/// the same only if they are one closure.
@MainActor package func isUnchanged<T>(_ old: T, _ new: T) -> Bool {
  Fields.of(T.self).areSame(old, new)
}

/// The comparison of values of one type by a node: asked for once, not at every update.
@MainActor struct Comparison<T> {
  private let fields = Fields.of(T.self)

  /// Whether two values are surely the same; see ``isUnchanged(_:_:)``.
  func isUnchanged(_ old: T, _ new: T) -> Bool { fields.areSame(old, new) }
}

/// Whether values of a type are containers for values of other types.
private func isExistential(_ type: Any.Type) -> Bool { kind(of: type) == .existential }

/// The kind of a type: the first word of its metadata says so.
private func kind(of type: Any.Type) -> _MetadataKind? {
  unsafe _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
}

/// Whether two values that may be of different types are surely the same.
@MainActor private func isUnchangedInside(_ old: Any, _ new: Any) -> Bool {
  func compare<A>(_ old: A) -> Bool {
    guard !isExistential(A.self), let new = new as? A else { return false }
    return isUnchanged(old, new)
  }
  return _openExistential(old, do: compare)
}

/// The equality of two values by their own `==`, or `nil` if they have none.
@MainActor func isEqual<T>(_ old: T, _ new: T) -> Bool? {
  guard let old = old as? any Equatable else { return nil }
  func compare<E: Equatable>(_ old: E) -> Bool { (new as? E) == old }
  return compare(old)
}

/// The fields of a type by which its values are compared: its `==`, or its stored properties.
///
/// Found when first asked for, by reflection.
@MainActor private final class Fields {
  @safe struct Field {
    let range: Range<Int>
    let isSame: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  /// Where the `==` of values is.
  @safe enum Equality {
    case none
    /// The type has one.
    case own((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    /// What is inside of the values may have one: they must be asked, which takes longer than to compare.
    case inside
  }

  private static var known: [ObjectIdentifier: Fields] = [:]
  private let type: Any.Type
  // What a type conforms to takes 30 µs to find out, and most views are never compared.
  private lazy var equality = findEquality()
  /// The stored properties; `nil` if they are not all there is to the type, as for enums.
  private lazy var fields = findFields()

  static func of(_ type: Any.Type) -> Fields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = Fields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private init(_ type: Any.Type) { self.type = type }

  private func findEquality() -> Equality {
    let kind = kind(of: type)
    // Tuples conform to nothing, and of containers only what is inside does: they need no search.
    if kind == .tuple { return .none }
    if kind == .existential { return .inside }
    if let type = type as? any Equatable.Type { return unsafe .own(Self.equality(of: type)) }
    return [.struct, .class].contains(kind) ? .none : .inside
  }

  private func findFields() -> [Field]? {
    guard [.struct, .tuple].contains(kind(of: type)) else { return nil }
    var fields: [Field] = []
    let isComplete = unsafe _forEachField(of: type) { _, offset, fieldType, _ in
      fields.append(Self.field(fieldType, at: offset))
      return true
    }
    return isComplete ? fields : nil
  }

  private static func equality<E: Equatable>(
    of type: E.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { old, new in
      unsafe old.assumingMemoryBound(to: E.self).pointee
        == new.assumingMemoryBound(to: E.self).pointee
    }
  }

  private static func field(_ type: Any.Type, at offset: Int) -> Field {
    func typed<T>(_: T.Type) -> Field {
      let inner = Comparison<T>()
      return unsafe Field(range: offset..<offset + MemoryLayout<T>.size) { old, new in
        let old = unsafe old.assumingMemoryBound(to: T.self)
        let new = unsafe new.assumingMemoryBound(to: T.self)
        return unsafe inner.isUnchanged(old.pointee, new.pointee)
      }
    }
    return _openExistential(type, do: typed)
  }

  /// Whether two values of this type are surely the same.
  func areSame<T>(_ old: T, _ new: T) -> Bool {
    // Before it is asked how values are compared: to find out what a type conforms to takes long.
    if areBitsSame(old, new) { return true }
    switch equality {
    case .own(let areEqual):
      return unsafe withUnsafePointer(to: old) { old in
        unsafe withUnsafePointer(to: new) { new in unsafe areEqual(old, new) }
      }
    case .inside:
      if let same = isEqual(old, new) { return same }
      if isExistential(T.self) { return isUnchangedInside(old, new) }
    case .none: break
    }
    return compare(old, new)
  }

  private func areBitsSame<T>(_ old: T, _ new: T) -> Bool {
    unsafe withUnsafeBytes(of: old) { old in
      unsafe withUnsafeBytes(of: new) { new in unsafe sameBytes(old, new) }
    }
  }

  /// Whether the stored properties of two values are surely the same.
  private func compare<T>(_ old: T, _ new: T) -> Bool {
    unsafe withUnsafeBytes(of: old) { old in
      unsafe withUnsafeBytes(of: new) { new in
        guard let fields, !fields.isEmpty, let oldBase = old.baseAddress,
          let newBase = new.baseAddress
        else { return false }
        return fields.allSatisfy { field in
          unsafe sameBytes(
            .init(rebasing: old[field.range]), .init(rebasing: new[field.range]))
            || field.isSame(oldBase + field.range.lowerBound, newBase + field.range.lowerBound)
        }
      }
    }
  }
}

/// Whether two runs of bytes of one length are the same.
private func sameBytes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
  guard let first = a.baseAddress, let second = b.baseAddress else { return true }
  return unsafe memcmp(first, second, a.count) == 0
}
