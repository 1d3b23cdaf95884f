import DisplayList
import Foundation
import Testing

@testable import SceneLoader
@testable import ViewEngine

/// What a project's catalogues of assets hold, and which form of an asset is shown.
@Suite("AssetCatalog") final class AssetCatalogTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Writes the list of an asset's forms.
  private func asset(_ name: String, _ text: String = "{}") throws {
    let place = folder.url.appendingPathComponent("A.xcassets/\(name)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try folder.write(text, to: "A.xcassets/\(name)/Contents.json")
  }

  private var catalog: AssetCatalog { AssetCatalog(folder.path("A.xcassets")) }

  private func set(_ text: String) throws -> AssetSet {
    try asset("x.imageset", text)
    return try AssetSet(try #require(catalog.items.first))
  }

  @Test(
    "assets have names with those of folders that are namespaces; sets of other kinds are passed over"
  )
  func items() throws {
    try asset("Brand", #"{"properties": {"provides-namespace": true}}"#)
    try asset("Brand/Ink.colorset")
    try asset("Plain/leaf.imageset")
    try asset("AppIcon.appiconset")
    try asset("AppIcon.appiconset/hidden.imageset")
    try asset("mark.symbolset")
    #expect(
      catalog.items.map { "\($0.kind) \($0.name)" } == [
        "color Brand/Ink", "image leaf", "symbol mark",
      ])
    #expect(catalog.files.count == 3)
  }

  @Test("a folder that is not there has no assets")
  func nothing() { #expect(AssetCatalog(folder.path("none")).items.isEmpty) }

  @Test(
    "the form of the scale is taken, else the next one above, else the greatest",
    arguments: [(1.0, "b"), (1.5, "b"), (2, "b"), (3, "c"), (4, "c")])
  func scales(scale: Double, name: String) throws {
    let set = try set(
      #"{"images": [{"scale": "3x", "filename": "c"}, {"scale": "1x"}, {"scale": "2x", "filename": "b"}]}"#
    )
    let file = try #require(set.file(in: .light, scale: scale))
    #expect(file.path == folder.path("A.xcassets/x.imageset/\(name)"))
    #expect(file.scale == (name == "b" ? 2 : 3))
  }

  @Test(
    "a form for the dark, for a telephone, goes before others; of more contrast and other languages none is taken"
  )
  func forms() throws {
    let set = try set(
      """
      {"images": [
        {"idiom": "mac", "filename": "mac"}, {"idiom": "universal", "filename": "any"},
        {"idiom": "universal", "filename": "dark",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "iphone", "filename": "contrast",
          "appearances": [{"appearance": "contrast", "value": "high"}]},
        {"idiom": "iphone", "locale": "de", "filename": "german"}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    #expect(set.file(in: .light, scale: 2)?.path.hasSuffix("/any") == true)
    #expect(set.file(in: .dark, scale: 2)?.path.hasSuffix("/dark") == true)
    #expect(set.isTemplate)
  }

  @Test("an asset without files has none")
  func empty() throws {
    #expect(try set("{}").file(in: .light, scale: 1) == nil)
    #expect(try set("{}").color(in: .light) == nil)
  }

  private func components(_ color: String) throws -> [Float] {
    let set = try set(#"{"colors": [{"color": \#(color)}]}"#)
    let found = try #require(set.color(in: .light)).resolve(in: EnvironmentValues())
    return [found.red, found.green, found.blue, found.opacity]
  }

  private func rgb(_ red: String, _ alpha: String, _ space: String = "srgb") -> String {
    #"{"color-space": "\#(space)", "components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "\#(alpha)"}}"#
  }

  @Test("components are written as parts of 1, of 255, or as two digits of 16")
  func numbers() throws {
    for red in ["0xFF", "0Xff", "255", "1.000"] {
      #expect(try components(rgb(red, "1.000")) == [1, 0, 0, 1])
    }
    #expect(try components(rgb("51", "0.5")) == [0.2, 0, 0, 0.5])
    #expect(try components(rgb("1", "1"))[3] == 1)
    #expect(try components(rgb("0xFF", "0x80"))[3] == Float(128.0 / 255))
    #expect(
      try components(#"{"color-space": "gray-gamma-22", "components": {"white": "0.25"}}"#)
        == [0.25, 0.25, 0.25, 1])
    #expect(try components(rgb("1.0", "1.0", "display-p3"))[0] > 1)
    #expect(
      try components(#"{"reference": "systemRedColor"}"#)
        == [1, Float(0x3b) / 255, Float(0x30) / 255, 1])
  }

  @Test(
    "a mistake is told with the file, the place in it and what is accepted",
    arguments: [
      ("{", "Contents.json"), (#"{"colors": 1}"#, "colors: "),
      (#"{"colors": [{"color": {"reference": "paleColor"}}]}"#, "no system colour is 'paleColor'"),
      (
        #"{"colors": [{"color": {"components": {"red": "much"}}}]}"#,
        "'red' is 'much'; accepted is 0.5, 128 or 0x80"
      ),
      (
        #"{"colors": [{"color": {"components": {"red": "0"}}}]}"#,
        "'green' is not there; accepted is 0.5, 128 or 0x80"
      ),
      (
        #"{"colors": [{"color": {"color-space": "lab", "components": {}}}]}"#,
        "'lab'; accepted are display-p3, extended-gray, extended-linear-srgb"
      ),
    ])
  func mistakes(text: String, words: String) throws {
    try asset("x.imageset", text)
    let item = try #require(catalog.items.first)
    let fault = #expect(throws: AssetSet.Fault.self) { try AssetSet(item) }
    #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.description.hasPrefix("\(item.folder)/Contents.json: ") == true)
  }

  @Test("a set without a list is told")
  func noList() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("A.xcassets/x.imageset"), withIntermediateDirectories: true)
    let item = try #require(catalog.items.first)
    #expect(throws: AssetSet.Fault.self) { try AssetSet(item) }
  }
}
