import KernelInterface
import Testing

@Suite("Colour matrix") struct ColorMatrixTests {
  private static let matrices: [[Float]] = [
    [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0],
    [0.3, 0.6, 0.1, 0, 0, 0, 1, 0, 0, 0.1, 0.2, 0, 0.7, 0.1, 0, 0, 0, 0, 0.9, 0],
    [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0.3, 0.3, 0.3, 0.5, -0.1],
  ]

  @Test("multiplies straight colour and alpha, clamps, and premultiplies", arguments: 0..<3, 0...67)
  func statement(number: Int, length: Int) {
    let (matrix, pixels) = (Self.matrices[number], samplePixels(80, seed: 4))
    let result = changed(pixels) {
      $0.applyColorMatrix(matrix.span, to: 3..<3 + length, of: &$1)
    }
    for index in pixels.indices {
      guard index >= 3, index < 3 + length else {
        #expect(result[index] == pixels[index])
        continue
      }
      let own = components(pixels[index]).map(Double.init)
      let straight = own[0..<3].map { own[3] > 0 ? $0 / own[3] : 0 } + [own[3] / 255, 1]
      func row(_ number: Int) -> Double {
        let sum = (0..<5).reduce(0) { $0 + Double(matrix[5 * number + $1]) * straight[$1] }
        return min(max(sum, 0), 1)
      }
      let alpha = row(3) * 255
      for (level, exact) in zip(
        components(result[index]), [row(0) * alpha, row(1) * alpha, row(2) * alpha, alpha])
      {
        #expect(abs(Double(level) - exact) < 0.501)
      }
    }
  }
}
