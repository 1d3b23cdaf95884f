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
    controller.loadViewIfNeeded()
    let node = UIKitHostNode(inputs)
    node.show(controller, isShownByOthers: isShownByOthers)
    return node
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
