internal import Glibc

/// A pattern of file names for a sequence: a folder, or a pattern with the place of the frame's number.
public struct SequencePattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let prefix: String
  private let suffix: String
  private let digits: Int

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
  public func holds(_ path: String) -> Bool {
    guard path.hasPrefix(prefix), path.hasSuffix(suffix) else { return false }
    let number = path.dropFirst(prefix.count).dropLast(suffix.count)
    return !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Makes the folder of the files, and those above it, where they are missing.
  func makeFolder() throws(CodecError) {
    guard let slash = prefix.lastIndex(of: "/"), slash > prefix.startIndex else { return }
    try OutputFile.makeFolder(String(prefix[..<slash]))
  }
}
