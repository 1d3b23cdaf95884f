/// A value that may be none, of whatever type.
private protocol PossibleValue {
  /// The value; `nil` for none.
  var known: Any? { get }
}

extension Optional: PossibleValue {
  fileprivate var known: Any? { map { $0 } }
}

extension AnyHashable {
  /// Creates what tags and selections are compared by: of a value that may be none the value, where there is one.
  ///
  /// Since iOS 18 a tag is meant for a selection that may be none, too (`tag(_:includeOptional:)`), so that both sides
  /// stand without the optional around.
  package init(choice value: some Hashable) {
    if let known = (value as? any PossibleValue)?.known as? AnyHashable {
      self = known
    } else {
      self.init(value)
    }
  }
}
