public import Foundation

// Core Graphics' functions of rectangles, points and sizes, under their C names.

/// The left edge of a rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The middle of a rectangle from left to right.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The right edge of a rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The top edge of a rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The middle of a rectangle from top to bottom.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The bottom edge of a rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The width of a rectangle.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The height of a rectangle.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Insets a rectangle at both ends of each axis.
///
/// - Parameters:
///   - rect: The rectangle.
///   - dx: How much at the left and at the right.
///   - dy: How much at the top and at the bottom.
/// - Returns: The smaller rectangle.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Moves a rectangle.
///
/// - Parameters:
///   - rect: The rectangle.
///   - dx: How far to the right.
///   - dy: How far down.
/// - Returns: The moved rectangle.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The smallest rectangle around two.
///
/// - Parameters:
///   - r1: A rectangle.
///   - r2: Another one.
/// - Returns: The rectangle.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// What two rectangles have in common.
///
/// - Parameters:
///   - r1: A rectangle.
///   - r2: Another one.
/// - Returns: The rectangle; the null one where they have nothing.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// Whether two rectangles have something in common.
///
/// - Parameters:
///   - rect1: A rectangle.
///   - rect2: Another one.
/// - Returns: Whether they do.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.intersects(rect2)
}

/// Whether a rectangle is inside another.
///
/// - Parameters:
///   - rect1: The outer one.
///   - rect2: The inner one.
/// - Returns: Whether it is.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// Whether a point is inside a rectangle.
///
/// - Parameters:
///   - rect: The rectangle.
///   - point: The point.
/// - Returns: Whether it is.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Whether two rectangles are the same.
///
/// - Parameters:
///   - rect1: A rectangle.
///   - rect2: Another one.
/// - Returns: Whether they are.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

/// Whether a rectangle has no area.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Whether a rectangle is what two have in common that have nothing.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// The smallest rectangle of whole numbers around another.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// A rectangle whose width and height are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Whether two points are the same.
///
/// - Parameters:
///   - point1: A point.
///   - point2: Another one.
/// - Returns: Whether they are.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Whether two sizes are the same.
///
/// - Parameters:
///   - size1: A size.
///   - size2: Another one.
/// - Returns: Whether they are.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
