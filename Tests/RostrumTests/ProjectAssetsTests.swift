import Codecs
import Foundation
import Pixels
import Testing

@testable import RostrumTool

/// Scenes that show what their project's catalogue of assets has.
@Suite(.serialized) final class ProjectAssetsTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "App"), withIntermediateDirectories: true)
    try tool.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try tool.write(
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          VStack(spacing: 0) {
            Color("Ground")
            Rectangle().fill(.brand)
            Color.accentColor
            Image(.mark).resizable()
            Image("stamp").resizable().foregroundStyle(.brand)
          }
        }
      }
      #Preview(traits: .fixedLayout(width: 1, height: 5)) { Card() }
      """, to: "App/Card.swift")
    try asset("Ground.colorset", colors(light: "0xFF", dark: "0x33"))
    try asset("BrandColor.colorset", colors(light: "0x80", dark: "0x80"))
    try asset("AccentColor.colorset", colors(light: "0x11", dark: "0x22"))
    try asset(
      "mark-image.imageset",
      #"{"images": [{"scale": "1x", "filename": "1.png"}, {"scale": "2x", "filename": "2.png"}]}"#)
    try picture("mark-image.imageset/1.png", 10)
    try picture("mark-image.imageset/2.png", 20)
    try asset(
      "stamp.imageset",
      """
      {"images": [{"filename": "stamp.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    try picture("stamp.imageset/stamp.png", 99)
  }

  deinit { tool.remove() }

  private func colors(light: String, dark: String) -> String {
    func color(_ red: String) -> String {
      #""color": {"components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1"}}"#
    }
    return """
      {"colors": [{\(color(light))},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}], \(color(dark))}]}
      """
  }

  private func asset(_ name: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "App/Assets.xcassets/\(name)"),
      withIntermediateDirectories: true)
    try tool.write(text, to: "App/Assets.xcassets/\(name)/Contents.json")
  }

  private func picture(_ name: String, _ red: UInt8) throws {
    var pixmap = Pixmap(width: 1, height: 1)
    pixmap[0, 0] = 0xff00_0000 | UInt32(red)
    try Data(PNGEncoder().encode(pixmap)).write(
      to: tool.folder.appending(path: "App/Assets.xcassets/\(name)"))
  }

  /// The red of each row of a still.
  private func rows(_ words: [String] = []) throws -> (reds: [UInt8], error: String) {
    let result = try tool.run(
      ["render", "App/Card.swift", "--at", "0", "--scale", "1", "-o", "a.png"] + words)
    guard result.status == 0 else { return ([], result.error) }
    let picture = try PNGReader.read(tool.folder.appending(path: "a.png").path)
    return ((0..<picture.height).map { UInt8(picture[0, $0] & 0xff) }, result.error)
  }

  @Test(
    "colours and pictures are those of the catalogue, by scheme and scale; none of them is told of")
  func found() throws {
    let light = try rows()
    #expect(light.reds == [0xff, 0x80, 0x11, 10, 0x80], "\(light.error)")
    #expect(light.error.isEmpty)
    #expect(try rows(["--color-scheme", "dark"]).reds == [0x33, 0x80, 0x22, 10, 0x80])
    let large = try rows(["--scale", "2"]).reds
    #expect(large[6] == 20)
  }

  @Test("a scene that is kept sees what changed in the catalogue")
  func changed() throws {
    #expect(try rows().reds.first == 0xff)
    try asset("Ground.colorset", colors(light: "0x40", dark: "0"))
    #expect(try rows().reds.first == 0x40)
    try FileManager.default.moveItem(
      at: tool.folder.appending(path: "App/Assets.xcassets/BrandColor.colorset"),
      to: tool.folder.appending(path: "App/Assets.xcassets/Other.colorset"))
    let gone = try tool.run(["render", "App/Card.swift", "--at", "0", "-o", "a.png"])
    #expect(gone.status == 2 && gone.error.contains("'brand'"), "\(gone.error)")
  }

  @Test("what is not there, or damaged, is told, and drawn as a sign or grey")
  func missing() throws {
    try asset("Ground.colorset", "{")
    try tool.write("no picture", to: "App/Assets.xcassets/mark-image.imageset/1.png")
    let result = try rows()
    #expect(result.reds.first == 0x8e)
    #expect(
      result.error.contains("no colour 'Ground' among the project's assets; it is drawn grey"))
    #expect(result.error.contains("Ground.colorset/Contents.json: "), "\(result.error)")
    #expect(result.error.contains("no picture called 'mark-image'"), "\(result.error)")
    #expect(result.error.contains("mark-image.imageset/1.png"))
  }

  @Test("of two catalogues the nearer one counts; folders that are namespaces are types in code")
  func several() throws {
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "Other/Far.xcassets/Ground.colorset"),
      withIntermediateDirectories: true)
    try tool.write(
      colors(light: "0x01", dark: "0x01"), to: "Other/Far.xcassets/Ground.colorset/Contents.json")
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "Other/Far.xcassets/Far.colorset"),
      withIntermediateDirectories: true)
    try tool.write(
      colors(light: "0x77", dark: "0x01"), to: "Other/Far.xcassets/Far.colorset/Contents.json")
    try asset("Deep", #"{"properties": {"provides-namespace": true}}"#)
    try asset("Deep/Sea-blue.colorset", colors(light: "0x55", dark: "0"))
    try tool.write(
      """
      import SwiftUI
      #Preview(traits: .fixedLayout(width: 1, height: 5)) {
        VStack(spacing: 0) {
          Color("Ground")
          Color(.far)
          Color(.Deep.seaBlue)
          Color("Deep/Sea-blue")
          Color(uiColor: UIColor(named: "Ground")!)
        }
      }
      """, to: "App/Card.swift")
    #expect(try rows().reds == [0xff, 0x77, 0x55, 0x55, 0xff])
    #expect(try rows(["--no-project"]).reds.isEmpty)
  }

  @Test("approve refuses when an asset or another file of the project changed since")
  func approve() throws {
    try tool.write(
      """
      import SwiftUI
      #Preview(traits: .fixedLayout(width: 40, height: 40)) { VStack { Color("Ground"); Side() } }
      """, to: "App/Card.swift")
    let side = "import SwiftUI\nstruct Side: View { var body: some View { Color(white: 0.5) } }\n"
    try tool.write(side, to: "App/Side.swift")
    let words = ["App/Card.swift", "--duration", "0.1"]
    #expect(try tool.run(["record"] + words, environment: ["CI": ""]).status == 0)
    func changes(_ name: String, _ text: String) throws {
      let checked = try tool.run(["verify"] + words + ["--json", "check.json"])
      #expect(checked.status == 3, "\(checked.error)")
      let place = tool.folder.appending(path: name)
      let old = try String(contentsOf: place, encoding: .utf8)
      try tool.write(text, to: name)
      let refused = try tool.run(["approve"])
      #expect(refused.status == 2 && refused.error.contains("changed since"), "\(refused.error)")
      try tool.write(old, to: name)
    }
    try asset("Ground.colorset", colors(light: "0x22", dark: "0"))
    try changes(
      "App/Assets.xcassets/Ground.colorset/Contents.json", colors(light: "0x33", dark: "0"))
    try changes("App/Side.swift", side.replacingOccurrences(of: "0.5", with: "0.6"))
    #expect(try tool.run(["approve"]).status == 0)
  }

  @Test("a batch films again what its project changed, and only that")
  func batch() throws {
    try tool.write(
      "scene: App/Card.swift\noptions: {at: 0s}\noutput: '{scene}.png'\n", to: "b.yaml")
    func said() throws -> String {
      let result = try tool.run(["batch", "b.yaml", "--progress", "none"])
      #expect(result.status == 0, "\(result.error)")
      return result.output
    }
    #expect(try said() == "1 row: 1 done\n")
    #expect(try said() == "1 row: 1 done, 1 of them was current\n")
    try asset("Ground.colorset", colors(light: "0x40", dark: "0"))
    #expect(try said() == "1 row: 1 done\n")
  }
}
