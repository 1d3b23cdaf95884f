import ArgumentParser
import Foundation
import SceneLoader

/// `rostrum cache`.
struct Cache: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Say which compiled scenes are kept, and remove them.",
    discussion: """
      Compiled scenes lie in rostrum/scenes below $XDG_CACHE_HOME, or else below ~/.cache: a folder that only its owner \
      may enter. When they take more than \(SceneCache.usualLimit / 1_000_000) MB, those that were not used for longest \
      go.
      """)

  @Flag(help: "Remove all that no run is using.")
  var empty = false

  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-"))
  var json: String?

  func run() throws {
    let cache = SceneCache(environment: ProcessInfo.processInfo.environment)
    if let trouble = cache.trouble, empty {
      throw Failure(.usage, Messages.cacheUnusable(trouble))
    }
    let removed = empty ? cache.empty() : nil
    let document = CacheDocument(cache, removed: removed)
    if let json {
      try Place.write(try jsonText(document), to: json)
    } else {
      for line in document.lines { try Standard.output(line) }
    }
  }
}

/// The result document of `cache`.
struct CacheDocument: Codable, Equatable {
  /// Compiled scenes that were removed.
  struct Removed: Codable, Equatable {
    var scenes: Int
    var bytes: Int
    /// Those that stay, as another run is using them.
    var inUse: Int
  }

  /// The folder; `nil` if the environment names none.
  var path: String?
  /// Compiled scenes that are kept.
  var scenes: Int
  var bytes: Int
  /// The most bytes that are kept.
  var limit: Int
  /// When the one that was not used for longest was used, in UTC.
  var oldest: String?
  /// What was removed, if that was asked for.
  var removed: Removed?
  /// What is wrong with the place.
  var notes: [String]

  init(_ cache: SceneCache, removed: SceneCache.Contents?) {
    let contents = cache.contents()
    path = cache.path
    (scenes, bytes, limit) = (contents.count, contents.byteCount, SceneCache.usualLimit)
    oldest = contents.oldest.map { Self.date(TimeInterval($0)) }
    self.removed = removed.map {
      Removed(scenes: $0.count, bytes: $0.byteCount, inUse: $0.inUse)
    }
    notes = [cache.remark, cache.trouble.map(Messages.cacheUnusable)].compactMap { $0 }
  }

  private static func date(_ seconds: TimeInterval) -> String {
    ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: seconds))
  }

  /// The same for people.
  var lines: [String] {
    var lines: [String] = []
    if let path { lines.append(path) }
    if let removed {
      let stay = removed.inUse > 0 ? "; \(removed.inUse) in use stay" : ""
      lines.append("removed: \(Self.scenes(removed.scenes)), \(Self.size(removed.bytes))\(stay)")
    } else {
      lines.append("\(Self.scenes(scenes)), \(Self.size(bytes)) of at most \(Self.size(limit))")
      if let oldest { lines.append("longest unused since \(oldest)") }
    }
    return lines + notes
  }

  private static func scenes(_ count: Int) -> String {
    count == 1 ? "1 compiled scene" : "\(count) compiled scenes"
  }

  /// Bytes in a unit that leaves few digits.
  private static func size(_ bytes: Int) -> String {
    let units = [(1_000_000, "MB"), (1000, "kB")]
    guard let (unit, name) = units.first(where: { bytes >= $0.0 }) else { return "\(bytes) bytes" }
    let tenths = bytes * 10 / unit
    return tenths % 10 == 0 || tenths >= 1000
      ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
  }
}
