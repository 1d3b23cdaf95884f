@_spi(Engine) public import ViewEngine

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let number: Int
  /// As the scroll view decides: shown while a finger scrolls it.
  public static let automatic = Self(number: 0)
  /// Shown while a finger scrolls.
  public static let visible = Self(number: 1)
  /// Not shown.
  public static let hidden = Self(number: 2)
  /// Never shown.
  public static let never = Self(number: 3)
}

/// The visibility of scroll indicators along each axis.
struct ScrollIndicatorWish: Equatable {
  var horizontal = ScrollIndicatorVisibility.automatic
  var vertical = ScrollIndicatorVisibility.automatic
}

private enum ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorWish { ScrollIndicatorWish() }
}

extension EnvironmentValues {
  /// Whether scroll views show indicators while they are scrolled.
  var scrollIndicators: ScrollIndicatorWish {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

/// Shows the scroll indicators of the scroll views in a view for a moment.
struct ScrollFlash<Value: Equatable>: BoxModifier {
  typealias Body = Never
  /// The value whose changes show them.
  let value: Value
  /// Whether they are shown as the view appears.
  let isAtStart: Bool
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ScrollFlashBox(self, around: inner, node)
  }
}

/// The box of scroll views whose indicators are shown for a moment.
final class ScrollFlashBox<Value: Equatable>: ModifierBox<ScrollFlash<Value>> {
  private var hasAppeared = false

  override func changed(from old: ScrollFlash<Value>) {
    if old.value != modifier.value { flash(inner) }
  }

  override func placed() {
    super.placed()
    if !hasAppeared, modifier.isAtStart { flash(inner) }
    hasAppeared = true
  }

  private func flash(_ box: Box) {
    if let window = box as? ScrollBox { return window.indicators.flash() }
    box.contents.forEach(flash)
  }
}

extension View {
  /// Sets whether the scroll views below show where their content is while a finger scrolls them.
  ///
  /// - Parameters:
  ///   - visibility: Whether they do.
  ///   - axes: The axes whose indicators are meant.
  /// - Returns: This view with that set.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicators) { wish in
      if axes.contains(.horizontal) { wish.horizontal = visibility }
      if axes.contains(.vertical) { wish.vertical = visibility }
    }
  }

  /// Shows the scroll indicators of the scroll views in this view for a moment whenever a value changes.
  ///
  /// - Parameter value: The value.
  /// - Returns: This view.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollFlash(value: value, isAtStart: false))
  }

  /// Shows the scroll indicators of the scroll views in this view for a moment when it appears.
  ///
  /// - Parameter onAppear: Whether they are shown.
  /// - Returns: This view.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollFlash(value: 0, isAtStart: onAppear))
  }
}
