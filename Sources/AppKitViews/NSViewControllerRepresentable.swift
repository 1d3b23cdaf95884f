import Foundation
import SceneGraph
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A view of SwiftUI's that represents an `NSViewController`.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype NSViewControllerType: NSViewController
  /// The type of the coordinator, which lives beside the controller.
  associatedtype Coordinator = Void
  /// The context of the methods.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Creates the controller.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Updates the controller from this value; called when the value, or what the method read, has changed.
  ///
  /// - Parameters:
  ///   - nsViewController: The controller, as it was made.
  ///   - context: The coordinator, the environment and the transaction of the change.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Makes the coordinator.
  func makeCoordinator() -> Coordinator
  /// Dismantles the controller; called when it is gone.
  ///
  /// - Parameters:
  ///   - nsViewController: The controller.
  ///   - coordinator: Its coordinator.
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// The size that the controller's view takes.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size; a side that is `nil` asks for the ideal one.
  ///   - nsViewController: The controller.
  ///   - context: The coordinator, the environment and the transaction of the change.
  /// - Returns: The size in points; `nil` for the proposed one, but not less than the view's own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// What the view shows.
  public var body: _RepresentedNSViewController<Self> {
    _RepresentedNSViewController(representable: self)
  }
}

/// The context of an `NSViewControllerRepresentable`'s methods.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<
  Representable: NSViewControllerRepresentable
>: RepresentableContext {
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

/// The view of an `NSViewControllerRepresentable`.
public struct _RepresentedNSViewController<
  Representable: NSViewControllerRepresentable
>: PrimitiveView {
  let representable: Representable
  package func makeNode(_ inputs: NodeInputs) -> Node {
    SurfaceMethods<Self, Representable.NSViewControllerType, Representable.Context>(
      makeCoordinator: { $0.representable.makeCoordinator() },
      make: { $0.representable.makeNSViewController(context: $1) },
      surface: { $0.view.surface },
      update: { $0.representable.updateNSViewController($1, context: $2) },
      size: { $0.representable.sizeThatFits($1, nsViewController: $2, context: $3) },
      dismantle: { Representable.dismantleNSViewController($0, coordinator: $1) }
    ).node(self, inputs)
  }
}
