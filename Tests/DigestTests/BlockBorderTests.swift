import Digest
import Testing

/// Messages whose length lies about the borders of blocks, and parts of messages.
@Suite("Digests about the borders of blocks")
struct BlockBorderTests {
  typealias Algorithm = MessageHash.Algorithm

  /// A message's length, and the digests of the bytes 7i + length that OpenSSL gives, cut to eight bytes.
  ///
  /// A count of bits or a padding at fault changes them altogether.
  static let borders: [(length: Int, digests: [Algorithm: String])] = [
    (
      1,
      [
        .md5: "55a54008ad1ba589", .sha1: "bf8b4530d8d246dd",
        .sha256: "4bf5122f344554c5", .sha384: "8d2ce87d86f55fcf",
        .sha512: "7b54b66836c1fbdd",
      ]
    ),
    (
      55,
      [
        .md5: "f128973225351875", .sha1: "63ac9708fb581dd1",
        .sha256: "81afe5b788dc2ce1", .sha384: "a1870e5e4818b0a3",
        .sha512: "19910fbb344bf574",
      ]
    ),
    (
      56,
      [
        .md5: "179e3b9fa272a23e", .sha1: "5a0c4d0eb2f15e05",
        .sha256: "2aba54f0ac632420", .sha384: "728f7264fde2c46b",
        .sha512: "87fffcf68777e021",
      ]
    ),
    (
      57,
      [
        .md5: "d5f0a59aa9d6d816", .sha1: "4e77d3077d2ab516",
        .sha256: "903284efbf9100e8", .sha384: "8d3cab9c948dcc7e",
        .sha512: "577e8427aa803d27",
      ]
    ),
    (
      63,
      [
        .md5: "dd785945d1d6b87e", .sha1: "d94ff3ad53f9b932",
        .sha256: "733d3d4ee79ee671", .sha384: "7e874bc2979240a2",
        .sha512: "a2df1363c3caa5f2",
      ]
    ),
    (
      64,
      [
        .md5: "e3ab394ce4eb7da0", .sha1: "5f55a35e13f1865e",
        .sha256: "79322907b3e9d013", .sha384: "1c86511a3851b57a",
        .sha512: "afba2b1a4441b233",
      ]
    ),
    (
      65,
      [
        .md5: "28a6b0f918d9aea0", .sha1: "d7f8931010f8342a",
        .sha256: "d85c007c6eb440f0", .sha384: "8a08300821547268",
        .sha512: "2cbdc26833af6d9d",
      ]
    ),
    (
      111,
      [
        .md5: "d54c1b85b05a0800", .sha1: "6f3940d34dd76944",
        .sha256: "b41ae5233b9ec35d", .sha384: "2d39d5e0ed0fd40c",
        .sha512: "df79e18538ec8212",
      ]
    ),
    (
      112,
      [
        .md5: "80ddd4569b593235", .sha1: "8968f10b24861960",
        .sha256: "0949563bc78e5ccd", .sha384: "babc028556f2216d",
        .sha512: "d7377bc7047400da",
      ]
    ),
    (
      113,
      [
        .md5: "e67d4fad620e75e8", .sha1: "bb8c69020b9ab587",
        .sha256: "797b138819c4658a", .sha384: "5830babc023a964e",
        .sha512: "69a127d193a5bd32",
      ]
    ),
    (
      119,
      [
        .md5: "d49720530a386a31", .sha1: "774001b5ad1f46b4",
        .sha256: "6c87eedf096b345d", .sha384: "6d1e1d4b4b09b453",
        .sha512: "1efae71e30c3bdc6",
      ]
    ),
    (
      120,
      [
        .md5: "8a440004b569286a", .sha1: "6ebf3111dc761f11",
        .sha256: "42500cf6a1e3936d", .sha384: "1ceee1153e653990",
        .sha512: "ad2a8e4e76a1d9ee",
      ]
    ),
    (
      127,
      [
        .md5: "36d03458e8a745e6", .sha1: "82d007f6e7e56727",
        .sha256: "68f6ff710276900c", .sha384: "d93a1b0c55394b85",
        .sha512: "82b7fc0e1e5d1bb8",
      ]
    ),
    (
      128,
      [
        .md5: "52cc29caecfd9380", .sha1: "0a44ac02432f6ead",
        .sha256: "489d55fea9a73af3", .sha384: "8d22d1dc71336ac6",
        .sha512: "eb5119a4c3e176a3",
      ]
    ),
    (
      129,
      [
        .md5: "0fa5eac15b498f87", .sha1: "461b146c523c6356",
        .sha256: "4e1556b2e9a50a3c", .sha384: "97c3840582af9f00",
        .sha512: "06e68bf71185b1fd",
      ]
    ),
    (
      239,
      [
        .md5: "b96fbb994ea330f9", .sha1: "e94cfd583dc54a79",
        .sha256: "ed3c5b14a0f887df", .sha384: "d600b69b8514ba65",
        .sha512: "511f3b02317c383e",
      ]
    ),
    (
      240,
      [
        .md5: "1e618b418f8acd71", .sha1: "8fbe7ab337f6b388",
        .sha256: "c7b6cc74a2af2bc6", .sha384: "14bee8a016082c64",
        .sha512: "774d6a1206485a1c",
      ]
    ),
    (
      256,
      [
        .md5: "4335b1197cb589ec", .sha1: "c725aa98c74f1613",
        .sha256: "cd0f337ab3e6f7b4", .sha384: "41a1a4f73e38b8fa",
        .sha512: "ca6e7d0c2e4ae877",
      ]
    ),
  ]

  private static func message(_ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: 7 * $0 + length) }
  }

  private func words(_ bytes: [UInt8], _ algorithm: Algorithm) -> String {
    SHA256.hexadecimal(MessageHash.digest(of: bytes, by: algorithm))
  }

  @Test("are those of another implementation", arguments: borders)
  func atBorders(border: (length: Int, digests: [Algorithm: String])) {
    for algorithm in Algorithm.allCases {
      let digest = words(Self.message(border.length), algorithm)
      #expect(digest.utf8.count == 2 * algorithm.byteCount)
      #expect(String(digest.prefix(16)) == border.digests[algorithm], "\(algorithm)")
    }
  }

  @Test(
    "are the same however a message is cut in two",
    arguments: Algorithm.allCases, [56, 64, 65, 112, 128, 129])
  func halves(algorithm: Algorithm, length: Int) {
    let message = Self.message(length)
    let whole = MessageHash.digest(of: message, by: algorithm)
    for place in 0...length {
      var hash = MessageHash(algorithm)
      hash.update(Array(message[..<place]))
      hash.update(Array(message[place...]))
      #expect(hash.digest == whole, "cut at \(place)")
    }
  }

  @Test("are the same by bytes, and with nothing between", arguments: Algorithm.allCases)
  func bytes(algorithm: Algorithm) {
    let message = Self.message(300)
    var hash = MessageHash(algorithm)
    for byte in message {
      hash.update([])
      hash.update([byte])
    }
    hash.update([])
    #expect(hash.digest == MessageHash.digest(of: message, by: algorithm))
  }

  @Test("of every beginning of a message are different ones", arguments: Algorithm.allCases)
  func beginnings(algorithm: Algorithm) {
    let message = [UInt8](repeating: 0, count: 260)
    let digests = (0...260).map {
      SHA256.hexadecimal(MessageHash.digest(of: Array(message[..<$0]), by: algorithm))
    }
    #expect(Set(digests).count == 261)
  }

  @Test("asked for in the middle are those of what came so far", arguments: Algorithm.allCases)
  func between(algorithm: Algorithm) {
    let message = Self.message(200)
    var hash = MessageHash(algorithm)
    for place in stride(from: 0, to: 200, by: 25) {
      #expect(hash.digest == MessageHash.digest(of: Array(message[..<place]), by: algorithm))
      #expect(hash.digest == hash.digest)
      hash.update(Array(message[place..<place + 25]))
    }
  }

  @Test("of a copy go their own way", arguments: Algorithm.allCases, [3, 64, 128])
  func copies(algorithm: Algorithm, length: Int) {
    let message = Self.message(length)
    var one = MessageHash(algorithm)
    one.update(message)
    var other = one
    one.update([1])
    other.update([2])
    #expect(one.digest == MessageHash.digest(of: message + [1], by: algorithm))
    #expect(other.digest == MessageHash.digest(of: message + [2], by: algorithm))
  }

  @Test(
    "change in about half of their bits with one bit of the message", arguments: Algorithm.allCases)
  func avalanche(algorithm: Algorithm) {
    let message = Self.message(130)
    let digest = MessageHash.digest(of: message, by: algorithm)
    for bit in [0, 9, 511, 512, 1039] {
      var other = message
      other[bit / 8] ^= 1 << UInt8(bit % 8)
      let changed = zip(digest, MessageHash.digest(of: other, by: algorithm))
        .reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
      // Half of them, and a quarter more or less.
      let half = algorithm.byteCount * 4
      #expect((half / 2...half * 3 / 2).contains(changed), "bit \(bit)")
    }
  }

  @Test("have as many bytes as their standard says, of blocks of 64 or 128 bytes")
  func sizes() {
    #expect(Algorithm.allCases.map(\.byteCount) == [16, 20, 32, 48, 64])
    #expect(Algorithm.allCases.map(\.blockByteCount) == [64, 64, 64, 128, 128])
    for algorithm in Algorithm.allCases {
      #expect(MessageHash(algorithm).digest.count == algorithm.byteCount)
    }
  }

  @Test(
    "of SHA-256 are the same by its own name", arguments: [0, 1, 55, 56, 63, 64, 65, 119, 120, 128])
  func twice(length: Int) {
    let message = Self.message(length)
    #expect(words(message, .sha256) == SHA256.hexadecimal(of: message))
  }

  @Test("of SHA-384 are no beginnings of those of SHA-512")
  func cut() {
    #expect(!words([], .sha512).hasPrefix(words([], .sha384)))
  }
}
