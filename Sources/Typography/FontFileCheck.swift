internal import Foundation

/// Checks that every table a font file announces lies within the file.
///
/// FreeType opens a font whose end is missing and leaves out what it cannot reach; text would then
/// miss letters or kerning without a word. Files in other formats are left to FreeType.
///
/// - Throws: ``FontError/unopened(path:message:)`` if the file cannot be read, or
///   ``FontError/unreadable(path:reason:)`` if it ends too early.
/// - Note: Source: OpenType 1.9, "Organization of an OpenType font".
func checkTables(ofFontAt path: String) throws(FontError) {
  let (header, size) = try beginning(ofFileAt: path)
  var starts = [0]
  if header.word(at: 0) == Layout.collection {
    let count = min(header.word(at: Layout.fontCount) ?? 0, Layout.mostFonts)
    starts = (0..<Int(count)).compactMap {
      header.word(at: Layout.fonts + Layout.wordSize * $0).map(Int.init)
    }
  }
  for start in starts {
    guard let kind = header.word(at: start), Layout.kinds.contains(kind) else { continue }
    let count = Int((header.word(at: start + Layout.tableCount) ?? 0) >> 16)
    for table in 0..<count {
      let entry = start + Layout.tables + Layout.entrySize * table
      guard let offset = header.word(at: entry + Layout.offset),
        let length = header.word(at: entry + Layout.length),
        Int(offset) + Int(length) <= size
      else { throw .unreadable(path: path, reason: .invalidFormat) }
    }
  }
}

/// Where the numbers that the check needs lie in a font file, in bytes.
private enum Layout {
  /// "ttcf", which begins a collection of fonts.
  static let collection: UInt32 = 0x7474_6366
  /// The count of a collection's fonts, and the first of their offsets.
  static let (fontCount, fonts) = (8, 12)
  /// More fonts of a collection are not looked at.
  static let mostFonts: UInt32 = 64
  /// What begins a font: TrueType's version, "OTTO", "true".
  static let kinds: [UInt32] = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
  /// From a font's start: the count of its tables in two bytes, and the first entry of a table.
  static let (tableCount, tables, entrySize) = (4, 12, 16)
  /// From an entry's start: the offset and the length of the table.
  static let (offset, length) = (8, 12)
  static let wordSize = 4
  /// Bytes at the start of a file that hold all of this.
  static let headerSize = 1 << 16
}

/// The first bytes of the file at `path`, as many as table directories need, and its whole size.
private func beginning(ofFileAt path: String) throws(FontError) -> (bytes: [UInt8], size: Int) {
  do {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    let bytes = try file.read(upToCount: Layout.headerSize) ?? Data()
    return ([UInt8](bytes), Int(try file.seekToEnd()))
  } catch {
    throw .unopened(path: path, message: error.localizedDescription)
  }
}

extension [UInt8] {
  /// The big-endian word at `offset`, or `nil` beyond the end.
  fileprivate func word(at offset: Int) -> UInt32? {
    guard offset >= 0, offset + Layout.wordSize <= count else { return nil }
    return self[offset..<offset + Layout.wordSize].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
