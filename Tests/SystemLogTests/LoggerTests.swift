import Foundation
import OSLog
import Testing

@Suite("Logs that nobody reads")
struct LoggerTests {
  /// Counts how often somebody asks for a value.
  private final class Counter {
    private(set) var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test("take messages of all levels, with all that may stand in them, and ask for none of it")
  func levels() {
    let logger = Logger(subsystem: "com.example.app", category: "views")
    let counter = Counter()
    logger.log("\(counter.next())")
    logger.log(level: .debug, "\(counter.next(), privacy: .public)")
    logger.trace("\(counter.next(), privacy: .private)")
    logger.debug("\(counter.next(), format: .hex)")
    logger.info("\(counter.next(), format: .decimal(minDigits: 3), align: .right(columns: 8))")
    logger.notice("\(Double(counter.next()), format: .fixed(precision: 2))")
    logger.warning("\(counter.next() > 1, format: .truth)")
    logger.error("\(CancellationError(), privacy: .public) \(counter.next())")
    logger.critical("\(Int?.none as Any) \(counter.next(), privacy: .private(mask: .hash))")
    logger.fault("\(String(counter.next()), align: .left(columns: 4), privacy: .sensitive)")
    Logger(OSLog.default).log("plain")
    #expect(counter.count == 0)
  }

  @Test("take the former calls")
  func former() {
    let log = OSLog(subsystem: "com.example.app", category: .pointsOfInterest)
    os_log("%d of %@", log: log, type: .error, 1, "two")
    os_log(.info, log: log, "%d", 3)
    os_log(.fault, "\(4)")
    os_signpost(.begin, log: log, name: "loading")
    os_signpost(.event, log: log, name: "loading", "%d of %{public}s", 1, "two")
    os_signpost(.end, log: log, name: "loading", signpostID: OSSignpostID(log: log))
    #expect(!log.isEnabled(type: .fault) && !log.signpostsEnabled && log !== OSLog.disabled)
  }

  @Test("know their levels by the system's numbers")
  func numbers() {
    let levels: [OSLogType] = [.default, .info, .debug, .error, .fault]
    #expect(levels.map(\.rawValue) == [0, 1, 2, 16, 17])
    #expect(OSLogType(16) == .error)
  }

  @Test("let what signposts stand around go its way")
  func signposts() throws {
    let signposter = OSSignposter(subsystem: "com.example.app", category: .dynamicTracing)
    let state = signposter.beginInterval("work", id: signposter.makeSignpostID())
    signposter.emitEvent("half", "\(1)")
    signposter.endInterval("work", state)
    #expect(!signposter.isEnabled)
    #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
    #expect(throws: CancellationError.self) {
      try OSSignposter().withIntervalSignpost("fails") { throw CancellationError() }
    }
  }
}

@Suite("A lock around a state")
struct OSAllocatedUnfairLockTests {
  @Test("lets one at a time in")
  func counts() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 800)
    #expect(OSAllocatedUnfairLock().withLock { 7 } == 7)
  }

  @Test("goes on after an error")
  func errors() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(throws: CancellationError.self) {
      try lock.withLock { state in
        state = 2
        throw CancellationError()
      }
    }
    #expect(lock.withLock { $0 } == 2)
  }
}
