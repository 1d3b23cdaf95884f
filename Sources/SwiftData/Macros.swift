/// Makes a class a model: a store keeps its stored properties, and views follow them.
@attached(member, names: named(_$model), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "ViewMacros", type: "ModelMacro")

/// Makes an actor one that has a context of models of its own.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(unownedExecutor), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "ViewMacros", type: "ModelActorMacro")

/// A property of a model, as `@Model` writes it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "ViewMacros", type: "PersistedPropertyMacro")

/// Says more of a stored property of a model.
///
/// - Parameters:
///   - options: As in `.unique`: a model with the same value takes the place of the one before.
///   - originalName: The property's name in older stores.
///   - hashModifier: What tells versions of the property apart.
/// - Note: Accepted; no effect. `originalName`, `hashModifier`: there are no older stores.
@attached(peer) public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ViewMacros", type: "ModelNoteMacro")

/// Says more of a property whose values are other models.
///
/// - Parameters:
///   - options: As in `.unique`.
///   - deleteRule: What becomes of the others when the model is deleted.
///   - minimumModelCount: The least number of them.
///   - maximumModelCount: The greatest number of them.
///   - originalName: The property's name in older stores.
///   - inverse: The property of the others that leads back.
///   - hashModifier: What tells versions of the property apart.
/// - Note: Accepted; no effect. `minimumModelCount`, `maximumModelCount`, `originalName`, `hashModifier`: nothing is checked, and there are no older stores.
@attached(peer) public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ViewMacros", type: "ModelNoteMacro")

/// Keeps a stored property out of the store.
@attached(peer) public macro Transient() =
  #externalMacro(module: "ViewMacros", type: "ModelNoteMacro")

/// Says which properties together tell models apart.
///
/// - Parameter constraints: The properties.
/// - Note: Accepted; no effect. `constraints`: only `@Attribute(.unique)` counts.
@freestanding(declaration) public macro Unique<T: PersistentModel>(
  _ constraints: [PartialKeyPath<T>]...
) = #externalMacro(module: "ViewMacros", type: "ModelNoteMacro")

/// Says by which properties models are looked up.
///
/// - Parameter indices: The properties.
/// - Note: Accepted; no effect. `indices`: a film's store needs none.
@freestanding(declaration) public macro Index<T: PersistentModel>(
  _ indices: [PartialKeyPath<T>]...
) = #externalMacro(module: "ViewMacros", type: "ModelNoteMacro")
