import Codecs
import Foundation
import MediaSupport
import Pixels
import Testing

@Suite("PNGReader")
struct PNGReaderTests {
  static let file =
    (try? PNGEncoder().encode(SyntheticFrames.interface(width: 40, height: 30, step: 1))) ?? []

  @Test("refuses a file cut off anywhere before its last chunk")
  func cutOff() {
    for length in 0..<Self.file.count - 12 {
      #expect(throws: CodecError.self) {
        try PNGReader.decode(Array(Self.file[..<length]), path: "cut")
      }
    }
  }

  @Test("survives any single flipped bit: an error, or some picture of the right size")
  func flipped() {
    for place in Self.file.indices {
      for bit in 0..<8 {
        var file = Self.file
        file[place] ^= 1 << UInt8(bit)
        if let pixmap = try? PNGReader.decode(file, path: "flipped") {
          #expect(pixmap.width == 40 && pixmap.height == 30)
        }
      }
    }
  }

  @Test("names the file and what is wrong with it")
  func messages() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.png")
    #expect(throws: CodecError.system(path: path, action: "opening", number: ENOENT)) {
      try PNGReader.read(path)
    }
    try Data("GIF89a".utf8).write(to: URL(filePath: path))
    #expect(throws: CodecError.malformed(path: path, reason: "not a PNG file")) {
      try PNGReader.read(path)
    }
    try Data().write(to: URL(filePath: path))
    #expect(throws: CodecError.malformed(path: path, reason: "not a PNG file")) {
      try PNGReader.read(path)
    }
  }

  @Test("refuses a header that claims more pixels than fit")
  func huge() {
    var file = Self.file
    file.replaceSubrange(16..<24, with: [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff])
    #expect(throws: CodecError.self) { try PNGReader.decode(file, path: "huge") }
  }
}
