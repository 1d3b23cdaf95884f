public import Geometry
@_spi(Engine) public import ViewEngine

extension View {
  /// Notes a text for this view, unless it is turned off.
  private func noting(
    _ text: Text, at place: WritableKeyPath<AccessibilityNotes, String?>, if isEnabled: Bool
  ) -> some View {
    modifier(isEnabled ? AccessibilityModifier(text, at: place) : AccessibilityModifier { _ in })
  }
  /// Sets the accessibility label, where it is turned on.
  ///
  /// - Parameters:
  ///   - label: The name of this view.
  ///   - isEnabled: Whether it is called so.
  /// - Returns: This view with the label.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    noting(label, at: \.label, if: isEnabled)
  }
  /// Sets the accessibility label, where it is turned on.
  ///
  /// - Parameters:
  ///   - labelKey: The name of this view.
  ///   - isEnabled: Whether it is called so.
  /// - Returns: This view with the label.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    noting(Text(labelKey), at: \.label, if: isEnabled)
  }
  /// Sets the accessibility label, where it is turned on.
  ///
  /// - Parameters:
  ///   - label: The name of this view, as it is.
  ///   - isEnabled: Whether it is called so.
  /// - Returns: This view with the label.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View { noting(Text(label), at: \.label, if: isEnabled) }
  /// Sets the accessibility value, where it is turned on.
  ///
  /// - Parameters:
  ///   - valueKey: What this view shows.
  ///   - isEnabled: Whether that is said.
  /// - Returns: This view with the value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    noting(Text(valueKey), at: \.value, if: isEnabled)
  }
  /// Sets the accessibility value, where it is turned on.
  ///
  /// - Parameters:
  ///   - value: What this view shows, as it is.
  ///   - isEnabled: Whether that is said.
  /// - Returns: This view with the value.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View { noting(Text(value), at: \.value, if: isEnabled) }
  /// Sets the accessibility hint, where it is turned on.
  ///
  /// - Parameters:
  ///   - hintKey: What happens when this view is used.
  ///   - isEnabled: Whether that is said.
  /// - Returns: This view with the hint.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    noting(Text(hintKey), at: \.hint, if: isEnabled)
  }
  /// Sets the accessibility hint, where it is turned on.
  ///
  /// - Parameters:
  ///   - hint: What happens when this view is used, as it is.
  ///   - isEnabled: Whether that is said.
  /// - Returns: This view with the hint.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View { noting(Text(hint), at: \.hint, if: isEnabled) }
  /// Hides this view from accessibility, where that is turned on.
  ///
  /// - Parameters:
  ///   - hidden: Whether it says nothing.
  ///   - isEnabled: Whether that counts.
  /// - Returns: This view.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(AccessibilityModifier { if isEnabled { $0.isHidden = hidden } })
  }
  /// Makes the accessibility label of views.
  ///
  /// - Parameter content: Makes the label of what it was before.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `content`: taps find this view by what it shows.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  /// Names a place on which something can be dropped.
  ///
  /// - Parameters:
  ///   - point: The place, in fractions of this view.
  ///   - description: What it is called.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `point`, `description`: fingers drop where a script says.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  /// Names a place on which something can be dropped.
  ///
  /// - Parameters:
  ///   - point: The place, in fractions of this view.
  ///   - description: What it is called, as it is.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `point`, `description`: fingers drop where a script says.
  @_disfavoredOverload public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }
  /// Names a place from which this view can be dragged.
  ///
  /// - Parameters:
  ///   - point: The place, in fractions of this view.
  ///   - description: What it is called.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `point`, `description`: fingers drag where a script says.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  /// Names a place from which this view can be dragged.
  ///
  /// - Parameters:
  ///   - point: The place, in fractions of this view.
  ///   - description: What it is called, as it is.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `point`, `description`: fingers drag where a script says.
  @_disfavoredOverload public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }
}
