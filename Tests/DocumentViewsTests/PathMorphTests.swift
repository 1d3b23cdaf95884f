import DisplayList
import Foundation
import Geometry
import Motion
import SceneDocuments
import SceneGraph
import Symbols
import Testing
import ViewEngine
import Views

@testable import DocumentViews

@MainActor @Suite struct PathMorphTests {
  nonisolated static let paths = [
    "M0 0 L40 0 L40 40 L0 40 Z", "M20 0 A20 20 0 1 1 19.9 0 Z", "M0 0 Q20 40 40 0", "M5 5 L35 35",
    "M0 0 L10 0 L10 40 L0 40 Z M30 0 L40 0 L40 40 L30 40 Z", "M8 4 L44 24 L8 44 Z", "M10 10",
  ]

  private func kinds(_ path: Path) -> [String] {
    var kinds: [String] = []
    path.forEach {
      switch $0 {
      case .move: kinds.append("move")
      case .line: kinds.append("line")
      case .quadCurve: kinds.append("quad")
      case .curve: kinds.append("curve")
      case .closeSubpath: kinds.append("close")
      }
    }
    return kinds
  }

  @Test("All paths become alike: as many elements of the same kinds")
  func alike() throws {
    let paths = try Self.paths.map { try Path(svgPath: $0) }
    let morphs = PathMorph.alike(paths)
    let forms = Set(paths.map { kinds(morphs[$0] ?? Path()) })
    #expect(forms.count == 1)
    #expect(morphs.count == paths.count)
  }

  @Test("A path in its new form covers what it covered", arguments: paths)
  func sameOutline(text: String) throws {
    let path = try Path(svgPath: text)
    let morph = try #require(PathMorph.alike(try Self.paths.map { try Path(svgPath: $0) })[path])
    for x in stride(from: 0.35, to: 45, by: 1.3) {
      for y in stride(from: 0.45, to: 45, by: 1.3) {
        let place = CGPoint(x: x, y: y)
        #expect(path.contains(place) == morph.contains(place), "\(place)")
      }
    }
  }

  @Test("Half-way between two paths is the mean of their points")
  func halfWay() throws {
    let (first, second) = (try Path(svgPath: Self.paths[0]), try Path(svgPath: Self.paths[5]))
    let morphs = PathMorph.alike([first, second])
    var shape = OutlineShape(path: try #require(morphs[first]))
    let start = shape.animatableData.elements
    let end = OutlineShape(path: try #require(morphs[second])).animatableData.elements
    #expect(start.count == end.count)
    shape.animatableData = .init(zip(start, end).map { ($0 + $1) / 2 })
    #expect(shape.animatableData.elements == zip(start, end).map { ($0 + $1) / 2 })
  }
}
