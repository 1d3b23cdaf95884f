internal import Foundation

/// A `.metal` file: its text, the files that it includes, and its stitchable functions.
struct ShaderFile {
  /// A stitchable function, as the file declares it.
  struct Function: Equatable {
    let name: String
    /// The type of a pointer to it.
    let type: String
  }

  /// Where it is.
  let path: String
  let text: String
  /// Files that it includes by names in quotes, and those that they include.
  let included: [(path: String, text: String)]
  let functions: [Function]

  /// The most files that are looked at for one.
  private static let greatestCount = 100

  /// Reads a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``SceneError/missing(path:)``, ``SceneError/unreadable(path:reason:)``.
  init(_ path: String) throws(SceneError) {
    text = try TextFile(path).read()
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    self.path = path
    functions = Self.functions(in: text)
    var (found, waiting): ([(String, String)], [(String, String)]) = ([], [(path, text)])
    var seen: Set<String> = [path]
    while let (file, text) = waiting.popLast(), seen.count < Self.greatestCount {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      for name in Self.includes(in: text) {
        let place = folder.appendingPathComponent(name).standardizedFileURL.path
        guard seen.insert(place).inserted, let words = try? TextFile(place).read() else { continue }
        found.append((place, words))
        waiting.append((place, words))
      }
    }
    included = found
  }

  /// All of which it is made, for what is kept under their digest.
  var texts: [String] { [text] + included.flatMap { [$0.path, $0.text] } }

  /// All that it says, wherever it lies.
  var contents: [String] { [text] + included.map(\.text) }

  private static func includes(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("#") else { return nil }
      let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count == 3 && parts[0].contains("include") ? String(parts[1]) : nil
    }
  }

  // MARK: Functions

  /// Words before a function's name that are no part of its type.
  private static let specifiers: Set<Substring> = ["static", "inline", "constexpr", "extern"]

  /// The functions behind `[[stitchable]]`, in the order of the text.
  static func functions(in text: String) -> [Function] {
    var rest = code(of: text)[...]
    var found: [Function] = []
    while let start = rest.firstRange(of: "[["),
      let end = rest[start.upperBound...].firstRange(of: "]]")
    {
      let mark = rest[start.upperBound..<end.lowerBound].filter { !$0.isWhitespace }
      rest = rest[end.upperBound...]
      guard mark == "stitchable", let function = function(at: rest) else { continue }
      if !found.contains(where: { $0.name == function.name }) { found.append(function) }
    }
    return found
  }

  /// The function whose declaration a text begins with.
  private static func function(at text: Substring) -> Function? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    let words = text[..<open].split(whereSeparator: \.isWhitespace)
    guard let name = words.last, words.count > 1 else { return nil }
    var (depth, parameters, isDefault) = (0, "", false)
    for letter in text[open...] {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      // A pointer's type has no defaults.
      if depth == 1, letter == "=" { isDefault = true }
      if depth == 0 || depth == 1 && letter == "," { isDefault = false }
      if !isDefault { parameters.append(letter.isNewline ? " " : letter) }
      if depth == 0 { break }
    }
    guard depth == 0 else { return nil }
    let result = words.dropLast().filter { !specifiers.contains($0) }.joined(separator: " ")
    return Function(name: String(name), type: "\(result) (*)\(parameters)")
  }

  /// A text without its comments.
  private static func code(of text: String) -> String {
    var (code, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(text.utf8)[...])
    let (slash, star, feed) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\n"))
    while let byte = rest.popFirst() {
      guard byte == slash, let next = rest.first, next == slash || next == star else {
        code.append(byte)
        continue
      }
      rest.removeFirst()
      if next == slash {
        rest = rest.drop { $0 != feed }
      } else {
        while let inside = rest.popFirst(), !(inside == star && rest.first == slash) {}
        rest = rest.dropFirst()
      }
      code.append(UInt8(ascii: " "))
    }
    return String(decoding: code, as: UTF8.self)
  }
}
