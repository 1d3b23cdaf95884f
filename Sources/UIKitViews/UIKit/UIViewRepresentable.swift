public import Foundation
public import SceneGraph
@_spi(Engine) public import ViewEngine
import Views

/// A view of SwiftUI's that represents a `UIView`.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, which lives beside the view, as a target of its gestures.
  associatedtype Coordinator = Void
  /// The context of the methods.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view from this value; called when the value, or what the method read, has changed.
  ///
  /// - Parameters:
  ///   - uiView: The view, as it was made.
  ///   - context: The coordinator, the environment and the transaction of the change.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the coordinator.
  func makeCoordinator() -> Coordinator
  /// Dismantles the view; called when it is gone.
  ///
  /// - Parameters:
  ///   - uiView: The view.
  ///   - coordinator: Its coordinator.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size that the view takes.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size; a side that is `nil` asks for the ideal one.
  ///   - uiView: The view.
  ///   - context: The coordinator, the environment and the transaction of the change.
  /// - Returns: The size in points; `nil` for the proposed one, but not less than the view's own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// What the view shows.
  public var body: _RepresentedView<Self> { _RepresentedView(representable: self) }
}

/// The context of a `UIViewRepresentable`'s methods.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  /// The coordinator, which lives beside the view.
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

extension Transaction {
  /// Performs `changes` of UIKit's properties as this transaction moves SwiftUI's.
  ///
  /// - Parameters:
  ///   - changes: What changes.
  ///   - completion: Called at the animation's logical end; at once if the change is not animated.
  @MainActor package func animateUIKit(_ changes: () -> Void, _ completion: (() -> Void)?) {
    guard let animation else {
      UIKitChange.withoutAnimation(changes)
      completion?()
      return
    }
    UIKitChange.animate(animation, joining: listeners, changes, completion: completion)
  }
}

/// The view of a `UIViewRepresentable`.
public struct _RepresentedView<Representable: UIViewRepresentable>: PrimitiveView {
  let representable: Representable
  package func makeNode(_ inputs: NodeInputs) -> Node {
    let methods = RepresentableMethods<Self, Representable.UIViewType, Representable.Context>(
      makeCoordinator: { $0.representable.makeCoordinator() },
      make: { $0.representable.makeUIView(context: $1) },
      show: { $1.show($0) },
      update: { $0.representable.updateUIView($1, context: $2) },
      size: { $0.representable.sizeThatFits($1, uiView: $2, context: $3) },
      dismantle: { Representable.dismantleUIView($0, coordinator: $1) })
    return RepresentedNode(self, inputs, methods)
  }
}
