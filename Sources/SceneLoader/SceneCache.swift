internal import Digest
internal import Foundation
internal import Glibc

/// The cache of compiled scenes: libraries under the digest of what they were made of, in a folder that is its user's alone.
///
/// What lies there is run, so a folder that anybody else owns or may write to is not used. Each library ends in the
/// digest of what is before: one that is damaged is not there. Those used last stay when there is no room for all.
public struct SceneCache: Sendable {
  /// What is in a cache.
  public struct Contents: Hashable, Sendable {
    /// Compiled scenes.
    public var count = 0
    /// Bytes that they take.
    public var byteCount = 0
    /// When the one that was not used for longest was used, in seconds since 1970.
    public var oldest: Int64?
    /// Those that another run is using, so that they stay.
    public var inUse = 0
  }

  /// Why a cache cannot be used.
  struct Unusable: Error, Equatable {
    let reason: String
  }

  /// The most bytes of compiled scenes that are kept: some thousand scenes.
  public static let usualLimit = 200_000_000
  /// The permissions of a folder that is its user's alone.
  private static let ownMode: mode_t = 0o700
  /// Permissions to write for everybody but the owner, and to do anything.
  private static let (othersWrite, othersAny): (mode_t, mode_t) = (0o022, 0o077)
  /// How the names of libraries, and of folders in which they are made, end and begin.
  private static let (ending, working) = (".so", "work-")

  /// The folder for what is cached; `nil` if the environment names no place.
  public let base: String?
  /// The most bytes that are kept.
  var limit = usualLimit
  /// What is wrong with the environment and was passed over; one line.
  public let remark: String?

  /// Finds the place.
  ///
  /// - Parameter environment: XDG_CACHE_HOME, or else HOME, says where. A path that does not begin at the root is
  ///   ignored, as the XDG Base Directory Specification has it.
  public init(environment: [String: String]) {
    let (wanted, home) = (environment["XDG_CACHE_HOME"] ?? "", environment["HOME"] ?? "")
    let isIgnored = !wanted.isEmpty && !wanted.hasPrefix("/")
    remark = isIgnored ? "XDG_CACHE_HOME is ignored, as '\(wanted)' is no absolute path" : nil
    if wanted.hasPrefix("/") {
      base = wanted
    } else {
      base = home.hasPrefix("/") ? "\(home)/.cache" : nil
    }
  }

  /// The folder of compiled scenes; `nil` if the environment names no place.
  public var path: String? { base.map { "\($0)/rostrum/scenes" } }

  /// Why it cannot be used; `nil` if it can, or is not there yet.
  public var trouble: String? {
    do {
      _ = try existing()
      return nil
    } catch {
      return error.reason
    }
  }

  // MARK: The folder

  private func place() throws(Unusable) -> (base: String, own: String, scenes: String) {
    guard let base, let path else {
      throw Unusable(reason: "neither XDG_CACHE_HOME nor HOME is set to an absolute path")
    }
    return (base, "\(base)/rostrum", path)
  }

  /// The folder, made where it is missing, and nobody else's.
  func prepare() throws(Unusable) -> String {
    let (base, own, scenes) = try place()
    // What is made of it is as private as the specification wants it.
    try? FileManager.default.createDirectory(
      atPath: base, withIntermediateDirectories: true,
      attributes: [.posixPermissions: Int(Self.ownMode)])
    try checkParent(base)
    for folder in [own, scenes] {
      guard unsafe mkdir(folder, Self.ownMode) == 0 || errno == EEXIST else {
        throw Unusable(reason: "\(folder) cannot be made: \(Self.words(errno))")
      }
      try claim(folder)
    }
    guard unsafe access(scenes, R_OK | W_OK | X_OK) == 0 else {
      throw Unusable(reason: "\(scenes) cannot be written: \(Self.words(errno))")
    }
    return scenes
  }

  /// The folder if it is there and may be used; `nil` if it is not there.
  private func existing() throws(Unusable) -> String? {
    let (base, own, scenes) = try place()
    for folder in [base, own, scenes] {
      guard let status = try status(of: folder) else { return nil }
      if folder != base, status.st_uid != geteuid() { throw Self.others(folder, status) }
    }
    return scenes
  }

  /// Whoever may rename folders here might put another in the place of ours.
  private func checkParent(_ folder: String) throws(Unusable) {
    guard let status = try status(of: folder) else {
      throw Unusable(reason: "\(folder) cannot be made")
    }
    guard status.st_uid == geteuid() || status.st_uid == 0 else {
      throw Self.others(folder, status)
    }
    if status.st_mode & Self.othersWrite != 0, status.st_mode & S_ISVTX == 0 {
      throw Unusable(reason: "others may write to \(folder)")
    }
  }

  /// Sees to it that a folder is this user's, and that nobody else enters it.
  private func claim(_ folder: String) throws(Unusable) {
    guard let status = try status(of: folder) else {
      throw Unusable(reason: "\(folder) cannot be made")
    }
    guard status.st_uid == geteuid() else { throw Self.others(folder, status) }
    guard status.st_mode & Self.othersAny != 0 else { return }
    guard unsafe chmod(folder, Self.ownMode) == 0 else {
      throw Unusable(reason: "others may enter \(folder)")
    }
    // Others may have put something there.
    if status.st_mode & Self.othersWrite != 0 { removeAll(in: folder) }
  }

  private func removeAll(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  private static func others(_ folder: String, _ status: stat) -> Unusable {
    Unusable(reason: "\(folder) belongs to another user (\(status.st_uid))")
  }

  private func status(of folder: String) throws(Unusable) -> stat? {
    var status = stat()
    guard unsafe stat(folder, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw Unusable(reason: "\(folder) cannot be read: \(Self.words(errno))")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Unusable(reason: "\(folder) is no folder")
    }
    return status
  }

  private static func words(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }

  // MARK: What is in it

  /// The library called `key`, checked, and kept from being removed as long as the result lives; `nil` if there is none.
  ///
  /// One that is damaged, or that others may have changed, is taken away.
  static func library(_ key: String, in folder: String) -> FileLock? {
    let path = self.path(of: key, in: folder)
    guard let lock = FileLock(path, .shared), let status = lock.status else { return nil }
    let isOwn = status.st_uid == geteuid() && status.st_mode & othersWrite == 0
    guard isOwn, status.st_mode & S_IFMT == S_IFREG, isWhole(lock.descriptor) else {
      try? FileManager.default.removeItem(atPath: path)
      return nil
    }
    // Used now.
    _ = futimens(lock.descriptor, nil)
    return lock
  }

  /// The file of the library called `key`.
  static func path(of key: String, in folder: String) -> String { "\(folder)/\(key)\(ending)" }

  /// Gives a library that was just made its name.
  ///
  /// - Parameters:
  ///   - made: The library, in a folder of the same disk.
  ///   - key: What it is called.
  ///   - folder: The folder of compiled scenes.
  /// - Returns: What keeps it from being removed.
  /// - Throws: ``SceneError/system(path:action:number:)``.
  static func keep(
    _ made: String, as key: String, in folder: String
  ) throws(SceneError) -> FileLock? {
    guard let bytes = FileManager.default.contents(atPath: made) else {
      throw .system(path: made, action: "reading", number: ENOENT)
    }
    try WorkFolder.append(digest(of: bytes), to: made)
    let path = path(of: key, in: folder)
    guard unsafe chmod(made, ownMode) == 0 else {
      throw .system(path: made, action: "writing", number: errno)
    }
    let lock = FileLock(made, .shared)
    // Another run may have made it meanwhile, and have let its scene read that file and no other: it stays.
    if unsafe link(made, path) == 0 { return lock }
    if errno == EEXIST, let found = library(key, in: folder) { return found }
    // What is no library goes, and not every file system has links.
    guard unsafe rename(made, path) == 0 else {
      throw .system(path: path, action: "renaming", number: errno)
    }
    return lock
  }

  /// A folder in which a library is made; those of runs that were killed go.
  static func workFolder(in folder: String) throws(SceneError) -> WorkFolder {
    try WorkFolder(in: folder, named: working)
  }

  private static func digest(of bytes: Data) -> [UInt8] {
    var digest = SHA256()
    digest.update([UInt8](bytes))
    return digest.finalize()
  }

  /// Whether a file ends in the digest of what is before.
  private static func isWhole(_ descriptor: Int32) -> Bool {
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    guard let bytes = try? file.readToEnd() else { return false }
    let length = SHA256.byteCount
    return bytes.count > length
      && digest(of: bytes.dropLast(length)) == [UInt8](bytes.suffix(length))
  }

  // MARK: Room

  private struct Entry {
    let path: String
    let byteCount: Int
    let lastUse: timespec
  }

  /// The libraries, the one first that was not used for longest.
  private static func entries(in folder: String) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let entries = names.filter { $0.hasSuffix(ending) }.sorted().compactMap { name -> Entry? in
      var status = stat()
      guard unsafe lstat("\(folder)/\(name)", &status) == 0 else { return nil }
      return Entry(
        path: "\(folder)/\(name)", byteCount: Int(status.st_size), lastUse: status.st_mtim)
    }
    return entries.sorted {
      ($0.lastUse.tv_sec, $0.lastUse.tv_nsec) < ($1.lastUse.tv_sec, $1.lastUse.tv_nsec)
    }
  }

  /// Removes a library, unless a run uses it.
  private static func remove(_ entry: Entry) -> Bool {
    guard let lock = FileLock(entry.path, .exclusive) else {
      // What nobody can open is no library that a run uses.
      guard FileLock(entry.path, .shared) == nil else { return false }
      return unsafe unlink(entry.path) == 0
    }
    return withExtendedLifetime(lock) { unsafe unlink(entry.path) == 0 }
  }

  /// Removes libraries, those first that were not used for longest, until the others fit.
  func trim(_ folder: String) {
    let entries = Self.entries(in: folder)
    var byteCount = entries.map(\.byteCount).reduce(0, +)
    for entry in entries where byteCount > limit {
      if Self.remove(entry) { byteCount -= entry.byteCount }
    }
  }

  /// What is in the cache; `nil` if it is not there yet.
  public func contents() -> Contents {
    guard let folder = try? existing() else { return Contents() }
    return Self.contents(of: Self.entries(in: folder))
  }

  private static func contents(of entries: [Entry]) -> Contents {
    Contents(
      count: entries.count, byteCount: entries.map(\.byteCount).reduce(0, +),
      oldest: entries.first.map { Int64($0.lastUse.tv_sec) })
  }

  /// Removes everything that no run uses.
  ///
  /// - Returns: What was removed.
  public func empty() -> Contents {
    guard let folder = try? existing() else { return Contents() }
    // Making one takes those away that were left.
    _ = try? Self.workFolder(in: folder)
    let entries = Self.entries(in: folder)
    let removed = entries.filter(Self.remove)
    var contents = Self.contents(of: removed)
    contents.inUse = entries.count - removed.count
    return contents
  }
}
