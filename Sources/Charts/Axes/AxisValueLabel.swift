public import Foundation
public import Geometry
public import ViewEngine
public import Views

/// The direction of a label.
public enum AxisValueLabelOrientation: Hashable, Sendable {
  /// What suits the axis: horizontal.
  case automatic
  /// As text goes.
  case horizontal
  /// Turned to the right.
  case vertical
  /// Turned to the left.
  case verticalReversed
}

/// What happens to labels that would lie on one another.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let isGreedy: Bool
  /// Those that do not fit are left out.
  public static let automatic = Self(isGreedy: true)
  /// Those that do not fit are left out.
  public static let greedy = Self(isGreedy: true)
  /// Those that do not fit are left out.
  ///
  /// - Parameters:
  ///   - priority: Which goes before others.
  ///   - minimumSpacing: The least distance of two, in points.
  /// - Returns: The resolution.
  /// - Note: Accepted; no effect. `priority`, `minimumSpacing`: automatic axes leave out every second, third … label.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    .greedy
  }
  /// Each is cut off where its room ends.
  ///
  /// - Note: Accepted; no effect. Those that do not fit are left out.
  public static let truncate = Self(isGreedy: true)
  /// All are shown.
  public static let disabled = Self(isGreedy: false)
}

/// The label of an axis' value.
public struct AxisValueLabel: AxisMark {
  public let _records: [AxisMarkRecord]

  private init(
    _ label: AxisLabel, centered: Bool?, anchor: UnitPoint?,
    orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    var label = label
    (label.anchor, label.orientation) = (anchor, orientation)
    (label.horizontalSpacing, label.verticalSpacing) = (horizontal, vertical)
    _records = [AxisMarkRecord(kind: .label(label), isCentered: centered)]
  }

  /// Creates the label of the value as it is.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of what the value covers.
  ///   - anchor: Which point of it stands at the value.
  ///   - multiLabelAlignment: How several labels of a value are aligned.
  ///   - collisionResolution: What happens to those that would lie on one another.
  ///   - offsetsMarks: Whether marks make room for it.
  ///   - orientation: Its direction.
  ///   - horizontalSpacing: How far from the value.
  ///   - verticalSpacing: How far from the value.
  /// - Note: Accepted; no effect. `multiLabelAlignment`, `collisionResolution`, `offsetsMarks`: the labels of a value lie on one another, automatic axes leave labels out that would, and labels never move marks.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabel(), centered: centered, anchor: anchor, orientation: orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates the label of the value by a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - centered: Whether it stands in the middle of what the value covers.
  ///   - anchor: Which point of it stands at the value.
  ///   - multiLabelAlignment: How several labels of a value are aligned.
  ///   - collisionResolution: What happens to those that would lie on one another.
  ///   - offsetsMarks: Whether marks make room for it.
  ///   - orientation: Its direction.
  ///   - horizontalSpacing: How far from the value.
  ///   - verticalSpacing: How far from the value.
  /// - Note: Accepted; no effect. `multiLabelAlignment`, `collisionResolution`, `offsetsMarks`: the labels of a value lie on one another, automatic axes leave labels out that would, and labels never move marks.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      by: format, centered: centered, anchor: anchor, orientation: orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates the label of the value by a format, whatever that is.
  init<F: FormatStyle>(
    by format: F, centered: Bool?, anchor: UnitPoint?, orientation: AxisValueLabelOrientation,
    _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      AxisLabel(text: { AxisFormat.text(of: $0, format) }), centered: centered, anchor: anchor,
      orientation: orientation, horizontal, vertical)
  }

  /// Creates a label of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - centered: Whether it stands in the middle of what the value covers.
  ///   - anchor: Which point of it stands at the value.
  ///   - orientation: Its direction.
  ///   - horizontalSpacing: How far from the value.
  ///   - verticalSpacing: How far from the value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let text = String(text)
    self.init(
      AxisLabel(text: { _ in text }), centered: centered, anchor: anchor, orientation: orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Creates a label of a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - centered: Whether it stands in the middle of what the value covers.
  ///   - anchor: Which point of it stands at the value.
  ///   - orientation: Its direction.
  ///   - horizontalSpacing: How far from the value.
  ///   - verticalSpacing: How far from the value.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabel(view: { _ in AnyView(Text(titleKey)) }), centered: centered, anchor: anchor,
      orientation: orientation, horizontalSpacing, verticalSpacing)
  }

  /// Creates a label of views.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of what the value covers.
  ///   - anchor: Which point of it stands at the value.
  ///   - multiLabelAlignment: How several labels of a value are aligned.
  ///   - collisionResolution: What happens to those that would lie on one another.
  ///   - offsetsMarks: Whether marks make room for it.
  ///   - orientation: Its direction.
  ///   - horizontalSpacing: How far from the value.
  ///   - verticalSpacing: How far from the value.
  ///   - content: The views.
  /// - Note: Accepted; no effect. `multiLabelAlignment`, `collisionResolution`, `offsetsMarks`: the labels of a value lie on one another, automatic axes leave labels out that would, and labels never move marks.
  public init<C: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) {
    let view = AnyView(content())
    self.init(
      AxisLabel(view: { _ in view }), centered: centered, anchor: anchor, orientation: orientation,
      horizontalSpacing, verticalSpacing)
  }
}

/// Axis values by formats.
enum AxisFormat {
  /// The text of a value by a format, in the scene's language and dates in universal time.
  ///
  /// `nil` for a value of another kind.
  @MainActor static func text<F: FormatStyle>(of value: AxisValue, _ format: F) -> String?
  where F.FormatInput: Plottable, F.FormatOutput == String {
    guard let input = value.as(F.FormatInput.self) else { return nil }
    let placed = format.locale(value.locale)
    if var dates = placed as? Date.FormatStyle, let date = input as? Date {
      dates.timeZone = ChartCalendar.standard.timeZone
      return dates.format(date)
    }
    return placed.format(input)
  }
}
