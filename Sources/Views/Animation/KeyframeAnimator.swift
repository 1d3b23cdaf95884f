public import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A keyframe animator: a view made for a value that keyframes move.
///
/// Without a trigger the keyframes are gone through again and again; with one, each change of the trigger
/// goes through them once. A change while they run starts new ones from where the value is, with the
/// velocities that its tracks have there.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: AnyTrigger?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a keyframe animator that repeats, each time from `initialValue`.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - repeating: Whether time goes on; if not, the view stays as it is.
  ///   - content: The view for a value.
  ///   - keyframes: The keyframes, made once; given the initial value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, trigger: nil, isRepeating: repeating, content: content,
      keyframes: keyframes)
  }

  /// Creates a keyframe animator that runs once whenever `trigger` changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first change.
  ///   - trigger: Its changes start the keyframes.
  ///   - content: The view for a value.
  ///   - keyframes: The keyframes, made at each change; given the value that is shown then.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, trigger: AnyTrigger(trigger), isRepeating: false,
      content: content, keyframes: keyframes)
  }

  private init(
    initialValue: Value, trigger: AnyTrigger?, isRepeating: Bool,
    content: @escaping (Value) -> Content, keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.trigger, self.isRepeating) = (initialValue, trigger, isRepeating)
    (self.content, self.keyframes) = (content, keyframes)
  }

  package func makeNode(_ inputs: NodeInputs) -> Node { KeyframeNode(self, inputs) }
}

/// The node of a keyframe animator.
final class KeyframeNode<Value, Path: Keyframes, Content: View>: SingleChildNode
where Path.Value == Value {
  private var view: KeyframeAnimator<Value, Path, Content>
  private var run: (timeline: KeyframeTimeline<Value>, begin: Instant)?
  /// How far a loop had gone when it was stopped.
  private var pause: Instant?
  /// The value while nothing runs.
  private var resting: Value
  private var end: Timeline.EventID?

  init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: NodeInputs) {
    self.view = view
    resting = view.initialValue
    super.init(inputs)
    if view.trigger == nil {
      let timeline = KeyframeTimeline(
        initialValue: view.initialValue, content: view.keyframes(view.initialValue),
        continuing: nil)
      run = (timeline, graph.timeline.now)
      pause = .zero
      keepGoing()
    }
    evaluate()
  }

  // MARK: Time

  /// Lets a repeating animator go on, or stops it where it is.
  private func keepGoing() {
    guard let run else { return }
    let now = graph.timeline.now
    if view.isRepeating, let stopped = pause {
      self.run = (run.timeline, now - stopped)
      pause = nil
      graph.follow(self)
      graph.noteRestless(self, "KeyframeAnimator")
    } else if !view.isRepeating, pause == nil {
      pause = now - run.begin
      graph.unfollow(self)
      graph.noteAtRest(self)
    }
  }

  /// Starts a run from what is shown.
  private func begin() {
    let now = graph.timeline.now
    let shown = value
    let previous = run.map { (timeline: $0.timeline, elapsed: now - $0.begin) }
    let timeline = KeyframeTimeline(
      initialValue: previous == nil ? view.initialValue : shown, content: view.keyframes(shown),
      continuing: previous)
    if let end { graph.timeline.cancel(end) }
    run = (timeline, now)
    graph.follow(self)
    end = graph.timeline.schedule(at: now + timeline.end, .phase) { [weak self] in
      guard let self else { return }
      graph.enqueue { self.finish() }
    }
  }

  private func finish() {
    guard let run else { return }
    resting = run.timeline.value(at: run.timeline.end)
    self.run = nil
    end = nil
    graph.unfollow(self)
    invalidate()
  }

  /// The value at the graph's current instant.
  private var value: Value {
    guard let run else { return resting }
    let elapsed = pause ?? (graph.timeline.now - run.begin)
    guard view.trigger == nil else { return run.timeline.value(at: elapsed) }
    // Nothing goes round faster than a 240th of a second.
    let shortest = Instant.ticksPerSecond / 240
    let period = max(run.timeline.end.ticks, shortest)
    return run.timeline.value(at: Instant(ticks: elapsed.ticks % period))
  }

  // MARK: The graph

  private func evaluate() {
    let value = value
    let body = evaluatingBlock {
      view.content(value)
    }
    if let child {
      child.update(body, environment: environment)
    } else {
      child = body.node(NodeInputs(childOf: self))
    }
  }

  override func reevaluate() { evaluate() }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: KeyframeAnimator<Value, Path, Content>.self)
    let isTriggered = self.view.trigger != view.trigger
    self.view = view
    if isTriggered { begin() }
    if view.trigger == nil { keepGoing() }
    evaluate()
  }

  override func wasRemoved() {
    if let end { graph.timeline.cancel(end) }
    graph.unfollow(self)
    graph.noteAtRest(self)
  }
}

extension View {
  /// Animates this view by keyframes, again and again.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first keyframe.
  ///   - repeating: Whether time goes on; if not, the view stays as it is.
  ///   - content: This view for a value.
  ///   - keyframes: The keyframes, made once; given the initial value.
  /// - Returns: The view that moves.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      ContentModifier { placeholder in
        KeyframeAnimator(
          initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
          keyframes: keyframes)
      })
  }

  /// Animates this view by keyframes, once whenever `trigger` changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first change.
  ///   - trigger: Its changes start the keyframes.
  ///   - content: This view for a value.
  ///   - keyframes: The keyframes, made at each change; given the value that is shown then.
  /// - Returns: The view that moves.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      ContentModifier { placeholder in
        KeyframeAnimator(
          initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
          keyframes: keyframes)
      })
  }
}
