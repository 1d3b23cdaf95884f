import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A scroll view as the bars over its content know it: SwiftUI's, or one of UIKit's.
@MainActor package protocol BarredWindow: Box {
  /// How far the content is scrolled now from where it begins below whole bars, in points.
  var shownWay: CGFloat { get }
  /// How much of the content is below what is shown now, in points.
  var restBelow: CGFloat { get }
  /// Whether a pull at the content refreshes it.
  var isRefreshed: Bool { get }
  /// The colour of the ground on which the content lies.
  func groundColor(in environment: EnvironmentValues) -> ResolvedColor
  /// Whether there is more than this box within `outermost`, which looks otherwise where there is more room.
  func hasCompany(within outermost: Box?) -> Bool
  /// Keeps the content as far from the bar over it as it is.
  ///
  /// - Parameters:
  ///   - old: The height that the bar could give to the content until now.
  ///   - new: The height that it can give from now on.
  func keepPlace(asFolds old: CGFloat, become new: CGFloat)
}

/// A box in a tree that has coordinates of its own, as UIKit's views have.
@MainActor package protocol RootedBox: Box {
  /// The box that brings the tree onto the stage.
  var rootHost: Box? { get }
  /// A frame in this box's coordinates as it stands in those around the tree.
  func aroundRoot(_ frame: CGRect) -> CGRect
  /// Whether what is in the tree goes beneath the bars around it at an edge.
  func goesBeneathBars(at edge: VerticalEdge) -> Bool
}

extension BarredWindow {
  /// The bars around this box at whose edges a viewport ends, in the tree that it is in and around that.
  ///
  /// - Parameter window: The viewport's frame, in the coordinates of this box's container; of a box that is in a tree
  ///   of its own in its own.
  /// - Returns: The bars, the innermost first.
  package func barsBeside(_ window: CGRect) -> [ScrolledBar] {
    var (box, window) = (self as Box, window)
    var edges = VerticalEdge.allCases
    var found: [ScrolledBar] = []
    while true {
      if let rooted = box as? any RootedBox {
        guard let host = rooted.rootHost else { return found }
        edges.removeAll { !rooted.goesBeneathBars(at: $0) }
        (box, window) = (host, rooted.aroundRoot(window))
      } else {
        guard let container = box.container else { return found }
        box = container
      }
      guard let barred = box as? BarredContentBox else { continue }
      let whole = barred.extendedIntoSafeArea(barred.frame)
      found += barred.modifier.bars.filter {
        edges.contains($0.edge) && $0.isReached(by: window, in: whole)
      }
    }
  }

}

extension Box {
  /// The box around this one; of the outermost one of a tree, that which brings the tree onto the stage.
  private var boxAround: Box? { container ?? (self as? any RootedBox)?.rootHost }

  /// Whether nothing between this box and `outermost` keeps it out of sight.
  func isSeen(within outermost: Box?) -> Bool {
    var box: Box? = self
    while let current = box, current !== outermost {
      if current.isLeaving || (current as? any SightBox)?.isInSight == false { return false }
      box = current.boxAround
    }
    return true
  }

  /// Whether a box between this one and `outermost` would look otherwise if it had more room.
  func isAmongOthers(within outermost: Box?) -> Bool {
    var box = boxAround
    while let current = box, current !== outermost {
      if current.usesRoom { return true }
      box = current.boxAround
    }
    return false
  }
}

extension ScrollBox: BarredWindow {
  final var shownWay: CGFloat { shownOffset.y }
  final var isRefreshed: Bool { environment.refresh != nil }
  final func groundColor(in environment: EnvironmentValues) -> ResolvedColor {
    ground.resolved(in: environment)
  }
  final func hasCompany(within outermost: Box?) -> Bool {
    isAmongOthers(within: outermost)
  }

  /// The bars beneath which the content goes: those at whose edges the viewport ends.
  final func bars(beside window: CGRect) -> [ScrolledBar] {
    axes.contains(.vertical) ? barsBeside(window) : []
  }
}
