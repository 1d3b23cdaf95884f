import Foundation
@_spi(Engine) public import ViewEngine

/// Shows that something goes on, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  private init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
  }

  public var body: some View {
    style.progress(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
  }

  fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() { self.init(nil, nil, nil) }
  /// Shows how far something has come.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.share(value, of: total), nil, nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
  /// Shows how far something has come, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.share(value, of: total), label(), nil)
  }
}

extension ProgressView {
  /// Shows how far something has come, with a label and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.share(value, of: total), label(), currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
  /// Shows that something goes on, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  /// Shows how far something has come, with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  /// Shows how far something has come, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Shows the progress of a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}
