public import Foundation
internal import ElementaryFunctions

/// An affine transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// The name and the order of the components are CoreGraphics'; Foundation on Linux has no such type.
/// `concatenating` composes left to right: the receiver acts first.
public struct CGAffineTransform: Hashable, Sendable {
  /// What x adds to the new x.
  public var a: CGFloat
  /// What x adds to the new y.
  public var b: CGFloat
  /// What y adds to the new x.
  public var c: CGFloat
  /// What y adds to the new y.
  public var d: CGFloat
  /// The new x of the origin, in points.
  public var tx: CGFloat
  /// The new y of the origin, in points.
  public var ty: CGFloat

  /// Creates the identity.
  public init() { (a, b, c, d, tx, ty) = (1, 0, 0, 1, 0, 0) }
  /// Creates a transform from its six components.
  ///
  /// - Parameters:
  ///   - a: What x adds to the new x.
  ///   - b: What x adds to the new y.
  ///   - c: What y adds to the new x.
  ///   - d: What y adds to the new y.
  ///   - tx: The new x of the origin, in points.
  ///   - ty: The new y of the origin, in points.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// Creates a transform from its six components.
  ///
  /// - Parameters:
  ///   - a: What x adds to the new x.
  ///   - b: What x adds to the new y.
  ///   - c: What y adds to the new x.
  ///   - d: What y adds to the new y.
  ///   - tx: The new x of the origin, in points.
  ///   - ty: The new y of the origin, in points.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
  /// Creates a translation by points.
  ///
  /// - Parameters:
  ///   - x: Points to the right.
  ///   - y: Points down.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  /// Creates a scaling about the origin.
  ///
  /// - Parameters:
  ///   - x: The factor across; negative mirrors.
  ///   - y: The factor downwards.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// Creates a rotation about the origin by `angle` radians, clockwise on a screen with y
  /// downwards.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = ElementaryFunctions.sincos(Double(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that leaves everything in place.
  public static let identity = CGAffineTransform()
  /// Whether this is the identity.
  public var isIdentity: Bool { self == .identity }
  /// The determinant: the factor by which areas grow; negative where the transform mirrors.
  public var determinant: CGFloat { a * d - b * c }

  /// Concatenates this transform with `next`, which is applied after it.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
  /// This transform after a translation.
  ///
  /// - Parameters:
  ///   - x: Points to the right, before this map.
  ///   - y: Points down.
  /// - Returns: The composed map.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  /// This transform after a scaling.
  ///
  /// - Parameters:
  ///   - x: The factor across, before this map.
  ///   - y: The factor downwards.
  /// - Returns: The composed map.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// This transform after a rotation.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// The inverse transform, or this one unchanged where it has no inverse, as CoreGraphics does.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// This point under `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// This size under `transform` without its translation.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around this one under `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    // Nothing and everything stay what they are; their infinite edges would become no numbers.
    guard origin.x.isFinite, origin.y.isFinite, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

// Core Graphics' names are functions that begin with a capital.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a translation.
///
/// - Parameters:
///   - tx: How far to the right.
///   - ty: How far down.
/// - Returns: The transform.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a scale about the origin.
///
/// - Parameters:
///   - sx: The factor across.
///   - sy: The factor down.
/// - Returns: The transform.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a rotation about the origin, clockwise on the screen, by radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
