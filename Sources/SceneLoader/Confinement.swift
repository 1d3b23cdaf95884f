internal import CSceneHost
import Foundation

/// A confinement: the places that a process may still reach, by the kernel's word.
public struct Confinement: Codable, Hashable, Sendable {
  /// The files and folders that may be read.
  public var readable: [String]
  /// The files and folders that may be written, too.
  public var writable: [String]

  /// Creates a confinement.
  ///
  /// - Parameters:
  ///   - readable: What may be read, with all that lies below; what is not there is left out.
  ///   - writable: What may be written, too.
  public init(readable: [String], writable: [String] = []) {
    (self.readable, self.writable) = (readable, writable)
  }

  /// What programs need of a system: libraries, fonts, icons, time zones, its number of processors.
  static let system = [
    "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/usr/local/lib", "/usr/share/fonts",
    "/usr/share/bootstrap-icons", "/usr/share/zoneinfo", "/etc/localtime", "/etc/ld.so.cache",
    "/dev/null", "/dev/zero",
    "/dev/urandom", "/proc/self", "/proc/filesystems", "/proc/cpuinfo", "/proc/meminfo",
    "/sys/devices/system", "/sys/fs/cgroup",
  ]

  /// The confinement of a scene's process.
  ///
  /// - Parameters:
  ///   - scene: The scene's file.
  ///   - library: Its compiled form.
  ///   - folders: What the user lets it read besides: fonts, pictures.
  ///   - streams: Pipes and devices that the film goes to.
  ///   - environment: The tool's environment.
  /// - Returns: The confinement.
  public static func ofScene(
    _ scene: String, library: String, folders: [String], streams: [String],
    environment: [String: String]
  ) -> Self {
    var readable = system + Self.libraryFolders + [library, scene] + folders
    readable += (environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init)
    let folder = URL(fileURLWithPath: scene).deletingLastPathComponent().resolvingSymlinksInPath()
    if !holdsSecrets(folder, environment) { readable.append(folder.path) }
    return Self(readable: readable.filter { !$0.isEmpty }, writable: ["/dev/null"] + streams)
  }

  /// The confinement of the compiler and of all that it runs.
  ///
  /// - Parameters:
  ///   - readable: What it reads besides the system and its own.
  ///   - writable: What it writes; its folder for what lasts no longer than itself comes first.
  ///   - environment: The tool's environment, whose PATH leads to the compiler.
  /// - Returns: The confinement.
  static func ofCompiler(
    readable: [String], writable: [String], environment: [String: String]
  ) -> Self {
    let programs = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    let found = programs.first { FileManager.default.isExecutableFile(atPath: $0) }
    var toolchain = [libraryFolders, ["/usr", "/bin", "/etc", "/dev", "/proc"]].flatMap { $0 }
    if let found {
      let program = URL(fileURLWithPath: found)
      for place in [program, program.resolvingSymlinksInPath()] {
        let bin = place.deletingLastPathComponent()
        let whole = bin.deletingLastPathComponent()
        toolchain.append(bin.path)
        // Libraries and headers lie beside `bin`; beside that of swiftly, whole toolchains and which of them it takes.
        let beside = ["lib", "share"].map { whole.appendingPathComponent($0).path }
        toolchain += holdsSecrets(whole, environment) ? beside : [whole.path]
      }
    }
    // By these swiftly, which stands for the compiler, chooses among toolchains.
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while folder.pathComponents.count > 1 {
      toolchain.append(folder.appendingPathComponent(".swift-version").path)
      folder.deleteLastPathComponent()
    }
    return Self(
      readable: system + toolchain + readable, writable: writable + ["/dev/null"])
  }

  /// Whether a folder is somebody's home, or holds one: keys and histories lie there.
  static func holdsSecrets(_ folder: URL, _ environment: [String: String]) -> Bool {
    let homes = [environment["HOME"], NSHomeDirectory()].compactMap { $0 }.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().pathComponents
    }
    let parts = folder.standardizedFileURL.pathComponents
    return parts.count < 2 || homes.contains { $0.starts(with: parts) }
  }

  /// The folders of the libraries of this process, which is the tool.
  static var libraryFolders: [String] {
    var list = [CChar](repeating: 0, count: 1 << 16)
    let length = unsafe list.withUnsafeMutableBufferPointer { buffer in
      unsafe scene_host_library_folders(buffer.baseAddress, UInt64(buffer.count))
    }
    return list.prefix(Int(length)).split(separator: 0).map {
      String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

/// An isolation: what the kernel keeps a scene's process from.
public struct Isolation: Codable, Hashable, Sendable {
  /// An isolation level.
  public enum Level: String, Codable, CaseIterable, Sendable {
    /// As much as the kernel offers.
    case auto
    /// None.
    case none
    /// All of it, or the scene is not run.
    case strict
  }

  /// What was asked for.
  public let level: Level
  /// The version of Landlock by which files are kept; 0 if they are not.
  public let landlock: Int
  /// Whether calls of the kernel are refused.
  public let filtersCalls: Bool

  /// Whether nothing of it is missing.
  public var isWhole: Bool { landlock > 0 && filtersCalls }

  private init(_ level: Level, _ found: SceneHostIsolation) {
    self.level = level
    (landlock, filtersCalls) = (Int(found.landlock), found.filters_calls)
  }

  /// What a level means on this machine.
  ///
  /// - Parameter level: The level.
  public init(offered level: Level) {
    self.init(level, level == .none ? SceneHostIsolation() : scene_host_isolation())
  }

  /// The least memory that a scene may have, in bytes, and how many quarters of the machine's it may have.
  private static let (leastMemory, quarters): (UInt64, UInt64) = (4 << 30, 3)

  /// Isolates this process for good; before it starts threads.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - confinement: What it may still reach.
  ///   - seconds: The processor time that it may use, in whole seconds; 0 for any.
  /// - Returns: What the kernel agreed to.
  public static func begin(
    _ level: Level, _ confinement: Confinement, seconds: UInt64
  ) -> Self {
    if level == .none { return Self(offered: .none) }
    let memory = max(leastMemory, ProcessInfo.processInfo.physicalMemory / 4 * quarters)
    let (readable, writable) = (confinement.readable, confinement.writable)
    return Self(
      level,
      unsafe scene_host_isolate(
        readable.joined(separator: "\0"), Int32(readable.count),
        writable.joined(separator: "\0"), Int32(writable.count), memory, seconds))
  }

  /// What the scene has asked of the machine's chance so far, and how often.
  public static var chances: [(what: String, count: Int)] {
    var found: [(String, Int)] = []
    var count: Int64 = 0
    while let what = unsafe scene_host_chance(Int64(found.count), &count) {
      found.append((unsafe String(cString: what), Int(count)))
    }
    return found
  }
}
