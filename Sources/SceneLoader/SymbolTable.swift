/// The symbol table of an ELF file: its functions, private ones included.
///
/// Source: the System V ABI, chapters 4 and 5; 64 bits, little-endian, as on every machine that this
/// runs on.
struct SymbolTable {
  private struct Function {
    let start: UInt64
    let size: UInt64
    let nameOffset: Int
  }

  /// Where the header says where the sections are, how long each of their headers is, and how many there are.
  private static let header = (sections: 0x28, sectionSize: 0x3A, count: 0x3C)
  /// Where a section's header says what it is, where it is, how long it is, and which other one belongs to it.
  private static let section = (kind: 4, start: 0x18, size: 0x20, link: 0x28)
  /// `SHT_SYMTAB`, the whole table; `SHT_DYNSYM`, the exported functions, all there is in a stripped file.
  private static let tables = [2, 11]
  /// `STT_FUNC` in the low half of a symbol's type.
  private static let function = 2
  /// Bytes of a symbol.
  private static let symbolSize = 24

  private let file: [UInt8]
  private var functions: [Function] = []
  private var names = 0

  /// Reads the table; one that cannot be read has no functions.
  init(file: [UInt8]) {
    self.file = file
    guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return }
    let sections = number(at: Self.header.sections, bytes: 8)
    let sectionSize = number(at: Self.header.sectionSize, bytes: 2)
    let count = number(at: Self.header.count, bytes: 2)
    guard let sections, let sectionSize, let count else { return }
    func field(_ section: Int, _ offset: Int, _ bytes: Int) -> Int? {
      // Wrapping: a broken file may hold any numbers, and places outside of it have none.
      number(at: sections &+ section &* sectionSize &+ offset, bytes: bytes)
    }
    for kind in Self.tables {
      for section in 0..<count where field(section, Self.section.kind, 4) == kind {
        guard let start = field(section, Self.section.start, 8),
          let size = field(section, Self.section.size, 8),
          let link = field(section, Self.section.link, 4),
          let names = field(link, Self.section.start, 8)
        else { return }
        self.names = names
        for entry in stride(
          from: start, to: start &+ size &- Self.symbolSize &+ 1, by: Self.symbolSize)
        {
          guard let name = number(at: entry, bytes: 4), let type = number(at: entry + 4, bytes: 1),
            let value = number(at: entry + 8, bytes: 8), let size = number(at: entry + 16, bytes: 8)
          else { return }
          if type & 15 == Self.function, value > 0 {
            functions.append(
              Function(start: UInt64(value), size: UInt64(size), nameOffset: name))
          }
        }
        return
      }
    }
  }

  /// The mangled name of the function that holds a place of the file as it is loaded.
  func function(at offset: UInt64) -> String? {
    let holds = functions.first { $0.start <= offset && offset - $0.start < $0.size }
    guard let holds else { return nil }
    let start = names &+ holds.nameOffset
    guard file.indices.contains(start), let end = file[start...].firstIndex(of: 0) else {
      return nil
    }
    return String(decoding: file[start..<end], as: UTF8.self)
  }

  private func number(at offset: Int, bytes: Int) -> Int? {
    guard offset >= 0, offset <= file.count - bytes else { return nil }
    var value: UInt64 = 0
    for i in (0..<bytes).reversed() { value = value << 8 | UInt64(file[offset + i]) }
    return Int(exactly: value)
  }
}
