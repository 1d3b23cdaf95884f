import BenchSupport
import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@Suite struct BenchListTests {
  @Test func operationsBecomeCommands() throws {
    let text = """
      frame 0
      clear 255 255 255 255
      save
      concat 1 0 0 1 60 40
      cliprrect 0 0 600 400 24
      group 0 0 600 400 0.5
      rect 0 0 600 400 solid 255 0 0 255
      endgroup
      restore
      circle 5 5 3 solid 0 0 255 255
      shadow 0 0 20 10 4 0 8 12 0 0 0 64
      frame 1
      rrect 0 0 40 20 4 linear 0 0 40 0 2 0 0 0 0 255 1 255 255 255 255
      """
    let list = try BenchList(text: text, outlines: nil)
    #expect(list.frames.count == 2)
    #expect(
      list.frames[0].list.description == """
        group opacity 0.5 clip rounded 0 0 600 400 corner 24 at 60 40 {
          fill rect 0 0 600 400 with #ff0000 at 60 40
        }
        fill ellipse 2 2 6 6 with #0000ff
        group blur 12 {
          fill rounded 0 8 20 10 corner 4 with #000000/0.251
        }
        """)
  }

  @Test func anUnknownOperationNamesItsLine() {
    #expect(throws: BenchError.self) { try BenchList(text: "frame 0\nsquare 1 2", outlines: nil) }
    do {
      _ = try BenchList(text: "frame 0\nsquare 1 2", outlines: nil)
    } catch {
      #expect("\(error)".contains("line 2"))
    }
  }

  @Test func outlinesAreReadWithYDownwards() throws {
    let outlines = try GlyphOutlines(benchText: "upem 1000\nglyph 7 M 0 0 L 100 0 L 100 700 Z")
    #expect(outlines.unitsPerEm == 1000)
    #expect(outlines.outline(of: 7).boundingRect.minY == -700)
    #expect(outlines.outline(of: 8).isEmpty)
  }
}
