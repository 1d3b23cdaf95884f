import Codecs
import Foundation
import Glibc
import SceneLoader
import Synchronization

/// Paths that the tool reads and writes.
enum Place {
  /// Makes the folder of an output where it is missing, and says before any work is done if it cannot be written to.
  ///
  /// - Parameter path: A file, a pattern, or a folder ending in `/`.
  /// - Throws: ``Failure``, `CodecError` where the system makes no folder.
  static func check(_ path: String) throws {
    if OutputFile.isStream(path) {
      guard unsafe access(path, W_OK) == 0 else {
        throw Failure(.usage, Messages.notWritable(path, "no permission"))
      }
      return
    }
    try checkFolder(of: path)
    if !path.hasSuffix("/"), kind(of: path) == .folder {
      throw Failure(.usage, Messages.notWritable(path, "it is a folder; end it with '/'"))
    }
    removeAbandoned(path)
    if let sequence = SequencePattern(path) { try check(sequence) }
  }

  /// Does the same for all files of a folder at once: it is made where it is missing, can be written to, and what runs
  /// that were killed left in it goes.
  ///
  /// - Parameter path: Any of the files.
  /// - Throws: ``Failure``, `CodecError` where the system makes no folder.
  static func checkAll(inFolderOf path: String) throws {
    try checkFolder(of: path)
    removeAbandoned(path, andOthers: true)
  }

  /// Does the same for files of several folders: each folder once, and no file is one.
  static func checkAll(_ paths: [String]) throws {
    var folders: Set<String> = []
    for path in paths {
      if folders.insert(folder(of: path)).inserted { try checkAll(inFolderOf: path) }
      if kind(of: path) == .folder {
        throw Failure(.usage, Messages.notWritable(path, "it is a folder"))
      }
    }
  }

  private static func checkFolder(of path: String) throws {
    if hasTilde(path) { throw Failure(.usage, Messages.notWritable(path, Messages.tilde)) }
    let name = folder(of: path)
    switch kind(of: name) {
    case .folder: break
    case .other: throw Failure(.usage, Messages.notWritable(path, "\(name) is no folder"))
    case .nothing: try makeFolder(name)
    }
    guard unsafe access(name, W_OK | X_OK) == 0 else {
      throw Failure(.usage, Messages.notWritable(path, "no permission in \(name)"))
    }
    // Some folders take no files of ours whatever their permissions say: those of the kernel.
    let probe = OutputFile.temporaryPath(for: "\(name)/\(probe)")
    let descriptor = unsafe open(probe, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      unsafe unlink(probe)
    } else if [ENOENT, EACCES, EPERM, EROFS, EINVAL, EOPNOTSUPP].contains(errno) {
      throw Failure(.usage, Messages.notWritable(path, "\(name) takes no new files"))
    }
  }

  /// Refuses to mix a sequence with pictures that are none of a film under that pattern, or to write over a file that
  /// is no index: frames go as one, and nobody's pictures go with them.
  private static func check(_ sequence: SequencePattern) throws {
    let index = try SequenceIndex.of(sequence)
    if index == nil, kind(of: sequence.indexPath) != .nothing {
      throw Failure(.usage, Messages.strangeIndex(sequence.description, sequence.indexPath))
    }
    let known = Set(index?.frames.map(\.file) ?? [])
    let strange = sequence.files().map { name(of: $0.path) }.filter { !known.contains($0) }
    if !strange.isEmpty {
      throw Failure(.usage, Messages.strangeFrames(sequence.description, strange))
    }
  }

  /// Makes a folder, and remembers which were not there before.
  private static func makeFolder(_ path: String) throws {
    var missing: [String] = []
    var place = path
    while kind(of: place) == .nothing, missing.last != place {
      missing.append(place)
      place = folder(of: place)
    }
    try OutputFile.makeFolder(path)
    made.withLock { $0 = missing + $0 }
  }

  /// The folders that this process made, innermost first.
  private static let made = Mutex<[String]>([])

  /// Takes away the folders that were made for outputs that never came.
  static func removeEmptyFolders() {
    // A folder with something in it stays.
    for folder in made.withLock(\.self) { unsafe rmdir(folder) }
  }

  /// Removes what processes that were killed left of the same output, in the folder or beside the file: nobody could do
  /// it for them.
  private static func removeAbandoned(_ path: String, andOthers: Bool = false) {
    let sequence = SequencePattern(path)
    let place = folder(of: path)
    let written = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for file in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] {
      guard let (name, process) = final(ofTemporary: file), !isAtWork(process) else { continue }
      let final = written + name
      guard andOthers || name == probe || sequence?.makes(final) ?? (final == path) else {
        continue
      }
      try? FileManager.default.removeItem(atPath: "\(place)/\(file)")
    }
  }

  /// What a file in which it is seen whether a folder takes any is called.
  private static let probe = "probe"

  /// The final name of what is written to a temporary file, and the process that writes it; `nil` for another file.
  ///
  /// Trials of a file with a limit of bytes, and the frames that are kept for them, belong to that file.
  static func final(ofTemporary file: String) -> (name: String, process: Int32)? {
    var (name, number) = (Substring(file), Int32?.none)
    while name.hasPrefix("."), let mark = name.range(of: ".tmp-", options: .backwards),
      let process = Int32(name[mark.upperBound...]), process > 0
    {
      number = process
      name = name[name.index(after: name.startIndex)..<mark.lowerBound]
      for part in SizeLimitedWriter.parts where name.hasSuffix(part) { name.removeLast(part.count) }
    }
    return number.map { (String(name), $0) }
  }

  /// Whether a process is there and may be one of the tool's other runs: numbers of processes come again, in containers
  /// soon.
  private static func isAtWork(_ process: Int32) -> Bool {
    if process == getpid() || hasEnded(process) { return false }
    func program(_ process: String) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    }
    guard let other = program("\(process)") else { return true }
    return name(of: other) == program("self").map(name(of:))
  }

  /// Whether there is no such process, or nothing of it but its number, which nobody has asked for yet.
  private static func hasEnded(_ process: Int32) -> Bool {
    if kill(process, 0) != 0 { return errno == ESRCH }
    // The state stands behind the name, which may hold anything.
    let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let name = line?.range(of: ") ", options: .backwards)
    return name.flatMap { line?[$0.upperBound...].first } == "Z"
  }

  /// Whether a path begins with the `~` that a shell replaces by the home folder, and did not: it stands in quotes.
  static func hasTilde(_ path: String) -> Bool { path == "~" || path.hasPrefix("~/") }

  /// The folder of a file, or the folder itself where a path ends in `/`: `.` for a mere name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether there is a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A folder's own path, through links; of one that is not there, as far as the folders above it are; of one whose name
  /// counts from a working folder that was removed, the name.
  static func resolved(_ folder: String) -> String {
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    if let real = unsafe realpath(url.path, nil) {
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    }
    if url.path == "/" { return "/" }
    guard url.path.hasPrefix("/") else { return folder }
    let above = resolved(url.deletingLastPathComponent().path)
    return above == "/" ? "/\(url.lastPathComponent)" : "\(above)/\(url.lastPathComponent)"
  }

  /// Whether two paths name one file that is there, through links.
  static func isSame(_ path: String, _ other: String) -> Bool {
    kind(of: path) == .other
      && URL(fileURLWithPath: path).resolvingSymlinksInPath()
        == URL(fileURLWithPath: other).resolvingSymlinksInPath()
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// A file's name without what stands behind its last dot.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What stands behind the last dot of a file's name, in lower case.
  static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  enum Kind { case nothing, folder, other }

  /// What stands at a path; links are followed.
  static func kind(of path: String) -> Kind {
    // Foundation's attributes cost ten times as much: it asks for the names of owners, too.
    guard let found = status(of: path) else { return .nothing }
    return found.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// The bytes of a file; `nil` if there is none.
  static func size(of path: String) -> Int? { status(of: path).map { Int($0.st_size) } }

  /// What the system says of a path; a slash at its end means nothing.
  private static func status(of path: String) -> stat? {
    var place = path[...]
    while place.utf8.count > 1, place.utf8.last == UInt8(ascii: "/") { place = place.dropLast() }
    var found = stat()
    return unsafe stat(place.isEmpty ? "." : String(place), &found) == 0 ? found : nil
  }

  /// Reads a text file.
  ///
  /// - Throws: ``Failure``, `SceneError` if there is none.
  static func read(_ path: String) throws -> String {
    let file = try TextFile(path)
    // The tool reads what it is told in each of a scene's processes.
    if file.isStream {
      throw Failure(.usage, Messages.unreadable(path, "it is a pipe, which can be read once only"))
    }
    return try file.read()
  }

  /// Says before any work is done if a document cannot be written, as ``check(_:)`` does for films.
  static func checkDocument(_ path: String) throws {
    if path == "-" { return }
    if path.hasSuffix("/") {
      throw Failure(.usage, Messages.notWritable(path, "accepted is a file, not a folder"))
    }
    try check(path)
  }

  /// Writes a document to a file, or to standard output for `-`.
  ///
  /// - Throws: ``Failure`` where there is no such place, `CodecError` where the system refuses.
  static func write(_ text: String, to path: String) throws {
    if path == "-" { return try Standard.output(text) }
    try checkDocument(path)
    try put(text, into: path)
  }

  /// Writes a document to a file that was checked.
  ///
  /// - Throws: `CodecError` where the system refuses.
  static func put(_ text: String, into path: String) throws(CodecError) {
    let file = try OutputFile(path: path)
    try file.write(Array((text + "\n").utf8))
    try file.finish()
  }

  /// Removes what a process that ended left beside the final names of its outputs: files called `.NAME.tmp-PROCESS`.
  static func removeTemporaries(of process: Int32, outputs: [String]) {
    let ending = ".tmp-\(process)"
    let folders = Set(outputs.filter { $0 != "-" }.map(folder(of:)))
    for place in folders.sorted() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names where name.hasPrefix(".") && name.hasSuffix(ending) {
        try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
      }
    }
  }
}

/// A document as JSON, keys in order.
func jsonText(_ document: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(document), as: UTF8.self)
}
