import DisplayList
import DocumentViews
import Foundation
import Geometry
import Motion
import SceneDocuments
import SceneGraph
import Testing
import ViewEngine
import Views

/// A node as a document says it, and the view that SwiftUI source would have for it.
///
/// The node looks one way, and another in the state `on`.
struct DocumentLook: Sendable, CustomTestStringConvertible {
  let name: String
  /// The node, as an item of a YAML list.
  let node: String
  let view: @MainActor @Sendable (Bool) -> AnyView
  var testDescription: String { name }

  /// A node with its twin.
  ///
  /// - Parameters:
  ///   - name: What it is about.
  ///   - node: The node's keys, one line each; `on` stands for what the state changes.
  ///   - on: What the state changes, in braces.
  ///   - view: The view before and after.
  init(
    _ name: String, _ node: String, on: String = "{}",
    @ViewBuilder _ view: @escaping @MainActor @Sendable (Bool) -> some View
  ) {
    self.name = name
    let keys = (node + "\nstates: {on: \(on)}").split(separator: "\n")
    self.node = keys.enumerated().map { ($0.offset == 0 ? "  - " : "    ") + $0.element }
      .joined(separator: "\n")
    self.view = { AnyView(view($0)) }
  }

  /// A document of the node alone; its state begins at once, and moves evenly for a second.
  var document: String {
    """
    rostrum: 1
    stage: {size: [100, 100]}
    states: [off, on]
    scene:
    \(node)
    events:
      - {at: 0s, state: on, animation: linear 1s}
    """
  }
}
