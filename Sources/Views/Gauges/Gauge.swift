import Foundation
@_spi(Engine) public import ViewEngine

/// A gauge: shows where a value is between bounds.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyles) private var styles

  private init(_ configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  public var body: some View { styles.current.gauge(configuration) }
}

extension Gauge: NamedControl {}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: What the value is.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(GaugeStyleConfiguration(value, bounds, label: label()))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and one for the value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      GaugeStyleConfiguration(
        value, bounds, label: label(), currentValueLabel: AnyView(currentValueLabel())))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels of values between its bounds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words.
  ///   - markedValueLabels: The labels of values between the bounds; the system's styles show none.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      GaugeStyleConfiguration(
        value, bounds, label: label(), currentValueLabel: AnyView(currentValueLabel()),
        markedValueLabels: AnyView(markedValueLabels())))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels at its bounds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words.
  ///   - minimumValueLabel: The least value in words.
  ///   - maximumValueLabel: The greatest value in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      GaugeStyleConfiguration(
        value, bounds, label: label(), currentValueLabel: AnyView(currentValueLabel()),
        bounds: (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))))
  }
}

extension Gauge {
  /// Creates a gauge with labels at its bounds and of values between them.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words.
  ///   - minimumValueLabel: The least value in words.
  ///   - maximumValueLabel: The greatest value in words.
  ///   - markedValueLabels: The labels of values between the bounds; the system's styles show none.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      GaugeStyleConfiguration(
        value, bounds, label: label(), currentValueLabel: AnyView(currentValueLabel()),
        bounds: (AnyView(minimumValueLabel()), AnyView(maximumValueLabel())),
        markedValueLabels: AnyView(markedValueLabels())))
  }
}

/// The configuration of a gauge, before a style gives it a look.
@MainActor @preconcurrency public struct GaugeStyleConfiguration {
  /// The label: what the value is.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The value in words.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The least value in words.
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The greatest value in words.
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The labels of values between the bounds.
  public struct MarkedValueLabel: View {
    let content: AnyView
    public var body: AnyView { content }
  }

  /// Where the value is between the bounds, 0...1.
  public var value: Double
  /// The label: what the value is.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value in words.
  public var minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels of values between the bounds.
  public var markedValueLabels: MarkedValueLabel?

  init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, label: some View, currentValueLabel: AnyView? = nil,
    bounds: (AnyView, AnyView)? = nil, markedValueLabels: AnyView? = nil
  ) {
    let length = range.upperBound - range.lowerBound
    let share = length > 0 ? Double((value - range.lowerBound) / length) : 0
    self.value = min(max(share.isFinite ? share : 0, 0), 1)
    self.label = Label(content: AnyView(label))
    self.currentValueLabel = currentValueLabel.map { CurrentValueLabel(content: $0) }
    minimumValueLabel = bounds.map { MinimumValueLabel(content: $0.0) }
    maximumValueLabel = bounds.map { MaximumValueLabel(content: $0.1) }
    self.markedValueLabels = markedValueLabels.map { MarkedValueLabel(content: $0) }
  }
}
