internal import Foundation

/// A pattern of file names for a sequence: a folder, or a pattern with the place of the frame's number.
public struct SequencePattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let prefix: String
  private let suffix: String
  private let digits: Int
  /// What indexes are called, behind the files' name without its number.
  static let indexEnding = "frames.json"

  /// Digits of a number in a folder's files, at least.
  private static let usualDigits = 4
  /// Digits that a pattern may ask for: more than any number has.
  private static let greatestDigits = 20

  /// Reads a pattern: `FOLDER/` (files are called `FOLDER/NAME-0000.png`, after the folder), or a
  /// path with one `%d` or `%04d` in its last part, and `%%` for a percent sign.
  ///
  /// The result is `nil` if `text` is neither.
  ///
  /// - Parameters:
  ///   - text: The pattern.
  ///   - fileExtension: The extension of files in a folder, without the dot.
  public init?(_ text: String, fileExtension: String = "png") {
    description = text
    if text.hasSuffix("/") {
      let folder = text.reversed().drop { $0 == "/" }
      let name = String(folder.prefix { $0 != "/" }.reversed())
      let stem = name.isEmpty || name == "." || name == ".." ? "frame" : name
      (prefix, suffix, digits) = ("\(text)\(stem)-", ".\(fileExtension)", Self.usualDigits)
      return
    }
    var parts = ["", ""]
    var (place, width) = (0, 0)
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "%" else {
        parts[place].append(character)
        continue
      }
      if rest.first == "%" {
        parts[place].append("%")
        rest.removeFirst()
        continue
      }
      let number = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(number.count)
      guard place == 0, rest.popFirst() == "d", number.isEmpty || number.hasPrefix("0") else {
        return nil
      }
      (place, width) = (1, Int(number) ?? 0)
    }
    guard place == 1, width <= Self.greatestDigits, !parts[1].contains("/") else { return nil }
    (prefix, suffix, digits) = (parts[0], parts[1], width)
  }

  /// The file of frame `number`.
  public func path(of number: Int) -> String {
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
  }

  /// Whether a path is that of a frame.
  public func holds(_ path: String) -> Bool { number(of: path) != nil }

  /// The number of the frame whose path this is; `nil` for any other path.
  public func number(of path: String) -> Int? {
    guard path.hasPrefix(prefix), path.hasSuffix(suffix),
      path.utf8.count > prefix.utf8.count + suffix.utf8.count
    else { return nil }
    let number = path.dropFirst(prefix.count).dropLast(suffix.count)
    return number.allSatisfy { $0.isASCII && $0.isNumber } ? Int(number) : nil
  }

  /// The folder of the files, with its `/`; empty for the working folder.
  public var folder: String {
    prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
  }

  /// The pattern of the files' names, without their folder.
  public var name: String {
    func literal(_ text: some StringProtocol) -> String {
      text.replacingOccurrences(of: "%", with: "%%")
    }
    let number = digits > 0 ? "%0\(digits)d" : "%d"
    return literal(prefix.dropFirst(folder.count)) + number + literal(suffix)
  }

  /// The same files by a pattern of names and their folder, which may have any characters.
  ///
  /// - Parameters:
  ///   - folder: The folder, with its `/`; empty for the working folder.
  ///   - name: What ``name`` says.
  public init?(folder: String, name: String) {
    guard !name.contains("/"), let names = Self(name) else { return nil }
    (prefix, suffix, digits) = (folder + names.prefix, names.suffix, names.digits)
    description = folder + name
  }

  /// Whether another pattern is of the same files, however many digits their numbers have.
  func hasSameFiles(as other: Self) -> Bool {
    (prefix, suffix) == (other.prefix, other.suffix)
  }

  /// The path of the index, the file beside the frames that says which they are.
  ///
  /// `a/` has `a/a.frames.json`, `out/f%04d.png` has `out/f.frames.json`, `out/%04d.png` has `out/frames.json`.
  public var indexPath: String {
    let ending = suffix.hasSuffix(".png") ? suffix.dropLast(4) : suffix[...]
    var stem = String(prefix.dropFirst(folder.count) + ending)
    while let last = stem.last, "-_.".contains(last) { stem.removeLast() }
    return "\(folder)\(stem)\(stem.isEmpty ? "" : ".")\(Self.indexEnding)"
  }

  /// The path under which an index that says that the frames are being replaced is made ready.
  var markPath: String { indexPath + ".begun" }

  /// Whether a file is one that filming this sequence makes: a frame, or the index.
  public func makes(_ path: String) -> Bool {
    holds(path) || path == indexPath || path == markPath
  }

  /// The files that bear names of frames, by number; hidden ones bear none.
  public func files() -> [(number: Int, path: String)] {
    let place = folder.isEmpty ? "." : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.compactMap { name in
      let path = folder + name
      return number(of: path).map { ($0, path) }
    }.sorted { ($0.number, $0.path) < ($1.number, $1.path) }
  }

  /// Makes the folder of the files, and those above it, where they are missing.
  func makeFolder() throws(CodecError) {
    guard let slash = prefix.lastIndex(of: "/"), slash > prefix.startIndex else { return }
    try OutputFile.makeFolder(String(prefix[..<slash]))
  }
}
