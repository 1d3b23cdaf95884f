public import Foundation

// What the toolchain's Foundation does not have, and what options of fetches are made of. The library is empty, so that
// nothing is ever compared.

extension NSSortDescriptor {
  /// Creates an order by a value that is called by its name: it can be handed to fetches, and compares nothing.
  ///
  /// - Parameters:
  ///   - key: The value's name.
  ///   - ascending: Whether the least comes first.
  public convenience init(key: String?, ascending: Bool) {
    let name = key ?? ""
    self.init(keyPath: \NSObject.description, ascending: ascending) { _, _ in
      fatalError("NSSortDescriptor(key: \"\(name)\"): values have no names here; give a key path")
    }
  }
}

extension NSPredicate {
  /// Creates a condition of words: it can be handed to fetches, and is true of nothing.
  ///
  /// - Parameters:
  ///   - predicateFormat: The words.
  ///   - arguments: What stands in their places.
  /// - Note: Accepted; no effect. `arguments`: the library is empty.
  public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
    self.init { _, _ in
      fatalError(
        "NSPredicate(format: \"\(predicateFormat)\"): words are not read here; give a block")
    }
  }
}
