/// A gesture: what fingers do, in phases, with a value.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's values.
  associatedtype Value = Body.Value
  /// The type of what the gesture consists of.
  associatedtype Body: Gesture
  /// The gestures that this one consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that the engine recognises itself.
@MainActor @preconcurrency package protocol PrimitiveGesture: Gesture where Body == Never {
  /// The names of the gesture in touch surveys.
  var kinds: [String] { get }
  /// Creates the recogniser of this gesture.
  func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Value>
}

extension PrimitiveGesture {
  public var body: Never {
    preconditionFailure("a gesture that the engine recognises itself has no body")
  }
  fileprivate func makeErased(_ seat: GestureSeat) -> AnyRecognizer { makeRecognizer(seat) }
}

extension Gesture {
  /// The names of the gesture in touch surveys.
  var touchKinds: [String] {
    if let primitive = self as? any PrimitiveGesture { return primitive.kinds }
    return body.touchKinds
  }

  /// Creates the recogniser of this gesture.
  package func recognizer(_ seat: GestureSeat) -> Recognizer<Value> {
    if let primitive = self as? any PrimitiveGesture {
      if let made = primitive.makeErased(seat) as? Recognizer<Value> { return made }
    }
    return BodyRecognizer(self, seat)
  }
}

/// A recogniser that does as another does.
@_spi(Engine) open class PassingRecognizer<Value>: Recognizer<Value> {
  package final let inner: Recognizer<Value>
  public init(_ inner: Recognizer<Value>) { self.inner = inner }

  package final override var phase: GesturePhase<Value> { inner.phase }
  package final override var revision: Int { inner.revision }
  public final override func handle(_ event: TouchEvent) { inner.handle(event) }
  public final override func react() { inner.react() }
  open override func deliver() { inner.deliver() }
  public final override func cancel() { inner.cancel() }
  public final override func forgotten() { inner.forgotten() }
}

/// The recogniser of a gesture by its body.
final class BodyRecognizer<G: Gesture>: PassingRecognizer<G.Value> {
  private var properties = PropertyStorage()
  private let seat: GestureSeat

  init(_ gesture: G, _ seat: GestureSeat) {
    self.seat = seat
    var gesture = gesture
    properties.connect(&gesture, to: seat.node)
    guard let inner = gesture.body.recognizer(seat) as? Recognizer<G.Value> else {
      fatalError("\(G.self) tells \(G.Value.self), but its body does not")
    }
    super.init(inner)
  }

  override func accept(_ gesture: Any) {
    guard var gesture = gesture as? G else { return }
    properties.connect(&gesture, to: seat.node)
    inner.accept(gesture.body)
  }
}

/// A gesture of an erased type.
public struct AnyGesture<Value>: PrimitiveGesture {
  package let kinds: [String]
  fileprivate let base: Any
  private let make: @MainActor (GestureSeat) -> Recognizer<Value>

  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    kinds = gesture.touchKinds
    base = gesture
    make = { gesture.recognizer($0) }
  }

  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Value> {
    AnyGestureRecognizer(make(seat))
  }
}

/// The recogniser of a gesture of an erased type.
final class AnyGestureRecognizer<Value>: PassingRecognizer<Value> {
  override func accept(_ gesture: Any) {
    if let gesture = gesture as? AnyGesture<Value> { inner.accept(gesture.base) }
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  // Under other names, as an optional view has a body, too.
  // swift-format-ignore
  @_implements(Gesture, Value) public typealias _GestureValue = Wrapped.Value
  // swift-format-ignore
  @_implements(Gesture, Body) public typealias _GestureBody = Never
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  package var kinds: [String] { self?.touchKinds ?? [] }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Wrapped.Value> {
    OptionalRecognizer<Wrapped>(map { $0.recognizer(seat) })
  }
}

/// The recogniser of a gesture that may be missing: one that is missing fails.
///
/// A gesture that comes while a finger is down follows the next one.
final class OptionalRecognizer<G: Gesture>: Recognizer<G.Value> {
  private let inner: Recognizer<G.Value>?
  init(_ inner: Recognizer<G.Value>?) { self.inner = inner }

  override var phase: GesturePhase<G.Value> { inner?.phase ?? .failed }
  override var revision: Int { inner?.revision ?? 0 }
  override func handle(_ event: TouchEvent) { inner?.handle(event) }
  override func react() { inner?.react() }
  override func deliver() { inner?.deliver() }
  override func cancel() { inner?.cancel() }
  override func accept(_ gesture: Any) {
    if let gesture = gesture as? G { inner?.accept(gesture) } else { inner?.cancel() }
  }
}

/// A gesture mask: which gestures of a view take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
