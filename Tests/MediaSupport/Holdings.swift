internal import Foundation

/// What this process holds: what tests of C libraries look at to see that all was given back.
public enum Holdings {
  /// Files that are open in a folder, those without a name too.
  public static func openFiles(in folder: String) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return numbers.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }.filter { $0.hasPrefix(folder) }.sorted()
  }

  /// Files that are mapped into memory and whose path contains `text`, each once.
  public static func mappedFiles(containing text: String) -> [String] {
    let paths = contents("/proc/self/maps").split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(paths.filter { $0.contains(text) }).sorted()
  }

  /// Bytes of memory in use, in whole pages.
  public static var memory: Int {
    let fields = contents("/proc/self/statm").split(separator: " ")
    return (fields.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
  }

  /// What the kernel tells in a file that says of itself that it is empty.
  private static func contents(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += block[..<count]
    }
  }

  /// How much more memory is in use after `work` was done `count` times, when it was done as often before.
  ///
  /// - Parameters:
  ///   - count: How often; the first round fills caches and pools.
  ///   - work: What should leave nothing behind.
  /// - Returns: Bytes; less than 0 if memory was given back.
  public static func growth(over count: Int, _ work: () throws -> Void) rethrows -> Int {
    for _ in 0..<count { try work() }
    let before = memory
    for _ in 0..<count { try work() }
    return memory - before
  }

  /// Has every file of this process end after so many bytes, as on a disk that is full there: for a process
  /// of its own.
  ///
  /// Writing farther fails with `EFBIG`; the signal that usually comes with it is ignored. Whoever may
  /// mount disks gains nothing by it, so tests are the same for all.
  public static func limitFiles(to bytes: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    guard getrlimit(resource, &limit) == 0 else { fatalError("no limit to read") }
    limit.rlim_cur = rlim_t(bytes)
    guard setrlimit(resource, &limit) == 0 else { fatalError("no limit can be set") }
  }
}
