import Dispatch
import Synchronization

/// What a monitor was told, from whatever thread.
final class MonitorState: Sendable {
  private struct Values {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isLooking = false
    var isOver = false
    /// Who waits for further paths.
    var waiting: [AsyncStream<NWPath>.Continuation] = []
  }
  private let values = Mutex(Values())
  /// The path that is found.
  private let found: NWPath

  /// Creates it before anybody looks.
  ///
  /// - Parameters:
  ///   - required: The only type that counts; `nil` for any.
  ///   - prohibited: Types that do not count.
  init(required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType]) {
    let path = NWPath.ofFilm
    let isUsed = path.availableInterfaces.contains {
      !prohibited.contains($0.type) && (required ?? $0.type) == $0.type
    }
    found = isUsed ? path : .unknown
  }

  /// What is called with the path.
  var handler: (@Sendable (NWPath) -> Void)? {
    get { values.withLock { $0.handler } }
    set { values.withLock { $0.handler = newValue } }
  }
  /// Where it is called.
  var queue: DispatchQueue? { values.withLock { $0.queue } }
  /// Whether anybody looks.
  var isLooking: Bool { values.withLock { $0.isLooking } }
  /// The path as it is known.
  var current: NWPath { isLooking ? found : .unknown }

  /// Begins to look; who has ended does not.
  func begin(on queue: DispatchQueue?) {
    values.withLock {
      guard !$0.isOver else { return }
      $0.isLooking = true
      if let queue { $0.queue = queue }
    }
  }
  /// Ends the looking, and the sequences of those who wait.
  func end() {
    let waiting = values.withLock { values in
      (values.isLooking, values.isOver, values.handler) = (false, true, nil)
      let waiting = values.waiting
      values.waiting = []
      return waiting
    }
    for continuation in waiting { continuation.finish() }
  }
  /// Keeps a sequence open until the end.
  func keep(_ continuation: AsyncStream<NWPath>.Continuation) {
    let isOver = values.withLock {
      if !$0.isOver { $0.waiting.append(continuation) }
      return $0.isOver
    }
    if isOver { continuation.finish() }
  }
}
