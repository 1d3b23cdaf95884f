import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A sheet as what is scrolled on it knows it: a finger on the content may move the card instead.
@MainActor final class SheetPull {
  /// Whether the card may rest higher than it does.
  var canGrow = false
  /// Whether a finger that moves up scrolls at once, however high the card is.
  var scrollsFirst = false
  /// How far from its beginning content may be scrolled and still count as being there, in points.
  private static let tolerance: CGFloat = 0.5

  /// Whether a finger moves the card, not the content: as UIKit's do, where the content is at its beginning, down unless
  /// that refreshes it, and up until the card is as high as it can be.
  ///
  /// - Parameters:
  ///   - way: How far the finger has moved, in points.
  ///   - box: The scroll view that would follow it otherwise.
  /// - Returns: Whether the card follows the finger.
  func takes(_ way: CGSize, from box: ScrollBox) -> Bool {
    guard Self.isAtBeginning(box, way) else { return false }
    return way.height < 0 ? canGrow && !scrollsFirst : box.environment.refresh == nil
  }

  /// Whether a finger moves up or down on content that is at its beginning.
  ///
  /// - Parameters:
  ///   - box: The scroll view.
  ///   - way: How far the finger has moved, in points.
  /// - Returns: Whether it does.
  static func isAtBeginning(_ box: ScrollBox, _ way: CGSize) -> Bool {
    box.axes.contains(.vertical) && abs(way.height) > abs(way.width)
      && box.shownOffset.y <= tolerance
  }
}

/// A box that a finger takes along instead of what is scrolled in it, where that is at its beginning.
@MainActor protocol PulledBox: Box {
  /// Whether a finger that goes down takes it along.
  var canBePulled: Bool { get }
}

extension ScrollBox {
  /// Whether a finger moves what the content is on instead: a sheet, or a page that zoomed.
  ///
  /// - Parameter way: How far the finger has moved, in points.
  /// - Returns: Whether it does.
  func yields(to way: CGSize) -> Bool {
    if environment.sheetPull?.takes(way, from: self) == true { return true }
    guard way.height > 0, SheetPull.isAtBeginning(self, way), environment.refresh == nil
    else { return false }
    var outer = container
    while let box = outer {
      if let pulled = box as? any PulledBox { return pulled.canBePulled }
      outer = box.container
    }
    return false
  }
}

private enum SheetPullKey: EnvironmentKey { static var defaultValue: SheetPull? { nil } }

extension EnvironmentValues {
  /// The sheet on whose card a view is; `nil` for none.
  var sheetPull: SheetPull? {
    get { self[SheetPullKey.self] }
    set { self[SheetPullKey.self] = newValue }
  }
}
