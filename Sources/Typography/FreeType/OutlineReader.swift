internal import CFreeType
internal import Foundation
internal import Geometry

/// Reads an outline: collects its path elements while FreeType reports them.
private final class OutlineReader {
  var elements: [Path.Element] = []
  var isOpen = false
  /// Font units to one of the outline's.
  let unit: CGFloat

  init(unit: CGFloat) { self.unit = unit }

  func point(_ vector: UnsafePointer<FT_Vector>) -> CGPoint {
    CGPoint(x: CGFloat(vector.pointee.x) * unit, y: -CGFloat(vector.pointee.y) * unit)
  }

  func close() {
    if isOpen { elements.append(.closeSubpath) }
    isOpen = false
  }
}

/// The path of `outline`, y downwards, every contour closed, its strokes wider by `strength`.
///
/// Strokes that run across grow by three quarters of that, so that letters stay open.
/// FreeType reports contours by callbacks that get one pointer; it is the reader, which lives until
/// this function returns. The callbacks never stop the decomposition.
func path(of outline: inout FT_Outline, strength: Int) -> Path {
  // Thickening rounds to whole units, so it is done in 64ths.
  let fineness = strength > 0 ? 64 : 1
  if strength > 0 {
    for i in 0..<Int(outline.n_points) {
      outline.points[i].x *= fineness
      outline.points[i].y *= fineness
    }
    let (across, down) = (strength * fineness, strength * fineness * 3 / 4)
    FT_Outline_EmboldenXY(&outline, across, down)
    // The outline grew to the right and up: moved so that both sides give up the same space.
    FT_Outline_Translate(&outline, -across / 4, -down / 2)
  }
  var callbacks = FT_Outline_Funcs()
  callbacks.move_to = { end, context in
    guard let (end, reader) = unpacked(end, context) else { return 1 }
    reader.close()
    reader.elements.append(.move(to: end))
    reader.isOpen = true
    return 0
  }
  callbacks.line_to = { end, context in
    guard let (end, reader) = unpacked(end, context) else { return 1 }
    reader.elements.append(.line(to: end))
    return 0
  }
  callbacks.conic_to = { control, end, context in
    guard let control, let (end, reader) = unpacked(end, context) else { return 1 }
    reader.elements.append(.quadCurve(to: end, control: reader.point(control)))
    return 0
  }
  callbacks.cubic_to = { first, second, end, context in
    guard let first, let second, let (end, reader) = unpacked(end, context) else { return 1 }
    let (control1, control2) = (reader.point(first), reader.point(second))
    reader.elements.append(.curve(to: end, control1: control1, control2: control2))
    return 0
  }
  let reader = OutlineReader(unit: 1 / CGFloat(fineness))
  withExtendedLifetime(reader) {
    _ = FT_Outline_Decompose(&outline, &callbacks, Unmanaged.passUnretained(reader).toOpaque())
  }
  reader.close()
  return Path(elements: reader.elements)
}

private func unpacked(
  _ end: UnsafePointer<FT_Vector>?, _ context: UnsafeMutableRawPointer?
) -> (CGPoint, OutlineReader)? {
  guard let end, let context else { return nil }
  let reader = Unmanaged<OutlineReader>.fromOpaque(context).takeUnretainedValue()
  return (reader.point(end), reader)
}
