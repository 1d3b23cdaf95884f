/// A container without models, for a view whose file has no preview.
///
/// - Returns: The container.
public func _madeUpContainer() -> ModelContainer { ModelContainer(of: Schema()) }
