import Foundation
import Geometry
import ViewEngine

/// Which area the symbol of a value has.
struct SizeScale {
  private let wish: SizeWish
  /// The categories, in the order in which they have areas.
  private var names: [String]
  /// The least and the greatest number.
  private var bounds: ClosedRange<Double>

  /// The areas of the least number and the greatest one, and of the first category and the last one, in square points.
  ///
  /// Swift Charts publishes no figures; these are chosen, about half and three times the usual 50.
  private static let usual: ClosedRange<CGFloat> = 25...150

  /// Creates the scale of some values.
  init(_ inputs: [PlotInput?], _ wish: SizeWish) {
    self.wish = wish
    let inputs = inputs.compactMap(\.self)
    names = wish.names ?? []
    for input in inputs where input.kind == .category && !names.contains(input.category) {
      names.append(input.category)
    }
    let numbers = inputs.filter { $0.kind != .category }.map(\.low)
    // Areas are compared with nothing at all: numbers begin at zero where none is below.
    bounds = wish.bounds ?? (min(numbers.min() ?? 0, 0)...max(numbers.max() ?? 0, 0))
  }

  /// The area of a value in square points.
  func area(of input: PlotInput) -> CGFloat {
    if let mapped = wish.mapping?(input.scalar) { return mapped }
    guard input.kind == .category else {
      let length = bounds.upperBound - bounds.lowerBound
      return area(at: length > 0 ? (input.low - bounds.lowerBound) / length : 0)
    }
    let index = names.firstIndex(of: input.category) ?? 0
    if let areas = wish.areas, !areas.isEmpty { return areas[index % areas.count] }
    return area(at: names.count > 1 ? Double(index) / Double(names.count - 1) : 0)
  }

  /// The area at a share of the scale: in proportion between the least and the greatest one.
  private func area(at share: Double) -> CGFloat {
    if let areas = wish.areas, let first = areas.first {
      guard areas.count > 1 else { return first }
      let place = min(max(share, 0), 1) * Double(areas.count - 1)
      let index = min(Int(place), areas.count - 2)
      return areas[index] + (areas[index + 1] - areas[index]) * CGFloat(place - Double(index))
    }
    let range = wish.range ?? Self.usual
    return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(min(max(share, 0), 1))
  }
}

/// What a scene says of the areas of symbols.
struct SizeWish {
  /// The categories; `nil` for those of the data.
  var names: [String]?
  /// The numbers; `nil` for those of the data.
  var bounds: ClosedRange<Double>?
  /// The areas of values, in their order.
  var areas: [CGFloat]?
  /// The areas of the least number and the greatest one.
  var range: ClosedRange<CGFloat>?
  var mapping: ((PlotScalar) -> CGFloat?)?
}
