import DisplayList
import Foundation
import Geometry
import SceneDocuments
import Testing
import ViewEngine
import Views

@testable import DocumentViews

/// Words of documents, each of which is one of SwiftUI's.
@MainActor @Suite("Words of documents")
struct DocumentWordTests {
  @Test("every way to mix is one of its own, of the same name")
  func modes() {
    let all = NodeValues.BlendMode.allCases
    for mode in all { #expect("\(mode.mode)" == mode.rawValue) }
    #expect(Set(all.map(\.mode)).count == all.count)
    #expect(all.filter { $0.mode == .normal } == [.normal])
  }

  @Test("corners are as they are called")
  func corners() {
    #expect(CornerStyle.circular.rounded == .circular)
    #expect(CornerStyle.continuous.rounded == .continuous)
  }

  @Test("an anchor is the place on its side of the middle")
  func anchors() {
    let columns: [(Double, HorizontalAlignment)] = [
      (0, .leading), (0.49, .leading), (0.5, .center), (0.51, .trailing), (1, .trailing),
      (-2, .leading), (3, .trailing),
    ]
    let rows: [(Double, VerticalAlignment)] = [
      (0, .top), (0.49, .top), (0.5, .center), (0.51, .bottom), (1, .bottom), (-2, .top),
    ]
    for (x, horizontal) in columns {
      for (y, vertical) in rows {
        let alignment = Alignment(UnitPoint(x: x, y: y))
        #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
      }
    }
    #expect(Alignment(UnitPoint.center) == .center)
    #expect(Alignment(UnitPoint.bottomTrailing) == .bottomTrailing)
  }

  @Test("every style of fonts is one of its own, as every weight and design is")
  func fonts() {
    var fonts: [Font] = []
    for style in DocumentFont.Style.allCases {
      var font = DocumentFont()
      font.style = style
      fonts.append(font.font)
    }
    #expect(Set(fonts).count == DocumentFont.Style.allCases.count)
    var weights: [Font] = []
    for weight in DocumentFont.Weight.allCases {
      var font = DocumentFont()
      (font.size, font.weight) = (20, weight)
      weights.append(font.font)
    }
    #expect(Set(weights).count == DocumentFont.Weight.allCases.count)
  }

  @Test("a font of nothing is the body's, and a size goes before a style")
  func plain() {
    #expect(DocumentFont().font == Font.system(.body, design: nil, weight: nil))
    var font = DocumentFont()
    (font.style, font.size) = (.largeTitle, 9)
    #expect(font.font == Font.system(size: 9, weight: nil, design: nil))
    font.isItalic = true
    #expect(font.font == Font.system(size: 9, weight: nil, design: nil).italic())
    font.family = "Leaf"
    #expect(font.font == Font.custom("Leaf", size: 9).italic())
    font.size = nil
    #expect(font.font == Font.custom("Leaf", size: 17).italic())
  }
}
