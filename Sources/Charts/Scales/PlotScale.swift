import ElementaryFunctions
import Foundation

/// A position scale: where values lie on an axis, 0...1.
struct PlotScale: Hashable, Sendable {
  var kind: PlotInput.Kind
  /// The categories, each with a band of its own.
  var categories: [String] = []
  /// The values at 0 and 1.
  var low = 0.0
  var high = 1.0
  var type = ScaleType.linear
  /// How far the plot reaches beyond the scale, in points.
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0

  /// The share of the axis that a category has.
  var bandwidth: Double { 1 / Double(max(categories.count, 1)) }

  /// Where a number or a date lies.
  func fraction(_ value: Double) -> Double {
    let (low, high, value) = (bent(low), bent(high), bent(value))
    return high == low ? 0.5 : (value - low) / (high - low)
  }

  /// A number as it counts on the axis.
  private func bent(_ value: Double) -> Double {
    switch type.form {
    case .log: ElementaryFunctions.log10(max(value, .leastNormalMagnitude))
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .linear, .category, .date: value
    }
  }

  /// What a value covers: a bin, a band, or a point; `nil` for a category that is not on the axis.
  func span(of input: PlotInput) -> (start: Double, end: Double)? {
    guard kind == .category else { return (fraction(input.low), fraction(input.high)) }
    guard let index = categories.firstIndex(of: input.category) else { return nil }
    return (Double(index) * bandwidth, Double(index + 1) * bandwidth)
  }

  /// Where the middle of a value lies.
  func middle(of input: PlotInput) -> Double? {
    span(of: input).map { $0.start + ($0.end - $0.start) / 2 }
  }

  /// The value at a place of the axis, 0...1; `nil` where there is no category.
  func value(at fraction: Double) -> PlotScalar? {
    switch kind {
    case .category:
      let index = Int((fraction / bandwidth).rounded(.down))
      return categories.indices.contains(index) ? .category(categories[index]) : nil
    case .number, .date:
      let bent = self.bent(low) + (self.bent(high) - self.bent(low)) * fraction
      let value =
        switch type.form {
        case .log: ElementaryFunctions.pow(10, bent)
        case .squareRoot: bent < 0 ? -bent * bent : bent * bent
        case .linear, .category, .date: bent
        }
      return kind == .date ? .date(value) : .number(value)
    }
  }
}
