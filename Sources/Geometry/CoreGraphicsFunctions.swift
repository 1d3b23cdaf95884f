public import Foundation

// Core Graphics' functions that make places and sizes, under their C names.

/// Makes a point.
///
/// - Parameters:
///   - x: Its distance from the left.
///   - y: Its distance from the top.
/// - Returns: The point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Makes a size.
///
/// - Parameters:
///   - width: The width.
///   - height: The height.
/// - Returns: The size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a rectangle.
///
/// - Parameters:
///   - x: The distance of its left edge from the left.
///   - y: The distance of its top edge from the top.
///   - width: The width.
///   - height: The height.
/// - Returns: The rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Makes a vector.
///
/// - Parameters:
///   - dx: How far it leads to the right.
///   - dy: How far it leads down.
/// - Returns: The vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
