@_spi(Engine) import ViewEngine

/// The styles of one kind of control that are set around a place, the innermost last.
///
/// A style may make its control again from the configuration, to add something to what it looks like by
/// itself: that control has the style around, so each control in a style's look is one step further out.
struct StyleStack<Style: Sendable>: Sendable {
  private let automatic: Style
  private var inner: [Style] = []

  init(automatic: Style) { self.automatic = automatic }

  /// The style of the place.
  var current: Style { inner.last ?? automatic }
  /// Whether nobody has set a style.
  var isAutomatic: Bool { inner.isEmpty }

  mutating func push(_ style: Style) { inner.append(style) }
  mutating func pop() { _ = inner.popLast() }
}

/// What a style makes of a control, as a view of its own: what the style has of the environment and of state is that of the
/// control's place.
struct StyleBody<Style: _ControlStyle, Look: View>: View {
  var style: Style
  let make: @MainActor (Style) -> Look

  init(style: Style, make: @escaping @MainActor (Style) -> Look) {
    (self.style, self.make) = (style, make)
  }

  var body: Look { make(style) }
}

extension View {
  /// Sets a style of the controls below.
  func pushStyle<Style: Sendable>(
    _ style: Style, to styles: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) -> some View {
    transformEnvironment(styles) { $0.push(style) }
  }

  /// What a style makes of a control: the controls of its kind inside are in the style around.
  func popStyle<Style: Sendable>(
    from styles: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
  ) -> some View {
    transformEnvironment(styles) { $0.pop() }
  }
}
