import Foundation

/// A node whose boxes lie over the whole stage, such as a sheet's: laid out and drawn by the graph.
@MainActor package protocol StageOverlay: Node {
  /// Lays the boxes out over the stage.
  func place(over stage: CGRect)
  /// How far what lies below stands back; `nil` where it stays as it is.
  var recession: StageRecession? { get }
  /// Where the upper edge is of what stands back when something else is presented over it, in points of the stage.
  var upperEdge: CGFloat { get }
  /// The height among all that lies over the stage; of what has the same height, what comes later is above.
  var level: Double { get }
  /// Called when the environment of the stage is another.
  func stageChanged(_ environment: EnvironmentValues)
}

extension StageOverlay {
  package var recession: StageRecession? { nil }
  package var upperEdge: CGFloat { 0 }
  /// That of what it is shown in: 0 for what the views of the stage show.
  package var level: Double {
    var place = parent
    while let node = place {
      if let outer = node as? any StageOverlay { return outer.level }
      place = node.parent
    }
    return 0
  }
  package func stageChanged(_ environment: EnvironmentValues) {}
}
