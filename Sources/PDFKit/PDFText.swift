import Foundation

/// What a PDF's bytes say of its pages without being drawn: how many there are, how large they are, and its title.
///
/// Objects that are packed are not read; then the pages are as many as the document's tree or its first object says.
///
/// - Note: Source: ISO 32000-1, sections 7.5.2, 7.7.3 and 14.3.3, and annex F.
struct PDFText {
  /// A page, in points.
  struct Page: Equatable {
    var box = Self.usual
    /// How far it is turned to the right, in degrees.
    var rotation = 0
    /// A letter's sheet, as a page is that says nothing.
    static let usual = CGRect(x: 0, y: 0, width: 612, height: 792)
  }

  /// The pages, in the order of the objects.
  private(set) var pages: [Page] = []
  /// Its version.
  private(set) var version: (major: Int, minor: Int) = (1, 0)
  /// What it says of itself: title, author and their kin.
  private(set) var words: [String: String] = [:]
  /// Whether it can be read with a key only.
  private(set) var isEncrypted = false

  /// How far its mark may be from its beginning, in bytes.
  private static let markDistance = 1024
  private static let wordKeys = ["Title", "Author", "Subject", "Keywords", "Creator", "Producer"]
  private static let turn = 360

  /// Reads bytes; `nil` where they are no PDF.
  init?(_ data: Data) {
    // One letter for each byte, so that whatever is packed is read over.
    let bytes = String(data: data, encoding: .isoLatin1) ?? ""
    guard let mark = bytes.prefix(Self.markDistance).firstRange(of: "%PDF-") else { return nil }
    let digits = bytes[mark.upperBound...].prefix { $0.isNumber || $0 == "." }.split(separator: ".")
    version = (digits.first.flatMap { Int($0) } ?? 1, digits.last.flatMap { Int($0) } ?? 0)
    let objects = Self.objects(in: bytes)
    let trees = objects.filter { Self.type(of: $0) == "Pages" }
    let common = trees.lazy.compactMap { Self.box(in: $0) }.first
    pages = objects.filter { Self.type(of: $0) == "Page" }.map { object in
      Page(
        box: Self.box(in: object) ?? common ?? Page.usual,
        rotation: Self.turned(Self.number(behind: "Rotate", in: object) ?? 0))
    }
    if pages.isEmpty {
      let counts = trees.compactMap { Self.number(behind: "Count", in: $0) }
      let first = objects.first { $0.contains("/Linearized") }
      let count = counts.max() ?? first.flatMap { Self.number(behind: "N", in: $0) } ?? 1
      pages = Array(repeating: Page(box: common ?? Page.usual), count: max(count, 1))
    }
    isEncrypted = bytes.contains("/Encrypt")
    for object in objects where Self.type(of: object) == nil {
      for key in Self.wordKeys where words[key] == nil {
        words[key] = Self.text(behind: key, in: object)
      }
    }
  }

  // MARK: Reading

  /// What stands in objects, without what is packed in streams.
  private static func objects(in text: String) -> [Substring] {
    text.split(separator: "endobj").map { object in
      guard let start = object.firstRange(of: "<<") else { return object.suffix(0) }
      let end = object.firstRange(of: "stream")?.lowerBound ?? object.endIndex
      return start.lowerBound < end ? object[start.lowerBound..<end] : object.suffix(0)
    }
  }

  /// What stands behind a key, which is not the beginning of another.
  private static func value(behind key: String, in object: Substring) -> Substring? {
    var rest = object
    while let found = rest.firstRange(of: "/\(key)") {
      rest = rest[found.upperBound...]
      if let next = rest.first, !next.isLetter, !next.isNumber { return rest.trimmingSpace() }
    }
    return nil
  }

  private static func type(of object: Substring) -> Substring? {
    guard let value = value(behind: "Type", in: object), value.first == "/" else { return nil }
    return value.dropFirst().prefix(while: \.isLetter)
  }

  private static func number(behind key: String, in object: Substring) -> Int? {
    value(behind: key, in: object).flatMap { Int($0.prefix { $0.isNumber || $0 == "-" }) }
  }

  private static func box(in object: Substring) -> CGRect? {
    guard let value = value(behind: "MediaBox", in: object), value.first == "[",
      let end = value.firstIndex(of: "]")
    else { return nil }
    let numbers = value[..<end].dropFirst().split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let (left, right) = (min(numbers[0], numbers[2]), max(numbers[0], numbers[2]))
    let (bottom, top) = (min(numbers[1], numbers[3]), max(numbers[1], numbers[3]))
    guard right > left, top > bottom else { return nil }
    return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// A text in parentheses without signs that stand for others.
  private static func text(behind key: String, in object: Substring) -> String? {
    guard let value = value(behind: key, in: object), value.first == "(" else { return nil }
    let text = value.dropFirst().prefix { $0 != ")" && $0 != "\\" }
    return text.endIndex < value.endIndex && value[text.endIndex] == ")" && !text.isEmpty
      ? String(text) : nil
  }

  private static func turned(_ degrees: Int) -> Int { ((degrees % turn) + turn) % turn }
}

extension Substring {
  fileprivate func trimmingSpace() -> Substring { drop(while: \.isWhitespace) }
}
