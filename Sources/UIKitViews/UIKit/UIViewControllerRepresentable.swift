public import Foundation
public import SceneGraph
@_spi(Engine) public import ViewEngine
import Views

/// A `UIViewController` as one of SwiftUI's views.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what lives beside the controller, as its delegate.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller in line with this value; called when the value, or what the method read, has
  /// changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates what lives beside the controller.
  func makeCoordinator() -> Coordinator
  /// Called when the controller is gone.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The size that the controller's view takes; `nil` for as it is offered.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// What the view shows.
  public var body: _RepresentedController<Self> { _RepresentedController(representable: self) }
}

/// What the methods of a `UIViewControllerRepresentable` are told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What lives beside the controller.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  /// Performs `changes`; what they set moves as SwiftUI's change does.
  ///
  /// - Parameters:
  ///   - changes: What changes.
  ///   - completion: Called at the animation's logical end; before this method returns if the change is not
  ///     animated.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateUIKit(changes, completion)
  }
}

/// The view of a `UIViewControllerRepresentable`.
public struct _RepresentedController<Representable: UIViewControllerRepresentable>: PrimitiveView {
  let representable: Representable
  package func makeNode(_ inputs: NodeInputs) -> Node {
    RepresentedControllerNode(representable, inputs)
  }
}

/// The node of a `UIViewControllerRepresentable`.
private final class RepresentedControllerNode<Representable: UIViewControllerRepresentable>:
  ControllerNode
{
  private var representable: Representable
  private let coordinator: Representable.Coordinator
  private let own: Representable.UIViewControllerType

  init(_ representable: Representable, _ inputs: NodeInputs) {
    self.representable = representable
    UIScreen.graph = inputs.graph
    coordinator = representable.makeCoordinator()
    own = representable.makeUIViewController(
      context: UIViewControllerRepresentableContext(
        coordinator: coordinator, transaction: Transaction(), environment: inputs.environment))
    super.init(own, isShownByOthers: false, inputs)
    bringInLine()
  }

  private var context: Representable.Context {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: transaction, environment: environment)
  }

  private func bringInLine() {
    UIScreen.graph = graph
    evaluatingBlock { representable.updateUIViewController(own, context: context) }
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: _RepresentedController<Representable>.self)
    representable = view.representable
    if environmentChanged { self.environmentChanged() }
    bringInLine()
  }

  override func reevaluate() { bringInLine() }

  override func size(for proposal: ProposedViewSize) -> CGSize? {
    representable.sizeThatFits(proposal, uiViewController: own, context: context)
  }

  override func wasRemoved() {
    super.wasRemoved()
    Representable.dismantleUIViewController(own, coordinator: coordinator)
  }
}
