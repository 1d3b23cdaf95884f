/// Why an expectation cannot be read: which key, what was found, what is accepted.
public struct ExpectationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key that is wrong.
  public var key: String
  /// What stands there.
  public var found: String
  /// What is accepted in its place.
  public var accepted: String

  /// One line for people.
  public var description: String {
    found.isEmpty ? "\(key): \(accepted)" : "\(key) is '\(found)'; accepted is \(accepted)"
  }
}
