/// A GIF decoder written from the specification, as strict as a player may be.
public struct GIFPlayer {
  public struct Broken: Error {}
  public struct Shown {
    /// The canvas: red in the lowest byte, alpha 0 or 255.
    public var pixels: [UInt32]
    /// Hundredths of a second.
    public var delay: Int
  }

  public private(set) var width = 0
  public private(set) var height = 0
  /// Repeats as stored; `nil` without the loop block.
  public private(set) var repeats: Int?
  public private(set) var shown: [Shown] = []
  private var bytes: ArraySlice<UInt8>

  public init(_ file: [UInt8]) throws {
    bytes = file[...]
    guard try String(decoding: take(6), as: UTF8.self) == "GIF89a" else { throw Broken() }
    (width, height) = (try word(), try word())
    _ = try take(3)
    var canvas = [UInt32](repeating: 0, count: width * height)
    var (delay, flags, transparent) = (0, UInt8(0), UInt8(0))
    while true {
      switch try byte() {
      case 0x21:
        let label = try byte()
        let content = try blocks()
        if label == 0xf9 {
          guard content.count == 4 else { throw Broken() }
          flags = content[0]
          delay = Int(content[1]) | Int(content[2]) << 8
          transparent = content[3]
        } else if label == 0xff, content.starts(with: Array("NETSCAPE2.0".utf8)) {
          repeats = Int(content[12]) | Int(content[13]) << 8
        }
      case 0x2c:
        let (x, y, w, h) = (try word(), try word(), try word(), try word())
        let packed = try byte()
        guard packed & 0x80 != 0, x + w <= width, y + h <= height, w > 0, h > 0 else {
          throw Broken()
        }
        let table = try take(3 << (Int(packed & 7) + 1))
        let size = Int(try byte())
        let indices = try Self.decompress(try blocks(), size, count: w * h)
        for place in 0..<w * h {
          let index = indices[place]
          if flags & 1 == 1, index == transparent { continue }
          let start = table.startIndex + Int(index) * 3
          guard start + 2 < table.endIndex else { throw Broken() }
          canvas[(y + place / w) * width + x + place % w] =
            0xff00_0000 | UInt32(table[start + 2]) << 16 | UInt32(table[start + 1]) << 8
            | UInt32(table[start])
        }
        shown.append(Shown(pixels: canvas, delay: delay))
        if flags >> 2 & 7 == 2 {
          for row in y..<y + h {
            for column in x..<x + w { canvas[row * width + column] = 0 }
          }
        }
      case 0x3b:
        guard bytes.isEmpty else { throw Broken() }
        return
      default: throw Broken()
      }
    }
  }

  private mutating func byte() throws -> UInt8 {
    guard let first = bytes.popFirst() else { throw Broken() }
    return first
  }

  private mutating func word() throws -> Int { Int(try byte()) | Int(try byte()) << 8 }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard bytes.count >= count else { throw Broken() }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  private mutating func blocks() throws -> [UInt8] {
    var content: [UInt8] = []
    while true {
      let count = Int(try byte())
      if count == 0 { return content }
      content += try take(count)
    }
  }

  /// The indices that compressed data stand for.
  ///
  /// - Parameters:
  ///   - data: Codes, without their sub-blocks.
  ///   - minimum: Bits of an index, 2...8.
  ///   - count: How many indices there must be.
  /// - Returns: The indices.
  /// - Throws: ``Broken`` if there are others, or bytes are left over.
  public static func decompress(_ data: [UInt8], _ minimum: Int, count: Int) throws -> [UInt8] {
    guard (2...8).contains(minimum) else { throw Broken() }
    let clear = 1 << minimum
    var strings: [[UInt8]] = []
    func reset() { strings = (0..<clear).map { [UInt8($0)] } + [[], []] }
    reset()
    var (size, place, last, output) = (minimum + 1, 0, [UInt8](), [UInt8]())
    while true {
      var code = 0
      for bit in 0..<size {
        guard place / 8 < data.count else { throw Broken() }
        code |= Int(data[place / 8] >> UInt8(place % 8) & 1) << bit
        place += 1
      }
      if code == clear {
        reset()
        (size, last) = (minimum + 1, [])
        continue
      }
      if code == clear + 1 { break }
      guard code < strings.count || (code == strings.count && !last.isEmpty) else { throw Broken() }
      let string = code < strings.count ? strings[code] : last + [last[0]]
      output += string
      if !last.isEmpty, strings.count < 4096 { strings.append(last + [string[0]]) }
      if strings.count == 1 << size, size < 12 { size += 1 }
      last = string
    }
    guard output.count == count, (place + 7) / 8 == data.count else { throw Broken() }
    return output
  }
}
