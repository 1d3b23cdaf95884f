internal import CSceneHost
internal import Foundation
internal import Glibc
internal import Synchronization

/// A process of this tool that is linked and stands ready, from which the processes of scenes are forked.
///
/// It is started before anything is known of a scene, so that it becomes ready while the tool reads what it is asked for.
/// Where there is none, or it cannot fork, processes of scenes are executed, as they would be otherwise.
public enum SceneStarter {
  /// The hidden command of scenes' processes, and of their starter.
  public static let arguments = ["scene"]

  /// A starter that runs.
  private struct Ready {
    let environment: [String: String]
    let socket: FileHandle
  }

  private static let ready = Mutex<Ready?>(nil)

  /// Starts it; from the main thread, with which it ends.
  ///
  /// - Parameter libraryPath: The value of LD_LIBRARY_PATH, if there is one.
  public static func prepare(libraryPath: String?) {
    var (here, there) = (Int32(-1), Int32(-1))
    guard unsafe scene_host_open_starter(&here, &there) else { return }
    let socket = FileHandle(fileDescriptor: here, closeOnDealloc: true)
    let other = FileHandle(fileDescriptor: there, closeOnDealloc: true)
    let environment = SceneProcess.environment(libraryPath: libraryPath)
    // With results, it keeps the descriptors that are for scenes' processes.
    let child = try? ChildProcess(
      path: SceneProcess.ownExecutable, name: SceneProcess.ownName, arguments: arguments,
      environment: environment, output: .standardError, results: .standardError, task: other,
      isSteady: true)
    guard child != nil else { return }
    ready.withLock { $0 = Ready(environment: environment, socket: socket) }
  }

  /// Asks for a process; see ``ChildProcess``.
  ///
  /// - Returns: The process; `nil` where it must be executed.
  static func child(
    environment: [String: String], input: FileHandle?, output: FileHandle, results: FileHandle,
    data: FileHandle, task: FileHandle?, broker: FileHandle?
  ) -> ChildProcess? {
    ready.withLock { ready in
      guard let starter = ready, starter.environment == environment else { return nil }
      let start = SceneHostStart(
        argument_count: 0, environment_count: 0, input: input?.fileDescriptor ?? -1,
        output: output.fileDescriptor, results: results.fileDescriptor,
        data: data.fileDescriptor, task: task?.fileDescriptor ?? -1,
        broker: broker?.fileDescriptor ?? -1, is_steady: true, is_confined: false,
        readable_count: 0, writable_count: 0)
      let number = scene_host_ask_starter(starter.socket.fileDescriptor, start)
      if number <= 0 {
        // Whatever the reason, it will be the same the next time.
        ready = nil
        return nil
      }
      return ChildProcess(id: number)
    }
  }

  /// Lets the calling process stand by, if it is a starter; returns in the processes that are forked from it, and in others
  /// at once.
  ///
  /// - Parameters:
  ///   - words: The process's arguments, without its name.
  ///   - warmUp: What it does before, so that others need not: no threads, no files, nothing of a scene.
  public static func standBy(_ words: [String], _ warmUp: () -> Void) {
    guard words == arguments, scene_host_is_starter() else { return }
    SceneProcess.settleIn()
    warmUp()
    scene_host_stand_by()
  }
}
