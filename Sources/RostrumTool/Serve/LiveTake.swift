import Foundation
import SceneLoader
import Synchronization

/// A take: a process of a scene for a page, from its compiling to its end, on a thread of its own.
final class LiveTake: Sendable {
  /// What is taken.
  struct Plan: Sendable {
    /// The scene's file.
    var path: String
    /// Options of the scene and its script, as the command takes them.
    var words: [String]
    /// What it is asked first.
    var requests: [LiveRequest]
    /// The scene as it was compiled before; `nil` if it is to be compiled.
    var product: SceneProduct?
  }

  /// What happens to a take.
  enum News: Sendable {
    case compiled(SceneProduct)
    case answered(LiveAnswer)
    case noted(String)
    /// It is over, for this reason.
    case failed(Failure)
  }

  /// Its number among those of its page.
  let number: Int
  private let plan: Plan
  private let state = Mutex(State())

  private struct State {
    var line: SceneLine?
    /// What was asked before there was a way.
    var waiting: [LiveRequest] = []
    var unanswered = 0
    var isOver = false
    /// Whether it was ended on purpose.
    var isStopped = false
  }

  /// How many requests may wait: as many as fit in a pipe that nobody reads.
  private static let mostWaiting = 64

  /// Plans a take.
  init(_ number: Int, _ plan: Plan) { (self.number, self.plan) = (number, plan) }

  /// Starts it.
  ///
  /// - Parameter tell: Told of what happens to it, on its thread; of nothing more once it was stopped.
  func start(_ tell: @escaping @Sendable (News) -> Void) {
    let thread = Thread { [self] in
      do {
        try run(tell)
        finish(Failure(.internalError, "the scene's process has ended"), tell)
      } catch {
        finish(Rostrum.failure(for: error), tell)
      }
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// The compiler's search for names goes deep.
  private static let stackSize = 4 << 20

  private func run(_ tell: @escaping @Sendable (News) -> Void) throws {
    let words = ["serve", plan.path] + plan.words
    guard let command = try Rostrum.command(words) as? Serve else { return }
    _ = try command.script.script(for: plan.path)
    var run = SceneRun(
      path: plan.path, index: 0, options: command.scene, progress: .none, outputs: [])
    run.command = words
    run.compiled = plan.product
    try run.live {
      tell(.compiled($0))
    } started: { line in
      let stops = state.withLock { state in
        state.line = line
        for request in plan.requests + state.waiting { Self.send(request, line) }
        state.waiting = []
        return state.isStopped
      }
      if stops { line.stop() }
    } _: { message in
      if state.withLock({ $0.isStopped }) { return }
      switch message {
      case .note(let text): tell(.noted(text))
      case .refused(let what): tell(.noted(Messages.refused(plan.path, what)))
      case .answer(let text):
        guard let answer = try? JSONDecoder().decode(LiveAnswer.self, from: Data(text.utf8)) else {
          return
        }
        if case .picture = answer {
          state.withLock { $0.unanswered = max($0.unanswered - 1, 0) }
        }
        tell(.answered(answer))
      default: break
      }
    }
  }

  private func finish(_ failure: Failure, _ tell: (News) -> Void) {
    let isStopped = state.withLock { state in
      (state.isOver, state.line) = (true, nil)
      return state.isStopped
    }
    if [.interrupted, .terminated].contains(failure.status) {
      // The signal was for the whole tool, and this thread has taken it from the main one.
      kill(getpid(), failure.status == .interrupted ? SIGINT : SIGTERM)
      return
    }
    if !isStopped { tell(.failed(failure)) }
  }

  /// Asks for something; more than a page may ask for at a time is passed over.
  ///
  /// - Parameter request: What is asked.
  func ask(_ request: LiveRequest) {
    state.withLock { state in
      guard !state.isOver, !state.isStopped, state.unanswered < Self.mostWaiting else { return }
      if case .picture = request { state.unanswered += 1 }
      guard let line = state.line else { return state.waiting.append(request) }
      Self.send(request, line)
    }
  }

  private static func send(_ request: LiveRequest, _ line: SceneLine) {
    if let text = try? JSONEncoder().encode(request) { line.ask(text) }
  }

  /// Ends it; nothing more is told.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      if !state.isOver { state.line?.stop() }
    }
  }
}
