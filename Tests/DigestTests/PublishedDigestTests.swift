import Digest
import Testing

/// The examples that the standards of digests print.
@Suite("Digests as the standards print them")
struct PublishedDigestTests {
  /// RFC 1321, appendix A.5.
  static let md5: [(message: String, digest: String)] = [
    ("", "d41d8cd98f00b204e9800998ecf8427e"),
    ("a", "0cc175b9c0f1b6a831c399e269772661"),
    ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
    (
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn"
        + "opqrstuvwxyz0123456789",
      "d174ab98d277d9f5a5611c2c9f419d9f"
    ),
    (
      "1234567890123456789012345678901234567890"
        + "1234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ]

  /// RFC 3174, section 7.3: tests 1 to 4, each a text and how often it stands in the message; test 3 is a tenth
  /// as long here.
  static let sha1: [(text: String, count: Int, digest: String)] = [
    (
      "abc", 1,
      "a9993e364706816aba3e25717850c26c9cd0d89d"
    ),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (
      "a", 100000,
      "c4d4b30851182fc4eb8675494d42fd7f17e29c93"
    ),
    (
      "0123456701234567012345670123456701234567012345670123456701234567", 10,
      "dea356a2cddd90c7a7ecedc5ebb563934f460452"
    ),
  ]

  /// The message of two blocks of the long digests: FIPS 180-4's example.
  static let long =
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
    + "klmnopqrlmnopqrsmnopqrstnopqrstu"

  private func words(_ bytes: [UInt8], _ algorithm: MessageHash.Algorithm) -> String {
    SHA256.hexadecimal(MessageHash.digest(of: bytes, by: algorithm))
  }

  @Test("MD5: RFC 1321", arguments: md5)
  func fives(example: (message: String, digest: String)) {
    #expect(words(Array(example.message.utf8), .md5) == example.digest)
  }

  @Test("SHA-1: RFC 3174", arguments: sha1)
  func ones(example: (text: String, count: Int, digest: String)) {
    let message = String(repeating: example.text, count: example.count)
    #expect(words(Array(message.utf8), .sha1) == example.digest)
  }

  @Test("SHA-384 and SHA-512: FIPS 180-4, two blocks")
  func twos() {
    #expect(
      words(Array(Self.long.utf8), .sha384)
        == "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712"
        + "fcc7c71a557e2db966c3e9fa91746039")
    #expect(
      words(Array(Self.long.utf8), .sha512)
        == "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909")
  }

  /// Zeros, and letters: the additional examples of the standard's authors, for SHA-384 and SHA-512.
  static let repeated: [(byte: UInt8, count: Int, long: String, longest: String)] = [
    (
      0x00, 111,
      "435770712c611be7293a66dd0dc8d1450dc7ff7337bfe115bf058ef2eb9bed09"
        + "cee85c26963a5bcc0905dc2df7cc6a76",
      "77ddd3a542e530fd047b8977c657ba6ce72f1492e360b2b2212cd264e75ec038"
        + "82e4ff0525517ab4207d14c70c2259ba88d4d335ee0e7e20543d22102ab1788c"
    ),
    (
      0x00, 112,
      "3e0cbf3aee0e3aa70415beae1bd12dd7db821efa446440f12132edffce76f635"
        + "e53526a111491e75ee8e27b9700eec20",
      "2be2e788c8a8adeaa9c89a7f78904cacea6e39297d75e0573a73c756234534d6"
        + "627ab4156b48a6657b29ab8beb73334040ad39ead81446bb09c70704ec707952"
    ),
    (
      0x00, 113,
      "6be9af2cf3cd5dd12c8d9399ec2b34e66034fbd699d4e0221d39074172a38065"
        + "6089caafe8f39963f94cc7c0a07e3d21",
      "0e67910bcf0f9ccde5464c63b9c850a12a759227d16b040d98986d54253f9f34"
        + "322318e56b8feb86c5fb2270ed87f31252f7f68493ee759743909bd75e4bb544"
    ),
    (
      0x00, 122,
      "12a72ae4972776b0db7d73d160a15ef0d19645ec96c7f816411ab780c794aa49"
        + "6a22909d941fe671ed3f3caee900bdd5",
      "4f3f095d015be4a7a7cc0b8c04da4aa09e74351e3a97651f744c23716ebd9b3e"
        + "822e5077a01baa5cc0ed45b9249e88ab343d4333539df21ed229da6f4a514e0f"
    ),
    (
      0x00, 1000,
      "aae017d4ae5b6346dd60a19d52130fb55194b6327dd40b89c11efc8222292de8"
        + "1e1a23c9b59f9f58b7f6ad463fa108ca",
      "ca3dff61bb23477aa6087b27508264a6f9126ee3a004f53cb8db942ed345f2f2"
        + "d229b4b59c859220a1cf1913f34248e3803bab650e849a3d9a709edc09ae4a76"
    ),
    (
      0x41, 1000,
      "7df01148677b7f18617eee3a23104f0eed6bb8c90a6046f715c9445ff43c30d6"
        + "9e9e7082de39c3452fd1d3afd9ba0689",
      "329c52ac62d1fe731151f2b895a00475445ef74f50b979c6f7bb7cae349328c1"
        + "d4cb4f7261a0ab43f936a24b000651d4a824fcdd577f211aef8f806b16afe8af"
    ),
    (
      0x55, 1005,
      "1bb8e256da4a0d1e87453528254f223b4cb7e49c4420dbfa766bba4adba44eec"
        + "a392ff6a9f565bc347158cc970ce44ec",
      "59f5e54fe299c6a8764c6b199e44924a37f59e2b56c3ebad939b7289210dc8e4"
        + "c21b9720165b0f4d4374c90f1bf4fb4a5ace17a1161798015052893a48c3d161"
    ),
  ]

  @Test("SHA-384 and SHA-512 of one byte repeated", arguments: repeated)
  func repetitions(example: (byte: UInt8, count: Int, long: String, longest: String)) {
    let message = [UInt8](repeating: example.byte, count: example.count)
    #expect(words(message, .sha384) == example.long)
    #expect(words(message, .sha512) == example.longest)
  }
}
