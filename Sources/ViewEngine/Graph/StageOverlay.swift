import Foundation

/// A node whose boxes lie over the whole stage, such as a sheet's: laid out and drawn by the graph.
@MainActor package protocol StageOverlay: Node {
  /// Lays the boxes out over the stage.
  func place(over stage: CGRect)
  /// How far what lies below stands back; `nil` where it stays as it is.
  var recession: StageRecession? { get }
  /// Where the upper edge is of what stands back when something else is presented over it, in points of the stage.
  var upperEdge: CGFloat { get }
}

extension StageOverlay {
  package var recession: StageRecession? { nil }
  package var upperEdge: CGFloat { 0 }
}
