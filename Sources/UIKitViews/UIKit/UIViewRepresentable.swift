public import Foundation
public import SceneGraph
@_spi(Engine) public import ViewEngine
import Views

/// A `UIView` as one of SwiftUI's views.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of what lives beside the view, as a target of its gestures.
  associatedtype Coordinator = Void
  /// What the methods are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view in line with this value; called when the value, or what the method read, has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates what lives beside the view.
  func makeCoordinator() -> Coordinator
  /// Called when the view is gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size that the view takes; `nil` for as it is offered, but not less than its own.
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

/// What the methods of a `UIViewRepresentable` are told.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  /// What lives beside the view.
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

extension Transaction {
  /// Performs `changes` of UIKit's properties as this transaction moves SwiftUI's.
  @MainActor func animateUIKit(_ changes: () -> Void, _ completion: (() -> Void)?) {
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
  package func makeNode(_ inputs: NodeInputs) -> Node { RepresentedViewNode(representable, inputs) }
}

/// The node of a `UIViewRepresentable`.
private final class RepresentedViewNode<Representable: UIViewRepresentable>: UIKitHostNode {
  private var representable: Representable
  private let coordinator: Representable.Coordinator
  private let uiView: Representable.UIViewType

  init(_ representable: Representable, _ inputs: NodeInputs) {
    self.representable = representable
    UIScreen.graph = inputs.graph
    coordinator = representable.makeCoordinator()
    uiView = representable.makeUIView(
      context: UIViewRepresentableContext(
        coordinator: coordinator, transaction: Transaction(), environment: inputs.environment))
    super.init(inputs)
    show(uiView)
    bringInLine()
  }

  private var context: Representable.Context {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: transaction, environment: environment)
  }

  private func bringInLine() {
    UIScreen.graph = graph
    evaluatingBlock { representable.updateUIView(uiView, context: context) }
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: _RepresentedView<Representable>.self)
    representable = view.representable
    if environmentChanged { self.environmentChanged() }
    bringInLine()
  }

  override func reevaluate() { bringInLine() }

  override func size(for proposal: ProposedViewSize) -> CGSize? {
    representable.sizeThatFits(proposal, uiView: uiView, context: context)
  }

  override func wasRemoved() {
    super.wasRemoved()
    Representable.dismantleUIView(uiView, coordinator: coordinator)
  }
}
