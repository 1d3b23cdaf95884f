import Foundation
import SwiftParser
import SwiftSyntax

/// A source file as the checks see it: its text, its code without comments and the insides of
/// strings, and its tree where it is Swift.
struct SourceFile: Sendable {
  let path: String
  let text: String
  /// The text with spaces instead of comments and what stands in strings; as many bytes, and the
  /// same lines.
  let code: String
  let tree: SourceFileSyntax?
  /// All declarations at its top or in types and extensions; functions in functions count for these.
  private(set) var declarations: [Declaration] = []
  private let lineStarts: [Int]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    var bytes = Array(text.utf8)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    if path.hasSuffix(".swift") {
      let tree = Parser.parse(source: text)
      self.tree = tree
      blankSwift(&bytes, tree)
    } else {
      tree = nil
      blankC(&bytes)
    }
    code = String(decoding: bytes, as: UTF8.self)
    declarations = findDeclarations()
  }

  /// How many lines the file has.
  var lineCount: Int { text.isEmpty ? 0 : lineStarts.count - (text.hasSuffix("\n") ? 1 : 0) }

  /// The number of the line that holds the byte at `offset`, from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line with this number, without its end.
  func line(_ number: Int) -> Substring {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: lineStarts[number - 1])
    return text[start...].prefix { $0 != "\n" }
  }

  /// The target that the file belongs to: `Views` of `Sources/Views/Text/Text.swift`.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : path
  }
}

private func blank(_ bytes: inout [UInt8], _ range: Range<Int>) {
  for at in range where bytes[at] != UInt8(ascii: "\n") { bytes[at] = UInt8(ascii: " ") }
}

private func blankSwift(_ bytes: inout [UInt8], _ tree: SourceFileSyntax) {
  for token in tree.tokens(viewMode: .sourceAccurate) {
    var at = token.position.utf8Offset
    for piece in token.leadingTrivia { blankComment(piece, at: &at, &bytes) }
    let end = at + token.trimmedLength.utf8Length
    if case .stringSegment = token.tokenKind { blank(&bytes, at..<end) }
    at = end
    for piece in token.trailingTrivia { blankComment(piece, at: &at, &bytes) }
  }
}

private func blankComment(_ piece: TriviaPiece, at: inout Int, _ bytes: inout [UInt8]) {
  let start = at
  at += piece.sourceLength.utf8Length
  switch piece {
  case .lineComment, .blockComment, .docLineComment, .docBlockComment:
    blank(&bytes, start..<at)
  default: break
  }
}

/// Comments and strings of C; a string's quotes stay.
private func blankC(_ bytes: inout [UInt8]) {
  func find(_ end: String, from start: Int) -> Int {
    let end = Array(end.utf8)
    var at = start
    while at + end.count <= bytes.count {
      if Array(bytes[at..<at + end.count]) == end { return at }
      at += 1
    }
    return bytes.count
  }
  var at = 0
  while at < bytes.count {
    let pair = bytes[at...].prefix(2)
    if pair.elementsEqual("//".utf8) {
      let end = find("\n", from: at)
      blank(&bytes, at..<end)
      at = end
    } else if pair.elementsEqual("/*".utf8) {
      let end = min(find("*/", from: at + 2) + 2, bytes.count)
      blank(&bytes, at..<end)
      at = end
    } else if let quote = pair.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      var end = at + 1
      while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "\n") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      blank(&bytes, at + 1..<min(end, bytes.count))
      at = end + 1
    } else {
      at += 1
    }
  }
}

/// All sources below some folders, read and parsed side by side, in the order of their paths.
func readSources(below folders: [String]) async throws -> [SourceFile] {
  var paths: [String] = []
  for folder in folders {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw HouseError("there is no \(folder)")
    }
    if !isFolder.boolValue { paths.append(folder) }
    let below = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    paths += below.filter { name in [".swift", ".c", ".h"].contains { name.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }
  }
  return try await withThrowingTaskGroup(of: SourceFile.self) { group in
    for path in paths {
      group.addTask {
        SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
      }
    }
    return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.path < $1.path }
  }
}

/// Why nothing can be checked.
struct HouseError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Something that a check found, at a place.
struct Finding: Equatable, CustomStringConvertible {
  let title: String
  let place: String
  let text: String
  /// What it is called where it is allowed; without a path.
  let key: String
  var description: String { "\(title): \(place): \(text)" }

  init(title: String, place: String, text: String, key: String? = nil) {
    (self.title, self.place, self.text, self.key) = (title, place, text, key ?? text)
  }
}
