import Foundation
import Geometry
import Testing

@testable import Symbols

/// Outlines with a circle taken out of them.
@Suite("Outlines with room for a badge")
struct CuttingTests {
  private func area(_ outline: Outline) -> Double {
    let lines = FlattenedPath(outline.path, tolerance: 0.001)
    return lines.chains.reduce(0) { sum, chain in
      var area = 0.0
      for index in chain.start..<chain.end {
        let a = lines.points[index]
        let b = lines.points[index + 1 == chain.end ? chain.start : index + 1]
        area += (a.x * b.y - a.y * b.x) / 2
      }
      return sum + abs(area)
    }
  }

  @Test("a square loses a quarter of a circle about its corner", arguments: [1.0, -1], [5.0, 17])
  func corner(side: Double, radius: Double) {
    let square = Outline.rectangle(0, 0, 80, 80, radius: 0).scaled(side, 1)
    for (x, y) in [(40.0, 40.0), (-40, 40), (40, -40), (-40, -40)] {
      let rest = area(square.outside(x, y, radius))
      #expect(abs(rest - (6400 - .pi * radius * radius / 4)) < 0.5)
    }
  }

  @Test("nothing of it lies within the circle")
  func outside() {
    let rest = Outline.heart.outside(30, -20, 18)
    #expect(rest.path != Outline.heart.path)
    let lines = FlattenedPath(rest.path, tolerance: 0.001)
    #expect(lines.points.allSatisfy { distance((30, -20), ($0.x, $0.y)) > 18 - 0.01 })
  }

  @Test("two circles lose what they have in common")
  func lens() {
    // The lens of two circles of radius 20 whose middles are 20 apart.
    let lens = 400 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2)
    let rest = area(Outline.circle(0, 0, 20).outside(20, 0, 20))
    #expect(abs(rest - (400 * .pi - lens)) < 1)
  }

  @Test("a circle that it does not meet leaves it as it is")
  func apart() {
    let square = Outline.rectangle(0, 0, 20, 20, radius: 3)
    #expect(abs(area(square.outside(50, 0, 20)) - area(square)) < 1e-6)
  }
}
