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
    /// The value, 0...1, above which it is shown in full; below 0 for always.
    var threshold: Double
    /// The colour of its own where the symbol is drawn in its colours; `nil` for the scene's.
    var hue: SymbolHue?
  }

  /// Width of the strokes at the weight drawn.
  let width: Double
  /// The value, 0...1, above which what is painted next is shown in full; below 0 for always.
  var threshold = -1.0
  private(set) var marks: [Mark] = []

  /// Whether parts are told apart by colour, so that what is seen through a hole otherwise is painted upon.
  let isLayered: Bool

  init(width: Double, isLayered: Bool = false) {
    (self.width, self.isLayered) = (width, isLayered)
  }

  /// Paints inside `outline`; where its contours nest, every second one is a hole.
  @inline(never)
  mutating func fill(_ outline: Outline, role: SymbolRole = .primary) {
    marks.append(Mark(outline: outline, width: nil, role: role, threshold: threshold))
  }

  /// Paints along `outline` with a round pen of the weight's width, but at most `widest`.
  @inline(never)
  mutating func stroke(
    _ outline: Outline, role: SymbolRole = .primary, widest: Double = .infinity
  ) {
    let width = min(width, widest)
    marks.append(Mark(outline: outline, width: width, role: role, threshold: threshold))
  }

  /// Paints inside `shape` with `mark` as a hole, or, in layers, `mark` upon `shape`.
  @inline(never)
  mutating func fill(_ shape: Outline, around mark: Outline) {
    guard isLayered else { return fill(shape + mark) }
    fill(shape, role: .secondary)
    fill(mark)
  }

  /// Appends what `other` painted, in its roles or in one.
  mutating func append(_ other: Sketch, role: SymbolRole? = nil) {
    for var mark in other.marks {
      mark.role = role ?? mark.role
      marks.append(mark)
    }
  }

  mutating func append(_ mark: Mark) { marks.append(mark) }

  /// Stretches what was painted about its middle; pens stay as wide as they are.
  mutating func stretch(_ stretch: SymbolExtents.Stretch) {
    guard stretch != SymbolExtents.Stretch(), !marks.isEmpty else { return }
    let bounds = bounds
    let (x, y) = ((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2)
    for index in marks.indices {
      marks[index].outline = marks[index].outline.moved(-x, -y).scaled(stretch.x, stretch.y)
        .moved(x, y)
    }
  }

  /// Gives what was painted colours of its own, in order, the last one to all that is left.
  ///
  /// Of one area its contours are told apart, the largest first.
  mutating func color(_ hues: [SymbolHue?]) {
    guard let last = hues.last else { return }
    if hues.count > 1, marks.count == 1, let area = marks.first, area.width == nil {
      marks = area.outline.rings.map { contour in
        var mark = area
        mark.outline = contour
        return mark
      }
    }
    for index in marks.indices { marks[index].hue = index < hues.count ? hues[index] : last }
  }
}

/// How a symbol is drawn at a weight.
typealias Drawing = @Sendable (inout Sketch) -> Void
