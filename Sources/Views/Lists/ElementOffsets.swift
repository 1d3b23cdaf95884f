public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the collection's beginning.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var (kept, offset) = (Self(), 0)
    for element in self {
      if !offsets.contains(offset) { kept.append(element) }
      offset += 1
    }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, before the one at another offset.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements that are moved.
  ///   - destination: The offset of the element before which they come, counted before anything moves; the collection's
  ///     count for the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter(elements.indices.contains).map { elements[$0] }
    func others(_ offsets: Range<Int>) -> [Element] {
      offsets.filter { !source.contains($0) }.map { elements[$0] }
    }
    let place = Swift.min(Swift.max(destination, 0), elements.count)
    let ordered = others(0..<place) + moved + others(place..<elements.count)
    var index = startIndex
    for element in ordered {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
