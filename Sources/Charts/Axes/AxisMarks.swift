public import Foundation
public import Geometry
import ViewEngine

/// What an axis consists of: the marks of its values.
@MainActor @preconcurrency public protocol AxisContent {
  /// The marks; no concern of a scene's own types.
  var _axes: [AxisMarksRecord] { get }
}

/// The marks of an axis' values, as they are drawn.
public struct AxisMarksRecord {
  let preset: AxisMarkPreset
  let position: AxisMarkPosition
  let values: AxisMarkValues
  /// What is shown at a value; `nil` for what suits the axis.
  var content: (@MainActor (AxisValue) -> [AxisMarkRecord])?
  /// The value as text, where the content is what suits the axis.
  var text: (@MainActor (AxisValue) -> String?)?
  var pen: StrokeStyle?
}

/// The marks of an axis' values.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let record: AxisMarksRecord
  public var _axes: [AxisMarksRecord] { [record] }

  /// Creates what is shown at each value.
  ///
  /// - Parameters:
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: Which values it shows.
  ///   - content: What is shown at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    record = AxisMarksRecord(preset: preset, position: position, values: values) {
      content($0)._records
    }
  }
  /// Creates what is shown at each of some values.
  ///
  /// - Parameters:
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: The values.
  ///   - content: What is shown at a value.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(values), content: content)
  }
  /// Creates what is shown at each value, the same for all.
  ///
  /// - Parameters:
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: Which values it shows.
  ///   - content: What is shown at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }
  /// Creates what is shown at each of some values, the same for all.
  ///
  /// - Parameters:
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: The values.
  ///   - content: What is shown at a value.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }
}

extension AxisMarks where Content == AxisMarkGroup {
  private init(_ record: AxisMarksRecord) { self.record = record }

  /// Creates the lines and labels that suit the axis.
  ///
  /// - Parameters:
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: Which values it shows.
  ///   - stroke: The pen of its lines.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(
      AxisMarksRecord(preset: preset, position: position, values: values, pen: stroke))
  }
  /// Creates the lines and labels of some values.
  ///
  /// - Parameters:
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: The values.
  ///   - stroke: The pen of its lines.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      AxisMarksRecord(
        preset: preset, position: position,
        values: AxisMarkValues(values), pen: stroke))
  }
  /// Creates lines, and labels by a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: Which values it shows.
  ///   - stroke: The pen of its lines.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(by: format, preset: preset, position: position, values: values, stroke: stroke)
  }
  /// Creates lines, and labels of some values by a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - preset: How the axis is laid out.
  ///   - position: At which edge it stands.
  ///   - values: The values.
  ///   - stroke: The pen of its lines.
  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [V], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      by: format, preset: preset, position: position, values: AxisMarkValues(values),
      stroke: stroke)
  }

  /// Creates lines, and labels by a format, whatever that is.
  init<F: FormatStyle>(
    by format: F, preset: AxisMarkPreset, position: AxisMarkPosition, values: AxisMarkValues,
    stroke: StrokeStyle?
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      AxisMarksRecord(
        preset: preset, position: position, values: values,
        text: { AxisFormat.text(of: $0, format) }, pen: stroke))
  }
}

/// Makes one of the axis contents in a block.
@resultBuilder @MainActor @preconcurrency public struct AxisContentBuilder {
  /// Takes each expression as it is.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  /// An empty block is no axis.
  public static func buildBlock() -> AxisContentGroup { AxisContentGroup(_axes: []) }
  /// Several contents are a group of them.
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> AxisContentGroup {
    var axes: [AxisMarksRecord] = []
    repeat axes += (each content)._axes
    return AxisContentGroup(_axes: axes)
  }
  /// `if` without `else`.
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
  /// The first branch of `if`–`else` and `switch`.
  public static func buildEither<C: AxisContent>(first: C) -> AxisContentGroup {
    AxisContentGroup(_axes: first._axes)
  }
  /// The other branch of `if`–`else` and `switch`.
  public static func buildEither<C: AxisContent>(second: C) -> AxisContentGroup {
    AxisContentGroup(_axes: second._axes)
  }
}

/// Axis content that may not be there.
extension Optional: AxisContent where Wrapped: AxisContent {
  public var _axes: [AxisMarksRecord] { self?._axes ?? [] }
}

/// Several axis contents.
public struct AxisContentGroup: AxisContent {
  public let _axes: [AxisMarksRecord]
}
