public import Foundation

/// What became of a row.
public struct BatchResult: Codable, Hashable, Sendable {
  /// How far it is.
  public enum Status: String, Codable, Sendable {
    /// All its files are there, and are what they are said to be.
    case done
    /// It was tried, and there is no film of it.
    case failed
    /// There is no film of it yet, or none of what is asked for now.
    case waiting
  }

  /// A file of its film.
  public struct Output: Codable, Hashable, Sendable {
    /// Where it is.
    public var path: String
    /// Its size in bytes; of a sequence that of all its pictures.
    public var bytes: Int
    /// The SHA-256 digest of its bytes; of a sequence that of its index, which has the pictures' digests.
    public var digest: String
    /// How many frames it has.
    public var frames: Int

    /// A file of a film.
    ///
    /// - Parameters:
    ///   - path: Where it is.
    ///   - bytes: Its size in bytes.
    ///   - digest: Its SHA-256 digest.
    ///   - frames: How many frames it has.
    public init(path: String, bytes: Int, digest: String, frames: Int) {
      (self.path, self.bytes, self.digest, self.frames) = (path, bytes, digest, frames)
    }
  }

  /// The row's number in the whole plan, from 0.
  public var row: Int
  /// What it is called.
  public var name: String
  /// Its scene's file.
  public var scene: String
  /// How far it is.
  public var status: Status
  /// What it was made of: the same fingerprint, the same film; `nil` if it was not tried.
  public var fingerprint: String?
  /// The exit code that a call of its own would have had, if it failed.
  public var code: Int?
  /// Why it failed.
  public var message: String?
  /// Frames drawn.
  public var frames: Int?
  /// Seconds that it took.
  public var seconds: Double?
  /// The most memory that its process had, in bytes.
  public var memory: Int?
  /// Its files.
  public var outputs: [Output]?

  /// A row of which nothing is known.
  ///
  /// - Parameters:
  ///   - row: Its number.
  ///   - name: Its name.
  ///   - scene: Its scene's file.
  public init(row: Int, name: String, scene: String) {
    (self.row, self.name, self.scene, status) = (row, name, scene, .waiting)
  }

  /// The result as one line of JSON, keys in order.
  public var line: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}

/// The result manifest of a batch: what is true of each of its rows.
public struct BatchResults: Codable, Hashable, Sendable {
  /// The form of the document, by a name that changes when a key goes or changes its meaning.
  public static let schemaName = "rostrum.batch/1"

  /// The form of the document.
  public var schema = Self.schemaName
  /// The tool's version.
  public var version: String
  /// The manifest's file.
  public var manifest: String
  /// Which part of the rows it tells of, as in `2/7`; `nil` for all of them.
  public var shard: String?
  /// How many rows the whole plan has.
  public var count: Int
  /// The rows, by their numbers.
  public var rows: [BatchResult]

  /// A document without rows.
  ///
  /// - Parameters:
  ///   - version: The tool's version.
  ///   - manifest: The manifest's file.
  ///   - shard: Which part of the rows it tells of.
  ///   - count: How many rows the whole plan has.
  public init(version: String, manifest: String, shard: String?, count: Int) {
    (self.version, self.manifest, self.shard, self.count) = (version, manifest, shard, count)
    rows = []
  }

  /// Reads a document; `nil` if it is none of this form.
  ///
  /// - Parameter data: Its bytes.
  public init?(_ data: Data) {
    guard let read = try? JSONDecoder().decode(Self.self, from: data),
      read.schema == Self.schemaName
    else { return nil }
    self = read
  }

  /// What stands before the rows in the document's text, and behind them: a row is a line.
  public var frame: (before: Data, after: Data) {
    get throws {
      var empty = self
      empty.rows = []
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let text = String(decoding: try encoder.encode(empty), as: UTF8.self)
      let mark = "\"rows\":[]"
      guard let place = text.range(of: mark) else { return (Data(text.utf8), Data()) }
      return (
        Data("\(text[..<place.lowerBound])\"rows\":[\n".utf8),
        Data("\n]\(text[place.upperBound...])\n".utf8)
      )
    }
  }

  /// The document's text.
  public var text: Data {
    get throws {
      let (before, after) = try frame
      var data = before
      for (place, row) in rows.enumerated() {
        if place > 0 { data.append(contentsOf: Array(",\n".utf8)) }
        data.append(try row.line)
      }
      data.append(after)
      return data
    }
  }
}
