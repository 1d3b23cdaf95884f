public import Foundation

extension NSObject {
  /// The value for a path of keys, by which orders ask for it.
  fileprivate subscript(valueAt path: String) -> Any? {
    KeyedValues.value(of: self, at: path.split(separator: ".").map(String.init)[...])
  }
}

extension NSSortDescriptor {
  /// Creates an order by the values at a path of keys; what is nothing comes before all else.
  ///
  /// - Parameters:
  ///   - key: The path.
  ///   - ascending: Whether the least come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.[valueAt: key ?? ""], ascending: ascending) {
      KeyedValues.sorted($0, $1)
    }
  }

  /// Creates an order by the values at a path of keys.
  ///
  /// - Parameters:
  ///   - key: The path.
  ///   - ascending: Whether the least come first.
  ///   - cmptr: Which of two values comes first.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.[valueAt: key ?? ""], ascending: ascending, comparator: cmptr)
  }

  /// Creates an order by the values of a property; what is nothing comes before all else.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - ascending: Whether the least come first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { KeyedValues.sorted($0, $1) }
  }

  /// Creates an order as one of Swift's.
  ///
  /// - Parameter sortDescriptor: Swift's.
  public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \Compared.self, ascending: true) {
      guard let first = $0 as? Compared, let second = $1 as? Compared else { return .orderedSame }
      return sortDescriptor.compare(first, second)
    }
  }
}

extension Array {
  /// The elements in an order; those that no descriptor tells apart stay as they are.
  func sorted(by descriptors: [NSSortDescriptor]) -> [Element] {
    guard !descriptors.isEmpty else { return self }
    return enumerated().sorted { first, second in
      for descriptor in descriptors {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: break
        }
      }
      return first.offset < second.offset
    }
    .map(\.element)
  }
}
