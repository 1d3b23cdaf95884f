import Foundation
public import Views

/// A thing of the app that a parameter may be: it has an identity, a name, and who finds it.
public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable {
  /// The type of who finds it.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// Who finds it.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property by which things are found.
  public typealias Property<Value> = EntityProperty<Value>
  /// What the thing is called.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A thing that is made when it is asked for, and not found again.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
  /// Creates it.
  init()
}
extension TransientAppEntity {
  /// A property by which things are found.
  public typealias Property<Value> = EntityProperty<Value>
}

/// A property of a thing of the app.
@propertyWrapper public final class EntityProperty<Value> {
  /// What it is, in words; `nil` for the name in code.
  public let title: LocalizedStringResource?
  private var value: Value?
  /// Creates a property that has no value yet.
  public init(title: LocalizedStringResource) { (self.title, value) = (title, nil) }
  /// Creates a property without words that has no value yet.
  public init() { (title, value) = (nil, nil) }
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: Its value.
  ///   - title: What it is, in words.
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    (self.title, value) = (title, wrappedValue)
  }
  /// Its value, which has to be said before it is read unless it is optional.
  public var wrappedValue: Value {
    get { said(value, what: "a property of an entity") }
    set { value = newValue }
  }
  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}

/// Something that says among what a person may choose.
public protocol DynamicOptionsProvider {
  /// The type of the choice.
  associatedtype Result
  /// The type of what is chosen where nobody chooses.
  associatedtype DefaultValue = Never
  /// Among what a person may choose.
  func results() async throws -> Result
  /// What is chosen where nobody chooses.
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider where DefaultValue == Never {
  /// Nothing is chosen where nobody chooses.
  public func defaultResult() async -> Never? { nil }
}

/// Something that finds things of the app.
public protocol EntityQuery {
  /// The things.
  associatedtype Entity: AppEntity
  /// Creates it.
  init()
  /// The things that are known by `identifiers`.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What a person is offered first.
  func suggestedEntities() async throws -> [Entity]
  /// What is chosen where nobody chooses.
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  /// What the app gives its queries.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}

/// Something that finds things by words.
public protocol EntityStringQuery: EntityQuery {
  /// The things that words mean.
  func entities(matching string: String) async throws -> [Entity]
}

/// Something that knows all things.
public protocol EnumerableEntityQuery: EntityQuery {
  // Said again, so that it is inferred from what is written of this protocol alone.
  associatedtype Entity
  /// All of them.
  func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// Something that finds the only thing of its kind.
public protocol UniqueAppEntityQuery: EntityQuery {
  // Said again, so that it is inferred from what is written of this protocol alone.
  associatedtype Entity
  /// The thing.
  func uniqueEntity() async throws -> Entity
}
extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await [uniqueEntity()].filter { identifiers.contains($0.id) }
  }
}

/// A thing of the app by its type and identity.
public struct EntityIdentifier: Hashable, Sendable {
  private let type: String
  private let identifier: String
  /// Creates the identity of `entity`.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }
  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - type: The type of the thing.
  ///   - identifier: What it is known by.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    (self.type, self.identifier) = (String(reflecting: type), String(describing: identifier))
  }
}
