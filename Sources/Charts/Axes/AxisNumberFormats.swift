public import Foundation
public import Geometry
public import ViewEngine
import Views

// What is written `.number` and `.percent` here is so of every type of numbers: these say which one an axis means.

extension AxisValueLabel {
  /// Creates the label of the value as a number.
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
  public init(
    format: FloatingPointFormatStyle<Double>, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      by: format, centered: centered, anchor: anchor, orientation: orientation,
      horizontalSpacing, verticalSpacing)
  }
  /// Creates the label of the value as a share in percent.
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
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      by: format, centered: centered, anchor: anchor, orientation: orientation,
      horizontalSpacing, verticalSpacing)
  }
}

extension AxisMarks where Content == AxisMarkGroup {
  /// Creates lines, and labels of the values as numbers.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: Which values it shows.
  ///   - stroke: The pen of its lines.
  public init(
    format: FloatingPointFormatStyle<Double>, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      by: format, preset: preset, position: position, values: values, stroke: stroke)
  }
  /// Creates lines, and labels of the values as shares in percent.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: Which values it shows.
  ///   - stroke: The pen of its lines.
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      by: format, preset: preset, position: position, values: values, stroke: stroke)
  }
  /// Creates lines, and labels of some of the values as numbers.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: The values.
  ///   - stroke: The pen of its lines.
  public init<V: Plottable>(
    format: FloatingPointFormatStyle<Double>, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      by: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke
    )
  }
  /// Creates lines, and labels of some of the values as shares in percent.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: The values.
  ///   - stroke: The pen of its lines.
  public init<V: Plottable>(
    format: FloatingPointFormatStyle<Double>.Percent, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      by: format, preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke
    )
  }
}
