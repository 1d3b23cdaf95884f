public import Foundation
public import SceneGraph
@_spi(Engine) public import ViewEngine
import Views

/// A view of SwiftUI's that represents a `UIViewController`.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator, which lives beside the controller, as its delegate.
  associatedtype Coordinator = Void
  /// The context of the methods.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller from this value; called when the value, or what the method read, has
  /// changed.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller, as it was made.
  ///   - context: The coordinator, the environment and the transaction of the change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the coordinator.
  func makeCoordinator() -> Coordinator
  /// Dismantles the controller; called when it is gone.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - coordinator: Its coordinator.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The size that the controller's view takes.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size; a side that is `nil` asks for the ideal one.
  ///   - uiViewController: The controller.
  ///   - context: The coordinator, the environment and the transaction of the change.
  /// - Returns: The size in points; `nil` for the proposed one.
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

/// The context of a `UIViewControllerRepresentable`'s methods.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The coordinator, which lives beside the controller.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  package init(
    coordinator: Representable.Coordinator, transaction: Transaction,
    environment: EnvironmentValues
  ) {
    (self.coordinator, self.transaction) = (coordinator, transaction)
    self.environment = environment
  }

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
    typealias Controller = Representable.UIViewControllerType
    let methods = RepresentableMethods<Self, Controller, Representable.Context>(
      makeCoordinator: { $0.representable.makeCoordinator() },
      make: {
        let controller = $0.representable.makeUIViewController(context: $1)
        controller.loadViewIfNeeded()
        return controller
      },
      show: { $1.show($0, isShownByOthers: false) },
      update: { $0.representable.updateUIViewController($1, context: $2) },
      size: { $0.representable.sizeThatFits($1, uiViewController: $2, context: $3) },
      dismantle: { Representable.dismantleUIViewController($0, coordinator: $1) })
    return RepresentedNode(self, inputs, methods)
  }
}
