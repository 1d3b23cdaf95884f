import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// The view in which a transition takes place, and a presented view stands.
final class TransitionContainer: UIView {
  /// What is told of its layouts.
  weak var presentation: UIPresentationController?
  /// Called when it has laid out what is in it.
  var laidOut: (() -> Void)?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
    laidOut?()
  }
}

/// The place of a container over the stage.
final class ContainerStage: UIKitHostNode, StageOverlay {
  /// The frame of the container on a stage, in points.
  private let frame: @MainActor (CGRect) -> CGRect

  /// Shows a container over the stage.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - inputs: Its place, below that of who presents.
  ///   - frame: Its frame on a stage, in points.
  init(
    _ container: UIView, _ inputs: NodeInputs, frame: @escaping @MainActor (CGRect) -> CGRect
  ) {
    self.frame = frame
    super.init(inputs)
    graph.overlays.append(self)
    show(container)
    graph.needsLayout = true
  }

  func place(over stage: CGRect) {
    let frame = frame(stage)
    box.place(in: frame, proposal: ProposedViewSize(frame.size))
  }

  override func wasRemoved() {
    super.wasRemoved()
    graph.overlays.removeAll { $0 === self }
  }
}

/// Where a view stood before a transition took it into its container.
@MainActor struct ViewLoan {
  private let view: UIView
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect

  /// Remembers where a view stands.
  init(_ view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
  }

  /// Puts the view back where it stood, if it is in a container.
  func giveBack(from container: UIView) {
    guard view !== container, view.isDescendant(of: container) else { return }
    if let superview {
      superview.insertSubview(view, at: index)
      if view.frame != frame, view.transform == .identity { view.frame = frame }
    } else {
      // It stands in its own place of the graph again, which has a frame for it.
      view.removeFromSuperview()
    }
  }
}

extension UIView {
  /// Whether the view is the root of a tree of views on the stage: of a controller's, a representable's or a container's.
  ///
  /// In another view it is shown there, and keeps its place in the graph, with all that SwiftUI's views in it know.
  var isHostRoot: Bool { (node?.parent as? UIKitHostNode)?.root === self }
}
