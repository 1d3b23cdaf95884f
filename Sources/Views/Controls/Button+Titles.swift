@_spi(Engine) import ViewEngine

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// Creates a button with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button with a title and a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// Creates a button with a title and a role.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

// In here `Label` is the button's own parameter; this is the view.
private typealias TitleAndIcon = Label<Text, Image>

extension Button where Label == Views.Label<Text, Image> {
  /// Creates a button with a title and one of the system's symbols.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TitleAndIcon(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a title and one of the system's symbols.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TitleAndIcon(title, systemImage: systemImage) }
  }
  /// Creates a button with a title, one of the system's symbols and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TitleAndIcon(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a title, one of the system's symbols and a role.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TitleAndIcon(title, systemImage: systemImage) }
  }
  /// Creates a button with a title and a picture of the scene's assets.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TitleAndIcon(titleKey, image: name) }
  }
}
