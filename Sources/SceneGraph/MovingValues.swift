public import Motion

/// A name for one moving value; a value that has come to rest leaves its name without meaning.
public struct MovementID: Hashable, Sendable {
  let index: Int
  let generation: Int
}

/// The moving attributes of a scene: for each, how far what is shown is from the model value.
///
/// A value that is a run of numbers is laid out, with its velocity and target, in one array when it is
/// given a new target; two numbers for each animation and that run give its offset at any time, in any
/// order. Values of other types, and animations that a scene wrote itself, are kept as they are and
/// follow the same rules. A change without an animation does not come here: the model jumps, and the
/// offset of what moves goes on.
@MainActor public final class MovingValues {
  /// The number of the change that new targets come with; `nil` where each is a change of its own.
  ///
  /// A value that gets several targets in one change moves once, by the whole way.
  public var change: Int?
  /// The instant that offsets are for.
  public internal(set) var now = Instant.zero

  /// The track of a movement: what sampling needs, without references.
  struct Track {
    enum Form: UInt8 {
      /// The name is free.
      case none
      /// One plain fluid spring.
      case spring
      /// Other built-in animations over a run of numbers.
      case entries
      /// Other types and animations.
      case boxed
      /// A value that something else moves, with its velocity followed.
      case tracked
    }
    /// Ticks at which the spring was started.
    var start: Int64 = 0
    var oscillator = Oscillator(decay: 0, frequency: 0)
    /// Where its block begins.
    var block = 0
    /// Components of the value.
    var count: Int32 = 0
    var form = Form.none
    /// Whether four of its kind can be done at once: a spring that is not overdamped.
    var isPlain = false
  }

  /// One animation of a movement.
  struct Entry {
    var animation: Animation.Kind
    var course: Course
    var resumption: Resumption?
    /// When it began.
    var begin: Instant
  }

  /// The rest of a movement.
  struct Movement {
    var generation = 0
    /// Changes with every new target, so that ends which no longer hold are known.
    var version = 0
    var order = 0
    var lastTarget = Instant.zero
    /// The change that the newest target came with.
    var change: Int?
    /// First the one that the movement began with, or what took over from it, then what was added.
    var entries: [Entry] = []
    var box: BoxedMovement?
    /// Called when the movement ends.
    var removals: [AnimationListener] = []
    /// Waiting for a logical completion.
    var waits: [Wait] = []
  }

  var tracks: [Track] = []
  /// Ticks that the offset in each block is for; −1 for none.
  var stamps: [Int64] = []
  /// Ticks that the offsets of all springs are for; −1 when one was added since.
  var springsSampledAt: Int64 = -1
  var movements: [Movement] = []
  var blocks = ComponentBlocks()
  private var freeIndices: [Int] = []
  var queue = MovementQueue()
  /// Completions that are due, one call each.
  var due: [AnimationListener] = []

  /// An event of a movement.
  public enum Event: Hashable, Sendable {
    /// It has come to rest.
    case end
    /// A completion is called.
    case completion
  }
  /// Told of each event as it happens.
  public var didHappen: ((Event) -> Void)?

  /// Creates a store in which nothing moves.
  public init() {}

  /// The number of values that move.
  public var count: Int { tracks.count - freeIndices.count }

  /// Whether the value is still on its way.
  public func isMoving(_ id: MovementID) -> Bool {
    id.index < movements.count && movements[id.index].generation == id.generation
      && tracks[id.index].form != .none
  }

  /// Goes to an instant; offsets are computed when they are asked for.
  public func advance(to instant: Instant) { now = instant }

  /// Goes to an instant and computes all offsets in one pass.
  public func sample(at instant: Instant) {
    now = instant
    if springsSampledAt != instant.ticks {
      blocks.sampleSprings(tracks, at: instant.ticks)
      springsSampledAt = instant.ticks
    }
    for index in tracks.indices where tracks[index].form == .entries { refresh(index) }
  }

  /// The offset now: what is shown less the model value; zero for a value that does not move.
  ///
  /// - Parameters:
  ///   - id: The movement.
  ///   - type: The type of its vectors, as they were when it began.
  /// - Returns: What is shown less the model value; zero for a movement that is over.
  public func offset<V: VectorArithmetic>(of id: MovementID, as type: V.Type = V.self) -> V {
    guard isMoving(id) else { return .zero }
    refresh(id.index)
    let form = tracks[id.index].form
    if form == .boxed { return (movements[id.index].box as? Box<V>)?.offset(at: now) ?? .zero }
    if form == .tracked { return .zero }
    precondition(V._componentCount == Int(tracks[id.index].count), "an attribute changed its type")
    return V._read(from: blocks.components, at: tracks[id.index].block)
  }

  /// The velocity per second that a spring would take over now; zero for animations that do not tell
  /// theirs, and for a value that does not move.
  ///
  /// - Parameters:
  ///   - id: The movement.
  ///   - type: The type of its vectors, as they were when it began.
  /// - Returns: The velocity per second; zero where a spring would start from rest.
  public func velocity<V: VectorArithmetic>(of id: MovementID, as type: V.Type = V.self) -> V {
    guard isMoving(id) else { return .zero }
    if let box = movements[id.index].box {
      return (box as? Box<V>)?.velocity(at: now)
        ?? (box as? TrackedMovement<V>)?.sampler.velocity(at: now) ?? .zero
    }
    let track = tracks[id.index]
    let count = Int(track.count)
    guard V._componentCount == count else { return .zero }
    var run = [Double](repeating: 0, count: count)
    velocityRun(of: id.index, into: &run)
    return V._read(from: run, at: 0)
  }

  /// The animations that move the value, newest first; empty for one that does not move.
  public func animations(of id: MovementID) -> [Animation] {
    guard isMoving(id) else { return [] }
    if let box = movements[id.index].box { return box.animations }
    return movements[id.index].entries.reversed().map { Animation($0.animation) }
  }

  /// Brings the offset in the block to now.
  @inline(__always) func refresh(_ index: Int) {
    let ticks = now.ticks
    if stamps[index] == ticks { return }
    switch tracks[index].form {
    case .spring:
      if springsSampledAt == ticks { return }
      stamps[index] = ticks
      blocks.sampleSpring(tracks[index], at: ticks)
    case .entries:
      stamps[index] = ticks
      refreshEntries(index)
    case .none, .boxed, .tracked: break
    }
  }

  /// Takes a free name.
  func makeIndex() -> Int {
    if let index = freeIndices.popLast() { return index }
    tracks.append(Track())
    stamps.append(-1)
    movements.append(Movement())
    return tracks.count - 1
  }

  /// Frees a name and what it stands for.
  func release(_ index: Int) {
    let track = tracks[index]
    if track.form == .spring || track.form == .entries {
      blocks.free(
        track.block, components: Int(track.count), added: movements[index].entries.count - 1)
    }
    tracks[index] = Track()
    stamps[index] = -1
    let generation = movements[index].generation + 1
    movements[index] = Movement()
    movements[index].generation = generation
    freeIndices.append(index)
  }
}
