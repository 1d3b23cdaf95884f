import Foundation
import MediaSupport
import Testing

@testable import SceneLoader

/// Drawings of a project's catalogues: which are drawn, how large, and what is said of the others.
@Suite struct VectorPicturesTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// A square of 12 points by 8, in the language of PDF; readers find the objects of a file without a table.
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 12 8] /Contents 4 0 R>> endobj
    4 0 obj <</Length 24>> stream
    1 0 0 rg 2 2 4 4 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    %%EOF
    """
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="4" height="4" fill="red"/></svg>
    """

  private func set(_ name: String, _ file: String, _ text: String, properties: String = "") throws {
    let place = folder.path("A.xcassets/\(name).imageset")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try text.write(toFile: "\(place)/\(file)", atomically: true, encoding: .utf8)
    try #"{"images": [{"filename": "\#(file)"}]\#(properties)}"#
      .write(toFile: "\(place)/Contents.json", atomically: true, encoding: .utf8)
  }

  private func source(_ text: String) throws -> String {
    let file = folder.path("S.swift")
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  private func pictures(_ text: String, scale: Double = 2, path: String? = nil) throws
    -> VectorPictures
  {
    let path = path ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try VectorPictures(
      in: [AssetCatalog(folder.path("A.xcassets"))], namedIn: [try source(text)], scale: scale,
      environment: ["PATH": path])
  }

  private func place(_ set: String, _ file: String) -> String {
    folder.path("A.xcassets/\(set).imageset/\(file)")
  }

  /// The width and height that stand at the head of a PNG file.
  private func size(_ png: Data) -> [Int] {
    [16, 20].map { place in png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("an asset is named by its own name, and by the symbol that is made of it")
  func names() {
    func isNamed(_ name: String, _ text: String) -> Bool {
      VectorPictures.names(AssetCatalog.Item(kind: .image, name: name, folder: "/"), in: text)
    }
    #expect(isNamed("heart", #"Image("heart")"#))
    #expect(isNamed("big heart", "Image(.bigHeart)"))
    #expect(isNamed("Icons/heart", "Image(.Icons.heart)"))
    #expect(!isNamed("heart", "Image(.star)"))
  }

  @Test("drawings are PDF and SVG, whatever the case of the ending; a set may keep them as such")
  func drawings() throws {
    try set("a", "a.PDF", Self.pdf)
    try set("b", "b.png", "")
    try set(
      "c", "c.svg", Self.svg,
      properties: #", "properties": {"preserves-vector-representation": true}"#)
    let catalog = AssetCatalog(folder.path("A.xcassets"))
    let found = catalog.items.flatMap { VectorPictures.drawings(of: $0) }
    #expect(found.map(\.path) == [place("a", "a.PDF"), place("c", "c.svg")])
    #expect(found.map(\.grows) == [false, true])
  }

  @Test("what no source names is not drawn, and says so")
  func unnamed() throws {
    try set("apple", "a.pdf", Self.pdf)
    let pictures = try pictures(#"Image("b")"#)
    #expect(pictures.drawn.isEmpty)
    #expect(
      pictures.reasons == [
        place("apple", "a.pdf"):
          "a drawing is shown if its name stands in the scene's sources; 'apple' does not"
      ])
  }

  @Test("where no program draws, the package is named that would")
  func missing() throws {
    try set("a", "a.pdf", Self.pdf)
    try set("c", "c.svg", Self.svg)
    let pictures = try pictures(#"Image("a"); Image("c")"#, path: "/nowhere")
    #expect(pictures.drawn.isEmpty)
    #expect(
      pictures.reasons.values.sorted() == [
        "a drawing is shown if pdftocairo is there; install poppler-utils",
        "a drawing is shown if rsvg-convert is there; install librsvg2-bin",
      ])
  }

  @Test(
    "a drawing has so many pixels to the point, four times as many where it may be stretched",
    .enabled(if: ExternalTool.draws, "pdftocairo and rsvg-convert are not installed"))
  func drawn() throws {
    let keeps = #", "properties": {"preserves-vector-representation": true}"#
    try set("a", "a.pdf", Self.pdf)
    try set("c", "c.svg", Self.svg)
    try set("d", "d.svg", Self.svg, properties: keeps)
    let pictures = try pictures(#"Image("a"); Image("c"); Image(.d)"#)
    #expect(pictures.reasons == [:])
    let found = try ["a.pdf", "c.svg", "d.svg"].map { name in
      try #require(pictures.drawn[place(String(name.prefix(1)), name)])
    }
    #expect(found.map(\.scale) == [2, 2, 8])
    #expect(found.map { size($0.png) } == [[24, 16], [24, 16], [96, 64]])
    #expect(try self.pictures(#"Image("a")"#, scale: 3).drawn.values.map(\.scale) == [3])
    // The same again, byte for byte.
    #expect(try self.pictures(#"Image("a"); Image("c"); Image(.d)"#) == pictures)
  }

  @Test(
    "what is no drawing is told in the program's words",
    .enabled(if: ExternalTool.draws, "pdftocairo and rsvg-convert are not installed"))
  func broken() throws {
    try set("a", "a.pdf", "no PDF")
    try set("c", "c.svg", "<svg")
    let pictures = try pictures(#"Image("a"); Image("c")"#)
    #expect(pictures.drawn.isEmpty)
    let reasons = pictures.reasons.sorted { $0.key < $1.key }.map(\.value)
    #expect(
      reasons.map { $0.prefix(25) }
        == ["pdftocairo cannot draw it:", "rsvg-convert cannot draw i"].map { $0.prefix(25) })
  }
}
