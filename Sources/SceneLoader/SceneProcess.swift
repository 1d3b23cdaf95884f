internal import CSceneHost
public import Foundation
internal import Glibc
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
    /// It used all the processor time that it may have, in seconds, at last in this function as far as known.
    case outOfTime(seconds: UInt64, at: Instant, function: String?)
    /// The scene called `exit`.
    case exited(status: Int32, at: Instant)
    /// No frame came for so many seconds; it was in this function.
    case timedOut(seconds: Double, at: Instant, function: String?)
    /// The tool was asked to stop by this signal.
    case stopped(signal: Int32)
  }

  /// The tool.
  public let installation: Installation
  /// What the process is started with: a hidden command of the tool.
  public let arguments: [String]
  /// What it is told to do, by a descriptor: longer arguments would move its stack.
  public var task: Data?
  /// Whether a path belongs to what the process makes: it may have files there opened, renamed and removed.
  public var mayWrite: (@Sendable (_ path: String, _ process: Int32) -> Bool)?
  /// The scene's library, for the names of functions.
  public let library: String?
  /// The longest wait for a frame, in seconds of real time.
  public let timeout: Double
  /// The processor time that it is allowed, in seconds; 0 for any.
  ///
  /// The process sees to it: see ``Isolation``.
  public var processorSeconds: UInt64 = 0
  /// Where the tool finds its libraries, if it needs to be told.
  public let libraryPath: String?
  /// Where the scene's own words go.
  public var output = FileHandle.standardError
  /// What the process does, where it can be forked from this one; `nil` for a stranger's code, whose process is executed.
  ///
  /// The fork has all that this process has read, which a process of its own would read again; but things lie elsewhere in
  /// its memory in every run, which code of ours does not notice.
  public var work: ((SceneChannel) -> Void)?

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - installation: The tool.
  ///   - arguments: The tool's hidden command.
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
  private var environment: [String: String] { Self.environment(libraryPath: libraryPath) }

  /// The environment of scenes' processes.
  ///
  /// - Parameter libraryPath: Where the tool finds its libraries, if it needs to be told.
  /// - Returns: All of it.
  static func environment(libraryPath: String?) -> [String: String] {
    var fixed = [
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=yes,warnings=suppressed",
      "TZ": "UTC", "SVT_LOG": "0",
      "LC_ALL": "en_US.UTF-8", "LANG": "en_US.UTF-8", "HOME": "/", "PATH": "/usr/bin:/bin",
      // Where no file can be: what a scene sets in its defaults is gone with it.
      "XDG_CONFIG_HOME": SCENE_HOST_NOWHERE,
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
    let token = task == nil ? "" : Self.newToken()
    let letter = task.flatMap { Self.letter(Data("\(token)\n".utf8) + $0) }
    if task != nil, letter == nil {
      throw .system(path: "a pipe", action: "opening", number: EMFILE)
    }
    let broker = mayWrite.map { FileBroker($0) }
    let way = broker == nil ? nil : FileBroker.open()
    let forked = fork(
      token, input: input?.fileHandleForReading, results: results.fileHandleForWriting,
      broker: way?.there)
    let child: ChildProcess
    if let forked {
      child = forked
    } else {
      child = try self.child(
        input: input?.fileHandleForReading, results: results.fileHandleForWriting, task: letter,
        broker: way?.there)
    }
    results.fileHandleForWriting.closeFile()
    letter?.closeFile()
    way?.there.closeFile()
    return RunningScene(
      process: self, child: child, input: input, token: token,
      results: results.fileHandleForReading, broker: broker, brokerSocket: way?.here)
  }

  /// The process, forked from this one; `nil` where it must not or cannot be.
  private func fork(
    _ token: String, input: FileHandle?, results: FileHandle, broker: FileHandle?
  ) -> ChildProcess? {
    guard let work else { return nil }
    // They are the environment of the process as long as it lives.
    var words: [UnsafePointer<CChar>?] = unsafe environment.sorted { $0.key < $1.key }.map {
      unsafe UnsafePointer(strdup("\($0.key)=\($0.value)"))
    }
    unsafe words.append(nil)
    let start = SceneHostStart(
      argument_count: 0, environment_count: 0, input: input?.fileDescriptor ?? -1,
      output: output.fileDescriptor, results: results.fileDescriptor,
      data: FileHandle.standardOutput.fileDescriptor, task: -1,
      broker: broker?.fileDescriptor ?? -1, is_steady: false, is_confined: false,
      readable_count: 0, writable_count: 0)
    let number = unsafe scene_host_fork(start, words)
    guard number == 0 else {
      unsafe words.forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) }
      return number < 0 ? nil : ChildProcess(id: number)
    }
    Self.settleIn()
    work(Self.open(token: token))
    Foundation.exit(0)
  }

  /// The process: forked from the starter, if there is one, else executed.
  private func child(
    input: FileHandle?, results: FileHandle, task: FileHandle?, broker: FileHandle?
  ) throws(SceneError) -> ChildProcess {
    if isThisTool, arguments == SceneStarter.arguments,
      let child = SceneStarter.child(
        environment: environment, input: input, output: output, results: results,
        data: .standardOutput, task: task, broker: broker)
    {
      return child
    }
    return try ChildProcess(
      path: isThisTool ? Self.ownExecutable : installation.tool.path,
      name: isThisTool ? Self.ownName : nil,
      arguments: arguments, environment: environment, input: input, output: output,
      results: results, data: .standardOutput, task: task, broker: broker, isSteady: true)
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

  /// This tool under a name that is as long wherever it is installed: the kernel puts it on a child's stack.
  static let ownExecutable = "/proc/self/exe"

  /// What it is told that it is called.
  static let ownName = "rostrum"

  private var isThisTool: Bool {
    let own = URL(fileURLWithPath: Self.ownExecutable).resolvingSymlinksInPath()
    return own.path == installation.tool.path
  }

  /// The bytes of a token, which nobody guesses.
  private static let tokenLength = 16

  private static func newToken() -> String {
    let bytes = (0..<tokenLength).map { _ in UInt8.random(in: .min ... .max) }
    return bytes.map { "\($0 < 16 ? "0" : "")\(String($0, radix: 16))" }.joined() + " "
  }

  private static func letter(_ bytes: Data) -> FileHandle? {
    let descriptor = unsafe bytes.withUnsafeBytes { words in
      unsafe scene_host_letter(words.baseAddress, UInt64(words.count))
    }
    return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Settles the calling process, a scene's, and takes its task.
  ///
  /// - Returns: What it is told to do, and the way to the tool.
  public static func begin() -> (task: Data, channel: SceneChannel) {
    settleIn()
    let handle = FileHandle(fileDescriptor: taskDescriptor, closeOnDealloc: true)
    let letter = (try? handle.readToEnd()) ?? Data()
    let end = letter.firstIndex(of: UInt8(ascii: "\n")) ?? letter.endIndex
    let token = String(decoding: letter[..<end], as: UTF8.self)
    return (Data(letter[end...].dropFirst()), open(token: token))
  }

  /// Opens the ways to the tool: messages that begin with a token, and files.
  private static func open(token: String) -> SceneChannel {
    // The loader has read it; a scene must not.
    unsafe unsetenv("LD_LIBRARY_PATH")
    unsafe scene_host_open_channel(SceneMessage.descriptor, token)
    if fcntl(brokerDescriptor, F_GETFD) >= 0 { scene_host_use_broker(brokerDescriptor) }
    return SceneChannel(token: token)
  }

  /// Lets the calling process end with the tool, leave no core and be sparing of memory.
  static func settleIn() {
    scene_host_follow_parent(SIGKILL)
    scene_host_save_memory()
    scene_host_run_as_batch()
  }

  /// Lets relative names of files mean those beside a scene's file, on the scene's thread.
  public static func enter(folderOf scene: String) {
    unsafe scene_host_set_folder(URL(fileURLWithPath: scene).deletingLastPathComponent().path)
  }

  /// The descriptor that the task comes by.
  private static let taskDescriptor: Int32 = 5
  /// The descriptor by which files are asked for.
  private static let brokerDescriptor: Int32 = 6
}
