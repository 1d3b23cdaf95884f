import Testing

@testable import RostrumTool

@Suite("Pictures of the network on the command line")
struct AssetAddressTests {
  @Test(
    "is read from an address, a file and when it comes",
    arguments: [
      ("https://a.b/c.jpg=d.jpg", "https://a.b/c.jpg", "d.jpg", 0),
      ("https://a.b/c.jpg=d.jpg@0.8", "https://a.b/c.jpg", "d.jpg", 0.8),
      ("https://a.b/c?id=7=d@2x.png", "https://a.b/c?id=7", "d@2x.png", 0),
      ("https://a.b/c=d@2x.png@3", "https://a.b/c", "d@2x.png", 3),
    ] as [(String, String, String, Double)])
  func reads(text: String, address: String, file: String, delay: Double) throws {
    let picture = try #require(AssetAddress(argument: text))
    #expect(picture.address == address && picture.file == file && picture.delay == delay)
    #expect(AssetAddress(argument: picture.text) == picture)
  }

  @Test(
    "anything else is refused",
    arguments: ["", "cat.png", "=cat.png", "https://a.b=", "cat=cat.png", "https://a=c.png@4000"])
  func refuses(text: String) { #expect(AssetAddress(argument: text) == nil) }
}
