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
  if header.word(at: 0) == 0x7474_6366 {  // "ttcf"
    let count = min(header.word(at: 8) ?? 0, 64)
    starts = (0..<Int(count)).compactMap { header.word(at: 12 + 4 * $0).map(Int.init) }
  }
  let kinds: [UInt32] = [0x0001_0000, 0x4F54_544F, 0x7472_7565]  // TrueType, "OTTO", "true"
  for start in starts {
    guard let kind = header.word(at: start), kinds.contains(kind) else { continue }
    let count = Int((header.word(at: start + 4) ?? 0) >> 16)
    for table in 0..<count {
      let entry = start + 12 + 16 * table
      guard let offset = header.word(at: entry + 8), let length = header.word(at: entry + 12),
        Int(offset) + Int(length) <= size
      else { throw .unreadable(path: path, reason: FontError.Code(rawValue: 0x03)) }
    }
  }
}

/// The first bytes of the file at `path`, as many as table directories need, and its whole size.
private func beginning(ofFileAt path: String) throws(FontError) -> (bytes: [UInt8], size: Int) {
  do {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    let bytes = try file.read(upToCount: 1 << 16) ?? Data()
    return ([UInt8](bytes), Int(try file.seekToEnd()))
  } catch {
    throw .unopened(path: path, message: error.localizedDescription)
  }
}

extension [UInt8] {
  /// The big-endian word at `offset`, or `nil` beyond the end.
  fileprivate func word(at offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= count else { return nil }
    return self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
