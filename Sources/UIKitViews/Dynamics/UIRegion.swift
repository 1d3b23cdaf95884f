public import Foundation
import Geometry

/// A region about a centre, in which a field acts.
@MainActor @preconcurrency public final class UIRegion {
  private let holds: @MainActor (DynamicVector) -> Bool

  private init(_ holds: @escaping @MainActor (DynamicVector) -> Bool) { self.holds = holds }

  /// Everywhere.
  public static let infinite = UIRegion { _ in true }
  /// Creates a circle.
  ///
  /// - Parameter radius: Its radius, in points.
  public convenience init(radius: CGFloat) {
    self.init { $0.length <= Double(radius) }
  }
  /// Creates a rectangle about the centre.
  ///
  /// - Parameter size: Its size, in points.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= Double(size.width) / 2 && abs($0.y) <= Double(size.height) / 2 }
  }

  /// All that is not in the region.
  public func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
  /// What is in this region or in another.
  public func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) || region.holds($0) }
  }
  /// What is in this region and not in another.
  public func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && !region.holds($0) }
  }
  /// What is in this region and in another.
  public func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && region.holds($0) }
  }
  /// Whether a point is in the region, counted from its centre.
  public func contains(_ point: CGPoint) -> Bool { holds(DynamicVector(point)) }
}
