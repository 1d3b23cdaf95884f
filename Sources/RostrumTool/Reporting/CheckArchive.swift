import Codecs
import Digest
import Foundation
import Goldens
import Pixels
import Reports

/// An archive of a check: a folder with its result and all that a report shows, from which the page can be made again.
///
/// | file | holds |
/// |---|---|
/// | `check.json` | the result document |
/// | `clips/NAME.json` | of a golden that is not as it was: how its values moved and move, and which pictures its frames have |
/// | `pictures/KEY.png` | each picture once; its key is the digest of its pixels |
struct CheckArchive {
  /// The folder, without a `/` at its end.
  let folder: String

  /// The archive in a folder.
  init(folder: String) { self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder }

  /// The archive that a result document belongs to: its folder's.
  init(of document: String) { folder = Place.folder(of: document) }

  private func path(ofClip name: String) -> String {
    // Any name is a file's name then, and no two names are one.
    let letters = name.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return "\(folder)/clips/\(letters.joined()).json"
  }

  private func path(ofPicture key: String) -> String { "\(folder)/pictures/\(key).png" }

  // MARK: Writing

  /// Makes the folder and takes an older check's clips and pictures away.
  ///
  /// - Throws: `CodecError` where the system refuses.
  func begin() throws {
    for part in ["clips", "pictures"] {
      let place = "\(folder)/\(part)"
      try? FileManager.default.removeItem(atPath: place)
      try OutputFile.makeFolder(place)
    }
  }

  /// Keeps a picture.
  ///
  /// - Returns: Its key; equal pictures have equal keys, and are kept once.
  /// - Throws: `CodecError` where the system refuses.
  func store(_ pixmap: Pixmap) throws -> String {
    // Equal bytes of other sizes are other pictures.
    let size = Array("\(pixmap.width)x\(pixmap.height) ".utf8)
    let key = String(SHA256.hexadecimal(of: size + pixmap.digest).prefix(Self.keyLength))
    let path = path(ofPicture: key)
    if Place.kind(of: path) == .nothing {
      let file = try OutputFile(path: path)
      try file.write(try PNGEncoder().encode(pixmap))
      try file.finish()
    }
    return key
  }

  /// Hexadecimal digits of a picture's key.
  private static let keyLength = 24

  /// Keeps the pictures of an animated PNG.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - framesPerSecond: The film's rate: what is shown for longer stands for several frames.
  /// - Returns: The key of each frame's picture.
  /// - Throws: `CodecError` if it cannot be read.
  func storeFilm(_ path: String, framesPerSecond: Double) throws -> [String] {
    var reader = try APNGReader(path)
    var keys: [String] = []
    var end = 0.0
    while let frame = try reader.nextFrame() {
      let key = try store(frame.pixmap)
      end += frame.duration.seconds
      let count = max(Int((end * framesPerSecond).rounded()) - keys.count, 1)
      keys += [String](repeating: key, count: count)
    }
    return keys
  }

  /// Keeps a clip.
  ///
  /// - Throws: `CodecError` where the system refuses.
  func add(_ clip: ReportClip) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try Place.put(
      String(decoding: try encoder.encode(clip), as: UTF8.self), into: path(ofClip: clip.name))
  }

  /// Writes the result document, and the page `index.html`.
  ///
  /// - Parameters:
  ///   - document: The result.
  ///   - limit: Bytes that the page may take.
  /// - Returns: What became of the page.
  /// - Throws: ``Failure`` and `CodecError` where something cannot be read or written.
  func finish(_ document: CheckDocument, limit: Int) throws -> ReportPage.Result {
    try Place.put(try jsonText(document), into: "\(folder)/check.json")
    return try makePage(document, in: folder, limit: limit)
  }

  // MARK: Reading

  /// Reads a result document.
  ///
  /// - Throws: ``Failure`` if it is none.
  static func document(at path: String) throws -> CheckDocument {
    let text = try Place.read(path)
    let document: CheckDocument
    do {
      document = try JSONDecoder().decode(CheckDocument.self, from: Data(text.utf8))
    } catch {
      throw Failure(.usage, Messages.noCheckDocument(path))
    }
    let known = CheckDocument(version: "", renderer: 0).schema
    guard document.schema == known else {
      throw Failure(.usage, Messages.strangeSchema(path, document.schema, known))
    }
    return document
  }

  /// Makes the page of a check.
  ///
  /// - Parameters:
  ///   - document: Its result.
  ///   - place: The folder that takes `index.html`.
  ///   - limit: Bytes that the page may take.
  /// - Returns: What became of the page.
  /// - Throws: ``Failure`` and `CodecError` where something cannot be read or written.
  func makePage(
    _ document: CheckDocument, in place: String, limit: Int
  ) throws -> ReportPage.Result {
    var clips: [ReportClip] = []
    for entry in document.entries {
      let path = path(ofClip: entry.name)
      guard Place.kind(of: path) == .other else { continue }
      do {
        clips.append(
          try JSONDecoder().decode(ReportClip.self, from: Data(try Place.read(path).utf8)))
      } catch is DecodingError {
        throw Failure(.usage, Messages.noClip(path))
      }
    }
    let page = ReportPage(document, clips: clips, limit: limit)
    let result = try page.make { key in
      let path = path(ofPicture: key)
      // Keys come from a file: none of them is a way out of the folder.
      guard key.allSatisfy(\.isHexDigit), Place.kind(of: path) == .other else {
        throw Failure(.usage, Messages.missingPicture(path))
      }
      return try PNGReader.read(path)
    }
    let file = try OutputFile(path: "\(place)/index.html")
    try file.write(Array(result.html.utf8))
    try file.finish()
    return result
  }
}
