import Foundation
import Glibc
import Synchronization

/// A watch on files: tells when one of them was written, came, or went.
///
/// It looks at folders, as editors write a new file and give it the old one's name.
final class SceneWatch: Sendable {
  private struct State {
    /// Folders, by the number that the kernel gave them.
    var folders: [Int32: String] = [:]
    /// Of each who asked, the files and folders that matter, as whole paths.
    var wanted: [UInt32: Set<String>] = [:]
  }

  private let descriptor: Int32
  private let state = Mutex(State())

  /// What of a folder is told.
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
  /// How long several changes are waited for, in milliseconds: an editor writes more than once.
  private static let pause: Int32 = 15

  /// Starts to watch.
  ///
  /// - Parameter changed: Told on a thread of the watch who asked for what has changed.
  /// - Throws: ``Failure`` where the system has no more of them.
  init(_ changed: @escaping @Sendable (Set<UInt32>) -> Void) throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw Failure(.temporary, Messages.noWatch(errno)) }
    let thread = Thread { [self] in
      while let first = read() {
        var touched = first
        // What belongs together comes together.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while unsafe poll(&waiting, 1, Self.pause) > 0, let more = read() {
          touched.formUnion(more)
        }
        let paths = touched
        let told = state.withLock { state in
          state.wanted.filter { entry in paths.contains { Self.concerns($0, entry.value) } }.keys
        }
        if !told.isEmpty { changed(Set(told)) }
      }
    }
    thread.start()
  }

  /// Watches other files for somebody than before.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders with all that is in them.
  ///   - number: Who asks.
  func watch(_ paths: Set<String>, for number: UInt32) {
    let whole = Set(paths.map(Self.canonical))
    state.withLock { state in
      state.wanted[number] = whole.isEmpty ? nil : whole
      let folders = Set(
        state.wanted.values.joined().flatMap { path -> [String] in
          Place.isFolder(path) ? [path, Place.folder(of: path)] : [Place.folder(of: path)]
        })
      for (number, folder) in state.folders where !folders.contains(folder) {
        inotify_rm_watch(descriptor, number)
        state.folders[number] = nil
      }
      let known = Set(state.folders.values)
      for folder in folders where !known.contains(folder) {
        let number = unsafe inotify_add_watch(descriptor, folder, Self.events)
        if number >= 0 { state.folders[number] = folder }
      }
    }
  }

  /// A path without links on the way; links at its end are what editors replace.
  private static func canonical(_ path: String) -> String {
    let whole = URL(fileURLWithPath: path)
    let folder = whole.deletingLastPathComponent().resolvingSymlinksInPath().path
    return "\(folder == "/" ? "" : folder)/\(whole.lastPathComponent)"
  }

  /// The name that stands for any Swift file of a folder.
  static let anySource = "*.swift"

  private static func concerns(_ path: String, _ wanted: Set<String>) -> Bool {
    wanted.contains(path) || wanted.contains { path.hasPrefix("\($0)/") }
      || path.hasSuffix(".swift") && wanted.contains("\(Place.folder(of: path))/\(anySource)")
  }

  /// Room for the events of a moment.
  private static let room = 1 << 16

  /// Waits for events: the paths that they are about.
  private func read() -> Set<String>? {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.room) { buffer, count in
      repeat {
        count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      count = max(count, 0)
    }
    if bytes.isEmpty { return nil }
    let folders = state.withLock { $0.folders }
    var (paths, at): (Set<String>, Int) = ([], 0)
    // An event: folder, what, which pair, the name's length, each of four bytes; the name, filled up with zeros.
    let head = MemoryLayout<inotify_event>.size
    func number(_ place: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
    }
    while at + head <= bytes.count {
      let length = Int(number(at + 12))
      let name = bytes[(at + head)..<min(at + head + length, bytes.count)].prefix { $0 != 0 }
      if let folder = folders[Int32(bitPattern: number(at))] {
        paths.insert(
          "\(folder == "/" ? "" : folder)/\(String(decoding: name, as: UTF8.self))")
      }
      at += head + length
    }
    return paths
  }
}
