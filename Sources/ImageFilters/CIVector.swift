public import Foundation

/// Several numbers, as filters take places, areas and rows of matrices.
public final class CIVector: NSObject, Sendable {
  private let numbers: [CGFloat]

  private init(_ numbers: [CGFloat]) { self.numbers = numbers }

  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  ///
  /// - Parameters:
  ///   - x: The first number.
  ///   - y: The second one.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  ///
  /// - Parameters:
  ///   - x: The first number.
  ///   - y: The second one.
  ///   - z: The third one.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  ///
  /// - Parameters:
  ///   - x: The first number.
  ///   - y: The second one.
  ///   - z: The third one.
  ///   - w: The fourth one.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Creates a vector of any numbers.
  ///
  /// - Parameters:
  ///   - values: The numbers.
  ///   - count: How many of them.
  public convenience init(values: [CGFloat], count: Int) {
    self.init(Array(values.prefix(max(count, 0))))
  }
  /// Creates a vector of a place.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// Creates a vector of an area: its origin, its width and its height.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// How many numbers it has.
  public var count: Int { numbers.count }
  /// The number of an index; 0 where there is none.
  public func value(at index: Int) -> CGFloat {
    numbers.indices.contains(index) ? numbers[index] : 0
  }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The place of the first two numbers.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The area of the first four numbers.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// Four numbers, for pixels' arithmetic.
  var quadruple: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.numbers == numbers
  }
  public override var hash: Int { numbers.hashValue }
}
