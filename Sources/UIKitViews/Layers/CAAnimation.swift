public import Foundation
import Motion

/// An animation of layers, by Core Animation's name: a function of time, which leaves the layer's
/// properties as they are and changes what is shown.
open class CAAnimation: CAAction {
  var timing = LayerTiming()
  private var tags: [String: Any] = [:]

  /// Creates an animation.
  public init() {}

  /// The begin in the layer's time, in seconds; 0 for the moment at which it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How far into itself the animation begins, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How fast the animation's time goes.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The duration in seconds; 0 for that of the transaction.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How often it runs; may be infinite, or end inside a run.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long it is repeated, in seconds; 0 for as often as ``repeatCount`` says.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run goes back as well.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What is shown before the begin and after the end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
  /// How far it is at a time; `nil` for evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it is taken away from the layer when it has ended.
  open var isRemovedOnCompletion = true
  /// Who is told of the begin and the end.
  open var delegate: (any CAAnimationDelegate)?

  /// Keeps a value under a key of the scene's own.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - key: The key.
  open func setValue(_ value: Any?, forKey key: String) { tags[key] = value }
  /// The value that is kept under a key.
  open func value(forKey key: String) -> Any? { tags[key] }

  /// The same animation as another object, which changes by itself.
  open func copy() -> Any { copied() }

  /// The same animation as another object: what is added to a layer does not change any more.
  func copied() -> CAAnimation { copied(to: CAAnimation()) }

  /// Takes over what every animation has.
  final func copied<A: CAAnimation>(to copy: A) -> A {
    (copy.timing, copy.tags, copy.timingFunction) = (timing, tags, timingFunction)
    (copy.isRemovedOnCompletion, copy.delegate) = (isRemovedOnCompletion, delegate)
    return copy
  }

  /// Changes what is shown to how it is at a time of what is around the animation.
  func apply(to state: inout LayerState, at time: Double) {}
  /// The key paths of what it moves.
  var keyPaths: [String] { [] }
  /// Gives animations without a duration that of the transaction.
  func settleDuration(_ usual: Double) { if timing.duration == 0 { timing.duration = usual } }

  /// How far an even progress is by the timing function.
  final func eased(_ progress: Double) -> Double {
    timingFunction.map { $0.curve.value(at: progress) } ?? progress
  }
}

/// What is told of an animation's begin and end.
@MainActor @preconcurrency public protocol CAAnimationDelegate {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was taken away.
  ///
  /// - Parameters:
  ///   - anim: The animation, as the layer keeps it.
  ///   - flag: Whether it came to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer does when a property changes: an animation, or nothing.
public protocol CAAction {}

extension NSNull: CAAction {}

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, as in `position.x`.
  open var keyPath: String?
  /// Whether its values are added to what is there.
  open var isAdditive = false
  /// Whether each run begins where the last one ended.
  open var isCumulative = false
  /// Creates the animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// What of a transform its numbers are; `nil` for values of the property itself.
  open var valueFunction: CAValueFunction?
  /// The key path of what is changed.
  private var changedPath: String? {
    guard keyPath == "transform", let valueFunction else { return keyPath }
    return valueFunction.keyPath
  }

  override var keyPaths: [String] { changedPath.map { [$0] } ?? [] }

  /// Takes over what every animation of a property has.
  final func copiedProperty<A: CAPropertyAnimation>(to copy: A) -> A {
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    copy.valueFunction = valueFunction
    return copied(to: copy)
  }

  override func apply(to state: inout LayerState, at time: Double) {
    guard let keyPath = changedPath, let place = timing.place(at: time) else { return }
    let before = state[keyPath]
    let progress = timing.duration > 0 ? place.time / timing.duration : 1
    var value = value(at: progress, over: before)
    if isCumulative, place.runs > 0 {
      value = value.adding(self.value(at: 1, over: before), times: Double(place.runs))
    }
    // Outlines cannot be added: one takes the other's place.
    state[keyPath] = isAdditive && value.path == nil ? before.adding(value) : value
  }

  /// The value at a progress in time, 0...1, over what is there without it.
  func value(at progress: Double, over before: LayerQuantity) -> LayerQuantity { before }
}

/// An animation of one property of a layer from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; what is there for `nil`.
  open var fromValue: Any?
  /// The value at the end; what is there for `nil`.
  open var toValue: Any?
  /// The change of the value.
  open var byValue: Any?

  override func copied() -> CAAnimation { copiedBasic(to: CABasicAnimation()) }

  /// Takes over what every animation between two values has.
  final func copiedBasic<A: CABasicAnimation>(to copy: A) -> A {
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    return copiedProperty(to: copy)
  }

  /// How far the value is at a progress in time; beyond 1 where it overshoots.
  func course(at progress: Double) -> Double { eased(progress) }

  override func value(at progress: Double, over before: LayerQuantity) -> LayerQuantity {
    let (from, to, by) = (fromValue, toValue, byValue)
    let start: LayerQuantity
    let end: LayerQuantity
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (LayerQuantity(from), LayerQuantity(to))
    case (let from?, nil, let by?):
      start = LayerQuantity(from)
      end = start.adding(LayerQuantity(by))
    case (nil, let to?, let by?):
      end = LayerQuantity(to)
      start = end.adding(LayerQuantity(by), times: -1)
    case (let from?, nil, nil): (start, end) = (LayerQuantity(from), before)
    case (nil, let to?, nil): (start, end) = (before, LayerQuantity(to))
    case (nil, nil, let by?): (start, end) = (before, before.adding(LayerQuantity(by)))
    case (nil, nil, nil): (start, end) = (before, before)
    }
    return start.mixed(with: end, at: course(at: progress))
  }
}
