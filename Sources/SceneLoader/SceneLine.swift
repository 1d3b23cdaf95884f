internal import CSceneHost
public import Foundation
internal import Glibc

/// The way to a scene's process that is asked while it runs: a line for each request, by its standard input.
///
/// Another thread watches the process. Whoever holds the way sees to it that nothing is sent when that thread is through.
public struct SceneLine: Sendable {
  let id: Int32
  let input: FileHandle?

  /// Asks for something; a process that is gone is no matter.
  ///
  /// - Parameter request: One line, without its end.
  public func ask(_ request: Data) {
    try? input?.write(contentsOf: request + Data("\n".utf8))
  }

  /// Ends the process, whatever it does.
  public func stop() { scene_host_signal(id, SIGKILL) }
}
