public import Observation

/// What a store keeps: a class with `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, ModelRelation {
  /// What leads from the model to its store.
  var _$model: ModelLink { get }
  /// What each property means.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

/// The name of a model in its store: the same as long as it is there.
public struct PersistentIdentifier: Hashable, Comparable, Sendable, Codable {
  /// The number of the model among all, in the order in which they were made.
  let number: Int
  /// The name of its type.
  public let entityName: String

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension PersistentModel {
  /// The model's name in its store.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(number: _$model.number, entityName: "\(Self.self)")
  }
  /// The model's identity.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that it was put into; `nil` for none.
  public var modelContext: ModelContext? { _$model.context }
  /// Whether it was deleted from its store.
  public var isDeleted: Bool { _$model.isDeleted }
  /// Whether it was changed since its context was saved.
  public var hasChanges: Bool { _$model.hasChanges }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(_$model.number) }
}

// MARK: Relations

/// What a property of a model holds that leads to other models: one, one or none, or several.
public protocol ModelRelation {
  /// The type of the others.
  static var relatedModel: any PersistentModel.Type { get }
  /// The others.
  var relatedModels: [any PersistentModel] { get }
  /// The same with another one; a property for one holds that alone.
  func relating(to model: any PersistentModel) -> Self
  /// The same without one; what cannot be without stays as it is.
  func separating(from model: any PersistentModel) -> Self
}

extension PersistentModel {
  public static var relatedModel: any PersistentModel.Type { Self.self }
  public var relatedModels: [any PersistentModel] { [self] }
  public func relating(to model: any PersistentModel) -> Self { model as? Self ?? self }
  public func separating(from model: any PersistentModel) -> Self { self }
}

extension Optional: ModelRelation where Wrapped: ModelRelation {
  public static var relatedModel: any PersistentModel.Type { Wrapped.relatedModel }
  public var relatedModels: [any PersistentModel] { self?.relatedModels ?? [] }
  public func relating(to model: any PersistentModel) -> Wrapped? {
    if let new = model as? Wrapped { return new }
    if let now = self { return now.relating(to: model) }
    return (Wrapped.self as? any EmptyRelation.Type)?.empty(with: model) as? Wrapped
  }
  public func separating(from model: any PersistentModel) -> Wrapped? {
    guard let now = self else { return nil }
    if let one = now as? any PersistentModel { return one === model ? nil : now }
    return now.separating(from: model)
  }
}

/// A relation that can be made of one model alone.
private protocol EmptyRelation {
  static func empty(with model: any PersistentModel) -> Any
}

extension Array: ModelRelation where Element: PersistentModel {
  public static var relatedModel: any PersistentModel.Type { Element.self }
  public var relatedModels: [any PersistentModel] { self }
  public func relating(to model: any PersistentModel) -> [Element] {
    guard let model = model as? Element, !contains(where: { $0 === model }) else { return self }
    return self + [model]
  }
  public func separating(from model: any PersistentModel) -> [Element] {
    filter { $0 !== model }
  }
}

extension Array: EmptyRelation where Element: PersistentModel {
  fileprivate static func empty(with model: any PersistentModel) -> Any {
    [Element]().relating(to: model)
  }
}
