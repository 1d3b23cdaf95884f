import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews

@testable import SpriteKit

@MainActor @Suite("Laws of property lists and archives")
struct PropertyListLawTests {
  private typealias Value = PropertyListWriter.Value
  private typealias Object = BinaryPropertyList.Object

  private func list(_ value: Value) -> BinaryPropertyList? {
    BinaryPropertyList(PropertyListWriter.bytes(value))
  }
  private func isList(_ bytes: [UInt8]) -> Bool { BinaryPropertyList(bytes) != nil }
  private func isArchive(_ bytes: [UInt8]) -> Bool { KeyedArchive(bytes) != nil }
  private func top(_ value: Value) -> Object? {
    list(value).flatMap { $0.object($0.top) }
  }
  /// The bytes of a list of one object, which is given as bytes.
  private func raw(_ object: [UInt8], offsetSize: UInt8 = 1, nameSize: UInt8 = 1) -> [UInt8] {
    let header = Array("bplist00".utf8)
    let table = header.count + object.count
    var bytes = header + object
    bytes += [UInt8](repeating: 0, count: Int(offsetSize) - 1) + [8]
    bytes += [0, 0, 0, 0, 0, 0, offsetSize, nameSize]
    for part in [1, 0, table] {
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: part >> (8 * (7 - $0))) }
    }
    return bytes
  }
  private func read(_ object: [UInt8]) -> Object? {
    BinaryPropertyList(raw(object)).flatMap { $0.object(0) }
  }

  @Test("whole numbers are read as they were written, to the greatest and least")
  func integers() {
    for number in [0, 1, -1, 127, 128, 255, 65_536, -40_000, Int.max, Int.min] {
      #expect(top(.integer(number)) == .integer(number))
    }
    // Shorter numbers have no sign.
    #expect(read([0x10, 0xFF]) == .integer(255) && read([0x11, 0x01, 0x02]) == .integer(258))
    #expect(read([0x12, 0x80, 0, 0, 0]) == .integer(1 << 31))
  }

  @Test("numbers with a fraction are read to the last bit, long or short")
  func reals() {
    for number in [0, -0.5, 0.1, 1e300, -1e-300, Double.greatestFiniteMagnitude, .infinity] {
      #expect(top(.real(number)) == .real(number))
    }
    let half: [UInt8] = [0x22, 0x3F, 0, 0, 0]
    #expect(read(half) == .real(0.5))
    #expect(read([0x21, 0, 0]) == nil)
  }

  @Test("texts and data of any length, about the marker's fifteen and a byte's 256")
  func lengths() {
    for length in [0, 1, 14, 15, 16, 255, 256, 257, 1000] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7) }
      #expect(top(.data(bytes)) == .data(bytes))
      let text = String(repeating: "x", count: length)
      #expect(top(.text(text)) == .text(text))
      let long = String(repeating: "é", count: length)
      #expect(top(.text(long)) == .text(long))
    }
    #expect(top(.text("a🎈b")) == .text("a🎈b"))
  }

  @Test("arrays and dictionaries have what was put in, in its order")
  func collections() throws {
    let numbers = Array(-20..<20)
    let array = try #require(list(.array(numbers.map { Value.integer($0) })))
    guard case .array(let names)? = array.object(array.top) else {
      Issue.record("no array")
      return
    }
    #expect(names.compactMap { array.object($0) } == numbers.map { Object.integer($0) })
    let written = (0..<20).map { ("key\($0)", Value.flag($0 % 3 == 0)) }
    let fields = try #require(list(.dictionary(written)))
    guard case .dictionary(let keys, let values)? = fields.object(fields.top) else {
      Issue.record("no dictionary")
      return
    }
    #expect(keys.compactMap { fields.object($0) } == (0..<20).map { Object.text("key\($0)") })
    #expect(values.compactMap { fields.object($0) } == (0..<20).map { Object.flag($0 % 3 == 0) })
  }

  @Test("numbers of any size in the table", arguments: 1...8)
  func sizes(size: Int) {
    let bytes = raw([0x09], offsetSize: UInt8(size))
    #expect(BinaryPropertyList(bytes)?.object(0) == .flag(true))
  }

  @Test("what is beyond the end, has no kind, or says more than there is, is no object")
  func wrong() {
    for object: [UInt8] in [
      [0x01], [0x0F], [0x15], [0x70], [0xF0], [0x90], [0x5F, 0x00], [0x5F, 0x10, 0xFF],
      [0x4F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x6F, 0x10, 0xFE],
      [0xAF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0xDF, 0x10, 0xFF],
      [0x4F, 0x14], [0x4F, 0x23],
    ] {
      #expect(read(object) == nil)
    }
    // The table and its sizes are no better than what they name.
    for size: UInt8 in [0, 9, 255] {
      #expect(!isList(raw([0x09], nameSize: size)))
    }
    var bytes = raw([0x09])
    let trailer = bytes.count - 32
    for (place, value) in [(8, 0xFF), (16, 0x01), (23, 1), (24, 0x7F), (31, 0xFF)] as [(Int, UInt8)]
    {
      let before = bytes[trailer + place]
      bytes[trailer + place] = value
      #expect(!isList(bytes))
      bytes[trailer + place] = before
    }
    #expect(BinaryPropertyList(bytes)?.object(0) == .flag(true))
  }

  /// A node with a child, as an editor archives it.
  private var archive: [UInt8] {
    PropertyListWriter.archive([
      .dictionary([
        ("$class", .reference(2)), ("_name", .text("outer")), ("_position", .text("{3, -4.5}")),
        ("_zPosition", .integer(7)), ("_zRotation", .real(0.5)), ("_xScale", .real(2)),
        ("_yScale", .real(-1)), ("_opacity", .real(0.25)), ("_hidden", .flag(true)),
        ("_children", .reference(3)),
      ]),
      .dictionary([("$classname", .text("SKNode"))]),
      .dictionary([("NS.objects", .array([.reference(4), .reference(5)]))]),
      .dictionary([("$class", .reference(6)), ("_name", .text("eye"))]),
      .dictionary([("$class", .reference(7)), ("_name", .text("unknown"))]),
      .dictionary([("$classname", .text("SKCameraNode"))]),
      .dictionary([("$classname", .text("SKUnheardOf"))]),
    ])
  }

  @Test("a node is as its archive says, and what is not known is left out")
  func nodes() throws {
    let node = SKNode()
    try #require(SpriteFile(archive, name: "Node.sks")).read(into: node)
    #expect(node.name == "outer" && node.position == CGPoint(x: 3, y: -4.5))
    #expect(node.zPosition == 7 && node.zRotation == 0.5 && node.alpha == 0.25 && node.isHidden)
    #expect(node.xScale == 2 && node.yScale == -1)
    #expect(node.children.map(\.name) == ["eye"] && node.children.first is SKCameraNode)
  }

  @Test("an archive that is cut off anywhere is none")
  func cut() {
    let bytes = archive
    for length in bytes.indices {
      #expect(!isArchive(Array(bytes.prefix(length))))
      #expect(!isList(Array(bytes.prefix(length))))
    }
    #expect(isArchive(bytes))
  }

  @Test("without a root, objects or a top there is no archive")
  func missing() {
    let root = ("$top", Value.dictionary([("root", .reference(1))]))
    let objects = ("$objects", Value.array([.text("$null"), .dictionary([])]))
    #expect(isArchive(PropertyListWriter.bytes(.dictionary([root, objects]))))
    for fields in [
      [root], [objects], [], [("$top", .dictionary([])), objects],
      [("$top", .dictionary([("root", .reference(2))])), objects],
      [("$top", .dictionary([("root", .integer(1))])), objects], [root, ("$objects", .flag(true))],
    ] as [[(String, Value)]] {
      #expect(!isArchive(PropertyListWriter.bytes(.dictionary(fields))))
    }
    #expect(!isArchive(PropertyListWriter.bytes(.array([]))))
  }

  @Test("numbers are read whatever their kind, texts are no numbers, nothing is nothing")
  func fields() throws {
    let bytes = PropertyListWriter.archive([
      .dictionary([
        ("whole", .integer(3)), ("real", .real(0.5)), ("flag", .flag(true)), ("text", .text("7")),
        ("null", .reference(0)), ("far", .reference(99)), ("behind", .reference(2)),
        ("place", .text("{1, 2}")), ("box", .text("{{1, 2}, {3, 4}}")),
      ]),
      .real(2.25),
    ])
    let archive = try #require(KeyedArchive(bytes))
    let root = archive.root
    #expect(archive.number("whole", of: root) == 3 && archive.number("real", of: root) == 0.5)
    #expect(archive.number("flag", of: root) == 1 && archive.number("behind", of: root) == 2.25)
    for key in ["text", "null", "far", "nowhere"] {
      #expect(archive.number(key, of: root) == nil)
    }
    #expect(archive.text("text", of: root) == "7" && archive.text("whole", of: root) == nil)
    #expect(archive.point("place", of: root) == CGPoint(x: 1, y: 2))
    #expect(archive.rect("box", of: root) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(archive.objects("whole", of: root).isEmpty && archive.numbers("far", of: root).isEmpty)
  }

  @Test("colours are read from parts, whites and texts of numbers")
  func colors() throws {
    for (fields, color) in [
      ([("UIRed", .real(0.5)), ("UIGreen", .integer(1)), ("UIBlue", .real(0))], (0.5, 1, 0, 1)),
      ([("UIWhite", .real(0.25)), ("UIAlpha", .real(0.5))], (0.25, 0.25, 0.25, 0.5)),
      ([("NSRGB", .data(Array("0.25 0.5 1\0".utf8)))], (0.25, 0.5, 1, 1)),
      ([("NSComponents", .data(Array("1 0 0.5 0.75".utf8)))], (1, 0, 0.5, 0.75)),
      ([("NSWhite", .data(Array("0.5 0.25\0".utf8)))], (0.5, 0.5, 0.5, 0.25)),
    ] as [([(String, Value)], (Float, Float, Float, Float))] {
      let archive = try #require(KeyedArchive(PropertyListWriter.archive([.dictionary(fields)])))
      let wanted = ResolvedColor(
        red: color.0, green: color.1, blue: color.2, opacity: color.3)
      #expect(archive.color(archive.root) == wanted)
    }
    let none = try #require(
      KeyedArchive(PropertyListWriter.archive([.dictionary([("UIRed", .real(1))])])))
    #expect(none.color(none.root) == nil)
  }
}
