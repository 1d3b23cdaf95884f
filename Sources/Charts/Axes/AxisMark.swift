public import Foundation
public import Geometry
public import ViewEngine
public import Views

/// What an axis shows at a value: a line, a tick or a label.
@MainActor @preconcurrency public protocol AxisMark {
  /// The marks; no concern of a scene's own types.
  var _records: [AxisMarkRecord] { get }
}

/// What an axis shows at a value, as it is drawn.
public struct AxisMarkRecord {
  enum Kind {
    case gridLine, tick(AxisTick.Length)
    case label(AxisLabel)
  }
  let kind: Kind
  /// Whether it stands in the middle of what the value covers; `nil` for what suits the axis.
  var isCentered: Bool?
  var pen: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
  /// Where it stands among those of its value.
  var index = 0
}

/// The label of a value.
struct AxisLabel {
  /// The view; `nil` for the value as text.
  var view: (@MainActor (AxisValue) -> AnyView?)?
  /// The value as text; `nil` for what suits the axis.
  var text: (@MainActor (AxisValue) -> String?)?
  var anchor: UnitPoint?
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

extension AxisMark {
  /// These marks, changed.
  fileprivate func changed(_ change: (inout AxisMarkRecord) -> Void) -> some AxisMark {
    var records = _records
    for index in records.indices { change(&records[index]) }
    return AxisMarkGroup(_records: records)
  }
  /// Paints the marks with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// The font of the labels.
  public func font(_ font: Font?) -> some AxisMark {
    changed { if $0.font == nil { $0.font = font } }
  }
  /// Moves the marks by points.
  ///
  /// - Parameters:
  ///   - x: To the trailing side.
  ///   - y: Downwards.
  /// - Returns: The marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}

/// Marks that may not be there.
extension Optional: AxisMark where Wrapped: AxisMark {
  public var _records: [AxisMarkRecord] { self?._records ?? [] }
}

/// Several marks of a value.
public struct AxisMarkGroup: AxisMark {
  public let _records: [AxisMarkRecord]
}

/// Makes one of the axis marks in a block.
@resultBuilder @MainActor @preconcurrency public struct AxisMarkBuilder {
  /// Takes each expression as it is.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  /// An empty block has no marks.
  public static func buildBlock() -> AxisMarkGroup { AxisMarkGroup(_records: []) }
  /// One mark is itself.
  public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  /// Several marks are a group of them.
  public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> AxisMarkGroup {
    var records: [AxisMarkRecord] = []
    repeat records += (each mark)._records
    return AxisMarkGroup(_records: records)
  }
  /// `if` without `else`.
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
  /// The first branch of `if`–`else` and `switch`.
  public static func buildEither<M: AxisMark>(first: M) -> AxisMarkGroup {
    AxisMarkGroup(_records: first._records)
  }
  /// The other branch of `if`–`else` and `switch`.
  public static func buildEither<M: AxisMark>(second: M) -> AxisMarkGroup {
    AxisMarkGroup(_records: second._records)
  }
  /// `if #available`.
  public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> AxisMarkGroup {
    AxisMarkGroup(_records: mark._records)
  }
}

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
  public let _records: [AxisMarkRecord]
  /// Creates a grid line.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of what the value covers.
  ///   - stroke: The pen.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _records = [AxisMarkRecord(kind: .gridLine, isCentered: centered, pen: stroke)]
  }
}

/// A short line beyond the plot's edge at a value.
public struct AxisTick: AxisMark {
  public let _records: [AxisMarkRecord]
  /// How long a tick is.
  public enum Length: Hashable, Sendable {
    /// As long as suits the axis.
    case automatic
    /// As many points.
    case points(CGFloat)
    /// As long as the labels, and some points longer.
    case extended(past: CGFloat)
    /// As long as its label.
    public static let label = Length.extended(past: 0)
    /// As long as the longest label.
    public static let longestLabel = Length.extended(past: 0)
    /// As long as its label, and some points longer.
    public static func label(extendPastBy: CGFloat) -> Length { .extended(past: extendPastBy) }
    /// As long as the longest label, and some points longer.
    public static func longestLabel(extendPastBy: CGFloat) -> Length {
      .extended(past: extendPastBy)
    }
  }
  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of what the value covers.
  ///   - length: How long it is.
  ///   - stroke: The pen.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _records = [AxisMarkRecord(kind: .tick(length), isCentered: centered, pen: stroke)]
  }
  /// Creates a tick of some points.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of what the value covers.
  ///   - length: How long it is, in points.
  ///   - stroke: The pen.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: .points(length), stroke: stroke)
  }
}
