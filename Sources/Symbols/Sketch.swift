internal import Foundation
internal import Geometry

/// A symbol while it is drawn, in the units of ``Outline``.
struct Sketch: Sendable {
  /// One filled or stroked outline.
  struct Mark: Sendable {
    var outline: Outline
    /// Width of the pen; `nil` for a filled outline.
    var width: Double?
    var role: SymbolRole
  }

  /// Width of the strokes at the weight drawn.
  let width: Double
  private(set) var marks: [Mark] = []

  init(width: Double) { self.width = width }

  /// Paints inside `outline`; where its contours nest, every second one is a hole.
  @inline(never)
  mutating func fill(_ outline: Outline, role: SymbolRole = .primary) {
    marks.append(Mark(outline: outline, width: nil, role: role))
  }

  /// Paints along `outline` with a round pen of the weight's width, but at most `widest`.
  @inline(never)
  mutating func stroke(
    _ outline: Outline, role: SymbolRole = .primary, widest: Double = .infinity
  ) {
    marks.append(Mark(outline: outline, width: min(width, widest), role: role))
  }

  /// Appends what `other` painted.
  mutating func append(_ other: Sketch) { marks += other.marks }
}

/// How a symbol is drawn at a weight.
typealias Drawing = @Sendable (inout Sketch) -> Void
