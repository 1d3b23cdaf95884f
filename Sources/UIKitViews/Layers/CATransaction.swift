import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// A transaction: how changes of layers move, from `begin` to `commit`.
///
/// Layers that are nobody's view's move by themselves when they change, in a quarter of a second unless
/// the transaction says otherwise. Changes outside of all transactions belong to one of their instant.
@MainActor @preconcurrency public enum CATransaction {
  /// Begins a transaction, inside of the one that is under way.
  public static func begin() { LayerTransaction.begin() }
  /// Commits the transaction that was begun last.
  public static func commit() { LayerTransaction.commit() }
  /// Commits what is outside of all transactions: every change counts at once.
  public static func flush() {}

  /// The duration of animations without one of their own, in seconds.
  public static func animationDuration() -> CFTimeInterval {
    LayerTransaction.innermost(\.duration) ?? usualDuration
  }
  /// Sets the duration of animations without one of their own, in seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    LayerTransaction.current().duration = dur
  }
  /// The timing function of changes that move by themselves; `nil` for the usual one.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    LayerTransaction.innermost(\.timingFunction)
  }
  /// Sets the timing function of changes that move by themselves.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    LayerTransaction.current().timingFunction = function
  }
  /// Whether changes do not move by themselves.
  public static func disableActions() -> Bool { LayerTransaction.innermost(\.isDisabled) ?? false }
  /// Sets whether changes do not move by themselves.
  public static func setDisableActions(_ flag: Bool) {
    LayerTransaction.current().isDisabled = flag
  }
  /// Sets what happens when all animations of the transaction have ended; at once if there are none.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    LayerTransaction.current().setCompletion(block)
  }

  /// What happens when all animations of the transaction have ended.
  public static func completionBlock() -> (() -> Void)? { LayerTransaction.current().completion }
  /// A setting of the transaction, by its name.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: LayerTransaction.current().tags[key]
    }
  }
  /// Changes a setting of the transaction, by its name.
  ///
  /// - Parameters:
  ///   - anObject: The value.
  ///   - key: The name.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    let number = LayerQuantity(anObject).scalar
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(number ?? usualDuration)
    case kCATransactionDisableActions: setDisableActions((number ?? 0) != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: LayerTransaction.current().tags[key] = anObject
    }
  }
  /// Keeps others from changing layers meanwhile: all changes are made by one.
  public static func lock() {}
  /// Lets others change layers again.
  public static func unlock() {}

  private static let usualDuration = 0.25
}

/// One transaction, with the animations that it waits for.
@MainActor final class LayerTransaction {
  var duration: Double?
  var timingFunction: CAMediaTimingFunction?
  var isDisabled: Bool?
  private(set) var completion: (() -> Void)?
  /// What code keeps in the transaction under names of its own.
  var tags: [String: Any] = [:]
  private var pending: [ObjectIdentifier] = []
  private var isCommitted = false
  private let instant: Instant
  private weak var graph = ViewGraph.current
  private let outer: LayerTransaction?

  private static var stack: [LayerTransaction] = []
  /// The transaction of changes outside of all.
  private static var plain = LayerTransaction(at: .zero, inside: nil)

  private init(at instant: Instant, inside outer: LayerTransaction?) {
    (self.instant, self.outer) = (instant, outer)
  }

  private static var now: Instant { ViewGraph.current?.timeline.now ?? .zero }

  /// The transaction under way.
  static func current() -> LayerTransaction {
    if let last = stack.last { return last }
    if !plain.isCurrent { plain = LayerTransaction(at: now, inside: nil) }
    return plain
  }

  /// The value of the innermost transaction that has one.
  static func innermost<V>(_ path: KeyPath<LayerTransaction, V?>) -> V? {
    for transaction in stack.reversed() {
      if let value = transaction[keyPath: path] { return value }
    }
    return plain.isCurrent ? plain[keyPath: path] : nil
  }

  /// Whether the transaction is of this instant of the film under way.
  private var isCurrent: Bool { instant == Self.now && graph === ViewGraph.current }

  static func begin() { stack.append(LayerTransaction(at: now, inside: stack.last)) }
  static func commit() {
    guard let last = stack.popLast() else { return }
    last.isCommitted = true
    last.completeIfDone()
  }

  func setCompletion(_ block: (() -> Void)?) {
    completion = block
    guard Self.stack.last !== self, let graph = ViewGraph.current else { return }
    // Outside of all transactions the instant's other changes are waited for.
    graph.timeline.schedule(at: graph.timeline.now, .timer) { [self] in
      isCommitted = true
      completeIfDone()
    }
  }

  /// Waits for an animation; so do the transactions around.
  func wait(for animation: RunningAnimation) {
    pending.append(ObjectIdentifier(animation))
    outer?.wait(for: animation)
  }
  /// Told that an animation has ended or was taken away.
  func ended(_ animation: RunningAnimation) {
    pending.removeAll { $0 == ObjectIdentifier(animation) }
    completeIfDone()
    outer?.ended(animation)
  }

  private func completeIfDone() {
    guard isCommitted, pending.isEmpty, let completion else { return }
    self.completion = nil
    guard let graph = ViewGraph.current else { return completion() }
    graph.timeline.schedule(at: graph.timeline.now, .timer) { completion() }
  }
}

/// The name of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of whether changes do not move by themselves.
public let kCATransactionDisableActions = "disableActions"
/// The name of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of what happens when a transaction has ended.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key under which transitions are added to layers.
public let kCATransition = "transition"
