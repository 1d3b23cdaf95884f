import BenchSupport
import Raster
import Testing

/// Goldens hold digests of pixels: where pixels change, the rasteriser's revision says so.
@Suite("Revision of the rasteriser") struct RendererRevisionTests {
  /// The digests of all workloads, small, by revision.
  private static let known: [Int: [String: String]] = [
    1: [
      "a": "7966947cac4e5bb1",
      "b": "b144036fb2d7eeea",
      "c": "c22801c2e5447a74",
      "d": "02eb9badc6776170",
      "e": "c349fd13a375f3f5",
      "e2": "34a777a43e2de60f",
      "f": "a1cca8a120ef7e8b",
      "g": "205e4dafaf5805bb",
      "g2": "59ded4eac7b4f065",
      "h": "ce2c6c8132761c44",
      "i": "f0ffdf3ad455a501",
      "j": "1569e609a80e7e0e",
    ]
  ]

  @Test("pictures change only together with the revision")
  func pictures() throws {
    let pictures = try PictureDigests(scale: 0.125).digests
      .mapValues { String($0.prefix(16)) }
    let listing = pictures.sorted { $0.key < $1.key }
      .map { "      \"\($0.key)\": \"\($0.value)\"," }.joined(separator: "\n")
    #expect(
      Self.known[Rasterizer.revision] == pictures,
      """
      The rasteriser draws other pixels than it did in revision \(Rasterizer.revision). If that is meant, add 1 to \
      Rasterizer.revision, and put these digests under its number in RendererRevisionTests.known; goldens are then \
      drawn again:
      \(listing)
      """)
  }
}
