internal import CSceneHost
public import Foundation
internal import Glibc

/// A child process.
public struct ChildProcess: Sendable {
  /// The termination of a child.
  public enum End: Hashable, Sendable {
    /// It returned or called `exit`, with this status.
    case exited(Int32)
    /// It died of this signal.
    case signalled(Int32)
  }

  /// An event that ends a wait.
  public enum News: Hashable, Sendable {
    /// There is something to read, or no more will come.
    case readable
    /// This process got a signal that asks it to stop.
    case signal(Int32)
    /// Nothing happened in time.
    case timeout
    /// The child has ended, and all that it said was read.
    case ended
  }

  /// The process ID.
  public let id: Int32
  /// Tells of its end; `nil` where the system does not.
  private let end: FileHandle?

  /// Starts an executable.
  ///
  /// - Parameters:
  ///   - path: The executable, sought on the environment's PATH if it has no `/`.
  ///   - name: What it is told that it is called; `nil` for the path.
  ///   - arguments: Its arguments without its own name.
  ///   - environment: Its whole environment.
  ///   - input: What its standard input is; `nil` for an empty one.
  ///   - output: What its standard output and error are.
  ///   - results: What its descriptor 3 is, if anything.
  ///   - data: What its descriptor 4 is, if anything.
  ///   - task: What its descriptor 5 is, if anything.
  ///   - broker: What its descriptor 6 is, if anything.
  ///   - isSteady: Whether its code, stack and memory lie at the same places every time.
  ///   - confinement: What it and what it runs may reach; `nil` for everything.
  /// - Throws: ``SceneError/cannotStart(path:errno:)``.
  public init(
    path: String, name: String? = nil, arguments: [String], environment: [String: String],
    input: FileHandle? = nil,
    output: FileHandle, results: FileHandle? = nil, data: FileHandle? = nil,
    task: FileHandle? = nil, broker: FileHandle? = nil, isSteady: Bool = false,
    confinement: Confinement? = nil
  ) throws(SceneError) {
    guard let executable = Self.executable(path, environment) else {
      throw .cannotStart(path: path, errno: ENOENT)
    }
    let list = [name ?? path] + arguments
    let pairs = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let (readable, writable) = (confinement?.readable ?? [], confinement?.writable ?? [])
    let start = SceneHostStart(
      argument_count: Int32(list.count), environment_count: Int32(pairs.count),
      input: input?.fileDescriptor ?? -1, output: output.fileDescriptor,
      results: results?.fileDescriptor ?? -1, data: data?.fileDescriptor ?? -1,
      task: task?.fileDescriptor ?? -1, broker: broker?.fileDescriptor ?? -1, is_steady: isSteady,
      is_confined: confinement != nil, readable_count: Int32(readable.count),
      writable_count: Int32(writable.count))
    let number = unsafe scene_host_spawn(
      executable, list.joined(separator: "\0"), pairs.joined(separator: "\0"),
      readable.joined(separator: "\0"), writable.joined(separator: "\0"), start)
    guard number > 0 else { throw .cannotStart(path: path, errno: -number) }
    self.init(id: number)
  }

  /// A child that was started.
  ///
  /// - Parameter id: Its number.
  init(id: Int32) {
    self.id = id
    let watched = scene_host_watch_end(id)
    end = watched >= 0 ? FileHandle(fileDescriptor: watched, closeOnDealloc: true) : nil
  }

  /// Where usual programs are, if an environment has no PATH.
  private static let usualPath = "/usr/bin:/bin"

  /// The file that `name` means: itself with a `/`, else the first executable of that name on the environment's PATH.
  static func executable(_ name: String, _ environment: [String: String]) -> String? {
    if name.contains("/") { return name }
    let folders = (environment["PATH"] ?? usualPath).split(separator: ":")
    let files = FileManager.default
    return folders.map { "\($0)/\(name)" }.first {
      // A folder of that name may be executable, too.
      files.isExecutableFile(atPath: $0) && !files.fileExists(atPath: "\($0)/.")
    }
  }

  /// From here on this process is told of signals that ask it to stop by ``await(_:milliseconds:)``.
  public static func watchSignals() { scene_host_watch_signals() }

  /// Waits for something to read, a signal, or the end of the time.
  ///
  /// - Parameters:
  ///   - handle: What may be read.
  ///   - milliseconds: The longest wait; negative for any.
  /// - Returns: What happened first.
  public static func await(_ handle: FileHandle, milliseconds: Int32) -> News {
    News(scene_host_await(handle.fileDescriptor, milliseconds))
  }

  /// Waits for something that the child says, its end, a signal, or the end of the time.
  ///
  /// The child's own end counts: a process that it leaves behind may hold what it spoke through.
  ///
  /// - Parameters:
  ///   - handle: Where the child speaks.
  ///   - milliseconds: The longest wait; negative for any.
  /// - Returns: What happened first.
  public func await(_ handle: FileHandle, milliseconds: Int32) -> News {
    News(scene_host_await_child(handle.fileDescriptor, end?.fileDescriptor ?? -1, milliseconds))
  }

  /// Sends the child a signal.
  public func send(_ signal: Int32) { scene_host_signal(id, signal) }

  /// Waits for the child to end, and tells its processor time, in seconds; before ``wait()``.
  func processorSeconds() -> Double { scene_host_used_seconds(id) }

  /// Waits for the child to end; once for each child.
  public func wait() -> End {
    let status = scene_host_reap(id)
    return status < 0 ? .signalled(-status) : .exited(status)
  }
}

extension ChildProcess {
  /// Runs an executable to its end and collects what it says.
  ///
  /// - Parameters:
  ///   - path: The executable, sought on the environment's PATH if it has no `/`.
  ///   - arguments: Its arguments.
  ///   - environment: Its whole environment.
  ///   - confinement: What it and what it runs may reach; `nil` for everything.
  /// - Returns: How it ended, and its standard output and error.
  /// - Throws: ``SceneError/cannotStart(path:errno:)``; ``SceneError/stopped(signal:)`` if this process watches signals
  ///   and gets one.
  public static func run(
    _ path: String, _ arguments: [String], environment: [String: String],
    confinement: Confinement? = nil
  ) throws(SceneError) -> (end: End, output: String) {
    let pipe = try Pipe.uninherited()
    let child = try Self(
      path: path, arguments: arguments, environment: environment,
      output: pipe.fileHandleForWriting, confinement: confinement)
    pipe.fileHandleForWriting.closeFile()
    var output = Data()
    listening: while true {
      switch child.await(pipe.fileHandleForReading, milliseconds: -1) {
      case .readable:
        let bytes = pipe.fileHandleForReading.availableData
        if bytes.isEmpty { break listening }
        output.append(bytes)
      case .signal(let signal):
        child.send(SIGTERM)
        _ = child.wait()
        throw .stopped(signal: signal)
      case .ended, .timeout: break listening
      }
    }
    return (child.wait(), String(decoding: output, as: UTF8.self))
  }
}

extension ChildProcess.News {
  /// What the system tells.
  fileprivate init(_ number: Int32) {
    switch number {
    case 0: self = .timeout
    case -2: self = .ended
    case let signal where signal > 0: self = .signal(signal)
    default: self = .readable
    }
  }
}

extension Pipe {
  /// A pipe whose ends no child has but by what it is started with: the other end would never see the end.
  ///
  /// - Throws: ``SceneError/system(path:action:number:)`` if there are no descriptors left.
  static func uninherited() throws(SceneError) -> Pipe {
    let pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      guard end.fileDescriptor >= 0 else {
        throw .system(path: "a pipe", action: "opening", number: EMFILE)
      }
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    return pipe
  }
}
