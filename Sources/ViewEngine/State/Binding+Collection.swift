// A binding to an array is a collection of bindings: `$rows.enumerated()`, `zip($rows, $marks)`.

extension Binding: @preconcurrency Sequence where Value: MutableCollection {
  /// The type of an element: a binding to an element of the value.
  public typealias Element = Binding<Value.Element>
  /// The type of an iterator over the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The type of a run of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>

  /// An iterator over bindings to the elements.
  public func makeIterator() -> IndexingIterator<Binding<Value>> {
    IndexingIterator(_elements: self)
  }
}

extension Binding: @preconcurrency Collection where Value: MutableCollection {
  /// The type of a place in the value.
  public typealias Index = Value.Index
  /// The type of the places in the value.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The place behind another.
  public func index(after place: Value.Index) -> Value.Index { wrappedValue.index(after: place) }

  /// A binding to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: @preconcurrency BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before place: Value.Index) -> Value.Index {
    wrappedValue.index(before: place)
  }
}

extension Binding: @preconcurrency RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
