internal import CSceneHost
public import Foundation
public import Motion

/// A process of its own for a run of a scene: a stranger's code may trap, loop for ever or exit.
public struct SceneProcess {
  /// The outcome of a run.
  public enum Outcome: Hashable, Sendable {
    /// With a result.
    case finished(result: String)
    /// With an exit status and one line of our own.
    case failed(status: Int32, message: String)
    /// The scene died of a signal, in this function and line of its file as far as known; `words` is what the runtime said.
    case trapped(
      signal: Int32, at: Instant, function: String?, line: Int? = nil, words: String? = nil)
    /// There was no memory left, or not as much as was asked for, in this function as far as known.
    case outOfMemory(at: Instant, function: String?)
    /// The scene called `exit`.
    case exited(status: Int32, at: Instant)
    /// No frame came for so many seconds; it was in this function.
    case timedOut(seconds: Double, at: Instant, function: String?)
    /// The tool was asked to stop by this signal.
    case stopped(signal: Int32)
  }

  /// The tool.
  public let installation: Installation
  /// What the process is told to do: the arguments of a hidden command of the tool.
  public let arguments: [String]
  /// The scene's library, for the names of functions.
  public let library: String?
  /// The longest wait for a frame, in seconds of real time.
  public let timeout: Double
  /// Where the tool finds its libraries, if it needs to be told.
  public let libraryPath: String?
  /// Where the scene's own words go.
  public var output = FileHandle.standardError

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - installation: The tool.
  ///   - arguments: The arguments of the tool's hidden command.
  ///   - library: The scene's library.
  ///   - timeout: The longest wait for a frame, in seconds of real time.
  ///   - libraryPath: The value of LD_LIBRARY_PATH, if there is one.
  public init(
    installation: Installation, arguments: [String], library: String?, timeout: Double,
    libraryPath: String?
  ) {
    self.installation = installation
    self.arguments = arguments
    self.library = library
    self.timeout = timeout
    self.libraryPath = libraryPath
  }

  /// The same for every run, whoever starts it: nothing of it may reach a picture.
  private var environment: [String: String] {
    var fixed = [
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=yes,warnings=suppressed",
      "TZ": "UTC", "SVT_LOG": "0",
      "LC_ALL": "en_US.UTF-8", "LANG": "en_US.UTF-8", "HOME": "/", "PATH": "/usr/bin:/bin",
    ]
    fixed["LD_LIBRARY_PATH"] = libraryPath
    return fixed
  }

  /// Starts it.
  ///
  /// - Parameter expectsWords: Whether its standard input is what it will be told; empty otherwise.
  /// - Returns: The process, which must be watched or stopped.
  /// - Throws: ``SceneError/cannotStart(path:errno:)``.
  public func start(expectsWords: Bool = false) throws(SceneError) -> RunningScene {
    ChildProcess.watchSignals()
    let input = expectsWords ? try Pipe.uninherited() : nil
    let results = try Pipe.uninherited()
    let child = try ChildProcess(
      path: installation.tool.path, arguments: arguments, environment: environment,
      input: input?.fileHandleForReading, output: output, results: results.fileHandleForWriting,
      data: .standardOutput)
    results.fileHandleForWriting.closeFile()
    return RunningScene(
      process: self, child: child, input: input, results: results.fileHandleForReading)
  }

  /// Begins a process of the tool, before it opens anything: see `scene_host_settle`.
  ///
  /// - Parameter arguments: The process's arguments. Descriptors that they name, as in `/dev/fd/63`, are for the scene's
  ///   process, too.
  public static func settle(_ arguments: [String]) {
    let named = arguments.compactMap { argument -> Int32? in
      guard let place = argument.range(of: "/fd/") else { return nil }
      return Int32(argument[place.upperBound...].prefix { $0.isASCII && $0.isNumber })
    }
    unsafe scene_host_settle(named, Int32(named.count))
  }

  /// Lets the calling process, a scene's, end with the tool, leave no core and be sparing of memory.
  public static func begin() {
    scene_host_follow_parent(SIGKILL)
    scene_host_save_memory()
    scene_host_run_as_batch()
  }
}
