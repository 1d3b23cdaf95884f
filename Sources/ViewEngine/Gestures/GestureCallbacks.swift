import SceneGraph

/// A gesture with a closure for its changes.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  package var kinds: [String] { content.touchKinds }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Content.Value> {
    ChangedRecognizer(self, content.recognizer(seat))
  }
}

/// The recogniser of a gesture with a closure for its changes.
final class ChangedRecognizer<Content: Gesture>: PassingRecognizer<Content.Value>
where Content.Value: Equatable {
  private var gesture: _ChangedGesture<Content>
  private var told: Content.Value?

  init(_ gesture: _ChangedGesture<Content>, _ inner: Recognizer<Content.Value>) {
    self.gesture = gesture
    super.init(inner)
  }

  override func deliver() {
    inner.deliver()
    guard phase.status != .ended, let value = phase.value, value != told else { return }
    told = value
    withTransaction(Transaction.continuous) { gesture.action(value) }
  }

  override func accept(_ gesture: Any) {
    guard let gesture = gesture as? _ChangedGesture<Content> else { return }
    self.gesture = gesture
    inner.accept(gesture.content)
  }
}

/// A gesture with a closure for its end.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  package var kinds: [String] { content.touchKinds }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Content.Value> {
    EndedRecognizer(self, content.recognizer(seat))
  }
}

/// The recogniser of a gesture with a closure for its end.
final class EndedRecognizer<Content: Gesture>: PassingRecognizer<Content.Value> {
  private var gesture: _EndedGesture<Content>
  private var hasTold = false

  init(_ gesture: _EndedGesture<Content>, _ inner: Recognizer<Content.Value>) {
    self.gesture = gesture
    super.init(inner)
  }

  override func deliver() {
    inner.deliver()
    guard case .ended(let value) = phase, !hasTold else { return }
    hasTold = true
    gesture.action(value)
  }

  override func accept(_ gesture: Any) {
    guard let gesture = gesture as? _EndedGesture<Content> else { return }
    self.gesture = gesture
    inner.accept(gesture.content)
  }
}

/// A gesture that maps the values of another.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  package var kinds: [String] { content.touchKinds }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Value> {
    MapRecognizer(self, content.recognizer(seat))
  }
}

/// The recogniser of a gesture that maps the values of another.
final class MapRecognizer<Content: Gesture, Value>: Recognizer<Value> {
  private var gesture: _MapGesture<Content, Value>
  private let inner: Recognizer<Content.Value>
  private var known: (revision: Int, phase: GesturePhase<Value>)?

  init(_ gesture: _MapGesture<Content, Value>, _ inner: Recognizer<Content.Value>) {
    (self.gesture, self.inner) = (gesture, inner)
  }

  override var phase: GesturePhase<Value> {
    if let known, known.revision == inner.revision { return known.phase }
    let phase = inner.phase.map(gesture.transform)
    known = (inner.revision, phase)
    return phase
  }
  override var revision: Int { inner.revision }
  override func handle(_ event: TouchEvent) { inner.handle(event) }
  override func react() { inner.react() }
  override func deliver() { inner.deliver() }
  override func cancel() { inner.cancel() }
  override func accept(_ gesture: Any) {
    guard let gesture = gesture as? _MapGesture<Content, Value> else { return }
    self.gesture = gesture
    inner.accept(gesture.content)
  }
}

extension Transaction {
  /// The transaction of changes while a gesture goes on: continuous, so that they give a velocity.
  package static var continuous: Transaction {
    var transaction = Transaction.current
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    return transaction
  }
}

extension Gesture {
  /// Calls `action` when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// Maps the values of this gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls `action` when the gesture's value has changed.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
