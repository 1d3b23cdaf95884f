@_spi(Engine) public import ViewEngine

private enum FoundManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
  /// The context that a view above gives; `nil` without one.
  var foundManagedObjectContext: NSManagedObjectContext? {
    get { self[FoundManagedObjectContextKey.self] }
    set { self[FoundManagedObjectContextKey.self] = newValue }
  }
  /// The context of objects; where no view gives one, one without entities.
  public var managedObjectContext: NSManagedObjectContext {
    get {
      foundManagedObjectContext
        ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
    set { foundManagedObjectContext = newValue }
  }
}
