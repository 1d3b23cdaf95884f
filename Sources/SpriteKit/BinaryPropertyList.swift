import Foundation

/// A property list in its binary form: a table of objects that name one another by their numbers.
///
/// The form is that of Core Foundation's open sources (`CFBinaryPList.c`): a header, objects of a marker byte each, a table of
/// where they are, and a trailer that says how the table is to be read. Any bytes may be given: what cannot be read is `nil`.
struct BinaryPropertyList {
  /// An object; those inside others are named by their numbers in the table.
  enum Object: Equatable {
    case null
    case flag(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case data([UInt8])
    /// The number of an object of a keyed archive.
    case reference(Int)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  private let bytes: [UInt8]
  private let offsets: [Int]
  private let nameSize: Int
  /// The number of the outermost object.
  let top: Int

  /// The bytes of the header and of the trailer.
  private static let (headerSize, trailerSize) = (8, 32)

  /// Reads the table; `nil` for bytes of another form.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headerSize + Self.trailerSize,
      bytes.starts(with: Array("bplist0".utf8))
    else { return nil }
    let trailer = bytes.count - Self.trailerSize
    let (offsetSize, nameSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetSize), (1...8).contains(nameSize),
      let count = Self.number(bytes, trailer + 8, 8),
      let top = Self.number(bytes, trailer + 16, 8),
      let table = Self.number(bytes, trailer + 24, 8),
      top < count, count <= bytes.count, table <= trailer, count * offsetSize <= trailer - table
    else { return nil }
    let offsets = (0..<count).compactMap { Self.number(bytes, table + $0 * offsetSize, offsetSize) }
    guard offsets.count == count else { return nil }
    (self.bytes, self.offsets, self.nameSize, self.top) = (bytes, offsets, nameSize, top)
  }

  /// A number of some bytes, the highest first; `nil` beyond the end, and for more than there can be objects.
  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard let bits = bits(bytes, start, size) else { return nil }
    return Int(exactly: bits)
  }
  private static func bits(_ bytes: [UInt8], _ start: Int, _ size: Int) -> UInt64? {
    guard start >= 0, size >= 0, start <= bytes.count, size <= bytes.count - start else {
      return nil
    }
    // Of longer numbers the lower half counts.
    return bytes[start..<(start + size)].reduce(0) { ($0 << 8) | UInt64($1) }
  }

  /// The object of a number; `nil` where there is none, or it cannot be read.
  func object(_ number: Int) -> Object? {
    guard offsets.indices.contains(number) else { return nil }
    let offset = offsets[number]
    guard bytes.indices.contains(offset) else { return nil }
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    switch kind {
    case 0: return low == 0 ? .null : low == 8 ? .flag(false) : low == 9 ? .flag(true) : nil
    case 1:
      guard low <= 4, let bits = Self.bits(bytes, offset + 1, 1 << low) else { return nil }
      // Numbers of eight bytes have a sign, shorter ones have none.
      return .integer(Int(Int64(bitPattern: bits)))
    case 2, 3: return real(offset + 1, low)
    case 8: return Self.number(bytes, offset + 1, low + 1).map { .reference($0) }
    default: return collection(kind, low, offset + 1)
    }
  }

  private func real(_ start: Int, _ low: Int) -> Object? {
    guard low == 2 || low == 3, let bits = Self.bits(bytes, start, 1 << low) else { return nil }
    return .real(
      low == 2
        ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits))
  }

  /// An object of several: how many, the marker says or a number behind it.
  private func collection(_ kind: UInt8, _ low: Int, _ start: Int) -> Object? {
    var (count, start) = (low, start)
    if low == 15 {
      guard bytes.indices.contains(start), bytes[start] >> 4 == 1, bytes[start] & 15 <= 3,
        let long = Self.number(bytes, start + 1, 1 << Int(bytes[start] & 15))
      else { return nil }
      (count, start) = (long, start + 1 + (1 << Int(bytes[start] & 15)))
    }
    guard count <= bytes.count else { return nil }
    func part(_ size: Int) -> ArraySlice<UInt8>? {
      size <= bytes.count - start ? bytes[start..<(start + size)] : nil
    }
    switch kind {
    case 4: return part(count).map { .data(Array($0)) }
    case 5: return part(count).map { .text(String(decoding: $0, as: UTF8.self)) }
    case 6:
      return part(2 * count).map { pairs in
        let units = (0..<count).map {
          UInt16(pairs[start + 2 * $0]) << 8 | UInt16(pairs[start + 2 * $0 + 1])
        }
        return .text(String(decoding: units, as: UTF16.self))
      }
    case 10: return names(count, start).map { .array($0) }
    case 13:
      guard let names = names(2 * count, start) else { return nil }
      return .dictionary(keys: Array(names.prefix(count)), values: Array(names.suffix(count)))
    default: return nil
    }
  }

  private func names(_ count: Int, _ start: Int) -> [Int]? {
    let found = (0..<count).compactMap { Self.number(bytes, start + $0 * nameSize, nameSize) }
    return found.count == count ? found : nil
  }
}
