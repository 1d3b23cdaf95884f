public import Foundation

/// A value that ``AppStorage`` and ``SceneStorage`` can keep as it is.
public protocol _StorableValue: Equatable {}
extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension URL: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

/// What a value is kept as: itself, or the raw value of an enumeration.
struct StorageForm<Value> {
  /// The value for what is kept; `nil` where that is of another type.
  let read: (any _StorableValue) -> Value?
  /// What is kept for a value; `nil` for none.
  let write: (Value) -> (any _StorableValue)?
}

extension StorageForm {
  static func plain() -> StorageForm where Value: _StorableValue {
    StorageForm(read: { $0 as? Value }, write: \.self)
  }
  static func optional<V: _StorableValue>() -> StorageForm where Value == V? {
    StorageForm(read: { $0 as? V }, write: \.self)
  }
  static func raw() -> StorageForm where Value: RawRepresentable, Value.RawValue: _StorableValue {
    StorageForm(
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: \.rawValue)
  }
  static func optionalRaw<R: RawRepresentable>() -> StorageForm
  where Value == R?, R.RawValue: _StorableValue {
    StorageForm(
      read: { ($0 as? R.RawValue).flatMap(R.init(rawValue:)) }, write: { $0?.rawValue })
  }
}

/// What a scene keeps by name, as long as its film lasts.
///
/// A film begins with nothing kept: what another one has left, or the machine has, would make its frames differ.
@MainActor final class StoredValues {
  /// What a name stands in.
  enum Domain: Hashable {
    /// The defaults that everything shares.
    case standard
    /// Defaults that a scene has named; one room for all of them, as a suite does not tell its name.
    case suite
    /// What belongs to the scene's window.
    case scene

    /// - Parameter store: The defaults that are named; `nil` for the standard ones.
    init(_ store: UserDefaults?) {
      self = store == nil || store === UserDefaults.standard ? .standard : .suite
    }
  }

  private struct Key: Hashable {
    let domain: Domain
    let name: String
  }
  private var locations: [Key: StateLocation<Kept>] = [:]
  private let link: Backlink<ViewGraph>
  private static var latest: StoredValues?

  private init(_ link: Backlink<ViewGraph>) { self.link = link }

  /// What is kept for the scene that was made last; before there is one, for the first that will be.
  static var current: StoredValues {
    if let latest { return latest }
    let new = StoredValues(Backlink())
    latest = new
    return new
  }

  /// Makes what is kept for a scene.
  ///
  /// - Parameter graph: Leads to the scene.
  /// - Returns: What was kept before there was a scene, if this is the first; nothing else.
  static func make(for graph: Backlink<ViewGraph>) -> StoredValues {
    let new = StoredValues(graph)
    if let latest, !wasMade {
      new.locations = latest.locations.mapValues { StateLocation($0.value, graph) }
    }
    (latest, wasMade) = (new, true)
    return new
  }
  /// Whether a scene was made.
  private static var wasMade = false

  /// The place of a value.
  func location(_ name: String, in domain: Domain) -> StateLocation<Kept> {
    let key = Key(domain: domain, name: name)
    if let known = locations[key] { return known }
    let new = StateLocation(Kept(), link)
    locations[key] = new
    return new
  }
}

/// What is kept under one name: nothing at first.
struct Kept: Equatable {
  var value: (any _StorableValue)?

  static func == (one: Kept, other: Kept) -> Bool {
    func isSame<V: _StorableValue>(_ value: V) -> Bool { other.value as? V == value }
    guard let value = one.value else { return other.value == nil }
    return isSame(value)
  }
}

/// A value under a name, with what it is where nothing is kept.
@MainActor struct StoredValue<Value> {
  let name: String
  let initial: Value
  let form: StorageForm<Value>
  /// Where it is kept, once its view is connected.
  var location: StateLocation<Kept>?

  /// Reads it.
  ///
  /// - Parameter domain: Where to look if it has no view.
  /// - Returns: What is kept, or the initial value.
  func value(_ domain: StoredValues.Domain) -> Value {
    place(domain).value.value.flatMap(form.read) ?? initial
  }

  /// Writes it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - domain: Where to keep it if it has no view.
  func set(_ value: Value, _ domain: StoredValues.Domain) {
    place(domain).set(Kept(value: form.write(value)))
  }

  /// A property of a class has no view: it means the scene that is filmed.
  private func place(_ domain: StoredValues.Domain) -> StateLocation<Kept> {
    location ?? StoredValues.current.location(name, in: domain)
  }
}
