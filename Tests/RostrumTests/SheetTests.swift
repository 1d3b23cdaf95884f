import Codecs
import Foundation
import MediaSupport
import Pixels
import Testing
import Typography

@testable import FilmPictures
@testable import RostrumTool

/// Sheets: films of one scene with other values, side by side.
@Suite("Sheets", .serialized)
final class SheetTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }
  deinit { tool.remove() }

  /// A square that springs to the side, whose colour and size are inputs.
  private static let source = """
    import SwiftUI
    struct Scene: View {
      @SceneInput("side") var side = 20.0
      @SceneInput("count") var count = 1
      @State private var isRight = false
      var body: some View {
        VStack {
          ForEach(0..<count, id: \\.self) { _ in
            Color.blue.frame(width: side, height: 10).offset(x: isRight ? 30 : -30)
          }
        }
        .animation(.spring(response: 0.3, dampingFraction: 1), value: isRight)
        .task {
          try? await Task.sleep(for: .milliseconds(50))
          isRight = true
        }
      }
    }
    #Preview(traits: .fixedLayout(width: 120, height: 50)) { Scene() }
    """
  private static let shared = ["--scale", "1", "--fps", "30"]

  private func inspect(_ words: [String]) throws -> BuiltTool.Result {
    try tool.run(["inspect", "Scene.swift"] + Self.shared + words)
  }

  private func place(_ name: String) -> String { tool.folder.appendingPathComponent(name).path }

  /// The frames of a single film.
  private func frames(_ words: [String]) throws -> [Pixmap] {
    let made = try tool.run(
      ["render", "Scene.swift", "-o", "one.apng"] + Self.shared + words)
    try #require(made.status == 0, "\(made.error)")
    return try frames(of: "one.apng")
  }

  private func frames(of name: String) throws -> [Pixmap] {
    var reader = try APNGReader(place(name))
    var frames: [Pixmap] = []
    while let frame = try reader.nextFrame() { frames.append(frame.pixmap) }
    return frames
  }

  /// A part of a picture.
  private func part(_ picture: Pixmap, _ place: (x: Int, y: Int), like size: Pixmap) -> Pixmap {
    var part = Pixmap(width: size.width, height: size.height)
    for y in 0..<size.height {
      for x in 0..<size.width { part[x, y] = picture[place.x + x, place.y + y] }
    }
    return part
  }

  private func table(_ parameters: [(String, [String])], facts: String) throws -> VariantTable {
    VariantTable(
      parameters.map { VariantTable.Parameter(name: $0.0, values: $0.1) }, cell: (120, 50),
      title: "Scene.swift", facts: facts, theme: .light, fonts: try FontBook())
  }

  @Test("a cell's frame is that of the single film, byte for byte, and what is over rests")
  func cells() throws {
    let made = try inspect(
      ["--sheet", "s.apng", "--vary", "response=0.2..0.8/3,side=10|30"])
    #expect(made.status == 0, "\(made.error)")
    let sheet = try frames(of: "s.apng")
    let table = try table(
      [("response", ["0.2", "0.5", "0.8"]), ("side", ["10", "30"])], facts: "")
    var counts: [Int] = []
    for (row, side) in ["10", "30"].enumerated() {
      for (column, response) in ["0.2", "0.5", "0.8"].enumerated() {
        let film = try frames(["--spring", "response=\(response)", "--input", "side=\(side)"])
        counts.append(film.count)
        let corner = table.place(ofCell: row * 3 + column)
        for (number, picture) in sheet.enumerated() {
          let own = film[min(number, film.count - 1)]
          #expect(
            part(picture, corner, like: own) == own, "\(response) \(side) frame \(number)")
        }
      }
    }
    #expect(Set(counts).count == 3 && sheet.count == counts.max())
    #expect(sheet[0].width == table.width && sheet[0].height == table.height)
    #expect(table.width % 2 == 0 && table.height % 2 == 0)
  }

  @Test("a picture shows one moment, with the pixels of a still")
  func moment() throws {
    let made = try inspect(
      ["--sheet", "s.png", "--at", "0.2", "--vary", "Scene.bounce=0|0.2|0.4|0.6"])
    #expect(made.status == 0, "\(made.error)")
    let sheet = try PNGReader.read(place("s.png"))
    let values = ["0", "0.2", "0.4", "0.6"]
    let table = try table([("Scene.bounce", values)], facts: "")
    var seen: Set<Pixmap> = []
    for (index, value) in values.enumerated() {
      let still = try tool.run(
        ["render", "Scene.swift", "-o", "one.png", "--at", "0.2", "--spring", "bounce=\(value)"]
          + Self.shared)
      try #require(still.status == 0, "\(still.error)")
      let own = try PNGReader.read(place("one.png"))
      #expect(part(sheet, table.place(ofCell: index), like: own) == own, "\(value)")
      seen.insert(own)
    }
    #expect(seen.count == 4)
  }

  @Test("a GIF's cells are filmed at its own rate; every form is there, and the same again")
  func forms() throws {
    let files = ["s.gif", "s.mp4", "s.html", "s.apng"]
    func make(_ folder: String) throws -> [Data] {
      let made = try tool.run(
        ["inspect", "Scene.swift", "--scale", "1", "--duration", "0.5", "--vary", "count=1..3/3"]
          + files.flatMap { ["--sheet", "\(folder)/\($0)"] })
      #expect(made.status == 0, "\(made.error)")
      return try files.map {
        try Data(contentsOf: tool.folder.appendingPathComponent("\(folder)/\($0)"))
      }
    }
    #expect(try make("one") == make("two"))
    var reader = try GIFReader(place("one/s.gif"))
    var count = 0
    while try reader.nextPicture() != nil { count += 1 }
    #expect(count > 10)
    #expect(abs(reader.durations.map(\.seconds).reduce(0, +) - 0.5) < 1e-9)
    #expect(try frames(of: "one/s.apng").count == 30)
    let html = try String(
      contentsOf: tool.folder.appendingPathComponent("one/s.html"), encoding: .utf8)
    #expect(html.contains(">count<") && html.contains("<figcaption>3</figcaption>"))
  }

  @Test("without a scale cells are small, and the sheet says which scale it is")
  func usualScale() throws {
    try tool.write(
      "import SwiftUI\nstruct V: View { @SceneInput(\"a\") var a = 1.0\n"
        + "  var body: some View { Color.red.opacity(a) } }\n#Preview { V() }\n", to: "Phone.swift")
    let made = try tool.run(
      ["inspect", "Phone.swift", "--sheet", "p.png", "--at", "0", "--vary", "a=0|0.5|1"])
    #expect(made.status == 0, "\(made.error)")
    let sheet = try PNGReader.read(place("p.png"))
    // 844 points at 0.28 are 237 pixels.
    #expect(sheet.height < 420 && sheet.height > 237)
  }

  @Test(
    "reads ranges and lists",
    arguments: [
      ("a=0.2..0.8/4", [["0.2", "0.4", "0.6", "0.8"]]), ("a=1..0/3", [["1", "0.5", "0"]]),
      ("a=-1..1/2,b=x|y", [["-1", "1"], ["x", "y"]]),
      ("t=Hello, you|Bye", [["Hello, you", "Bye"]]),
      ("t=Hello, you|Bye,n=5", [["Hello, you", "Bye"], ["5"]]),
      ("a=0..1/4", [["0", "0.333333", "0.666667", "1"]]),
      ("v=v1..v2", [["v1..v2"]]), ("t=a||b", [["a", "", "b"]]),
    ])
  func reads(text: String, values: [[String]]) throws {
    #expect(try VaryArgument(text).axes.map(\.values) == values)
  }

  @Test(
    "refuses what is none",
    arguments: [
      ("", "accepted are one or two"), ("response", "accepted are one or two"),
      ("=1|2", "accepted are one or two"), ("a=", "accepted are one or two"),
      ("a=1|2,b=3,c=4", "found 3"), ("a=1,a=2", "'a' is there twice"),
      ("a=0..1", "2 or more"), ("a=0..1/1", "2 or more"), ("a=0..1/x", "2 or more"),
      ("a=0..1/-3", "2 or more"), ("a=0..1/10000", "10000 films; accepted are up to 100"),
      ("a=0..1/99999999999999999999", "too many films; accepted are up to 100"),
      ("a=0..1/11,b=0..1/11", "121 films"), ("a=0..0.0000001/3", "alike"),
    ])
  func refuses(text: String, message: String) {
    do {
      _ = try VaryArgument(text)
      Issue.record("'\(text)' was read")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test("what the scene does not have, or takes no such value, is told before anything is there")
  func unknown() throws {
    let wrong: [([String], String)] = [
      (["--vary", "sied=1|2"], "did you mean 'side'?"),
      (["--vary", "colour=red"], "the inputs side, count, and springs have"),
      (["--vary", "side=1|wide"], "found 'wide'"), (["--vary", "count=1..2/3"], "found '1.5'"),
      (["--vary", "response=0..1/3"], "'response' is '0'"),
      (["--vary", "Sene.bounce=0|0.2"], "did you mean 'Scene'?"),
      ([], "say of what by --vary"), (["--vary", "side=1", "--at", "0.2"], "is a film"),
    ]
    for (words, message) in wrong {
      let made = try inspect(["--sheet", "s.apng"] + words)
      #expect(made.status == 2 && made.error.contains(message), "\(words): \(made.error)")
    }
    #expect(!tool.has("s.apng"))
  }
}
