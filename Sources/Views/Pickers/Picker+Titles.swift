import Foundation
@_spi(Engine) public import ViewEngine

extension Picker {
  /// Creates a picker that shows a view for what is chosen.
  ///
  /// - Parameters:
  ///   - selection: The tag or identity of the chosen view; a tap sets it.
  ///   - content: The views to choose from, each with a tag or an identity of a loop.
  ///   - label: What is chosen.
  ///   - currentValueLabel: What stands for the chosen view.
  /// - Note: Accepted; no effect. `currentValueLabel`: the chosen view itself is shown.
  public init<Value: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Value
  ) { self.init(selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
  /// Creates a picker with a title that shows a view for what is chosen.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - selection: The tag or identity of the chosen view; a tap sets it.
  ///   - content: The views to choose from, each with a tag or an identity of a loop.
  ///   - currentValueLabel: What stands for the chosen view.
  /// - Note: Accepted; no effect. `currentValueLabel`: the chosen view itself is shown.
  public init<Value: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
  ) { self.init(titleKey, selection: selection, content: content) }
}
