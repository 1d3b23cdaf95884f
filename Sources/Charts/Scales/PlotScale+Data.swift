import Foundation

extension PlotScale {
  /// Creates the scale of an axis from its data.
  ///
  /// - Parameters:
  ///   - inputs: What marks have along it.
  ///   - wish: What the scene says of it.
  ///   - count: How many intervals it should have.
  init(of inputs: [PlotInput], _ wish: ScaleWish, count: TickCount) {
    let named: PlotInput.Kind? =
      switch wish.domain {
      case .range(let kind, _, _): kind
      case .categories: .category
      case .automatic: nil
      }
    let kind = wish.type?.form == .category ? .category : inputs.first?.kind ?? named ?? .number
    self.init(kind: kind)
    (startPadding, endPadding) = (wish.startPadding, wish.endPadding)
    if kind == .number { type = wish.type ?? .linear }
    switch wish.domain {
    case .categories(let names): categories = names
    case .range(_, let first, let last): (low, high) = (first, last)
    case .automatic(let includesZero, let reversed):
      if kind == .category {
        for input in inputs where !categories.contains(input.category) {
          categories.append(input.category)
        }
        if reversed { categories.reverse() }
      } else {
        fit(inputs, includesZero: includesZero, count: count)
        if reversed { swap(&low, &high) }
      }
    }
  }

  private mutating func fit(_ inputs: [PlotInput], includesZero: Bool?, count: TickCount) {
    let known = inputs.filter { $0.low.isFinite && $0.high.isFinite }
    guard let least = known.map(\.low).min(), let greatest = known.map(\.high).max() else { return }
    (low, high) = (least, greatest)
    if kind == .date {
      if low == high { high = low + 1 }
      return
    }
    if type.form != .log, includesZero ?? true { (low, high) = (min(low, 0), max(high, 0)) }
    if type.form == .log {
      low = max(low, .leastNormalMagnitude)
      return
    }
    if low == high { high = low + 1 }
    (low, high) = NiceTicks(around: low, high, count: count).rounded(from: low, to: high)
  }
}
