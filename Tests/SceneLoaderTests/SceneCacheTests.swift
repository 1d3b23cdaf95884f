import Foundation
import Testing

@testable import SceneLoader

/// Who may put libraries into the cache, how long they stay, and what is not taken for one.
@Suite("SceneCache") final class SceneCacheTests {
  private let folder: TestFolder
  private var cache: SceneCache {
    SceneCache(environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }
  private var scenes: String { folder.path("cache/rostrum/scenes") }

  init() throws { folder = try TestFolder() }

  /// Keeps a library of `size` bytes that was used last at `time`.
  @discardableResult
  private func keep(_ key: String, size: Int = 100, used time: Int? = nil) throws -> String {
    let place = try cache.prepare()
    let work = try SceneCache.workFolder(in: place)
    let made = try work.write(String(repeating: "x", count: size - 32), to: "scene.so")
    _ = try SceneCache.keep(made, as: key, in: place)
    let path = SceneCache.path(of: key, in: place)
    if let time {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(time))], ofItemAtPath: path)
    }
    return path
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func setMode(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  // MARK: Whose it is

  @Test("its folders, and what lies there, are for nobody but their user")
  func modes() throws {
    let path = try keep("a")
    for name in ["cache", "cache/rostrum", "cache/rostrum/scenes"] {
      #expect(try mode(folder.path(name)) == 0o700, "\(name)")
    }
    #expect(try mode(path) == 0o700)
  }

  @Test("a folder that others could enter is closed; what they could have put there is not taken")
  func opened() throws {
    try keep("a")
    try setMode(0o755, scenes)
    _ = try cache.prepare()
    #expect(try mode(scenes) == 0o700)
    #expect(SceneCache.library("a", in: scenes) != nil)
    try setMode(0o777, scenes)
    _ = try cache.prepare()
    #expect(try mode(scenes) == 0o700)
    #expect(try folder.names("cache/rostrum/scenes") == [])
  }

  @Test(
    "a folder above in which others may rename is not used, but for one where they may rename their own only"
  )
  func parent() throws {
    try keep("a")
    try setMode(0o777, folder.path("cache"))
    #expect(throws: SceneCache.Unusable(reason: "others may write to \(folder.path("cache"))")) {
      try cache.prepare()
    }
    try setMode(0o1777, folder.path("cache"))
    #expect(try cache.prepare() == scenes)
  }

  @Test(
    "a folder of another user is refused",
    .enabled(if: geteuid() == 0, "only root can give files away"),
    arguments: ["cache", "cache/rostrum", "cache/rostrum/scenes"])
  func others(name: String) throws {
    try keep("a")
    chown(folder.path(name), 12345, 12345)
    let reason = "\(folder.path(name)) belongs to another user (12345)"
    #expect(throws: SceneCache.Unusable(reason: reason)) { try cache.prepare() }
    if name != "cache" {
      #expect(cache.trouble == reason)
      #expect(cache.contents() == SceneCache.Contents())
      #expect(cache.empty() == SceneCache.Contents())
      #expect(FileManager.default.fileExists(atPath: "\(scenes)/a.so"))
    }
  }

  @Test(
    "a library of another user, or one that others may write, is taken away",
    arguments: [(12345, 0o700), (nil, 0o770), (nil, 0o702)] as [(UInt32?, Int)])
  func foreign(owner: UInt32?, mode: Int) throws {
    let path = try keep("a")
    if let owner {
      guard chown(path, owner, owner) == 0 else { return }
    }
    try setMode(mode, path)
    #expect(SceneCache.library("a", in: scenes) == nil)
    #expect(try folder.names("cache/rostrum/scenes") == [])
  }

  @Test("links, folders and pipes that bear a library's name are none")
  func otherKinds() throws {
    let path = try keep("real")
    for make in [
      { symlink(path, "\(self.scenes)/a.so") }, { mkdir("\(self.scenes)/a.so", 0o700) },
      { mkfifo("\(self.scenes)/a.so", 0o600) },
    ] {
      #expect(make() == 0)
      #expect(SceneCache.library("a", in: scenes) == nil)
      try? FileManager.default.removeItem(atPath: "\(scenes)/a.so")
    }
    #expect(SceneCache.library("real", in: scenes) != nil)
  }

  @Test("a library that is there stays the same file when another run makes it again")
  func again() throws {
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: "\(scenes)/a.so")[.systemFileNumber] as? Int
    }
    try keep("a")
    let held = try #require(SceneCache.library("a", in: scenes))
    let before = try #require(try number())
    try keep("a")
    #expect(try number() == before)
    #expect(held.status != nil)
    // One that is damaged does not stay.
    try Data("xy".utf8).write(to: URL(fileURLWithPath: "\(scenes)/a.so"))
    try keep("a")
    #expect(SceneCache.library("a", in: scenes) != nil)
    #expect(try folder.names("cache/rostrum/scenes") == ["a.so"])
  }

  // MARK: Damage

  @Test(
    "a library that is cut off, empty, longer or changed in one bit is not there", arguments: 0..<6)
  func damaged(kind: Int) throws {
    let path = try keep("a", size: 5000)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(SceneCache.library("a", in: scenes) != nil)
    switch kind {
    case 0: bytes = Data()
    case 1: bytes = bytes.prefix(31)
    case 2: bytes = bytes.dropLast()
    case 3: bytes.append(0)
    case 4: bytes[2500] ^= 1
    default: bytes = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(SceneCache.library("a", in: scenes) == nil)
    #expect(try folder.names("cache/rostrum/scenes") == [])
  }

  @Test("folders of compilers that were killed go with the next; those at work stay")
  func leftovers() throws {
    let place = try cache.prepare()
    let alive = try SceneCache.workFolder(in: place)
    let dead = "\(place)/work-dead"
    mkdir(dead, 0o700)
    try "x".write(toFile: "\(dead)/scene.so", atomically: false, encoding: .utf8)
    var other: WorkFolder? = try SceneCache.workFolder(in: place)
    #expect(!FileManager.default.fileExists(atPath: dead))
    #expect(FileManager.default.fileExists(atPath: alive.path))
    #expect(try folder.names("cache/rostrum/scenes").count == 2)
    _ = other?.path
    other = nil
    withExtendedLifetime(alive) {}
    #expect(try folder.names("cache/rostrum/scenes").count == 1)
  }

  // MARK: Room

  @Test("when there is no room for all, those go that were not used for longest")
  func trims() throws {
    for (key, time) in [("c", 300), ("a", 100), ("d", 400), ("b", 200)] {
      try keep(key, size: 100, used: time)
    }
    var cache = cache
    cache.limit = 250
    cache.trim(scenes)
    #expect(try folder.names("cache/rostrum/scenes") == ["c.so", "d.so"])
    cache.limit = 200
    cache.trim(scenes)
    #expect(try folder.names("cache/rostrum/scenes") == ["c.so", "d.so"])
  }

  @Test("what is found was used")
  func use() throws {
    for (key, time) in [("a", 100), ("b", 200)] { try keep(key, used: time) }
    _ = SceneCache.library("a", in: scenes)
    var cache = cache
    cache.limit = 100
    cache.trim(scenes)
    #expect(try folder.names("cache/rostrum/scenes") == ["a.so"])
  }

  @Test("what a run uses stays, however long it was not used, until the run lets go")
  func inUse() throws {
    for (key, time) in [("a", 100), ("b", 200)] { try keep(key, used: time) }
    var held = SceneCache.library("a", in: scenes)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: "\(scenes)/a.so")
    var cache = cache
    cache.limit = 0
    cache.trim(scenes)
    #expect(try folder.names("cache/rostrum/scenes") == ["a.so"])
    #expect(cache.empty().inUse == 1)
    withExtendedLifetime(held) {}
    held = nil
    #expect(cache.empty() == SceneCache.Contents(count: 1, byteCount: 100, oldest: 1))
    #expect(try folder.names("cache/rostrum/scenes") == [])
  }

  @Test("says what is there, and makes nothing in order to say it")
  func contents() throws {
    #expect(cache.contents() == SceneCache.Contents())
    #expect(cache.trouble == nil)
    #expect(cache.empty() == SceneCache.Contents())
    #expect(try folder.names() == [])
    try keep("a", size: 100, used: 50)
    try keep("b", size: 200, used: 20)
    #expect(cache.contents() == SceneCache.Contents(count: 2, byteCount: 300, oldest: 20))
    #expect(cache.path == scenes)
  }
}
