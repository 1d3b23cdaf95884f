import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

extension CALayer {
  // MARK: Time

  /// The begin of the layer's time, in that of the layer around, in seconds.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { retime { $0.beginTime = newValue } }
  }
  /// What the layer's time is at its begin, in seconds.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { retime { $0.timeOffset = newValue } }
  }
  /// How fast the layer's time goes; 0 to stand still.
  public var speed: Float {
    get { timing.speed }
    set { retime { $0.speed = newValue } }
  }

  private func retime(_ change: (inout LayerTiming) -> Void) {
    change(&timing)
    reschedule()
  }

  /// Goes on in time as a course says; `nil` for as its own timing does.
  func follow(_ course: LayerTimeCourse?) {
    timeCourse = course
    reschedule()
  }
  /// Removes what was added to this layer and those inside since a time of this one's.
  func removeAnimations(since begin: Double) {
    for key in running.filter({ $0.animation.beginTime >= begin }).map(\.key) {
      removeAnimation(forKey: key)
    }
    for layer in children + (mask.map { [$0] } ?? []) {
      layer.removeAnimations(since: layer.timing.local(begin))
    }
  }

  /// Finds the ends of all animations in the layer anew.
  private func reschedule() {
    for animation in running where animation.hasBegun { scheduleEnd(of: animation) }
    wasTouched()
    for layer in children { layer.reschedule() }
  }

  /// The layer's own time at one of the outermost layer.
  func localTime(at time: Double) -> Double {
    let around = superlayer?.localTime(at: time) ?? time
    return timeCourse?.local(around) ?? timing.local(around)
  }
  /// The outermost layer's time at one of this one; `nil` where time stands still, or goes on from a hand.
  func mediaTime(at local: Double) -> Double? {
    guard timeCourse == nil, let around = timing.around(local) else { return nil }
    return superlayer.map { $0.mediaTime(at: around) } ?? around
  }
  /// The layer's own time now.
  var now: Double { localTime(at: LayerClock.time(in: node?.graph ?? ViewGraph.current)) }

  /// Converts a time of another layer to this one's.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; `nil` for `CACurrentMediaTime()`.
  /// - Returns: The time of this layer.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.mediaTime(at: t) ?? t } ?? t)
  }
  /// Converts a time of this layer to another's.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; `nil` for `CACurrentMediaTime()`.
  /// - Returns: The time of the other layer.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = mediaTime(at: t) ?? t
    return l?.localTime(at: time) ?? time
  }

  // MARK: Animations

  /// Adds an animation, which begins now unless it says otherwise.
  ///
  /// - Parameters:
  ///   - anim: The animation; it is copied, so that later changes do not count.
  ///   - key: Its name in the layer, where it replaces another; `nil` for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.copied()
    copy.settleDuration(CATransaction.animationDuration())
    if let transition = copy as? CATransition { prepare(transition) }
    let name = key ?? "animation \(running.count) at \(now)"
    removeAnimation(forKey: name)
    let animation = RunningAnimation(name, copy, LayerTransaction.current())
    animation.transaction.wait(for: animation)
    running.append(animation)
    if node != nil { begin(animation) }
  }

  /// Begins what was added before the layer came on the stage.
  func beginWaiting() { for animation in running where !animation.hasBegun { begin(animation) } }

  private func begin(_ running: RunningAnimation) {
    guard let graph = node?.graph else { return }
    running.hasBegun = true
    let animation = running.animation
    if animation.beginTime == 0 { animation.beginTime = now }
    if let delegate = animation.delegate {
      graph.timeline.schedule(at: instant(at: animation.beginTime) ?? .zero, .animation) {
        delegate.animationDidStart(animation)
      }
    }
    scheduleEnd(of: running)
    wasTouched()
  }

  /// The instant of the film at a time of this layer.
  private func instant(at local: Double) -> Instant? {
    mediaTime(at: local).map { Instant(seconds: max($0 - LayerClock.start, 0)) }
  }

  private func scheduleEnd(of running: RunningAnimation) {
    guard let graph = node?.graph else { return }
    if let end = running.end { graph.timeline.cancel(end) }
    running.end = nil
    let timing = running.animation.timing
    if !timing.isEndless, let end = timing.around(timing.activeDuration),
      let instant = instant(at: end)
    {
      running.end = graph.timeline.schedule(at: instant, .timer) { [weak self, weak running] in
        if let running { self?.ended(running) }
      }
    }
    noteUnrest()
  }

  private func ended(_ animation: RunningAnimation) {
    animation.end = nil
    if animation.animation.isRemovedOnCompletion { running.removeAll { $0 === animation } }
    animation.animation.delegate?.animationDidStop(animation.animation, finished: true)
    animation.transaction.ended(animation)
    wasTouched()
  }

  /// Notes whether something goes on for ever.
  func noteUnrest() {
    guard let node else { return }
    let isEndless = running.contains { $0.hasBegun && $0.end == nil && $0.isEndless }
    let name = endlessName ?? (isEndless && mediaTime(at: 0) != nil ? "an endless animation" : nil)
    node.graph.part(LayerUnrest.self).set(name, for: self, node)
  }

  /// The animation that was added under a key.
  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }
  /// The keys of all animations, and the key paths of the properties that classic animations move now;
  /// `nil` if there are none.
  ///
  /// What `UIView.animate(_:changes:)` moves is not among them: it moves without a `CAAnimation`.
  public func animationKeys() -> [String]? {
    let keys = movingClassicKeys() + running.map(\.key)
    return keys.isEmpty ? nil : keys
  }
  /// Removes the animation that was added under a key.
  public func removeAnimation(forKey key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    stop(running.remove(at: index))
  }
  /// Removes all animations: the layer is shown as its properties say.
  public func removeAllAnimations() {
    stopMoving()
    let stopped = running
    running = []
    stopped.forEach(stop)
  }

  private func stop(_ animation: RunningAnimation) {
    // One that has ended already told so.
    let isUnderWay = animation.end != nil || animation.isEndless || !animation.hasBegun
    if let end = animation.end { node?.graph.timeline.cancel(end) }
    animation.end = nil
    if isUnderWay {
      animation.animation.delegate?.animationDidStop(animation.animation, finished: false)
      animation.transaction.ended(animation)
    }
    noteUnrest()
    wasTouched()
  }

  // MARK: What is shown

  /// The layer as it is shown at a moment.
  func presented(at moment: LayerMoment) -> LayerState {
    var state = state(in: moment.graph)
    guard !running.isEmpty else { return state }
    let time = localTime(at: moment.time)
    for animation in running where animation.hasBegun {
      animation.animation.apply(to: &state, at: time)
    }
    return state
  }

  /// The presentation layer: the layer as it is shown now; it does not follow.
  public func presentation() -> Self? {
    let state = node.map { presented(at: LayerMoment($0.graph)) } ?? state(in: nil)
    let layer = blank()
    layer.values = LayerValues(state.look)
    layer.take(self, more: state.more)
    if let layer = layer as? Self { return layer }
    // Nobody can make an object of a scene's own class.
    IneffectiveSettings.note("presentation() of a layer's subclass")
    return self
  }

  /// Changes a property of a layer that is nobody's view's: what is shown follows within a quarter of a
  /// second, unless the transaction or ``actions`` say otherwise.
  func implicitly(_ key: String, _ change: () -> Void) {
    guard let node, attachment < node.graph.timeline.now, !CATransaction.disableActions() else {
      return change()
    }
    let shown = presented(at: LayerMoment(node.graph))[key]
    let action = action(forKey: key)
    change()
    switch action {
    case is NSNull: return
    case let action as CAAnimation: add(action.beginning(with: shown), forKey: key)
    default:
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = shown
      animation.timingFunction =
        CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
      if CATransaction.animationDuration() > 0 { add(animation, forKey: key) }
    }
  }

  // MARK: Key paths

  /// The value at a key path, numbers as `NSNumber`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let value = state(in: nil)[keyPath]
    return value.value
  }
  /// The value under a key, numbers as `NSNumber`.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets the value under a key, of a property or of the scene's own.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  /// Sets the value at a key path, as in `transform.rotation.z`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - keyPath: The key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if set(LayerQuantity(value), inside: keyPath) { return }
    var state = state(in: nil)
    state[keyPath] = LayerQuantity(value)
    let key = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
    switch key {
    case "position": position = state.look.position
    case "bounds": bounds = state.look.bounds
    case "anchorPoint": anchorPoint = state.anchorPoint
    case "transform": setAffineTransform(state.look.transform.matrix)
    case "opacity": opacity = Float(state.look.opacity)
    case "backgroundColor": backgroundColor = CGColor(state.look.background)
    case "cornerRadius": cornerRadius = state.look.cornerRadius
    case "borderWidth": borderWidth = state.look.borderWidth
    case "borderColor": borderColor = CGColor(state.look.borderColor)
    case "shadowColor": shadowColor = CGColor(state.look.shadowColor)
    case "shadowOpacity": shadowOpacity = Float(state.look.shadowOpacity)
    case "shadowRadius": shadowRadius = state.look.shadowRadius
    case "shadowOffset": shadowOffset = state.look.shadowOffset
    case "zPosition": zPosition = CGFloat(LayerQuantity(value).scalar ?? 0)
    default: set(key, state.more[key] ?? .none)
    }
  }
}

extension CAAnimation {
  /// This animation, which begins with what was shown if it says nothing of its values.
  func beginning(with shown: LayerQuantity) -> CAAnimation {
    guard let basic = self as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil,
      basic.byValue == nil
    else { return self }
    // What code has made may be used again.
    let copy = basic.copied()
    (copy as? CABasicAnimation)?.fromValue = shown
    return copy
  }
}

extension RunningAnimation {
  /// Whether it has no end of its own.
  fileprivate var isEndless: Bool { animation.timing.isEndless }
}

extension LayerValues {
  /// Values at rest, as `look` says.
  init(_ look: LayerLook) {
    (position, bounds) = (Moving(look.position), Moving(look.bounds))
    (transform, opacity) = (Moving(look.transform), Moving(look.opacity))
    (background, cornerRadius) = (Moving(look.background), Moving(look.cornerRadius))
    (borderWidth, borderColor) = (Moving(look.borderWidth), Moving(look.borderColor))
    (shadowColor, shadowOpacity) = (Moving(look.shadowColor), Moving(look.shadowOpacity))
    (shadowRadius, shadowOffset) = (Moving(look.shadowRadius), Moving(look.shadowOffset))
  }
}
