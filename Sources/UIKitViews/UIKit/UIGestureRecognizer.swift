public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A gesture recogniser: follows fingers on a view and calls methods when it recognises its
/// gesture.
///
/// Recognisers of nested views are judged as SwiftUI's gestures are: an outer one waits until those inside
/// have failed, unless the delegate lets both go on.
@MainActor @preconcurrency open class UIGestureRecognizer: Hashable {
  /// The state of a recogniser.
  public enum State: Int, Sendable {
    /// Nothing yet.
    case possible
    /// It has just begun.
    case began
    /// It goes on.
    case changed
    /// It has come to its end.
    case ended
    /// It was ended from outside.
    case cancelled
    /// It was something else.
    case failed
    /// The end of a gesture that does not go on.
    public static let recognized = State.ended
  }

  private struct Action {
    weak var target: AnyObject?
    let selector: Selector
  }

  /// The recogniser's state.
  public internal(set) var state = State.possible
  /// The view that fingers are followed on.
  public internal(set) weak var view: UIView?
  /// Whether fingers are followed.
  open var isEnabled = true
  /// A name for people.
  open var name: String?
  /// The delegate, which is asked about this recogniser.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private var actions: [Action] = []
  /// Called when the state has changed, before the targets: what represents it in SwiftUI.
  final var entered: (@MainActor () -> Void)?
  /// The location of the finger, in points of the stage.
  var place = CGPoint.zero

  /// Creates a recogniser that calls a method of `target`.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called; it is not kept. With `nil` none is called.
  ///   - action: The method; with `nil` none is called.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }
  /// Creates a recogniser that calls nobody.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Adds a target whose method is called, too.
  ///
  /// - Parameters:
  ///   - target: The object, which is not kept.
  ///   - action: Its method, called when ``state`` has changed.
  public func addTarget(_ target: Any, action: Selector) {
    actions.append(Action(target: target as AnyObject, selector: action))
  }
  /// Removes targets.
  ///
  /// - Parameters:
  ///   - target: The object whose methods are not called any more; `nil` for every one.
  ///   - action: The method that is not called any more; `nil` for every one.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.selector == action)
    }
  }

  /// The location of the finger, in points of `view`; of the stage for `nil`.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  nonisolated public static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool {
    lhs === rhs
  }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: Recognising

  /// The recogniser's gestures, in words.
  var kinds: [String] { [] }
  /// Its right of way against those of views inside.
  var rightOfWay: RightOfWay { .inner }
  /// Creates the engine's recogniser; a subclass of a scene's own has no way to.
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    fatalError("\(type(of: self)) says no gesture that it recognises")
  }
  /// Enters another state and calls the targets.
  final func enter(_ state: State) {
    self.state = state
    guard state != .failed, state != .possible else { return }
    entered?()
    for action in actions {
      if let target = action.target { action.selector.perform(on: target, from: self) }
    }
  }
}

/// The delegate of a recogniser, which decides with it.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture that is recognised may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognised at once; asked about recognisers of the views around.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser that asks its delegate.
  ///   - otherGestureRecognizer: The recogniser of a view around or inside.
  /// - Returns: Whether neither waits for the other; one delegate that says so is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A recogniser of a view, as the touch router sees it.
final class UIGestureBox: Box, TouchResponder {
  private let gesture: UIGestureRecognizer
  let rightOfWay: RightOfWay

  /// Creates the box of a recogniser around others, innermost first.
  init(_ gesture: UIGestureRecognizer, _ node: Node, inside: [UIGestureRecognizer] = []) {
    self.gesture = gesture
    rightOfWay = inside.contains { gesture.mayGoOn(with: $0) } ? .both : gesture.rightOfWay
    super.init(node)
  }

  var touchKinds: [String] { gesture.kinds }
  var touchIdentity: AnyObject { gesture }
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    gesture.state = .possible
    return gesture.makeRecognizer(seat)
  }
}

extension UIGestureRecognizer {
  /// Whether a delegate of one of two lets both go on.
  fileprivate func mayGoOn(with other: UIGestureRecognizer) -> Bool {
    let own = delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    let others = other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
    return own == true || others == true
  }
}

/// Passes what one of SwiftUI's recognisers finds to a `UIGestureRecognizer`.
final class UIKitRecognizer<Value>: PassingRecognizer<Value> {
  private weak var gesture: UIGestureRecognizer?
  /// Whether the gesture goes on after it was recognised.
  private let isContinuous: Bool
  private let take: @MainActor (Value) -> Void
  private var toldRevision = -1
  private var hasBegun = false
  private var isOver = false

  init(
    _ gesture: UIGestureRecognizer, _ inner: Recognizer<Value>, isContinuous: Bool,
    take: @escaping @MainActor (Value) -> Void
  ) {
    (self.gesture, self.isContinuous, self.take) = (gesture, isContinuous, take)
    super.init(inner)
  }

  override func deliver() {
    inner.deliver()
    guard let gesture, !isOver, revision != toldRevision else { return }
    toldRevision = revision
    switch phase {
    case .possible: break
    case .active(let value): goOn(gesture, value)
    case .ended(let value):
      if isContinuous, !hasBegun { goOn(gesture, value) }
      take(value)
      end(gesture, hasBegun || mayBegin(gesture) ? .ended : .failed)
    case .failed: end(gesture, hasBegun ? .cancelled : .failed)
    }
  }

  private func mayBegin(_ gesture: UIGestureRecognizer) -> Bool {
    (gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true)
      && (gesture.view?.gestureRecognizerShouldBegin(gesture) ?? true)
  }

  private func goOn(_ gesture: UIGestureRecognizer, _ value: Value) {
    guard isContinuous else { return }
    take(value)
    if hasBegun { return gesture.enter(.changed) }
    guard mayBegin(gesture) else { return end(gesture, .failed) }
    hasBegun = true
    gesture.enter(.began)
  }

  private func end(_ gesture: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if isOver { return }
    isOver = true
    gesture.enter(state)
  }
}
