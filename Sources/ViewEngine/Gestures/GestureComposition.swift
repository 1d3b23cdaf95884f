/// A gesture made of two.
@MainActor @preconcurrency package protocol CombinedGesture: PrimitiveGesture {
  /// The type of the first gesture.
  associatedtype First: Gesture
  /// The type of the second gesture.
  associatedtype Second: Gesture
  /// The first gesture.
  var first: First { get }
  /// The second gesture.
  var second: Second { get }
}

extension CombinedGesture {
  package var kinds: [String] { first.touchKinds + second.touchKinds }
}

/// Recognises a gesture made of two, both of which follow the fingers but for what a kind changes.
class CombinedRecognizer<G: CombinedGesture>: Recognizer<G.Value> {
  fileprivate let first: Recognizer<G.First.Value>
  fileprivate let second: Recognizer<G.Second.Value>

  init(_ first: Recognizer<G.First.Value>, _ second: Recognizer<G.Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  package final override var revision: Int { first.revision + second.revision }
  override func handle(_ event: TouchEvent) {
    first.handle(event)
    second.handle(event)
  }
  override func react() {
    first.react()
    second.react()
  }
  override func deliver() {
    first.deliver()
    second.deliver()
  }
  public final override func cancel() {
    first.cancel()
    second.cancel()
  }
  final override func accept(_ gesture: Any) {
    guard let gesture = gesture as? G else { return }
    first.accept(gesture.first)
    second.accept(gesture.second)
  }
}

/// A simultaneous gesture: two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: CombinedGesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture, if it has begun.
    public var first: First.Value?
    /// The value of the second gesture, if it has begun.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a gesture of two at once.
  ///
  /// - Parameters:
  ///   - first: A gesture.
  ///   - second: The other; neither waits.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Value> {
    SimultaneousRecognizer<First, Second>(first.recognizer(seat), second.recognizer(seat))
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// The recogniser of two gestures at once.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  CombinedRecognizer<SimultaneousGesture<First, Second>>
{
  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    let both = [first.status, second.status]
    if both.allSatisfy({ $0 == .failed }) { return .failed }
    if both.allSatisfy({ $0 == .ended || $0 == .failed }) { return .ended(value) }
    if both.contains(where: \.isRecognized) { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }
}

/// An exclusive gesture: one gesture or, if that fails, another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: CombinedGesture {
  /// The value of one of the two gestures.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture, the first having failed.
    case second(Second.Value)
  }
  /// The gesture that goes first.
  public var first: First
  /// The gesture that waits.
  public var second: Second
  /// Creates a gesture of which one part goes first.
  ///
  /// - Parameters:
  ///   - first: The gesture that goes first.
  ///   - second: The gesture that waits until the first has failed.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Value> {
    ExclusiveRecognizer<First, Second>(first.recognizer(seat), second.recognizer(seat))
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The recogniser of one of two gestures.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  CombinedRecognizer<ExclusiveGesture<First, Second>>
{
  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if first.status == .failed { return second.phase.map { .second($0) } }
    return first.phase.map { .first($0) }
  }
  override func react() {
    super.react()
    if first.status.isRecognized { second.cancel() }
  }
  override func deliver() {
    first.deliver()
    if first.status == .failed { second.deliver() }
  }
}

/// A sequence gesture: one gesture and then another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: CombinedGesture {
  /// The values of the two gestures.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; the second, once it has begun.
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a gesture of one part after another.
  ///
  /// - Parameters:
  ///   - first: The gesture that must end.
  ///   - second: The gesture that begins then, with the same finger or another.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Value> {
    SequenceRecognizer<First, Second>(
      seat, first.recognizer(seat), second.recognizer(seat))
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The recogniser of one gesture after another.
///
/// A finger that is still down when the first ends comes down for the second then and there.
final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  CombinedRecognizer<SequenceGesture<First, Second>>
{
  private let seat: GestureSeat
  private var fingers: [TouchEvent] = []
  private var isSecond = false

  init(
    _ seat: GestureSeat, _ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>
  ) {
    self.seat = seat
    super.init(first, second)
  }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    switch first.phase {
    case .failed: return .failed
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active(let value): return .active(.first(value))
    case .ended(let value):
      switch second.phase {
      case .failed: return .failed
      case .possible(let next): return .active(.second(value, next))
      case .active(let next): return .active(.second(value, next))
      case .ended(let next): return .ended(.second(value, next))
      }
    }
  }

  override func handle(_ event: TouchEvent) {
    fingers.removeAll { $0.id == event.id }
    if event.phase == .began || event.phase == .moved { fingers.append(event) }
    if isSecond { second.handle(event) } else { first.handle(event) }
  }

  override func react() {
    first.react()
    if !isSecond, first.status == .ended {
      isSecond = true
      for finger in fingers {
        second.handle(
          TouchEvent(phase: .began, id: finger.id, point: finger.point, time: seat.now))
      }
    }
    second.react()
  }
  override func deliver() {
    first.deliver()
    if isSecond { second.deliver() }
  }
}

extension Gesture {
  /// Combines this gesture with another at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Combines this gesture with another for the case that this one fails.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// Combines this gesture with another that follows.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
