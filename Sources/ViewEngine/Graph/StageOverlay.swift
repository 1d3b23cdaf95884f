import Foundation

/// A node whose boxes lie over the whole stage, such as a sheet's: laid out and drawn by the graph.
@MainActor package protocol StageOverlay: Node {
  /// Lays the boxes out over the stage.
  func place(over stage: CGRect)
}
