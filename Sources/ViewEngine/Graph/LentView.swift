/// A view's new value, lent to its node for the time of a call: it is read in place, not put into a box and
/// cast, which took a tenth of an update.
@_spi(Engine) @safe public struct LentView {
  private let place: UnsafeRawPointer
  private let type: any View.Type

  /// Lends the view at `place`.
  init<V: View>(_ place: UnsafePointer<V>) {
    unsafe self.place = UnsafeRawPointer(place)
    type = V.self
  }

  /// The view, which must be of the type that the node was made for.
  package func value<V>(as wanted: V.Type = V.self) -> V {
    self[wanted]
  }

  /// The view in its place, so that a part of it can be taken without the whole.
  subscript<V>(wanted: V.Type) -> V {
    unsafeAddress {
      guard ObjectIdentifier(type) == ObjectIdentifier(wanted) else {
        preconditionFailure("a node of a \(V.self) was given a \(type)")
      }
      return unsafe place.assumingMemoryBound(to: V.self)
    }
  }

  /// The view if it is of that type.
  func value<V>(ifOf wanted: V.Type) -> V? {
    guard ObjectIdentifier(type) == ObjectIdentifier(wanted) else { return nil }
    return unsafe place.assumingMemoryBound(to: V.self).pointee
  }

  /// The view, whatever it is.
  var anyValue: any View {
    func load<V: View>(_ type: V.Type) -> any View { value(as: type) }
    return _openExistential(type, do: load)
  }
}
