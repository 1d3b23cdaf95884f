internal import Codecs
internal import DisplayList
internal import Dispatch
internal import Foundation
internal import Glibc
internal import Pixels
internal import Synchronization

/// A film's thread pool: workers that rasterise side by side, and one thread that feeds the outputs in
/// order.
///
/// The scene's thread gives lists to the workers and, in the same order, their slots to the sink's
/// thread, which waits for each slot in turn. Errors travel in that order too, so that the earliest
/// frame's error is the film's, whatever the threads did.
final class FilmCrew: Sendable {
  /// What the sink's thread is told, in order of time.
  private enum Message: Sendable {
    case frame(FrameSlot, FilmPlan.Moment)
    case end((any Error)?)
  }

  /// The most moments that are announced to the outputs' thread and not taken: a still scene's repeat one frame.
  private static let queueLength = 256
  /// The stack of a thread in bytes, as the main thread has it: layers nest as deep as a scene's author wants.
  private static let stackSize = 8 << 20
  /// How much less a worker counts than an encoder's thread, in the steps of `nice`.
  private static let niceness: Int32 = 5

  let stopwatch: FilmStopwatch
  private let film: Film
  private let stage: FilmStageSize
  private let momentCount: Int
  /// Lists to draw; `nil` sends a worker home.
  private let jobs: Handover<FrameSlot?>
  private let messages = Handover<Message>(capacity: FilmCrew.queueLength)
  /// Frames that may still be begun.
  private let room = DispatchSemaphore(value: 0)
  /// Pixmaps of frames that are done, to draw in again, and the lists that they show: fresh memory costs as
  /// much as drawing, and what is alike is there already.
  private let spare = Mutex<[(pixmap: Pixmap, shown: DisplayList?)]>([])
  /// Planes of such frames, likewise.
  private let sparePlanes = Mutex<[(planes: VideoPlanes, shown: DisplayList?)]>([])
  private let preparations = Mutex<[FramePreparation]>([])
  private let isOpened = DispatchSemaphore(value: 0)
  private let isStopping = Atomic(false)
  private let threads = DispatchGroup()
  private let outcome = Mutex<Result<[FilmResult.Output], any Error>>(.failure(FilmStopped()))

  init(_ film: Film, momentCount: Int) {
    self.film = film
    self.momentCount = momentCount
    stopwatch = FilmStopwatch(film.stopwatch)
    stage = FilmStageSize(width: film.width, height: film.height, padding: film.padding)
    jobs = Handover(capacity: film.workerCount * 2 + 2)
    for _ in 0..<film.workerCount + 1 { room.signal() }
  }

  /// Whether an output or a worker failed, so that no more frames are wanted.
  var hasFailed: Bool { isStopping.load(ordering: .relaxed) }

  // MARK: On the scene's thread

  /// Opens the outputs and starts the workers.
  ///
  /// - Throws: The error of an output that could not be opened.
  func start(
    _ makeRasterizer: @escaping @Sendable () -> Film.Draw,
    _ makeStrips: (@Sendable () -> Film.DrawStrips)?
  ) throws {
    run("outputs") { self.feedOutputs() }
    isOpened.wait()
    if hasFailed {
      _ = try result()
      return
    }
    let layout = makeStrips == nil ? nil : commonLayout
    // Where planes are all that is wanted, an encoder is what all wait for, and drawing keeps ahead of it.
    if layout == nil { room.signal() }
    for number in 1...film.workerCount {
      run("worker \(number)") {
        if let layout, let draw = makeStrips?() {
          Self.yieldToEncoder()
          self.work { try self.planes($0, layout, draw) }
        } else {
          let draw = makeRasterizer()
          self.work { try self.picture($0, draw) }
        }
      }
    }
  }

  /// Has a list drawn and shown; waits while too many frames are under way.
  func draw(_ list: DisplayList, _ moment: FilmPlan.Moment) -> FrameSlot {
    room.wait()
    let slot = FrameSlot(list, firstOutputs: moment.deliveries.map(\.output))
    jobs.give(slot)
    messages.give(.frame(slot, moment))
    return slot
  }

  /// Shows a frame once more.
  func show(_ slot: FrameSlot, _ moment: FilmPlan.Moment) {
    messages.give(.frame(slot, moment))
  }

  /// Ends the film, with the scene's error if it had one.
  func end(_ error: (any Error)?) {
    messages.give(.end(error))
    for _ in 0..<film.workerCount { jobs.give(nil) }
  }

  /// Waits for all threads.
  func result() throws -> [FilmResult.Output] {
    threads.wait()
    return try outcome.withLock { $0 }.get()
  }

  private func run(_ name: String, _ body: @escaping @Sendable () -> Void) {
    threads.enter()
    let thread = Thread {
      body()
      self.threads.leave()
    }
    thread.name = name
    thread.stackSize = Self.stackSize
    thread.start()
  }

  // MARK: On a worker's thread

  /// Lets the threads of a video encoder, which takes longer than drawing, go before this one.
  ///
  /// Each of its frames waits for others, so what it does next decides when the film is done; drawing fills
  /// the gaps. On two cores that is 3 % of the time.
  private static func yieldToEncoder() {
    // Of a thread, on Linux, whose number 0 is the caller; refusal harms nothing.
    _ = setpriority(.init(PRIO_PROCESS.rawValue), 0, niceness)
  }

  /// Makes pictures of lists until there are no more.
  private func work(_ picture: (FrameSlot) throws -> FrameSlot.Picture) {
    while let slot = jobs.take() {
      guard !hasFailed else {
        slot.fulfil(.failure(FilmStopped()))
        continue
      }
      slot.fulfil(Result { try picture(slot) })
    }
  }

  /// The planes that are all that every output wants, at the stage's own size; `nil` if there are none.
  private var commonLayout: VideoPlanes.Layout? {
    let preparations = preparations.withLock { $0 }
    guard case .planes(let layout) = preparations.first,
      preparations.allSatisfy({ $0 == .planes(layout) }),
      film.outputs.allSatisfy({ stage.size(for: $0.format) == (stage.width, stage.height) })
    else { return nil }
    return layout
  }

  /// Planes without ever a whole picture.
  private func planes(
    _ slot: FrameSlot, _ layout: VideoPlanes.Layout, _ draw: Film.DrawStrips
  ) throws -> FrameSlot.Picture {
    // The latest are most like this one.
    var old = sparePlanes.withLock { $0.popLast() }
    let shown = old?.shown
    var builder = PlaneBuilder(
      layout, width: film.width, height: film.height, reusing: old.take()?.planes)
    try stopwatch.measure(.raster) {
      try draw(slot.list, builder.continuesOld ? shown : nil) { strip, rows, columns in
        builder.add(strip, rows: rows, columns: columns)
      }
    }
    let planes = builder.finish()
    return FrameSlot.Picture(
      pixmap: nil, prepared: Array(repeating: .planes(planes), count: film.outputs.count))
  }

  private func picture(_ slot: FrameSlot, _ draw: Film.Draw) throws -> FrameSlot.Picture {
    var (pixmap, shown) =
      spare.withLock { $0.popLast() } ?? (Pixmap(width: film.width, height: film.height), nil)
    try stopwatch.measure(.raster) { try draw(slot.list, &pixmap, shown) }
    let preparations = preparations.withLock { $0 }
    return try stopwatch.measure(.prepare) {
      var prepared = [PreparedFrame?](repeating: nil, count: preparations.count)
      for output in slot.firstOutputs where prepared[output] == nil {
        // Outputs of one kind share the work.
        let twin = slot.firstOutputs.first {
          prepared[$0] != nil && preparations[$0] == preparations[output]
            && film.outputs[$0].format == film.outputs[output].format
        }
        prepared[output] =
          try twin.flatMap { prepared[$0] } ?? prepare(pixmap, output, preparations)
      }
      if prepared.contains(where: { $0 == nil }) || preparations.contains(.none) {
        return FrameSlot.Picture(pixmap: pixmap, prepared: prepared)
      }
      recycle(&pixmap, showing: slot.list)
      return FrameSlot.Picture(pixmap: nil, prepared: prepared)
    }
  }

  /// Takes a pixmap for the next frames, and leaves an empty one.
  ///
  /// Exchanged, as who draws in it next would copy it if anyone else still held it.
  private func recycle(_ pixmap: inout Pixmap, showing list: DisplayList) {
    spare.withLock { spare in
      spare.append((Pixmap(width: 0, height: 0), film.reusesFrames ? list : nil))
      swap(&spare[spare.count - 1].pixmap, &pixmap)
    }
  }

  /// Takes what is left of a frame that is done.
  private func recycle(_ picture: consuming FrameSlot.Picture, showing list: DisplayList) {
    if var pixmap = picture.pixmap.take() { recycle(&pixmap, showing: list) }
    guard case .planes(let planes) = picture.prepared.first ?? nil else { return }
    picture.prepared = []
    sparePlanes.withLock { $0.append((planes, film.reusesFrames ? list : nil)) }
  }

  private func prepare(
    _ pixmap: Pixmap, _ output: Int, _ preparations: [FramePreparation]
  ) throws -> PreparedFrame {
    let pixmap = stage.padded(pixmap, for: film.outputs[output].format)
    guard case .planes(let layout) = preparations[output] else {
      return try preparations[output](pixmap)
    }
    var builder = PlaneBuilder(
      layout, width: pixmap.width, height: pixmap.height,
      reusing: sparePlanes.withLock { $0.popLast()?.planes })
    builder.add(pixmap, rows: 0..<pixmap.height)
    return .planes(builder.finish())
  }

  // MARK: On the outputs' thread

  private func feedOutputs() {
    let sink: FrameSink
    do {
      sink = try FrameSink(
        film.outputs, stage: stage, rate: film.clock.rate, digest: film.digest,
        stillWorks: film.stillWorks ?? {})
    } catch {
      fail(error)
      isOpened.signal()
      return
    }
    preparations.withLock { $0 = sink.preparations }
    isOpened.signal()
    var hasEnded = false
    do {
      try takeFrames(sink, &hasEnded)
      let results = try stopwatch.measure(.encode) { try sink.finish() }
      outcome.withLock { $0 = .success(results) }
    } catch {
      sink.abandon()
      fail(error)
      if !hasEnded { drain() }
    }
  }

  private func fail(_ error: any Error) {
    outcome.withLock { $0 = .failure(error) }
    isStopping.store(true, ordering: .relaxed)
  }

  /// Writes frames until the end.
  private func takeFrames(_ sink: FrameSink, _ hasEnded: inout Bool) throws {
    var current: (slot: FrameSlot, picture: FrameSlot.Picture)?
    var done = 0
    while true {
      switch messages.take() {
      case .end(let error):
        hasEnded = true
        if let error { throw error }
        return
      case .frame(let slot, let moment):
        if current?.slot !== slot {
          if let old = current.take() {
            recycle(old.picture, showing: old.slot.list)
            room.signal()
          }
          current = (slot, try slot.take().get())
        }
        for delivery in moment.deliveries {
          guard let picture = current?.picture else { break }
          var prepared = picture.prepared[delivery.output]
          if prepared == nil, let pixmap = picture.pixmap {
            prepared = try prepare(pixmap, delivery.output, sink.preparations)
            current?.picture.prepared[delivery.output] = prepared
          }
          guard let frame = prepared else {
            preconditionFailure("a frame lost its pixels too soon")
          }
          try stopwatch.measure(.encode) { try sink.write(frame, delivery) }
        }
        done += 1
        film.progress?(
          FilmProgress(
            done: done, total: momentCount, time: moment.time,
            number: moment.deliveries[0].number))
      }
    }
  }

  /// Lets the scene's thread go on to the end after a failure.
  private func drain() {
    // More room than the scene's thread can use before it sees the failure.
    for _ in 0..<film.workerCount + 4 { room.signal() }
    while true {
      if case .end = messages.take() { return }
    }
  }
}
