public import Motion
public import SceneGraph

/// A modifier that has a transaction of its own, which what it modifies has not.
struct ModifierWithTransaction<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.modifier(
      ScopedTransactionModifier(value: nil, transform: transform) { placeholder in
        placeholder.modifier(base)
      })
  }
}

extension ViewModifier {
  /// Animates what this modifier changes, and not the view that it modifies.
  ///
  /// - Parameter animation: The animation; `nil` stops those that would come from above.
  /// - Returns: The modifier with the animation.
  @inline(never)
  public func animation(_ animation: Animation?) -> some ViewModifier {
    ModifierWithTransaction(base: self) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Changes the transaction of what this modifier changes, and not of the view that it modifies.
  ///
  /// - Parameter transform: Changes the transaction as it reaches the modifier.
  /// - Returns: The modifier with that transaction.
  @inline(never)
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ModifierWithTransaction(base: self, transform: transform)
  }
}

/// A modifier that acts when a view has come or gone, as a value.
public struct _AppearanceActionModifier: ViewModifier {
  /// What is done when the view has come.
  public var appear: (() -> Void)?
  /// What is done when it has gone.
  public var disappear: (() -> Void)?

  /// Creates a modifier.
  ///
  /// - Parameters:
  ///   - appear: What is done when the view has come; `nil` for nothing.
  ///   - disappear: What is done when it has gone; `nil` for nothing.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    (self.appear, self.disappear) = (appear, disappear)
  }

  /// The view with those actions.
  public func body(content: Content) -> some View {
    content.onAppear(perform: appear).onDisappear(perform: disappear)
  }
}
