extension Schema {
  /// What a stored property of a model means.
  public struct PropertyMetadata {
    let name: String
    let path: AnyKeyPath
    let attribute: Attribute?
    let relationship: Relationship?
    /// The type of the models that it leads to; `nil` for a value.
    let related: (any PersistentModel.Type)?
    /// The value in a model.
    let value: (any PersistentModel) -> Any?
    /// Has a model lead to another, and no more.
    let (relate, separate): (Link, Link)

    typealias Link = (_ model: any PersistentModel, _ other: any PersistentModel) -> Void

    /// Creates what a property means.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - keypath: Where it is.
    ///   - metadata: What is said of its values.
    public init<M: PersistentModel, V>(
      name: String, keypath: ReferenceWritableKeyPath<M, V>, metadata: Attribute? = nil
    ) { self.init(name, keypath, metadata, nil) }
    /// Creates what a property means that leads to other models.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - keypath: Where it is.
    ///   - metadata: What is said of the others.
    public init<M: PersistentModel, V>(
      name: String, keypath: ReferenceWritableKeyPath<M, V>, metadata: Relationship
    ) { self.init(name, keypath, nil, metadata) }

    private init<M: PersistentModel, V>(
      _ name: String, _ path: ReferenceWritableKeyPath<M, V>, _ attribute: Attribute?,
      _ relationship: Relationship?
    ) {
      (self.name, self.path) = (name, path)
      (self.attribute, self.relationship) = (attribute, relationship)
      related = (V.self as? any ModelRelation.Type)?.relatedModel
      value = { ($0 as? M)?[keyPath: path] }
      relate = { Self.change($0 as? M, path) { $0.relating(to: $1) }($1) }
      separate = { Self.change($0 as? M, path) { $0.separating(from: $1) }($1) }
    }

    /// Writes a relation of a model if another model makes it a different one.
    private static func change<M: PersistentModel, V>(
      _ model: M?, _ path: ReferenceWritableKeyPath<M, V>,
      _ changed: @escaping (any ModelRelation, any PersistentModel) -> any ModelRelation
    ) -> (any PersistentModel) -> Void {
      { other in
        guard let model, let now = model[keyPath: path] as? any ModelRelation else { return }
        let isThere = now.relatedModels.contains { $0 === other }
        let new = changed(now, other)
        let stays = new.relatedModels.contains { $0 === other }
        if isThere != stays, let new = new as? V { model[keyPath: path] = new }
      }
    }
  }

  /// The property that leads back from the models that a property leads to: the one that is said, or the only one of its kind.
  static func inverse<M: PersistentModel>(
    of path: AnyKeyPath, in model: M.Type
  ) -> PropertyMetadata? {
    let own = M.schemaMetadata
    guard let property = own.first(where: { $0.path == path }), let related = property.related
    else { return nil }
    let others = related.schemaMetadata
    if let said = property.relationship?.inverse { return others.first { $0.path == said } }
    if let back = others.first(where: { $0.relationship?.inverse == path }) { return back }
    let back = others.filter { $0.related == M.self && $0.relationship?.inverse == nil }
    let there = own.filter { $0.related == related && $0.relationship?.inverse == nil }
    guard back.count == 1, there.count == 1, back[0].path != path else { return nil }
    return back[0]
  }
}
