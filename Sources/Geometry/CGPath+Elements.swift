public import Foundation

// The elements of Core Graphics' paths, as functions of C see them.

/// A path element's type.
public enum CGPathElementType: Int32, Sendable {
  /// A new subpath: one point.
  case moveToPoint
  /// A line: one point.
  case addLineToPoint
  /// A quadratic curve: its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve: its two control points and its end.
  case addCurveToPoint
  /// A line back to the beginning of the subpath: no point.
  case closeSubpath
}

/// An element of a path, of which the points last as long as the function that is given it runs.
@unsafe public struct CGPathElement {
  /// The type.
  public var type: CGPathElementType
  /// The points, as many as the type has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - points: The points, as many as the type has.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    unsafe (self.type, self.points) = (type, points)
  }
}

/// A function that is given what its caller passed on, and an element.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A closure that is given an element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a function with each element, in their order.
  ///
  /// - Parameters:
  ///   - info: What the function is given besides.
  ///   - function: The function.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    unsafe applyWithBlock { unsafe function(info, $0) }
  }

  /// Calls a closure with each element, in their order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    path.forEach { element in
      var (type, points): (CGPathElementType, [CGPoint]) =
        switch element {
        case .move(let end): (.moveToPoint, [end])
        case .line(let end): (.addLineToPoint, [end])
        case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
        case .curve(let end, let first, let second): (.addCurveToPoint, [first, second, end])
        case .closeSubpath: (.closeSubpath, [.zero])
        }
      unsafe points.withUnsafeMutableBufferPointer { points in
        guard let start = points.baseAddress else { return }
        var element = unsafe CGPathElement(type: type, points: start)
        unsafe withUnsafePointer(to: &element) { unsafe block($0) }
      }
    }
  }
}
