/// A document's text, parsed and not yet read: read once, it becomes a document as often as there are inputs for it.
public struct DocumentSource: Sendable {
  /// What a document is written in.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// YAML, or JSON.
    case yaml, json
  }

  /// Its name in messages.
  public let path: String
  let root: DocumentNode

  /// Parses a document's text.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8, with or without a byte order mark.
  ///   - path: Its name in messages.
  ///   - format: What it is written in.
  /// - Throws: Where it is none, or larger than ``DocumentLimits`` allow.
  public init(bytes: [UInt8], path: String, format: Format) throws(DocumentErrors) {
    func errors(_ place: SourcePlace?, _ reason: String) -> DocumentErrors {
      DocumentErrors(DocumentProblem(file: path, place: place, path: "", reason: reason))
    }
    guard bytes.count <= DocumentLimits.bytes else {
      let most = DocumentLimits.bytes >> 20
      throw errors(
        nil, "found \(Wording.grouped(bytes.count)) bytes; accepted are up to \(most) MiB")
    }
    let text: String
    switch Self.text(bytes) {
    case .success(let read): text = read
    case .failure(let failure): throw errors(failure.place, failure.reason)
    }
    do throws(JSONReader.Failure) {
      if format == .json {
        var reader = JSONReader(Array(text.utf8))
        root = try reader.read()
      } else {
        root = try YAMLReader.read(text)
      }
    } catch {
      throw errors(error.place, error.reason)
    }
    self.path = path
  }

  /// The format that a file's ending names: `.yaml`, `.yml` or `.json`; `nil` for any other.
  ///
  /// - Parameter path: The file.
  /// - Returns: The format.
  public static func format(of path: String) -> Format? {
    switch path.split(separator: ".").last?.lowercased() {
    case "yaml", "yml": .yaml
    case "json": .json
    default: nil
    }
  }

  /// The text without its mark; what is not UTF-8, and characters that no text has, are refused where they stand.
  private static func text(_ bytes: [UInt8]) -> Result<String, JSONReader.Failure> {
    func failure(_ offset: Int, _ reason: String) -> Result<String, JSONReader.Failure> {
      let before = bytes[..<offset]
      let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let line = before.count { $0 == 0x0A } + 1
      let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
      return .failure(.init(place: SourcePlace(line: line, column: column), reason: reason))
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return failure(0, "the file is in UTF-16; accepted is UTF-8")
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let text = String(validating: body, as: UTF8.self) else {
      let valid = validPrefix(bytes)
      let byte = String(bytes[valid], radix: 16, uppercase: true)
      return failure(valid, "found the byte 0x\(byte), which is not UTF-8; accepted is UTF-8")
    }
    let wrong = bytes.firstIndex { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) || $0 == 0x7F }
    if let wrong {
      let code = String(bytes[wrong], radix: 16, uppercase: true)
      return failure(
        wrong,
        "found the control character U+\(String(repeating: "0", count: 4 - code.count))\(code)")
    }
    return .success(text)
  }

  /// How many bytes are UTF-8 from the start on.
  private static func validPrefix(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return min(count, bytes.count - 1)
  }
}
