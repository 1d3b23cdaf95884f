public import Foundation

/// What a scene says of a scale.
struct ScaleWish {
  /// The domain that a scene names.
  enum Domain {
    case automatic(includesZero: Bool?, reversed: Bool)
    case range(PlotInput.Kind, Double, Double)
    case categories([String])
  }
  var domain = Domain.automatic(includesZero: nil, reversed: false)
  /// The numbers that a scene names; `nil` where it names none.
  var numbers: ClosedRange<Double>? {
    guard case .range(.number, let first, let last) = domain else { return nil }
    return min(first, last)...max(first, last)
  }
  var type: ScaleType?
  /// How far the plot reaches beyond the scale, in points.
  var (startPadding, endPadding) = (CGFloat(0), CGFloat(0))
}

/// The type of a scale.
public struct ScaleType: Hashable, Sendable {
  enum Form: Hashable, Sendable { case linear, log, squareRoot, category, date }
  let form: Form
  /// Even steps for even differences.
  public static let linear = Self(form: .linear)
  /// Even steps for even ratios.
  public static let log = Self(form: .log)
  /// Even steps for even differences of the square root.
  public static let squareRoot = Self(form: .squareRoot)
  /// A band for each category.
  public static let category = Self(form: .category)
  /// Even steps for even differences of time.
  public static let date = Self(form: .date)
}

/// The values that a scale shows: a range, or a list.
public protocol ScaleDomain {
  /// Its first and last value, or all categories; no concern of a scene's own types.
  var _plotted: [any Plottable] { get }
}

extension ScaleDomain {
  /// What the domain says to a scale.
  var wish: ScaleWish.Domain {
    if let automatic = self as? AutomaticScaleDomain {
      return .automatic(includesZero: automatic.includesZero, reversed: automatic.reversed)
    }
    func scalar<P: Plottable>(_ value: P) -> PlotScalar { PlotScalar(value) }
    let inputs = _plotted.map { PlotInput(scalar($0)) }
    guard let first = inputs.first, let last = inputs.last else {
      return .automatic(includesZero: nil, reversed: false)
    }
    if first.kind == .category { return .categories(inputs.map(\.category)) }
    return .range(first.kind, first.low, last.low)
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _plotted: [any Plottable] { [lowerBound, upperBound] }
}
extension Range: ScaleDomain where Bound: Plottable {
  public var _plotted: [any Plottable] { [lowerBound, upperBound] }
}
extension Array: ScaleDomain where Element: Plottable {
  public var _plotted: [any Plottable] { self }
}

/// The domain that follows from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let reversed: Bool
  public var _plotted: [any Plottable] { [] }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain that follows from the data.
  public static var automatic: AutomaticScaleDomain { .automatic() }
  /// The domain that follows from the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether zero is in it; `nil` for what suits the marks.
  ///   - reversed: Whether it goes the other way.
  /// - Returns: The domain.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }
}

/// Where a scale lies on the plot.
public struct PositionScaleRange: Hashable, Sendable {
  let (start, end): (CGFloat, CGFloat)
  /// From edge to edge.
  public static let plotDimension = Self(start: 0, end: 0)
  /// Some points from both edges.
  public static func plotDimension(padding: CGFloat) -> Self { Self(start: padding, end: padding) }
  /// Some points from the edges.
  ///
  /// - Parameters:
  ///   - startPadding: How far from the edge where the scale begins.
  ///   - endPadding: How far from the edge where it ends.
  /// - Returns: The range.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    Self(start: startPadding, end: endPadding)
  }
}
