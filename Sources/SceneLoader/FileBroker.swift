internal import CSceneHost
import Foundation
internal import Glibc
import Synchronization

/// A file broker: opens, renames and removes for a scene's process what belongs to its film, as that process can open
/// nothing for writing by itself.
///
/// It works on a thread of its own until the process is gone.
final class FileBroker: Sendable {
  /// Whether a path belongs to the film: asked for both paths of a renaming.
  typealias Policy = @Sendable (_ path: String, _ process: Int32) -> Bool

  private let policy: Policy
  private let process = Atomic<Int32>(0)
  private let renamed = Mutex<Set<String>>([])

  init(_ policy: @escaping Policy) { self.policy = policy }

  /// The names that files were given in this run.
  var placed: Set<String> { renamed.withLock { $0 } }

  /// Makes the two ends of the way to the broker: this process's and the child's.
  static func open() -> (here: FileHandle, there: FileHandle)? {
    var ends: (Int32, Int32) = (-1, -1)
    guard unsafe scene_host_open_broker(&ends.0, &ends.1) else { return nil }
    return (
      FileHandle(fileDescriptor: ends.0, closeOnDealloc: true),
      FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
    )
  }

  /// Serves a process until it is gone.
  func serve(_ socket: FileHandle, process number: Int32) {
    process.store(number, ordering: .relaxed)
    let thread = Thread {
      let context = unsafe Unmanaged.passUnretained(self).toOpaque()
      while unsafe scene_host_serve_broker(
        socket.fileDescriptor,
        { context, action, path, other in
          guard let context = unsafe context, let path = unsafe path, let other = unsafe other
          else {
            return false
          }
          let broker = unsafe Unmanaged<FileBroker>.fromOpaque(context).takeUnretainedValue()
          return broker.grants(
            action, unsafe String(cString: path), unsafe String(cString: other))
        }, context)
      {}
      withExtendedLifetime(self) {}
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// Its thread holds two requests of a few kilobytes.
  private static let stackSize = 256 << 10
  /// The number of a renaming.
  private static let renaming: Int32 = 1

  private func grants(_ action: Int32, _ path: String, _ other: String) -> Bool {
    let number = process.load(ordering: .relaxed)
    guard policy(path, number) else { return false }
    guard action == Self.renaming else { return true }
    guard policy(other, number) else { return false }
    renamed.withLock { _ = $0.insert(other) }
    return true
  }
}
