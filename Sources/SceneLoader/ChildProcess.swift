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
  }

  /// The process ID.
  public let id: Int32

  /// Starts an executable.
  ///
  /// - Parameters:
  ///   - path: The executable, sought on the environment's PATH if it has no `/`.
  ///   - arguments: Its arguments without its own name.
  ///   - environment: Its whole environment.
  ///   - input: What its standard input is; `nil` for an empty one.
  ///   - output: What its standard output and error are.
  ///   - results: What its descriptor 3 is, if anything.
  ///   - data: What its descriptor 4 is, if anything.
  /// - Throws: ``SceneError/cannotStart(path:errno:)``.
  public init(
    path: String, arguments: [String], environment: [String: String], input: FileHandle? = nil,
    output: FileHandle, results: FileHandle? = nil, data: FileHandle? = nil
  ) throws(SceneError) {
    guard let executable = Self.executable(path, environment) else {
      throw .cannotStart(path: path, errno: ENOENT)
    }
    let list = [path] + arguments
    let pairs = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let number = unsafe scene_host_spawn(
      executable, list.joined(separator: "\0"), Int32(list.count), pairs.joined(separator: "\0"),
      Int32(pairs.count), input?.fileDescriptor ?? -1, output.fileDescriptor,
      results?.fileDescriptor ?? -1, data?.fileDescriptor ?? -1)
    guard number > 0 else { throw .cannotStart(path: path, errno: -number) }
    id = number
  }

  /// Where usual programs are, if an environment has no PATH.
  private static let usualPath = "/usr/bin:/bin"

  /// The file that `name` means: itself with a `/`, else the first executable of that name on the environment's PATH.
  private static func executable(_ name: String, _ environment: [String: String]) -> String? {
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
    switch scene_host_await(handle.fileDescriptor, milliseconds) {
    case 0: .timeout
    case let signal where signal > 0: .signal(signal)
    default: .readable
    }
  }

  /// Sends the child a signal.
  public func send(_ signal: Int32) { scene_host_signal(id, signal) }

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
  /// - Returns: How it ended, and its standard output and error.
  /// - Throws: ``SceneError/cannotStart(path:errno:)``.
  public static func run(
    _ path: String, _ arguments: [String], environment: [String: String]
  ) throws(SceneError) -> (end: End, output: String) {
    let pipe = Pipe.uninherited()
    let child = try Self(
      path: path, arguments: arguments, environment: environment,
      output: pipe.fileHandleForWriting)
    pipe.fileHandleForWriting.closeFile()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    return (child.wait(), String(decoding: output, as: UTF8.self))
  }
}

extension Pipe {
  /// A pipe whose ends no child has but by what it is started with: the other end would never see the end.
  static func uninherited() -> Pipe {
    let pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    return pipe
  }
}
