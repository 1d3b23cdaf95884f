/// Base64 of RFC 4648, section 4.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// How many letters a number of bytes takes.
  static func length(of count: Int) -> Int { (count + 2) / 3 * 4 }

  /// The letters of some bytes.
  static func text(_ bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity(length(of: bytes.count))
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let rest = bytes.count - start
      let group =
        UInt32(bytes[start]) << 16 | (rest > 1 ? UInt32(bytes[start + 1]) << 8 : 0)
        | (rest > 2 ? UInt32(bytes[start + 2]) : 0)
      letters.append(alphabet[Int(group >> 18)])
      letters.append(alphabet[Int(group >> 12 & 63)])
      letters.append(rest > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "="))
      letters.append(rest > 2 ? alphabet[Int(group & 63)] : UInt8(ascii: "="))
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
