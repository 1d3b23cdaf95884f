public import Foundation
public import Geometry

/// Insets from edges of which one is leading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat
  /// No insets.
  public static let zero = Self()

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: From the upper edge.
  ///   - leading: From the edge where lines begin.
  ///   - bottom: From the lower edge.
  ///   - trailing: From the edge where lines end.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same as SwiftUI has them.
  var insets: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension EdgeInsets {
  /// Creates the insets that UIKit's are.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) { self = nsEdgeInsets.insets }
}

extension NSDirectionalEdgeInsets {
  /// Creates the insets that SwiftUI's are.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}
