public import Foundation

// Core Graphics' functions of affine transforms, under their C names.

/// The transform that leaves all where it is.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// Makes a transform of its six numbers.
///
/// - Parameters:
///   - a: What x adds to x.
///   - b: What x adds to y.
///   - c: What y adds to x.
///   - d: What y adds to y.
///   - tx: How far to the right.
///   - ty: How far down.
/// - Returns: The transform.
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Moves before a transform.
///
/// - Parameters:
///   - t: The transform.
///   - tx: How far to the right.
///   - ty: How far down.
/// - Returns: The transform of both.
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

/// Scales before a transform.
///
/// - Parameters:
///   - t: The transform.
///   - sx: The factor across.
///   - sy: The factor down.
/// - Returns: The transform of both.
public func CGAffineTransformScale(
  _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

/// Rotates before a transform.
///
/// - Parameters:
///   - t: The transform.
///   - angle: The angle in radians, clockwise on the screen.
/// - Returns: The transform of both.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// One transform after another.
///
/// - Parameters:
///   - t1: The first.
///   - t2: The second.
/// - Returns: The transform of both.
public func CGAffineTransformConcat(
  _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> CGAffineTransform {
  t1.concatenating(t2)
}

/// The transform that undoes another; the same one where none does.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// Whether a transform leaves all where it is.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// Whether two transforms are the same.
///
/// - Parameters:
///   - t1: A transform.
///   - t2: Another one.
/// - Returns: Whether they are.
public func CGAffineTransformEqualToTransform(
  _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> Bool {
  t1 == t2
}

/// Where a transform puts a point.
///
/// - Parameters:
///   - point: The point.
///   - t: The transform.
/// - Returns: The place.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// What a transform makes of a size.
///
/// - Parameters:
///   - size: The size.
///   - t: The transform.
/// - Returns: The size.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

/// The smallest upright rectangle around what a transform makes of one.
///
/// - Parameters:
///   - rect: The rectangle.
///   - t: The transform.
/// - Returns: The rectangle.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}
