import KernelInterface
import Testing

/// Matrices whose results are known to the level.
@Suite("Colour matrix's laws") struct ColorMatrixLawTests {
  private static let identity: [Float] = [
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
  ]
  private static let inversion: [Float] = [
    -1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0,
  ]

  private func apply(_ matrix: [Float], _ pixels: [UInt32]) -> [UInt32] {
    changed(pixels) { $0.applyColorMatrix(matrix.span, to: 0..<pixels.count, of: &$1) }
  }

  /// Every component that there is at some alphas.
  private static let every: [UInt32] = [0, 1, 2, 3, 7, 64, 100, 127, 128, 200, 254, 255].flatMap {
    alpha in (0...alpha).map { pixel([$0, alpha - $0, alpha, alpha]) }
  }

  @Test("the identity leaves every premultiplied pixel")
  func leavesAll() { #expect(apply(Self.identity, Self.every) == Self.every) }

  @Test("inverting twice is nothing, and once the complement within alpha")
  func inverts() {
    let once = apply(Self.inversion, Self.every)
    for (word, own) in zip(once, Self.every) {
      let (found, from) = (components(word), components(own))
      #expect(found[3] == from[3])
      #expect((0..<3).allSatisfy { found[$0] == from[3] - from[$0] })
    }
    #expect(apply(Self.inversion, once) == Self.every)
  }

  @Test("exchanging components exchanges them")
  func exchanges() {
    let turned: [Float] = [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    for (word, own) in zip(apply(turned, Self.every), Self.every) {
      let from = components(own)
      #expect(components(word) == [from[1], from[2], from[0], from[3]])
    }
    // Three turns are none.
    #expect(apply(turned, apply(turned, apply(turned, Self.every))) == Self.every)
  }

  @Test("a factor of alpha fades colour and alpha alike", arguments: [0, 0.25, 0.5, 1] as [Float])
  func fades(factor: Float) {
    var matrix = Self.identity
    matrix[18] = factor
    for (word, own) in zip(apply(matrix, Self.every), Self.every) {
      for (level, from) in zip(components(word), components(own)) {
        #expect(abs(Double(level) - Double(from) * Double(factor)) < 0.501)
      }
    }
  }

  @Test("three equal rows make greys, and one of weights that add up to one keeps greys")
  func greys() {
    let row: [Float] = [0.25, 0.5, 0.25, 0, 0]
    let matrix = row + row + row + [0, 0, 0, 1, 0]
    for word in apply(matrix, Self.every) {
      let levels = components(word)
      #expect(levels[0] == levels[1] && levels[1] == levels[2])
    }
    let greys = (0...255).map { pixel([$0, $0, $0, 255]) }
    #expect(apply(matrix, greys) == greys)
  }

  @Test("added numbers colour what is there; what they add to alpha is seen where nothing was")
  func added() {
    var matrix = Self.identity
    matrix[4] = 1
    for (word, own) in zip(apply(matrix, Self.every), Self.every) {
      let (found, from) = (components(word), components(own))
      #expect(found == [from[3], from[1], from[2], from[3]])
    }
    matrix[19] = 1
    #expect(apply(matrix, [0]) == [0xff00_00ff])
    #expect(apply([Float](repeating: 0, count: 20), Self.every).allSatisfy { $0 == 0 })
  }
}
