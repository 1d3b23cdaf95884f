@_spi(Engine) public import ViewEngine

// Links whose page a binding shows and hides: the way before stacks had paths.

extension NavigationLink {
  /// Creates a link whose page a binding shows.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - isActive: Whether the page is shown; a press sets it to true, the way back to false.
  ///   - label: What is pressed.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self = NavigationLink(destination: destination, label: label).following(isActive)
  }
  /// Creates a link whose page a binding shows.
  ///
  /// - Parameters:
  ///   - isActive: Whether the page is shown; a press sets it to true, the way back to false.
  ///   - destination: The page.
  ///   - label: What is pressed.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self = NavigationLink(destination: destination, label: label).following(isActive)
  }
  /// Creates a link whose page is shown while a binding has the link's value.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - tag: The link's value.
  ///   - selection: The value of the link whose page is shown; a press sets it, the way back sets it to `nil`.
  ///   - label: What is pressed.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self = NavigationLink(destination: destination, label: label)
      .following(selection.isChosen(tag))
  }
  /// Creates a link whose page is shown while a binding has the link's value.
  ///
  /// - Parameters:
  ///   - tag: The link's value.
  ///   - selection: The value of the link whose page is shown; a press sets it, the way back sets it to `nil`.
  ///   - destination: The page.
  ///   - label: What is pressed.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self = NavigationLink(destination: destination, label: label)
      .following(selection.isChosen(tag))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title, whose page a binding shows.
  ///
  /// - Parameters:
  ///   - titleKey: The label, in which simple Markdown counts.
  ///   - destination: The page.
  ///   - isActive: Whether the page is shown; a press sets it to true, the way back to false.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
  /// Creates a link with a title, whose page a binding shows.
  ///
  /// - Parameters:
  ///   - title: The label, as it is.
  ///   - destination: The page.
  ///   - isActive: Whether the page is shown; a press sets it to true, the way back to false.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  /// Creates a link with a title, whose page is shown while a binding has the link's value.
  ///
  /// - Parameters:
  ///   - titleKey: The label, in which simple Markdown counts.
  ///   - destination: The page.
  ///   - tag: The link's value.
  ///   - selection: The value of the link whose page is shown; a press sets it, the way back sets it to `nil`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
  /// Creates a link with a title, whose page is shown while a binding has the link's value.
  ///
  /// - Parameters:
  ///   - title: The label, as it is.
  ///   - destination: The page.
  ///   - tag: The link's value.
  ///   - selection: The value of the link whose page is shown; a press sets it, the way back sets it to `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// Whether the value is `tag`.
  @MainActor fileprivate func isChosen<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isChosen in
        if isChosen { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
