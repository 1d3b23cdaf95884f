public import Foundation
internal import Geometry

/// The role of a part: which of a symbol's colours it takes where it is drawn in several.
public enum SymbolRole: String, Hashable, Sendable, CaseIterable {
  /// The colour of a symbol drawn in one.
  case primary
  /// The second colour.
  case secondary
  /// The third colour.
  case tertiary
}

/// The scale of a symbol beside text of the same font.
public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  /// Four fifths of medium.
  case small
  /// As SF Symbols stand beside text unless a scene says otherwise.
  case medium
  /// 1.27 times medium.
  case large

  /// The factor on the outlines.
  var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.27
    }
  }
}

/// A symbol: a picture of one colour that goes with text, drawn for any size and weight of font.
///
/// The symbols stand under the names of SF Symbols so that scenes find them; the drawings are this
/// project's own, built from lines and arcs.
public struct Symbol: Sendable {
  /// The name a scene uses: `heart.fill`.
  public let name: String
  private let source: Source

  private enum Source: Sendable {
    case drawing(Drawing)
    case outline(Path, viewBox: CGRect)
  }

  private init(name: String, source: Source) { (self.name, self.source) = (name, source) }

  /// Returns the symbol called `name`, or `nil` if there is none.
  public static func named(_ name: String) -> Symbol? {
    guard let drawing = Catalogue.drawing(named: name) else { return nil }
    return Symbol(name: name, source: .drawing(drawing))
  }

  /// The names of all symbols, sorted.
  public static let names: [String] = Catalogue.names

  /// Whether it has colours of its own.
  public var hasColors: Bool {
    guard case .drawing = source else { return false }
    return Catalogue.hues[name] != nil
  }

  /// Creates a symbol from a user's outline, filled by the non-zero rule.
  ///
  /// - Parameters:
  ///   - name: The name a scene uses.
  ///   - svgPath: The `d` attribute of an SVG path.
  ///   - viewBox: The rectangle of the path's coordinates that is fitted to the size of a letter: its
  ///     height becomes 1 em, its middle lies half-way up the capitals.
  /// - Throws: ``SVGPathError`` if `svgPath` does not follow SVG's grammar.
  public init(name: String, svgPath: String, viewBox: CGRect) throws(SVGPathError) {
    self.init(
      name: name, source: .outline(try Path(svgPath: svgPath), viewBox: viewBox))
  }

  /// Returns the symbol as drawn beside text.
  ///
  /// - Parameters:
  ///   - size: Points to the em of the text.
  ///   - weight: The text's weight, 100...900; strokes are as bold as the letters' stems. A user's
  ///     outline has one weight.
  ///   - scale: How large beside the letters.
  ///   - isLayered: Whether its parts are drawn in several colours; then marks lie upon shapes that have a hole for
  ///     them otherwise.
  ///   - isMulticolor: Whether its parts have colours of their own, if it has any.
  /// - Returns: The drawing, its size, and the line on which text beside it sits.
  public func drawing(
    size: Double, weight: Double = 400, scale: SymbolScale = .medium,
    isLayered: Bool = false, isMulticolor: Bool = false
  ) -> SymbolDrawing {
    switch source {
    case .drawing(let draw):
      var sketch = Sketch(
        width: strokeWidth(weight: weight, scale: scale), isLayered: isLayered)
      draw(&sketch)
      sketch.stretch(
        SymbolExtents.stretch(
          of: Catalogue.plainName(of: name), width: strokeWidth(weight: 400, scale: .medium), draw))
      if isMulticolor, let hues = Catalogue.hues[name] { sketch.color(hues) }
      return SymbolDrawing(sketch, size: size, scale: scale)
    case .outline(let path, let viewBox):
      return SymbolDrawing(path, viewBox: viewBox, size: size, scale: scale)
    }
  }
}

/// Width of a symbol's strokes in hundredths of an em, before its scale is applied.
///
/// At medium scale they are as wide as the stems of the text's letters (measured on `l` of Inter,
/// times its size factor). Larger symbols have only slightly bolder strokes.
private func strokeWidth(weight: Double, scale: SymbolScale) -> Double {
  let widths = [2.4, 4.2, 6.2, 8.2, 9.8, 11.6, 13.2, 15.0, 17.0]
  let place = min(max(weight.isNaN ? 400 : weight, 100), 900) / 100 - 1
  let lower = min(Int(place), widths.count - 2)
  let width = widths[lower] + (widths[lower + 1] - widths[lower]) * (place - Double(lower))
  return width / scale.factor.squareRoot()
}
