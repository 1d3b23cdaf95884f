import Synchronization
import Testing

/// The calls of a C library's functions, counted, and one of them failing.
///
/// C functions hold nothing, so there is one log; suites that use it run one test at a time.
enum CallLog {
  private struct State {
    var counts: [String: Int] = [:]
    var fault: (name: String, call: Int)?
  }

  private static let state = Mutex(State())

  /// Forgets all calls, and has a call of the function `name` fail.
  ///
  /// - Parameters:
  ///   - name: A function that asks ``enter(_:)``; `nil` for none.
  ///   - call: Which of its calls, from 1.
  static func begin(failing name: String? = nil, call: Int = 1) {
    state.withLock { $0 = State(counts: [:], fault: name.map { ($0, call) }) }
  }

  /// Counts a call of the function `name`; false if it is to fail.
  static func enter(_ name: String) -> Bool {
    state.withLock { state in
      state.counts[name, default: 0] += 1
      return state.fault?.name != name || state.fault?.call != state.counts[name]
    }
  }

  /// How often a function was called, a call that failed left out.
  static func successes(_ name: String) -> Int {
    state.withLock { state in
      let count = state.counts[name] ?? 0
      return state.fault.map { $0.name == name && count >= $0.call } == true ? count - 1 : count
    }
  }

  /// Whether the call that was to fail came.
  static var hasFailed: Bool {
    state.withLock { state in
      state.fault.map { (state.counts[$0.name] ?? 0) >= $0.call } ?? false
    }
  }
}

/// Suites of functions that fail, one test at a time: they share the log of calls.
@Suite("C libraries that fail", .serialized)
struct FailingLibraryTests {}
