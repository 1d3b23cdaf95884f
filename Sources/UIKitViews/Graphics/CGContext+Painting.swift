public import Foundation
public import Geometry
import DisplayList

extension CGContext {
  /// Fills the path.
  ///
  /// - Parameter rule: What counts as inside.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    let (path, state) = (takePath(), state)
    paint(in: path.boundingRect) { $0.fill(path, rule: rule.listed, with: state.fill) }
  }
  /// Draws a line along the path.
  public func strokePath() {
    // The pen follows the coordinates, the path lies in points.
    let outline = takePath()
    let (path, state) = (outline.applying(ctm.inverted()), state)
    let scale = abs(ctm.determinant).squareRoot()
    let reach =
      state.pen.lineWidth * scale * max(state.pen.lineJoin == .miter ? state.pen.miterLimit : 1, 1)
    paint(in: outline.boundingRect.insetBy(dx: -reach, dy: -reach)) {
      $0.stroke(path, style: state.pen, with: state.stroke, transform: state.transform)
    }
  }
  /// Paints the path.
  ///
  /// - Parameter mode: Whether its inside, a line along it, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath().applying(ctm.inverted()).cgPath
    if mode.fills {
      addPath(path)
      fillPath(using: mode.rule)
    }
    if mode.strokes {
      addPath(path)
      strokePath()
    }
  }
  /// Clips what is drawn from here on to the inside of the path.
  ///
  /// - Parameter rule: What counts as inside.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(Layer.Clip(takePath(), rule: rule.listed))
  }
  /// Clips what is drawn from here on to a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }
  /// Fills the ellipse that fits a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }
  /// Draws a line around a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }
  /// Draws a line of some width around a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - width: The line's width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.pen.lineWidth
    setLineWidth(width)
    stroke(rect)
    setLineWidth(before)
  }
  /// Draws a line along the ellipse that fits a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { erase(rect) }

  /// Draws a picture.
  ///
  /// Its first row lies where y is greatest: at the rectangle's bottom in every context whose y grows downwards.
  /// `UIImage.draw(in:)` draws it upright.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where it is drawn.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    paint(image, in: CGRect(origin: .zero, size: rect.size), isTurned: false)
    restoreGState()
  }

  /// Paints colours along a line, over all of the clip.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - start: Where the first one is.
  ///   - end: Where the last one is.
  ///   - options: Where the colours go on beyond the ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let length = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    flood(
      GradientPaint(stops: gradient.stops, course: .linear(from: start, to: end)),
      inside: options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        ? nil : Self.band(from: start, along: length, options))
  }
  /// Paints colours outwards from a centre, over all of the clip.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: The centre.
  ///   - startRadius: Where the first colour is.
  ///   - endCenter: The centre of the outer circle, which is the same.
  ///   - endRadius: Where the last colour is.
  ///   - options: Where the colours go on beyond the ends.
  /// - Note: Accepted; no effect. `endCenter`: both circles are about the first centre.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let circle = Path(
      ellipseIn: CGRect(origin: startCenter, size: .zero).insetBy(dx: -endRadius, dy: -endRadius))
    flood(
      GradientPaint(
        stops: gradient.stops,
        course: .radial(
          center: startCenter, startRadius: Double(startRadius), endRadius: Double(endRadius))),
      inside: options.contains(.drawsAfterEndLocation) ? nil : circle)
  }

  /// How far a gradient goes beyond its ends, in points.
  private static let farOutside: CGFloat = 1e4

  /// The band between a gradient's ends, open where it goes on.
  private static func band(
    from start: CGPoint, along way: CGVector, _ options: CGGradientDrawingOptions
  ) -> Path {
    let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
    guard length > 0 else { return Path() }
    let turn = CGAffineTransform(
      a: way.dx / length, b: way.dy / length, c: -way.dy / length, d: way.dx / length,
      tx: start.x, ty: start.y)
    let before = options.contains(.drawsBeforeStartLocation) ? farOutside : 0
    let after = options.contains(.drawsAfterEndLocation) ? farOutside : 0
    return Path(
      CGRect(
        x: -before, y: -farOutside, width: before + length + after, height: 2 * farOutside)
    ).applying(turn)
  }

  private func flood(_ gradient: GradientPaint, inside area: Path?) {
    let transform = state.transform
    let canvas = Path(CGRect(origin: .zero, size: size)).applying(transform.inverted())
    paint { $0.fill(area ?? canvas, with: .gradient(gradient), transform: transform) }
  }
}

/// What of a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside.
  case fill
  /// Places about which it winds an odd number of times.
  case eoFill
  /// A line along it.
  case stroke
  /// Its inside, and a line along it.
  case fillStroke
  /// Places about which it winds an odd number of times, and a line along it.
  case eoFillStroke

  fileprivate var fills: Bool { self != .stroke }
  fileprivate var strokes: Bool { self != .fill && self != .eoFill }
  fileprivate var rule: CGPathFillRule {
    self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding
  }
}

extension CGPathFillRule {
  /// The rule as display lists name it.
  var listed: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}
