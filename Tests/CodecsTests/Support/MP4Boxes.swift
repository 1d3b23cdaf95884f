import Testing

/// The boxes of a file, by their types on the way to them.
struct MP4Boxes {
  private var found: [String: ArraySlice<UInt8>] = [:]

  init(_ bytes: [UInt8]) { add(bytes[...], "") }

  private mutating func add(_ bytes: ArraySlice<UInt8>, _ path: String) {
    var rest = bytes
    while rest.count >= 8 {
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let size = Int(Self.number(rest, at: 0, bytes: 4))
      let place = path + type
      found[place] = rest.dropFirst(8).prefix(size == 1 ? rest.count : size - 8)
      guard size >= 8, size <= rest.count else { return }
      if ["moov", "trak", "edts", "mdia", "minf", "stbl"].contains(type) {
        add(found[place] ?? [], place + "/")
      }
      rest = rest.dropFirst(size)
    }
  }

  static func number(_ bytes: ArraySlice<UInt8>, at place: Int, bytes count: Int) -> UInt64 {
    bytes.dropFirst(place).prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  func has(_ path: String) -> Bool { found[path] != nil }

  /// The number at a place of a box.
  func number(_ path: String, at place: Int, bytes: Int = 4) throws -> Int {
    let box = try #require(found[path], "\(path)")
    try #require(place + bytes <= box.count)
    return Int(Self.number(box, at: place, bytes: bytes))
  }

  /// The rows of a table: `columns` numbers each, after a version and a count.
  func table(_ name: String, columns: Int, bytes: Int = 4) throws -> [[Int]] {
    let path = "moov/trak/mdia/minf/stbl/\(name)"
    let start = name == "stsz" ? 12 : 8
    return try (0..<number(path, at: start - 4)).map { row in
      try (0..<columns).map {
        try number(path, at: start + (row * columns + $0) * bytes, bytes: bytes)
      }
    }
  }
}
