import Foundation
import SceneGraph
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A view of SwiftUI's that represents an `NSView`.
@MainActor @preconcurrency public protocol NSViewRepresentable: View {
  /// The type of the view.
  associatedtype NSViewType: NSView
  /// The type of the coordinator, which lives beside the view.
  associatedtype Coordinator = Void
  /// The context of the methods.
  typealias Context = NSViewRepresentableContext<Self>

  /// Creates the view.
  func makeNSView(context: Context) -> NSViewType
  /// Updates the view from this value; called when the value, or what the method read, has changed.
  ///
  /// - Parameters:
  ///   - nsView: The view, as it was made.
  ///   - context: The coordinator, the environment and the transaction of the change.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Makes the coordinator.
  func makeCoordinator() -> Coordinator
  /// Dismantles the view; called when it is gone.
  ///
  /// - Parameters:
  ///   - nsView: The view.
  ///   - coordinator: Its coordinator.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// The size that the view takes.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size; a side that is `nil` asks for the ideal one.
  ///   - nsView: The view.
  ///   - context: The coordinator, the environment and the transaction of the change.
  /// - Returns: The size in points; `nil` for the proposed one, but not less than the view's own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize?
}

extension NSViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? { nil }
  /// What the view shows.
  public var body: _RepresentedNSView<Self> { _RepresentedNSView(representable: self) }
}

/// The context of an `NSViewRepresentable`'s methods.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable>: RepresentableContext {
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

/// The view of an `NSViewRepresentable`.
public struct _RepresentedNSView<Representable: NSViewRepresentable>: PrimitiveView {
  let representable: Representable
  package func makeNode(_ inputs: NodeInputs) -> Node {
    SurfaceMethods<Self, Representable.NSViewType, Representable.Context>(
      makeCoordinator: { $0.representable.makeCoordinator() },
      make: { $0.representable.makeNSView(context: $1) },
      surface: { $0.surface },
      update: { $0.representable.updateNSView($1, context: $2) },
      size: { $0.representable.sizeThatFits($1, nsView: $2, context: $3) },
      dismantle: { Representable.dismantleNSView($0, coordinator: $1) }
    ).node(self, inputs)
  }
}
