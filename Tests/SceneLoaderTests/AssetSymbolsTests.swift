import Foundation
import Testing

@testable import SceneLoader

/// What assets are called in code.
@Suite("AssetSymbols") final class AssetSymbolsTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func symbols(_ names: [String], namespaces: [String] = []) throws -> AssetSymbols {
    for name in names {
      try FileManager.default.createDirectory(
        atPath: folder.path("A.xcassets/\(name)"), withIntermediateDirectories: true)
    }
    for name in namespaces {
      try folder.write(
        #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/\(name)/Contents.json")
    }
    return AssetSymbols([AssetCatalog(folder.path("A.xcassets"))])
  }

  @Test(
    "a name in code begins small, has its words joined, and does not say what it is of",
    arguments: [
      ("Brand", "brand"), ("BrandColor", "brand"), ("brand-color", "brand"), ("Color", "color"),
      ("card_background", "cardBackground"), ("URLIcon", "urlIcon"), ("FAQ", "faq"),
      ("gray100", "gray100"), ("2go", "_2Go"), ("icon24Filled", "icon24Filled"), ("a b.c", "aBC"),
      ("heroImage", "heroImage"), ("--", ""),
    ])
  func words(name: String, word: String) {
    #expect(AssetSymbols.word(for: name, dropping: "Color") == word)
  }

  @Test("only what is asked for is declared: a resource, and members that give it")
  func text() throws {
    let symbols = try symbols(["Brand.colorset", "hero.imageset", "Other.colorset"])
    #expect(symbols.known(among: ["brand", "hero", "padding"]) == ["brand", "hero"])
    let text = symbols.text(of: ["brand"])
    #expect(text.contains(#"static var brand: ColorResource { ColorResource(name: "Brand", "#))
    for type in ["SwiftUI.Color", "UIColor", "SwiftUI.ShapeStyle where Self == SwiftUI.Color"] {
      #expect(text.contains("extension \(type) { static var brand: "))
    }
    #expect(!text.contains("hero") && !text.contains("Other"))
    #expect(symbols.text(of: ["hero"]).contains("extension UIImage { static var hero: UIImage "))
    #expect(symbols.text(of: ["padding"]).isEmpty)
  }

  @Test("a name that is all capitals is known as it is, too")
  func capitals() throws {
    let symbols = try symbols(["BG.colorset", "X.colorset"])
    #expect(symbols.known(among: ["BG", "bg", "X", "x"]) == ["BG", "bg", "x"])
    #expect(
      symbols.text(of: ["BG"]).contains(
        #"static var BG: ColorResource { ColorResource(name: "BG", "#))
  }

  @Test("what the system has under the name stays the system's: such an asset has a resource only")
  func taken() throws {
    let text = try symbols(["red.colorset"]).text(of: ["red"])
    #expect(text.contains("ColorResource { static var red") && !text.contains("SwiftUI.Color {"))
    let label = try symbols(["label.colorset"]).text(of: ["label"])
    #expect(label.contains("extension SwiftUI.Color { static var label"))
    #expect(!label.contains("extension UIColor") && !label.contains("ShapeStyle"))
  }

  @Test("namespaces are types, asked for by their own names, too; words of the language are quoted")
  func namespaces() throws {
    let symbols = try symbols(
      ["Brand/Dark/default.colorset", "Brand/Ink.colorset"], namespaces: ["Brand", "Brand/Dark"])
    let text = symbols.text(of: ["Brand"])
    #expect(text.components(separatedBy: "enum Brand {}").count == 2)
    #expect(text.contains("extension ColorResource.Brand { enum Dark {} }"))
    #expect(
      text.contains(
        #"extension ColorResource.Brand.Dark { static var `default`: ColorResource { ColorResource(name: "Brand/Dark/default""#
      ))
    #expect(text.contains("static var ink"))
  }

  @Test("a colour that a file of the project declares has a resource, and no member besides")
  func declared() throws {
    let symbols = try symbols(["Brand.colorset"])
    let own = "public extension Color { static let brand = Color(.brand) }"
    let text = symbols.text(of: ["brand"], besides: [own])
    #expect(text.contains("extension ColorResource { static var brand: "))
    #expect(!text.contains("extension SwiftUI.Color"))
    let other = symbols.text(of: ["brand"], besides: ["extension Color { static let brandy = 1 }"])
    #expect(other.contains("extension SwiftUI.Color { static var brand: "))
  }
}
