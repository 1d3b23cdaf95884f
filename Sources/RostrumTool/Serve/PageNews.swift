import Foundation

/// News for a page, as JSON; `is` says what they are.
struct PageNews: Encodable, Sendable {
  /// What a problem is, and where.
  struct Problem: Codable, Hashable, Sendable {
    var file: String
    var line: Int
    var column: Int?
    var kind: String
    var message: String
    /// Lines around it.
    var source: [Line] = []
  }
  /// A line of a file.
  struct Line: Codable, Hashable, Sendable {
    var number: Int
    var text: String
  }
  /// A scene that can be chosen.
  struct Scene: Codable, Hashable, Sendable {
    var name: String
    var path: String
  }
  /// A fault: why there is no picture.
  struct Fault: Codable, Hashable, Sendable {
    var message: String
    var details: String
    var problems: [Problem]
  }

  var `is`: String
  var take: Int?
  var scenes: [Scene]?
  var devices: [String]?
  var typeSizes: [String]?
  var look: LiveLook?
  var stand: LiveStand?
  var length: LiveLength?
  var fault: Fault?
  var frame: Int?
  var key: Int?
  var steps: [LiveStep]?
  var usesFile: Bool?
  /// The script file beside the scene, if there is one.
  var file: String?
  var text: String?
  var name: String?
  var type: String?
  var obstacle: String?
  /// Milliseconds from an edit, or another wish, to what is told.
  var milliseconds: Double?

  /// Names what is told.
  init(_ name: String) { self.is = name }

  /// The same as text.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The same before bytes that belong to it: the text's length in four bytes, the text, the bytes.
  ///
  /// - Parameter payload: The bytes.
  /// - Returns: One message.
  func bytes(with payload: [UInt8]) -> [UInt8] {
    let text = Array(json.utf8)
    let head = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: text.count >> $0) }
    return head + text + payload
  }
}
