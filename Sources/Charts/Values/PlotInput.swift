/// A plotted value with what it covers: a point of a scale, a bin of it, or a category.
struct PlotInput: Hashable, Sendable {
  /// The kinds of values, each with a scale of its own.
  enum Kind: Hashable, Sendable { case number, date, category }

  let kind: Kind
  /// The category; empty for other kinds.
  var category = ""
  /// Where it begins and ends; the same for a point of the scale.
  var (low, high) = (0.0, 0.0)

  init(_ scalar: PlotScalar) {
    switch scalar {
    case .number(let number): (kind, low, high) = (.number, number, number)
    case .date(let seconds): (kind, low, high) = (.date, seconds, seconds)
    case .category(let name): (kind, category) = (.category, name)
    }
  }

  init(_ kind: Kind, from low: Double, to high: Double) {
    (self.kind, self.low, self.high) = (kind, low, high)
  }

  /// The middle of what it covers.
  var middle: Double { low + (high - low) / 2 }
  /// Whether it covers more than a point.
  var isBin: Bool { high > low }
  /// The number or the category, as what it is among others.
  var scalar: PlotScalar {
    switch kind {
    case .number: .number(low)
    case .date: .date(low)
    case .category: .category(category)
    }
  }
}
