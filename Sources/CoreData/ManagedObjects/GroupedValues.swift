import Foundation

/// What a request for values gives: a dictionary for each object, or for each group of objects.
struct GroupedValues {
  /// A value of a result: its key, and what gives it of a group of objects.
  private typealias Column = (key: String, value: ([NSManagedObject]) -> Any?)

  private let columns: [Column]
  private let groups: [String]?
  private let having: NSPredicate?
  private let isDistinct: Bool
  /// Whether all objects are one group, as all that is wished is of functions.
  private let areOne: Bool

  /// Reads what a request wishes.
  ///
  /// - Parameters:
  ///   - properties: Of which properties the values are; `nil` for all that hold values.
  ///   - groups: By which properties objects are one; `nil` for each by itself.
  ///   - having: Which results are meant; `nil` for all.
  ///   - isDistinct: Whether each of equal results is given once.
  ///   - entity: The entity of the objects.
  init(
    _ properties: [Any]?, groupedBy groups: [Any]?, having: NSPredicate?, isDistinct: Bool,
    of entity: NSEntityDescription
  ) {
    let wished: [Any] = properties ?? entity.attributesByName.keys.sorted()
    columns = wished.compactMap(Self.column)
    self.groups = groups.map { $0.compactMap(Self.name) }
    (self.having, self.isDistinct) = (having, isDistinct)
    areOne =
      properties?.isEmpty == false
      && wished.allSatisfy {
        ($0 as? NSExpressionDescription)?.expression?.expressionType == .function
      }
  }

  private static func name(_ property: Any) -> String? {
    property as? String ?? (property as? NSPropertyDescription)?.name
  }
  private static func column(_ property: Any) -> Column? {
    if let description = property as? NSExpressionDescription {
      guard let expression = description.expression else { return nil }
      return (description.name, { expression.value(of: $0) })
    }
    guard let name = name(property) else { return nil }
    let keys = name.split(separator: ".").map(String.init)
    return (name, { KeyedValues.value(of: $0.first, at: keys[...]) })
  }

  /// The results of objects, in the order of each group's first.
  func results(of objects: [NSManagedObject]) -> [NSDictionary] {
    var results = grouped(objects).map { group in
      columns.compactMap { column in column.value(group).map { (column.key, $0) } }
    }
    if let having {
      results = results.filter { pairs in
        having.evaluate(with: Dictionary(pairs) { first, _ in first })
      }
    }
    var kept: [[(String, Any)]] = []
    for result in results where !isDistinct || !kept.contains(where: { Self.same($0, result) }) {
      kept.append(result)
    }
    return kept.map {
      NSDictionary(objects: $0.map(\.1), forKeys: $0.map { NSString(string: $0.0) })
    }
  }

  private static func same(_ left: [(String, Any)], _ right: [(String, Any)]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.0 == $1.0 && KeyedValues.isSame($0.1, $1.1) }
  }

  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    guard let groups else {
      return areOne ? [objects] : objects.map { [$0] }
    }
    let paths = groups.map { $0.split(separator: ".").map(String.init) }
    var all: [(values: [Any?], objects: [NSManagedObject])] = []
    for object in objects {
      let values = paths.map { KeyedValues.value(of: object, at: $0[...]) }
      let place = all.firstIndex { group in
        zip(group.values, values).allSatisfy { KeyedValues.isSame($0, $1) }
      }
      if let place { all[place].objects.append(object) } else { all.append((values, [object])) }
    }
    return all.map(\.objects)
  }
}
