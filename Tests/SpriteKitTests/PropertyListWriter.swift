import Foundation

/// Writes binary property lists, as the form is described, for tests to read.
struct PropertyListWriter {
  /// What is written.
  indirect enum Value {
    case flag(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case data([UInt8])
    case reference(Int)
    case array([Value])
    case dictionary([(String, Value)])
  }

  private var objects: [[UInt8]] = []

  /// The bytes of a list.
  static func bytes(_ value: Value) -> [UInt8] {
    var writer = Self()
    let top = writer.add(value)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in writer.objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += number(offset, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    for part in [offsets.count, top, table] { bytes += number(part, 8) }
    return bytes
  }

  private static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
  }

  private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15
      ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x12] + number(count, 4)
  }

  private mutating func add(_ value: Value) -> Int {
    let place = objects.count
    objects.append([])
    objects[place] = encoded(value)
    return place
  }

  private mutating func encoded(_ value: Value) -> [UInt8] {
    switch value {
    case .flag(let flag): return [flag ? 9 : 8]
    case .integer(let value): return [0x13] + Self.number(value, 8)
    case .real(let value): return [0x23] + Self.number(Int(bitPattern: UInt(value.bitPattern)), 8)
    case .reference(let number): return [0x81] + Self.number(number, 2)
    case .data(let data): return Self.head(4, data.count) + data
    case .text(let text):
      if text.utf8.allSatisfy({ $0 < 128 }) { return Self.head(5, text.utf8.count) + text.utf8 }
      let units = Array(text.utf16)
      return Self.head(6, units.count) + units.flatMap { Self.number(Int($0), 2) }
    case .array(let values):
      let names = values.map { add($0) }
      return Self.head(10, names.count) + names.flatMap { Self.number($0, 2) }
    case .dictionary(let fields):
      let keys = fields.map { add(.text($0.0)) }
      let values = fields.map { add($0.1) }
      return Self.head(13, keys.count) + (keys + values).flatMap { Self.number($0, 2) }
    }
  }

  /// The bytes of a keyed archive of these objects; the first is what is archived, after the one for nothing.
  static func archive(_ objects: [Value]) -> [UInt8] {
    bytes(
      .dictionary([
        ("$version", .integer(100_000)), ("$archiver", .text("NSKeyedArchiver")),
        ("$top", .dictionary([("root", .reference(1))])),
        ("$objects", .array([.text("$null")] + objects)),
      ]))
  }
}
