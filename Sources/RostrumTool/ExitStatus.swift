/// The exit status of the tool; a contract with scripts.
enum ExitStatus: Int32 {
  case done = 0
  /// A bug of ours.
  case internalError = 1
  /// Wrong usage, a scene that does not compile, a folder that cannot be written: retrying is of no use.
  case usage = 2
  /// Pictures or traces differ.
  case differs = 3
  /// Nothing was compared.
  case nothingCompared = 4
  /// Size, rate or frame count differ.
  case incomparable = 5
  /// The same input gave other bytes.
  case nondeterministic = 6
  /// The scene itself failed.
  case sceneFailed = 7
  /// Disk full, out of memory: later it may work.
  case temporary = 75
  case interrupted = 130
  case closedPipe = 141
  case terminated = 143

  /// Whether a run of several scenes ends with it at once.
  var endsRun: Bool { [.interrupted, .terminated, .closedPipe].contains(self) }

  /// How much it counts among the codes of several scenes: what ended the run, what may work later, our own
  /// mistakes, and then the higher number.
  var weight: Int32 {
    switch self {
    case .interrupted, .terminated, .closedPipe: 300
    case .temporary: 200
    case .internalError: 100
    default: rawValue
    }
  }
}

extension ExitStatus {
  /// What the codes mean, for people.
  static let meanings: [(codes: String, meaning: String)] = [
    ("0", "done, or the same"),
    ("1", "an error of rostrum's own"),
    ("2", "wrong usage, a scene that does not compile, a place that cannot be written"),
    ("3", "pictures or motion differ, or an expectation is not met"),
    ("4", "a golden is missing, or nothing was compared"),
    ("5", "sizes, rates, numbers of frames or fonts differ"),
    ("6", "the same input gave other bytes: found by prove"),
    ("7", "the scene itself failed: it trapped, exited, or gave no frame in time"),
    ("75", "disk full or out of memory: it may work later"),
    ("130, 143, 141", "interrupted, terminated, its pipe was closed"),
  ]

  /// The same as lines.
  static let help =
    "Exit codes:\n" + meanings.map { "  \($0.codes): \($0.meaning)" }.joined(separator: "\n")
}

/// A failure, the end of the tool without success: a code, and one line that says what was found and what is accepted.
struct Failure: Error, Equatable, CustomStringConvertible {
  let status: ExitStatus
  /// One line without "Error:"; empty where nothing is to be said.
  let message: String
  /// What goes before the line as it is: a compiler's words.
  var details = ""

  init(_ status: ExitStatus, _ message: String, details: String = "") {
    (self.status, self.message, self.details) = (status, message, details)
  }

  /// The line, for the argument parser.
  var description: String { message }
}
