import Foundation
import SceneLoader

/// The proof of one scene: it is filmed in many ways by processes of the tool's own, and the digests are compared.
struct ProofRun {
  /// What a film came to: a digest of the list and of the pixels by the frame's number.
  struct Film: Equatable {
    var lists: [Int: String] = [:]
    var pixels: [Int: String] = [:]
    /// A display list that was asked for.
    var list: String?
    var preview = ""
  }

  /// The words after the command's name, as the user wrote them.
  let words: [String]
  /// The scenes among them, and which of them this is.
  let scenes: [String]
  let index: Int
  /// A folder of our own for what ways need.
  let folder: String

  private var path: String { scenes[index] }

  /// Films the scene in one way.
  ///
  /// - Parameters:
  ///   - way: Which.
  ///   - numbers: The film's frames, for ways that make it in parts.
  ///   - shown: The frame whose display list is to be told.
  /// - Returns: What it came to.
  /// - Throws: ``Failure`` as the scene's own; `SceneError`.
  func film(_ way: ProofWay, numbers: [Int], showing shown: Int? = nil) throws -> Film {
    func list(_ numbers: [Int]) -> [String] {
      shown.flatMap(numbers.firstIndex).map { ["--list", "\($0)"] } ?? []
    }
    if way.parts == 1 { return try film(way, list(numbers)) }
    var whole = Film()
    for part in 0..<way.parts {
      let own = numbers[
        numbers.count * part / way.parts..<numbers.count * (part + 1) / way.parts]
      if own.isEmpty { continue }
      let frames = ["--frames", own.map { "\($0)" }.joined(separator: ",")]
      let film = try film(way, frames + list(Array(own)))
      whole.lists.merge(film.lists) { $1 }
      whole.pixels.merge(film.pixels) { $1 }
      whole.list = whole.list ?? film.list
    }
    return whole
  }

  private func film(_ way: ProofWay, _ more: [String]) throws -> Film {
    let installation = try Installation()
    let place = way.folder.map { "\(folder)/\($0)" } ?? FileManager.default.currentDirectoryPath
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    // Scenes are compiled once, whatever HOME is.
    if let cache = SceneCache(environment: environment).base {
      environment["XDG_CACHE_HOME"] = cache
    }
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    if way.folder != nil { (environment["HOME"], environment["TMPDIR"]) = (place, place) }
    for (name, value) in way.environment { environment[name] = value }
    let said = "\(folder)/said"
    let shell = "cd \"$0\" && \(way.preparation) && exec 2>\"$1\" && shift && exec \"$@\""
    let (end, output) = try ChildProcess.run(
      "/bin/sh",
      ["-c", shell, place, said, installation.tool.path, "bench", "frames"]
        + absolute(words, dots: way.dots) + ["--number", "\(index + 1)"] + way.words + more,
      environment: environment)
    let error = (try? String(contentsOfFile: said, encoding: .utf8)) ?? ""
    guard end == .exited(0) else { throw failure(end, error) }
    return try Self.film(output, isReversed: way.words.contains("reversed"))
  }

  /// What a process of the tool ended with, as if it had been this one.
  private func failure(_ end: ChildProcess.End, _ error: String) -> Failure {
    var lines = error.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    let last = lines.last.flatMap { $0.hasPrefix("Error: ") ? String($0.dropFirst(7)) : nil }
    if last != nil { lines.removeLast() }
    let details = lines.joined(separator: "\n")
    guard case .exited(let code) = end, let status = ExitStatus(rawValue: code) else {
      return Failure(.internalError, "\(path): \(end); \(Messages.internalError)", details: details)
    }
    return Failure(status, last ?? "\(path) failed", details: details)
  }

  /// Reads `NUMBER DIGEST` lines, and the document after them.
  private static func film(_ output: String, isReversed: Bool) throws -> Film {
    guard let start = output.firstIndex(of: "{") else {
      throw Failure(.internalError, "no document of frames; \(Messages.internalError)")
    }
    let told = try JSONDecoder().decode(FrameLists.self, from: Data(output[start...].utf8))
    let lines = output[..<start].split(separator: "\n").map { $0.split(separator: " ") }
    let numbers = lines.compactMap { $0.first.flatMap { Int($0) } }
    guard numbers.count == lines.count, told.digests.count == lines.count else {
      throw Failure(.internalError, "a frame without digest; \(Messages.internalError)")
    }
    var film = Film(list: told.list, preview: told.preview)
    film.lists = Dictionary(uniqueKeysWithValues: zip(numbers, told.digests))
    // In a reversed film the frames bear the numbers of the moments at which others are shown.
    let shown = isReversed ? numbers.reversed() : numbers
    film.pixels = Dictionary(
      uniqueKeysWithValues: zip(shown, lines.map { String($0.last ?? "") }))
    return film
  }

  /// The user's words with paths from the root, so that they mean the same in another folder.
  private func absolute(_ words: [String], dots: Int) -> [String] {
    let here = FileManager.default.currentDirectoryPath
    func rooted(_ path: Substring) -> String { path.hasPrefix("/") ? "\(path)" : "\(here)/\(path)" }
    let options = ["--script", "--assets", "--font-dir", "--inputs"]
    return words.indices.map { place in
      let word = words[place]
      if place > 0, options.contains(words[place - 1]) { return rooted(word[...]) }
      if place > 0, words[place - 1] == "--asset-url", var picture = AssetAddress(argument: word) {
        picture.file = rooted(picture.file[...])
        return picture.text
      }
      for option in options where word.hasPrefix("\(option)=") {
        return "\(option)=\(rooted(word.dropFirst(option.count + 1)))"
      }
      guard scenes.contains(word) else { return word }
      let path = rooted(word[...])
      let slash = path.lastIndex(of: "/") ?? path.startIndex
      return path[..<slash] + String(repeating: "/.", count: dots) + path[slash...]
    }
  }
}
