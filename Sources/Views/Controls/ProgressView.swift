import Foundation
@_spi(Engine) public import ViewEngine

/// A progress view: shows that something goes on, or how much of it is done.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let span: ProgressSpan?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyles) private var styles

  private init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
    span = nil
  }

  /// A progress view of time.
  init(_ span: ProgressSpan, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    (self.span, self.label, self.currentValueLabel) = (span, label, currentValueLabel)
    fraction = nil
  }

  public var body: some View {
    guard let span else { return progress(fraction) }
    return AnyView(
      TimelineView(ProgressSchedule(interval: span.interval)) { context in
        progress(span.fraction(at: context.date))
      })
  }

  private func progress(_ fraction: Double?) -> AnyView {
    styles.current.progress(
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
  /// Creates a spinner: something goes on.
  public init() { self.init(nil, nil, nil) }
  /// Creates a progress view of a value.
  ///
  /// - Parameters:
  ///   - value: How much is done, 0...`total`; `nil` for an unknown amount, which the automatic
  ///     style shows as a spinner.
  ///   - total: The value at which all is done; above 0.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.share(value, of: total), nil, nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
  /// Creates a progress view of a value, with a label.
  ///
  /// - Parameters:
  ///   - value: How much is done, 0...`total`; `nil` for an unknown amount, which the automatic
  ///     style shows as a spinner.
  ///   - total: The value at which all is done; above 0.
  ///   - label: What goes on.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.share(value, of: total), label(), nil)
  }
}

extension ProgressView {
  /// Creates a progress view of a value, with a label and one for the value.
  ///
  /// - Parameters:
  ///   - value: How much is done, 0...`total`; `nil` for an unknown amount, which the automatic
  ///     style shows as a spinner.
  ///   - total: The value at which all is done; above 0.
  ///   - label: What goes on.
  ///   - currentValueLabel: The value in words.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.share(value, of: total), label(), currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
  /// Creates a spinner with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  /// Creates a progress view of a value, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - value: How much is done, 0...`total`; `nil` for an unknown amount, which the automatic
  ///     style shows as a spinner.
  ///   - total: The value at which all is done; above 0.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  /// Creates a progress view of a value, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: How much is done, 0...`total`; `nil` for an unknown amount, which the automatic
  ///     style shows as a spinner.
  ///   - total: The value at which all is done; above 0.
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
  /// Creates the progress view of a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}
