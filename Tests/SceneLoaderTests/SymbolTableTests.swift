import Foundation
import Testing

@testable import SceneLoader

@Suite struct SymbolTableTests {
  /// A function of a file that a test makes.
  private struct Function {
    let name: String
    let start: UInt64
    let size: UInt64
    var type: UInt8 = 2
  }

  private static let functions = [
    Function(name: "first", start: 0x100, size: 0x10),
    Function(name: "$s4main", start: 0x110, size: 1),
    Function(name: "", start: 0x200, size: 8),
    Function(name: "data", start: 0x300, size: 8, type: 1),
    Function(name: "imported", start: 0, size: 0x50),
    // Global functions have a binding in the type's high half.
    Function(name: "global", start: 0x400, size: 0x20, type: 0x12),
  ]

  /// An ELF file of a header, a table of symbols, its names, and the headers of both sections.
  ///
  /// - Parameters:
  ///   - functions: What the table holds.
  ///   - kind: What the table's section says it is.
  /// - Returns: The file's bytes.
  private static func file(_ functions: [Function], kind: UInt64 = 2) -> [UInt8] {
    func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }
    var (symbols, names) = ([UInt8](), [UInt8(0)])
    for function in functions {
      symbols += bytes(UInt64(names.count), 4) + [function.type] + [UInt8](repeating: 0, count: 3)
      symbols += bytes(function.start, 8) + bytes(function.size, 8)
      names += Array(function.name.utf8) + [0]
    }
    func section(_ kind: UInt64, _ start: Int, _ size: Int, link: UInt64) -> [UInt8] {
      bytes(0, 4) + bytes(kind, 4) + bytes(0, 16) + bytes(UInt64(start), 8) + bytes(UInt64(size), 8)
        + bytes(link, 4) + bytes(0, 20)
    }
    let (start, end) = (64, 64 + symbols.count)
    var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 34)
    header += bytes(UInt64(end + names.count), 8) + bytes(0, 10) + bytes(64, 2) + bytes(2, 2)
    header += [UInt8](repeating: 0, count: 64 - header.count)
    return header + symbols + names + section(kind, start, symbols.count, link: 1)
      + section(3, end, names.count, link: 0)
  }

  @Test(
    "a place belongs to the function that holds it",
    arguments: [
      (0xFF, nil), (0x100, "first"), (0x10F, "first"), (0x110, "$s4main"), (0x111, nil),
      (0x200, ""), (0x304, nil), (0x10, nil), (0x400, "global"), (0x41F, "global"), (0x420, nil),
      (UInt64.max, nil),
    ] as [(UInt64, String?)], [2, 11] as [UInt64])
  func places(place: (UInt64, String?), kind: UInt64) {
    let table = SymbolTable(file: Self.file(Self.functions, kind: kind))
    #expect(table.function(at: place.0) == place.1)
  }

  @Test("a file without a table of symbols has no functions")
  func noTable() {
    #expect(SymbolTable(file: Self.file(Self.functions, kind: 3)).function(at: 0x100) == nil)
    #expect(SymbolTable(file: Self.file([])).function(at: 0x100) == nil)
  }

  @Test("a file that is cut off anywhere is read as far as it goes, without harm")
  func cutOff() {
    let whole = Self.file(Self.functions)
    for length in 0..<whole.count {
      let name = SymbolTable(file: Array(whole.prefix(length))).function(at: 0x100)
      #expect(name == nil || name == "first")
    }
  }

  @Test(
    "numbers of any size in it do no harm", arguments: [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8])
  func broken(byte: UInt8) {
    let whole = Self.file(Self.functions)
    for place in 6..<whole.count {
      var file = whole
      // Eight bytes, as most of its numbers have.
      for offset in place..<min(place + 8, file.count) { file[offset] = byte }
      let table = SymbolTable(file: file)
      for offset: UInt64 in [0, 0x100, 0x400, .max] { _ = table.function(at: offset) }
    }
  }

  @Test("a function of this very file is found by its place")
  func ownFunction() throws {
    let file = Array(try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")))
    let table = SymbolTable(file: file)
    // The entry point is in the header.
    let entry = (0..<8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(file[0x18 + $1]) }
    #expect(table.function(at: entry + 1) == "_start")
    #expect(table.function(at: 1) == nil)
  }

  @Test("what is no ELF file has no functions", arguments: [0, 5, 16, 63, 64, 4096])
  func noFile(length: Int) {
    #expect(SymbolTable(file: [UInt8](repeating: 0xFF, count: length)).function(at: 0) == nil)
    #expect(SymbolTable(file: Array("#!/bin/sh\n".utf8)).function(at: 0) == nil)
  }
}
