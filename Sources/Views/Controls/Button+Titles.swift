@_spi(Engine) import ViewEngine

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - action: What a tap does.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - action: What a tap does.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button with a title and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - role: The role, which styles may show; `nil` for none.
  ///   - action: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// Creates a button with a title and a role.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - role: The role, which styles may show; `nil` for none.
  ///   - action: What a tap does.
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
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - action: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TitleAndIcon(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - action: What a tap does.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TitleAndIcon(title, systemImage: systemImage) }
  }
  /// Creates a button with a title, one of the system's symbols and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - role: The role, which styles may show; `nil` for none.
  ///   - action: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TitleAndIcon(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a title, one of the system's symbols and a role.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - role: The role, which styles may show; `nil` for none.
  ///   - action: What a tap does.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TitleAndIcon(title, systemImage: systemImage) }
  }
  /// Creates a button with a title and an image of the scene's assets.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - name: The name of a picture among the scene's assets.
  ///   - action: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TitleAndIcon(titleKey, image: name) }
  }
  /// Creates a button with a title and an image of the project's assets.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - image: What stands for the image in code.
  ///   - action: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TitleAndIcon(titleKey, image: image) }
  }
  /// Creates a button with a title and an image of the project's assets.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - image: What stands for the image in code.
  ///   - action: What a tap does.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TitleAndIcon(title, image: image) }
  }
  /// Creates a button with a title, an image of the project's assets and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - image: What stands for the image in code.
  ///   - role: The role, which styles may show; `nil` for none.
  ///   - action: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TitleAndIcon(titleKey, image: image) }
  }
  /// Creates a button with a title, an image of the project's assets and a role.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - image: What stands for the image in code.
  ///   - role: The role, which styles may show; `nil` for none.
  ///   - action: What a tap does.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TitleAndIcon(title, image: image) }
  }
}
