import Batches
import Codecs
import Foundation
import SceneLoader

/// The keeper of a batch's result manifest: what it says is true at every moment, also of a batch that was killed.
///
/// The file is written whole and renamed. A row is said to be done only when its files stand under their names, and one
/// that is filmed again is first said to be waiting. Writing costs a share of the time at most: a row that has just ended
/// may be missing for a moment, and is filmed again then; nothing false is ever said.
struct BatchLedger {
  /// The share of the time that writing may take.
  private static let greatestShare = 0.04
  /// What is waited between two writings at least, in seconds.
  private static let shortestPause = 0.25

  /// Where it is.
  let path: String
  private let frame: (before: Data, after: Data)
  /// A line for each row, and which place each has.
  private var lines: [Data]
  private let places: [Int: Int]
  private var isBehind = true
  private var nextWrite = -Double.infinity

  /// Begins with what is known.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - document: Its head; without rows.
  ///   - rows: What is true of each row now.
  /// - Throws: What the encoder says.
  init(_ path: String, _ document: BatchResults, _ rows: [BatchResult]) throws {
    self.path = path
    frame = try document.frame
    lines = try rows.map { try $0.line }
    places = Dictionary(
      rows.enumerated().map { ($1.row, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads what an earlier run left.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - manifest: The manifest's file.
  /// - Returns: What was true of each row then, by its name; nothing if there is no such file.
  /// - Throws: ``Failure`` if it is something else.
  static func earlier(_ path: String, manifest: String) throws -> [String: BatchResult] {
    guard Place.kind(of: path) != .nothing else { return [:] }
    guard let data = FileManager.default.contents(atPath: path), let read = BatchResults(data)
    else {
      throw Failure(.usage, Messages.resultsUnreadable(path))
    }
    guard read.manifest == manifest else {
      throw Failure(.usage, Messages.resultsOfAnother(path, read.manifest))
    }
    return Dictionary(read.rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Takes a row's result.
  mutating func note(_ result: BatchResult) throws {
    guard let place = places[result.row] else { return }
    lines[place] = try result.line
    isBehind = true
  }

  /// How long it may be until something is to be written, in seconds; `nil` if nothing is.
  var pause: Double? { isBehind ? max(0, nextWrite - RealClock.seconds) : nil }

  /// Writes it, if something is new and the time has come.
  ///
  /// - Parameter now: Whether the time has come in any case.
  /// - Throws: `CodecError` where the system refuses.
  mutating func write(now: Bool = false) throws {
    let start = RealClock.seconds
    guard isBehind, now || start >= nextWrite else { return }
    let file = try OutputFile(path: path)
    try file.write([UInt8](frame.before))
    for (place, line) in lines.enumerated() {
      try file.write(Array(line) + (place + 1 < lines.count ? Array(",\n".utf8) : []))
    }
    try file.write([UInt8](frame.after))
    try file.finish()
    isBehind = false
    let end = RealClock.seconds
    nextWrite = end + max(Self.shortestPause, (end - start) / Self.greatestShare)
  }

  /// The document's text.
  var text: String {
    var text = String(decoding: frame.before, as: UTF8.self)
    text += lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",\n")
    return text + String(decoding: frame.after, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
