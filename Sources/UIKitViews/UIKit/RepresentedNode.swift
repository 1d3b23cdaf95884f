import Foundation
import SceneGraph
@_spi(Engine) import ViewEngine

/// What the methods of a representable are told.
@MainActor package protocol RepresentableContext {
  /// What lives beside the object.
  associatedtype Coordinator
  /// Creates what methods are told.
  ///
  /// - Parameters:
  ///   - coordinator: What lives beside the object.
  ///   - transaction: The transaction of the change.
  ///   - environment: The environment of the view.
  init(coordinator: Coordinator, transaction: Transaction, environment: EnvironmentValues)
}

extension UIViewRepresentableContext: RepresentableContext {}
extension UIViewControllerRepresentableContext: RepresentableContext {}

/// The methods of a representable, whatever they are called.
struct RepresentableMethods<Shown, Object, Context: RepresentableContext> {
  let makeCoordinator: @MainActor (Shown) -> Context.Coordinator
  let make: @MainActor (Shown, Context) -> Object
  /// Shows the object's view in its node.
  let show: @MainActor (Object, UIKitHostNode) -> Void
  let update: @MainActor (Shown, Object, Context) -> Void
  let size: @MainActor (Shown, ProposedViewSize, Object, Context) -> CGSize?
  let dismantle: @MainActor (Object, Context.Coordinator) -> Void
}

/// The methods of a representable of another framework's.
@MainActor package struct SurfaceMethods<Shown, Object, Context: RepresentableContext> {
  fileprivate let methods: RepresentableMethods<Shown, Object, Context>

  /// Names the methods.
  ///
  /// - Parameters:
  ///   - makeCoordinator: Makes what lives beside the object.
  ///   - make: Makes the object.
  ///   - surface: The object's surface.
  ///   - update: Updates the object.
  ///   - size: The size that it takes; `nil` for what its own sizes say.
  ///   - dismantle: Called when it is gone.
  package init(
    makeCoordinator: @escaping @MainActor (Shown) -> Context.Coordinator,
    make: @escaping @MainActor (Shown, Context) -> Object,
    surface: @escaping @MainActor (Object) -> SurfaceView,
    update: @escaping @MainActor (Shown, Object, Context) -> Void,
    size: @escaping @MainActor (Shown, ProposedViewSize, Object, Context) -> CGSize?,
    dismantle: @escaping @MainActor (Object, Context.Coordinator) -> Void
  ) {
    methods = RepresentableMethods(
      makeCoordinator: makeCoordinator, make: make, show: { $1.show(surface($0)) },
      update: update, size: size, dismantle: dismantle)
  }

  /// The node of a view that represents such an object.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Its place.
  /// - Returns: The node.
  package func node(_ view: Shown, _ inputs: NodeInputs) -> Node where Shown: View {
    RepresentedNode(view, inputs, methods)
  }
}

/// The node of a `UIViewRepresentable` or a `UIViewControllerRepresentable`.
final class RepresentedNode<Shown: View, Object, Context: RepresentableContext>: UIKitHostNode {
  private var view: Shown
  private let methods: RepresentableMethods<Shown, Object, Context>
  private let coordinator: Context.Coordinator
  private let object: Object

  init(
    _ view: Shown, _ inputs: NodeInputs, _ methods: RepresentableMethods<Shown, Object, Context>
  ) {
    (self.view, self.methods) = (view, methods)
    coordinator = methods.makeCoordinator(view)
    let context = Context(
      coordinator: coordinator, transaction: Transaction(), environment: inputs.environment)
    object = methods.make(view, context)
    super.init(inputs)
    methods.show(object, self)
    reevaluate()
  }

  private var context: Context {
    Context(coordinator: coordinator, transaction: transaction, environment: environment)
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    self.view = view.value(as: Shown.self)
    super.accept(view, environmentChanged: environmentChanged)
    reevaluate()
  }

  override func reevaluate() {
    evaluatingBlock { methods.update(view, object, context) }
  }

  override func size(for proposal: ProposedViewSize) -> CGSize? {
    methods.size(view, proposal, object, context)
  }

  override func wasRemoved() {
    super.wasRemoved()
    methods.dismantle(object, coordinator)
  }
}
