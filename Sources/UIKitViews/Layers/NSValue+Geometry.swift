public import Foundation
public import Geometry
import Synchronization

/// The transforms in three dimensions that values hold: Foundation's values cannot, and so hold their numbers here.
private enum SolidValues {
  private static let transforms = Mutex<[CATransform3D]>([])
  /// What the ranges are long that stand for transforms: as no range of anything is.
  private static let mark = Int.min

  /// The range that stands for a transform.
  static func range(for transform: CATransform3D) -> NSRange {
    let index = transforms.withLock { transforms in
      // What moves to and fro is made again and again.
      if let known = transforms.suffix(8).lastIndex(of: transform) { return known }
      transforms.append(transform)
      return transforms.count - 1
    }
    return NSRange(location: index, length: mark)
  }

  /// The transform that a range stands for.
  static func transform(_ range: NSRange) -> CATransform3D? {
    guard range.length == mark else { return nil }
    return transforms.withLock {
      $0.indices.contains(range.location) ? $0[range.location] : nil
    }
  }
}

extension NSValue {
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A transform in three dimensions as an object.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(range: SolidValues.range(for: transform))
  }
  /// A transform of the plane as an object.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
  }

  /// What kind of value it is, as Foundation writes it.
  private var kind: String { unsafe String(cString: objCType) }

  private var transform: CATransform3D? {
    kind.hasPrefix("{_NSRange") ? SolidValues.transform(rangeValue) : nil
  }

  /// The point; at the origin for another value.
  public var cgPointValue: CGPoint { kind.hasPrefix("{CGPoint") ? pointValue : .zero }
  /// The size; none for another value.
  public var cgSizeValue: CGSize { kind.hasPrefix("{CGSize") ? sizeValue : .zero }
  /// The rectangle; none for another value.
  public var cgRectValue: CGRect { kind.hasPrefix("{CGRect") ? rectValue : .zero }
  /// The transform in three dimensions; none for another value.
  public var caTransform3DValue: CATransform3D {
    transform ?? CATransform3DIdentity
  }
  /// The transform of the plane; none for another value.
  public var cgAffineTransformValue: CGAffineTransform {
    CATransform3DGetAffineTransform(caTransform3DValue)
  }

  /// What a layer takes it for.
  var layerValue: Any {
    if let transform { return transform }
    if kind.hasPrefix("{CGRect") { return rectValue }
    return kind.hasPrefix("{CGSize") ? sizeValue : cgPointValue
  }
}
