import Pixels

/// The orientation of a JPEG: how the camera was held, as the first of its Exif headers says it (Exif 2.32, 4.6.4).
struct JPEGOrientation {
  /// The number of the header, 1...8: 1 is as stored, 3, 6 and 8 are turned, the others mirrored, too.
  let number: Int

  /// Reads it; as stored where nothing else is said.
  ///
  /// - Parameter file: All bytes of the JPEG.
  init(of file: [UInt8]) {
    var place = 2
    var number = 1
    // Segments stand one behind another: a mark, and a length that counts itself.
    while place + 4 <= file.count, file[place] == 0xff, file[place + 1] != Self.pixels {
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      let end = min(place + 2 + length, file.count)
      if file[place + 1] == Self.application, place + 4 <= end,
        file[(place + 4)..<end].starts(with: Self.signature)
      {
        number = Tags(bytes: file[(place + 4 + Self.signature.count)..<end]).orientation ?? 1
        break
      }
      place += 2 + max(length, 2)
    }
    self.number = (1...8).contains(number) ? number : 1
  }

  /// The mark behind which pixels stand.
  private static let pixels: UInt8 = 0xda
  /// The mark of the segment with Exif's header.
  private static let application: UInt8 = 0xe1
  private static let signature = Array("Exif\0\0".utf8)

  /// The picture as it is to be seen.
  ///
  /// - Parameter stored: The pixels of the file.
  /// - Returns: The pixels, turned.
  func turned(_ stored: Pixmap) -> Pixmap {
    if number == 1 { return stored }
    let (right, bottom) = (stored.width - 1, stored.height - 1)
    var seen =
      number < 5
      ? Pixmap(width: stored.width, height: stored.height)
      : Pixmap(width: stored.height, height: stored.width)
    for y in 0..<seen.height {
      for x in 0..<seen.width {
        let (column, row) =
          switch number {
          case 2: (right - x, y)
          case 3: (right - x, bottom - y)
          case 4: (x, bottom - y)
          case 5: (y, x)
          case 6: (y, bottom - x)
          case 7: (right - y, bottom - x)
          default: (right - y, x)
          }
        seen[x, y] = stored[column, row]
      }
    }
    return seen
  }

  /// The tags of a header: a TIFF without pixels, in either order of bytes.
  private struct Tags {
    let bytes: ArraySlice<UInt8>

    private var isLittle: Bool { bytes.starts(with: "II".utf8) }

    /// A number of some bytes, counted from the header's start.
    private func number(at place: Int, bytes count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let digits = bytes[(bytes.startIndex + place)..<(bytes.startIndex + place + count)]
      return (isLittle ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The orientation's number; `nil` where it is not said.
    var orientation: Int? {
      guard isLittle || bytes.starts(with: "MM".utf8),
        let table = number(at: 4, bytes: 4), let count = number(at: table, bytes: 2)
      else { return nil }
      let entry = (0..<count).lazy.map { table + 2 + 12 * $0 }
        .first { number(at: $0, bytes: 2) == 0x0112 }
      return entry.flatMap { number(at: $0 + 8, bytes: 2) }
    }
  }
}
