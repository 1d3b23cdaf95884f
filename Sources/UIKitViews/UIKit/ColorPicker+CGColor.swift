public import ViewEngine
public import Views

extension ColorPicker {
  /// Creates a colour picker for a Core Graphics colour.
  ///
  /// - Parameters:
  ///   - selection: The colour that the well shows.
  ///   - supportsOpacity: Whether the colour may be seen through; else the well shows it without.
  ///   - label: What the colour is.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: .constant(Color(selection.wrappedValue.resolved)),
      supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title for a Core Graphics colour.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - selection: The colour that the well shows.
  ///   - supportsOpacity: Whether the colour may be seen through; else the well shows it without.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates a colour picker with a title for a Core Graphics colour.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The colour that the well shows.
  ///   - supportsOpacity: Whether the colour may be seen through; else the well shows it without.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
