internal import Digest
internal import Foundation
internal import Glibc

/// The index of a project: which names each of its Swift files declares and uses.
///
/// The macro plug-in, which can read Swift, makes a line for each file; the lines are kept by the digests of the files'
/// texts.
struct ProjectIndex {
  /// The names of a file.
  struct Entry {
    let path: String
    /// Whether the program begins there.
    let isMain: Bool
    let imports: [Substring]
    /// At the top of the file.
    let declared: [Substring]
    /// What extensions add to types.
    let members: [Substring]
    let uses: [Substring]
    let memberUses: [Substring]
    /// What only its previews use; members with a dot before them.
    let previewUses: [Substring]
    /// Types at the top of the file that no other file sees.
    let privates: [Substring]
    /// The protocols to which its types conform, and the classes that they inherit from.
    let kinds: [Substring]

    init?(path: String, line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == Self.fieldCount else { return nil }
      func names(_ number: Int) -> [Substring] { fields[number].split(separator: " ") }
      self.path = path
      isMain = fields[0] == "main"
      (imports, declared, members) = (names(1), names(2), names(3))
      (uses, memberUses, previewUses) = (names(4), names(5), names(6))
      (privates, kinds) = (names(7), names(8))
    }

    static let fieldCount = 9
  }

  /// In the order of the paths that were asked for.
  let entries: [Entry]
  /// Which entries declare a name at their top.
  let declaring: [Substring: [Int]]
  /// Which entries add a name to a type.
  let adding: [Substring: [Int]]
  /// Which entries have types that conform to a protocol.
  let conforming: [Substring: [Int]]
  /// Which entries add an initialiser or a subscript with a first label to a type.
  let labelling: [Substring: [Int]]

  /// A longer file is no code that somebody wrote.
  private static let greatestSize = 1 << 20
  /// What follows a digest in what is kept.
  private static let separator = UInt8(ascii: "\t")
  private static let newline = UInt8(ascii: "\n")

  /// Reads the files, and asks the plug-in about those that are not known.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - plugin: The macro plug-in.
  ///   - environment: What it is run with.
  ///   - kept: Where lines are kept; `nil` for nowhere.
  ///   - work: For what lasts no longer.
  /// - Throws: `SceneError` if the plug-in fails.
  init(
    _ paths: [String], plugin: String, environment: [String: String], kept: String?,
    in work: WorkFolder
  ) throws(SceneError) {
    var known = Self.known(kept)
    var digests: [String?] = []
    var (asked, unknown): ([String], [String]) = ([], [])
    for path in paths {
      guard let bytes = FileManager.default.contents(atPath: path),
        bytes.count <= Self.greatestSize
      else {
        digests.append(nil)
        continue
      }
      let digest = SHA256.hexadecimal(of: [UInt8](bytes))
      digests.append(digest)
      if known[digest] == nil {
        known[digest] = ""
        asked.append(path)
        unknown.append(digest)
      }
    }
    if !asked.isEmpty {
      let lines = try Self.lines(of: asked, plugin, environment, work)
      for (digest, line) in zip(unknown, lines) { known[digest] = line }
      Self.keep(zip(unknown, lines).map { "\($0)\t\($1)\n" }.joined(), kept, known.count)
    }
    let entries = zip(paths, digests).compactMap { path, digest in
      digest.flatMap { known[$0] }.flatMap { Entry(path: path, line: $0) }
    }
    var declaring: [Substring: [Int]] = [:]
    var (adding, labelling, conforming) = (declaring, declaring, declaring)
    for (number, entry) in entries.enumerated() {
      for name in entry.declared { declaring[name, default: []].append(number) }
      for name in entry.kinds { conforming[name, default: []].append(number) }
      for name in entry.members {
        adding[name, default: []].append(number)
        if name.last == ":" {
          labelling[ProjectSelection.label(of: name), default: []].append(number)
        }
      }
    }
    (self.entries, self.declaring) = (entries, declaring)
    (self.adding, self.labelling, self.conforming) = (adding, labelling, conforming)
  }

  /// Whether no file declares a name, at its top or for a type.
  func lacks(_ name: String) -> Bool {
    declaring[Substring(name)] == nil && adding[Substring(name)] == nil
  }

  private static func known(_ file: String?) -> [String: Substring] {
    guard let file, let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      return [:]
    }
    var known: [String: Substring] = [:]
    for line in text.utf8.split(separator: newline) {
      guard let end = line.firstIndex(of: separator) else { continue }
      let names = line[line.index(after: end)...]
      // What another version kept has other fields.
      guard names.count(where: { $0 == separator }) == Entry.fieldCount - 1 else { continue }
      known[String(Substring(line[..<end]))] = Substring(names)
    }
    return known
  }

  private static func lines(
    of paths: [String], _ plugin: String, _ environment: [String: String], _ work: WorkFolder
  ) throws(SceneError) -> [Substring] {
    let list = "\(work.path)/summaries-\(UUID().uuidString)"
    try WorkFolder.append(Array(paths.joined(separator: "\n").utf8), to: list)
    let (end, output) = try ChildProcess.run(
      plugin, ["--summaries", list], environment: environment)
    let lines = output.utf8.split(separator: newline).map { Substring($0) }
    guard end == .exited(0), lines.count == paths.count else {
      throw .unreadable(path: plugin, reason: "it cannot tell the names of the project's files")
    }
    return lines
  }

  /// The most lines that are kept; beyond, all are found anew.
  private static let greatestCount = 50_000

  /// Adds lines to those that are kept.
  ///
  /// Two runs may do so at once: a line that is damaged is none.
  private static func keep(_ text: String, _ file: String?, _ count: Int) {
    guard let file else { return }
    if count > greatestCount { unsafe unlink(file) }
    try? WorkFolder.append(Array(text.utf8), to: file)
  }
}
