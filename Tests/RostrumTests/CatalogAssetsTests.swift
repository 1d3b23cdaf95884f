import Codecs
import DisplayList
import Foundation
import MediaSupport
import Pixels
import SceneLoader
import Symbols
import Testing

@testable import RostrumTool
@testable import ViewEngine

/// A catalogue as a source of assets: what is read, when, and what is wrong with it.
@Suite struct CatalogAssetsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func asset(_ name: String, _ text: String) throws {
    let place = folder.file("A.xcassets/\(name)")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try text.write(toFile: "\(place)/Contents.json", atomically: true, encoding: .utf8)
  }

  private func picture(_ name: String, _ side: Int) throws {
    let file = try PNGEncoder().encode(Pixmap(width: side, height: side))
    try Data(file).write(to: URL(fileURLWithPath: folder.file("A.xcassets/\(name)")))
  }

  private func assets(scale: Double = 2) -> CatalogAssets {
    CatalogAssets(AssetCatalog(folder.file("A.xcassets")), scale: scale)
  }

  private func found(_ assets: CatalogAssets, _ name: String) -> AssetPicture? {
    if case .picture(let picture) = assets.image(named: name, in: .light) { picture } else { nil }
  }

  @Test("a picture is read once, when it is asked for, at the stage's scale")
  func pictures() throws {
    try asset(
      "p.imageset",
      #"{"images": [{"scale": "1x", "filename": "1.png"}, {"scale": "2x", "filename": "2.png"}]}"#)
    try picture("p.imageset/1.png", 3)
    let assets = assets()
    // What is not there yet when the catalogue is looked through is no mistake until it is asked for.
    try picture("p.imageset/2.png", 6)
    let first = try #require(found(assets, "p"))
    #expect(first.image.pixmap.width == 6 && first.scale == 2 && !first.isTemplate)
    #expect(found(assets, "p")?.image === first.image)
    #expect(found(self.assets(scale: 1), "p")?.image.pixmap.width == 3)
    #expect(assets.faults.isEmpty && found(assets, "q") == nil)
  }

  @Test("a drawing is the picture that was made of it, and one that is none says why")
  func drawings() throws {
    try asset("a.imageset", #"{"images": [{"scale": "1x", "filename": "a.pdf"}]}"#)
    try asset("b.imageset", #"{"images": [{"filename": "b.svg"}]}"#)
    let png = Data(try PNGEncoder().encode(Pixmap(width: 6, height: 6))).base64EncodedString()
    let place = folder.file("A.xcassets")
    let drawings = try JSONDecoder().decode(
      VectorPictures.self,
      from: try JSONSerialization.data(withJSONObject: [
        "drawn": ["\(place)/a.imageset/a.pdf": ["png": png, "scale": 3]],
        "reasons": ["\(place)/b.imageset/b.svg": "too fine"],
      ]))
    let assets = CatalogAssets(AssetCatalog(place), drawings: drawings, scale: 2)
    let picture = try #require(found(assets, "a"))
    #expect(picture.image.pixmap.width == 6 && picture.scale == 3)
    #expect(found(assets, "b") == nil)
    #expect(assets.faults == ["\(place)/b.imageset/b.svg: too fine"])
  }

  @Test("one without a scale has a pixel to the point")
  func single() throws {
    try asset("p.imageset", #"{"images": [{"filename": "p.png"}]}"#)
    try picture("p.imageset/p.png", 4)
    #expect(found(assets(), "p")?.scale == 1)
  }

  @Test("what cannot be read is a fault, told once, and is not there")
  func faults() throws {
    try asset("bad.imageset", "{")
    try asset("lost.imageset", #"{"images": [{"filename": "none.png"}]}"#)
    try asset("vector.imageset", #"{"images": [{"filename": "v.pdf"}]}"#)
    try "%PDF".write(
      toFile: folder.file("A.xcassets/vector.imageset/v.pdf"), atomically: true, encoding: .utf8)
    try asset("empty.imageset", "{}")
    try asset("c.colorset", #"{"colors": [{"color": {"components": {}}}]}"#)
    let assets = assets()
    for name in ["bad", "lost", "vector", "empty", "bad"] { #expect(found(assets, name) == nil) }
    #expect(assets.color(named: "c", in: .light) == nil)
    let faults = assets.faults
    #expect(faults.count == 4)
    #expect(faults.contains { $0.contains("v.pdf") && $0.contains("accepted are PNG, JPEG") })
  }

  @Test("slices have no effect, and that is told")
  func slices() throws {
    try asset(
      "p.imageset",
      #"{"images": [{"filename": "p.png", "resizing": {"mode": "9-part", "center": {}}}]}"#)
    try picture("p.imageset/p.png", 4)
    let assets = assets()
    #expect(found(assets, "p") != nil)
    #expect(assets.faults.first?.hasSuffix("slices have no effect; it is stretched whole") == true)
  }

  @Test("a colour and a picture of one name are apart; a symbol is found as an image")
  func kinds() throws {
    try asset("a.colorset", #"{"colors": [{"color": {"reference": "systemRedColor"}}]}"#)
    try asset("a.imageset", #"{"images": [{"filename": "p.png"}]}"#)
    try picture("a.imageset/p.png", 2)
    try asset("s.symbolset", #"{"symbols": [{"filename": "s.svg"}]}"#)
    try #"<svg viewBox="0 0 24 24"><path d="M0 0 L24 0 L12 24 Z"/></svg>"#.write(
      toFile: folder.file("A.xcassets/s.symbolset/s.svg"), atomically: true, encoding: .utf8)
    let assets = assets()
    #expect(assets.color(named: "a", in: .dark) == Color(.system(.red)))
    #expect(found(assets, "a") != nil)
    guard case .symbol(let symbol) = assets.image(named: "s", in: .light) else {
      Issue.record("no symbol")
      return
    }
    #expect(symbol.name == "s")
    // A template has all weights in one drawing.
    try asset("t.symbolset", #"{"symbols": [{"filename": "t.svg"}]}"#)
    for mark in ["Regular-M", "Regular-S"] {
      try #"<svg width="3300"><g id="\#(mark)"><path d="M0 0 L9 9 Z"/></g></svg>"#.write(
        toFile: folder.file("A.xcassets/t.symbolset/t.svg"), atomically: true, encoding: .utf8)
      let template = self.assets()
      #expect(template.image(named: "t", in: .light) == nil)
      #expect(
        template.faults.first?.contains("t.svg cannot be read: it is a symbol template") == true)
    }
  }
}
