import Foundation
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A controller's view as one of SwiftUI's.
struct ControllerView: PrimitiveView {
  let controller: UIViewController
  /// Whether someone else tells the controller when its view comes and goes.
  let isShownByOthers: Bool
  func makeNode(_ inputs: NodeInputs) -> Node {
    ControllerNode(controller, isShownByOthers: isShownByOthers, inputs)
  }
}

/// The node of a controller's view.
class ControllerNode: UIKitHostNode {
  private let controller: UIViewController
  private let isShownByOthers: Bool

  init(_ controller: UIViewController, isShownByOthers: Bool, _ inputs: NodeInputs) {
    (self.controller, self.isShownByOthers) = (controller, isShownByOthers)
    UIScreen.graph = inputs.graph
    controller.loadViewIfNeeded()
    super.init(inputs)
    show(controller.view)
    guard !isShownByOthers else { return }
    controller.beginAppearing(false)
    graph.afterUpdate { [weak controller] in controller?.endAppearing(false) }
  }

  override var viewName: String? { ownTypeName(of: controller) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    if environmentChanged { self.environmentChanged() }
  }

  override func wasPlaced() { controller.viewWasPlaced() }

  override func wasRemoved() {
    super.wasRemoved()
    guard !isShownByOthers else { return }
    graph.afterUpdate { [controller] in
      controller.beginDisappearing(false)
      controller.endDisappearing(false)
    }
  }
}

/// A preview's controller, made when the scene begins.
struct ControllerPreview: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController
  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// A preview's view, made when the scene begins: of its own size if it has one, else as large as the stage.
struct ViewPreview: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func makeCoordinator() -> Size { Size() }

  /// The size that the view was made with.
  final class Size { var first: CGSize? }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? {
    let first = context.coordinator.first ?? uiView.bounds.size
    context.coordinator.first = first
    return first == .zero ? nil : first
  }
}
