public import Foundation
public import Geometry

/// A symbol at one size and weight, ready to paint.
///
/// Lengths are in points, y downwards, from the top left corner of the symbol's own rectangle.
public struct SymbolDrawing: Hashable, Sendable {
  /// A shape of one colour.
  public struct Mark: Hashable, Sendable {
    /// Its outline, or the line its pen follows.
    public var path: Path
    /// The style of its paint; strokes have round caps and joins.
    public var style: Style
    /// The role: which of the symbol's colours it takes.
    public var role: SymbolRole
    /// The value, 0...1, above which it is shown in full; below 0 for always.
    public var threshold = -1.0
    /// The colour of its own where the symbol is drawn in its colours; `nil` for the scene's.
    public var hue: SymbolHue?

    /// The style in which a mark's path is painted.
    public enum Style: Hashable, Sendable {
      /// Inside the path, by a rule.
      case fill(FillRule)
      /// Along the path, with a pen of this width in points.
      case stroke(lineWidth: Double)
    }

    /// The pen of a stroked mark; `nil` for a filled one.
    public var strokeStyle: StrokeStyle? {
      guard case .stroke(let lineWidth) = style else { return nil }
      return StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    }
  }

  /// The marks, first painted first.
  ///
  /// They may overlap where they join, as a lock's shackle and body do: where the paint is
  /// translucent, paint them opaque as one group and fade the group.
  public var marks: [Mark]
  /// The rectangle that layout uses: the drawing with a small margin.
  public var size: CGSize
  /// The y of the line on which neighbouring text sits.
  public var baseline: Double

  /// Half the height of the text's capitals, in hundredths of an em: San Francisco's 70.46 ÷ 2.
  private static let axis = 35.23
  /// Space to the left and right of the drawing, and above and below, in hundredths of an em.
  private static let margin = (x: 8.7, y: 7.0)

  /// Places `sketch` at `size` points to the em.
  init(_ sketch: Sketch, size: Double, scale: SymbolScale) {
    let unit = size / 100 * scale.factor
    let bounds = sketch.bounds
    let left = bounds.left - Self.margin.x
    let top = bounds.top - Self.margin.y
    let transform = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -left * unit, ty: -top * unit)
    var joined: [Sketch.Mark] = []
    for mark in sketch.marks {
      // Strokes of one pen are one mark, so that they do not show where they cross.
      if let last = joined.last, last.width != nil, last.width == mark.width,
        last.role == mark.role, last.threshold == mark.threshold, last.hue == mark.hue
      {
        joined[joined.count - 1].outline = last.outline + mark.outline
      } else {
        joined.append(mark)
      }
    }
    marks = joined.map { mark in
      Mark(
        path: Path(elements: mark.outline.elements.map { $0.applying(transform) }),
        style: mark.width.map { .stroke(lineWidth: $0 * unit) } ?? .fill(.evenOdd),
        role: mark.role, threshold: mark.threshold, hue: mark.hue)
    }
    self.size = CGSize(
      width: (bounds.right - bounds.left + 2 * Self.margin.x) * unit,
      height: (bounds.bottom - bounds.top + 2 * Self.margin.y) * unit)
    baseline = -top * unit + Self.axis * size / 100
  }

  /// Places a user's outline so that `viewBox` is 1 em high.
  init(_ path: Path, viewBox: CGRect, size: Double, scale: SymbolScale) {
    let height = size * scale.factor
    let unit = viewBox.height > 0 ? height / viewBox.height : 0
    let transform = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -viewBox.minX * unit, ty: -viewBox.minY * unit)
    marks = [
      Mark(
        path: Path(elements: path.elements.map { $0.applying(transform) }),
        style: .fill(.nonZero), role: .primary)
    ]
    self.size = CGSize(width: viewBox.width * unit, height: height)
    baseline = height / 2 + Self.axis * size / 100
  }
}
