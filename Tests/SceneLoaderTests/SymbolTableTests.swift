import Foundation
import Testing

@testable import SceneLoader

@Suite struct SymbolTableTests {
  @Test("a function of this very file is found by its place")
  func ownFunction() throws {
    let file = Array(try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")))
    let table = SymbolTable(file: file)
    // The entry point is in the header.
    let entry = (0..<8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(file[0x18 + $1]) }
    #expect(table.function(at: entry + 1) == "_start")
    #expect(table.function(at: 1) == nil)
  }

  @Test(
    "what is no ELF file, or is cut off, has no functions", arguments: [0, 5, 16, 63, 64, 4096])
  func broken(length: Int) throws {
    let file = Array(try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")).prefix(length))
    #expect(SymbolTable(file: file).function(at: 4096) == nil)
    #expect(SymbolTable(file: [UInt8](repeating: 0xFF, count: length)).function(at: 0) == nil)
  }
}
