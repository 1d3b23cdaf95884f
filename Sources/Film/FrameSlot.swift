internal import Codecs
internal import DisplayList
internal import Dispatch
internal import Pixels
internal import Synchronization

/// A future frame, on its way from the scene to the sink: drawn by one worker, awaited by the sink's thread.
final class FrameSlot: Sendable {
  /// What a worker made of the list.
  struct Picture: Sendable {
    /// The pixels; `nil` once every output has the frame in a form of its own.
    var pixmap: Pixmap?
    /// The frame as each output takes it; `nil` for outputs that did not want it at first.
    var prepared: [PreparedFrame?]
  }

  let list: DisplayList
  /// Outputs that want the frame at its first moment.
  let firstOutputs: [Int]
  private let outcome = Mutex<Result<Picture, any Error>?>(nil)
  private let isReady = DispatchSemaphore(value: 0)

  init(_ list: DisplayList, firstOutputs: [Int]) {
    (self.list, self.firstOutputs) = (list, firstOutputs)
  }

  /// Tells the outcome; called once.
  func fulfil(_ result: Result<Picture, any Error>) {
    outcome.withLock { $0 = result }
    isReady.signal()
  }

  /// Waits for the outcome and takes it; called once.
  func take() -> Result<Picture, any Error> {
    isReady.wait()
    return outcome.withLock { outcome in
      defer { outcome = nil }
      return outcome ?? .failure(FilmStopped())
    }
  }
}

/// The outcome of a frame that nobody wants any more.
struct FilmStopped: Error {}

/// A bounded queue between threads, first in, first out; a taker waits for elements, a giver for room.
final class Handover<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  private let count = DispatchSemaphore(value: 0)
  // Counted up from 0: Dispatch stops the process if a semaphore ends lower than it began.
  private let room = DispatchSemaphore(value: 0)

  /// Creates a queue of at most `capacity` elements; a giver waits for room.
  init(capacity: Int) { for _ in 0..<capacity { room.signal() } }

  func give(_ element: Element) {
    room.wait()
    elements.withLock { $0.append(element) }
    count.signal()
  }

  func take() -> Element {
    count.wait()
    defer { room.signal() }
    return elements.withLock { $0.removeFirst() }
  }
}
