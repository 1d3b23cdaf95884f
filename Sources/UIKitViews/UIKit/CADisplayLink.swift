public import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The frames a second that something asks for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The number that suits best; `nil` for any between.
  public var preferred: Float?

  /// Creates the range of whatever the display does.
  public init() { (minimum, maximum, preferred) = (0, 0, 0) }
  /// Creates a range.
  ///
  /// - Parameters:
  ///   - minimum: The fewest frames a second.
  ///   - maximum: The most.
  ///   - preferred: The number that suits best.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// Whatever the display does.
  public static let `default` = Self()
}

/// A display link: calls a method at each refresh of the display.
///
/// The display of a film refreshes 60 times a second, or as often as is asked for, up to 120: at times of its own, whatever frames
/// are taken, so that what is counted there is the same in every film of a scene.
@MainActor @preconcurrency open class CADisplayLink {
  /// The refreshes of the display's clock a second, of which a link takes one in so many.
  private static let beat = 120
  /// The refreshes a second where nothing else is asked for.
  private static let usual: Float = 60

  private var target: AnyObject?
  private let selector: Selector
  private weak var graph: ViewGraph?
  private var pending: Timeline.EventID?
  private var isAdded = false

  /// Whether the method is not called for the time being.
  open var isPaused = false { didSet { if isPaused != oldValue { restart() } } }
  /// How many refreshes a second are wanted; 0 for the display's own.
  open var preferredFramesPerSecond = 0 { didSet { restart() } }
  /// Which number of refreshes a second is wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }
  /// The time of the refresh, on the clock of `CACurrentMediaTime()`; 0 before the first one.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next one.
  open var targetTimestamp: CFTimeInterval { timestamp == 0 ? 0 : timestamp + duration }
  /// The seconds from one refresh to the next.
  open var duration: CFTimeInterval { Double(stride) / Double(Self.beat) }

  /// Creates a display link that calls nobody until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called, kept until ``invalidate()``.
  ///   - sel: The method, which takes the link.
  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target as AnyObject, sel)
  }

  /// How many beats of the display's clock one refresh takes.
  private var stride: Int {
    let range = preferredFrameRateRange
    let ranged = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
    let wish = preferredFramesPerSecond > 0 ? Float(preferredFramesPerSecond) : ranged
    return max(Int((Float(Self.beat) / (wish > 0 ? wish : Self.usual)).rounded()), 1)
  }

  /// Calls the method from now on.
  ///
  /// - Parameters:
  ///   - runloop: The run loop.
  ///   - mode: In which of its modes.
  /// - Note: Accepted; no effect. `to`, `forMode`: a film has one loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    isAdded = true
    restart()
  }
  /// Calls it no more.
  ///
  /// - Parameters:
  ///   - runloop: The run loop.
  ///   - mode: In which of its modes.
  /// - Note: Accepted; no effect. `from`, `forMode`: a film has one loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    restart()
  }
  /// Calls it never again, and lets go of the object.
  open func invalidate() {
    isAdded = false
    restart()
    target = nil
  }

  private func restart() {
    if let pending { graph?.timeline.cancel(pending) }
    pending = nil
    guard isAdded, !isPaused else { return }
    if graph == nil { graph = ViewGraph.current }
    guard graph == nil else { return scheduleNext() }
    // Made before there is a scene: it begins with it.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.graph == nil, ViewGraph.current != nil { self.restart() }
      }
    }
  }

  private func scheduleNext() {
    guard let graph else { return }
    let step = Instant.ticksPerSecond / Int64(Self.beat) * Int64(stride)
    let next = Instant(ticks: (graph.timeline.now.ticks / step + 1) * step)
    // The film's time line keeps a link that is added, as a run loop does.
    pending = graph.timeline.schedule(at: next, .timer) { [self] in
      timestamp = LayerClock.time(in: graph)
      pending = nil
      // What is called may pause or end it.
      scheduleNext()
      if let target { selector.perform(on: target, from: self) }
    }
  }
}
