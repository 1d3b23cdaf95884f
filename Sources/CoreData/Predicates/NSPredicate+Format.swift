public import Foundation

extension NSPredicate {
  /// Creates a predicate by a format: `name CONTAINS[c] %@ AND count > 3`.
  ///
  /// A format that cannot be read ends the film with its place. Functions and SUBQUERY are not there.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - args: What takes the places of `%@`, `%d` and its kin, and of `%K`, the paths of keys.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, values: args)
  }

  /// Creates a predicate by a format, and arguments in a list.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: What takes the places of `%@` and its kin.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  private convenience init(format: String, values: [Any?]) {
    do {
      let tree = try PredicateFormat.tree(format, values)
      self.init { object, _ in tree.holds(for: object) }
    } catch {
      fatalError("\(error)")
    }
  }
}

extension Sequence {
  /// The elements of which a predicate holds.
  func filtered(by predicate: NSPredicate?) -> [Element] {
    filter { predicate?.evaluate(with: $0) ?? true }
  }
}
