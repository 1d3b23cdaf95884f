internal import Synchronization

/// A stopwatch that adds up the seconds of each stage, by a clock that is handed in.
final class FilmStopwatch: Sendable {
  private let now: (@Sendable () -> StageSeconds)?
  private let sums = Mutex<[FilmStage: StageSeconds]>([:])

  init(_ now: (@Sendable () -> StageSeconds)?) { self.now = now }

  /// The seconds of each stage so far.
  var seconds: [FilmStage: StageSeconds] { sums.withLock { $0 } }

  /// Does `work` and adds its time to `stage`.
  func measure<R>(_ stage: FilmStage, _ work: () throws -> R) rethrows -> R {
    guard let now else { return try work() }
    let start = now()
    defer {
      let end = now()
      sums.withLock {
        $0[stage, default: StageSeconds(wall: 0, cpu: 0)].wall += end.wall - start.wall
        $0[stage, default: StageSeconds(wall: 0, cpu: 0)].cpu += end.cpu - start.cpu
      }
    }
    return try work()
  }
}
