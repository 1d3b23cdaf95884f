import Foundation
import Geometry
import ViewEngine

/// Which colour, symbol and pen a value has.
struct StyleScale {
  /// The values, in the order in which the legend names them.
  private(set) var names: [String] = []
  private let wish: StyleWish

  init(_ inputs: [PlotInput?], _ wish: StyleWish) {
    self.wish = wish
    names = wish.domain ?? []
    for input in inputs {
      guard let input, !names.contains(Self.name(of: input)) else { continue }
      names.append(Self.name(of: input))
    }
  }

  /// A value in the legend.
  static func name(of input: PlotInput) -> String {
    switch input.kind {
    case .category: input.category
    case .number: AxisText.number(input.low, step: nil)
    case .date: AxisText.date(input.low, .day)
    }
  }

  /// The number of a value among the others.
  func index(of input: PlotInput) -> Int { names.firstIndex(of: Self.name(of: input)) ?? 0 }

  /// The colours of charts that name none.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The style of a value.
  func style(of name: String) -> any ShapeStyle {
    if let mapped = wish.mapping?(name) { return mapped }
    let index = names.firstIndex(of: name) ?? 0
    if let styles = wish.styles, !styles.isEmpty { return styles[index % styles.count] }
    return Self.palette[index % Self.palette.count]
  }

  /// The symbol of a value.
  @MainActor func symbol(of name: String) -> AnyChartSymbol {
    let index = names.firstIndex(of: name) ?? 0
    let symbols = wish.symbols.flatMap { $0.isEmpty ? nil : $0 } ?? AnyChartSymbol.standard
    return symbols[index % symbols.count]
  }

  /// The pen of a value; `nil` where the scene says none.
  func pen(of name: String) -> StrokeStyle? {
    if let mapped = wish.penMapping?(name) { return mapped }
    guard let pens = wish.pens, !pens.isEmpty else { return nil }
    return pens[(names.firstIndex(of: name) ?? 0) % pens.count]
  }
}

/// What a scene says of the styles of values.
struct StyleWish {
  /// The values; `nil` for those of the data.
  var domain: [String]?
  var styles: [any ShapeStyle]?
  var symbols: [AnyChartSymbol]?
  var pens: [StrokeStyle]?
  var penMapping: ((String) -> StrokeStyle?)?
  var mapping: ((String) -> (any ShapeStyle)?)?
  /// The colours of the numbers from the least to the greatest.
  var gradient: Gradient?
}
