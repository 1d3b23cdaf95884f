internal import ElementaryFunctions
internal import Foundation

extension ImageRecipe {
  /// How far a Gaussian is followed, in standard deviations.
  static let reach = 3.0

  /// The image with each pixel the mean of those around, by weights in one direction and then in the other.
  ///
  /// - Parameters:
  ///   - weights: Weights of an odd number of pixels, the middle one's in the middle; their sum is 1.
  ///   - isClamped: Whether edges go on without end and the area stays; else the area grows.
  /// - Returns: The recipe.
  func softened(_ weights: [Float], isClamped: Bool = false) -> ImageRecipe {
    let reach = weights.count / 2
    guard reach > 0, !extent.isNull else { return self }
    let area = isClamped ? extent : extent.grown(by: reach)
    return ImageRecipe(extent: area) { box in
      let wide = box.grown(by: reach, reach)
      let source = isClamped ? clampedBlock(wide) : block(wide)
      let high = box.grown(by: 0, reach)
      var across = PixelBlock(high)
      var index = 0
      for row in 0..<high.height {
        for column in 0..<high.width {
          var sum = Pixel()
          let start = row * wide.width + column
          for tap in weights.indices { sum += source.pixels[start + tap] * weights[tap] }
          across.pixels[index] = sum
          index += 1
        }
      }
      var result = PixelBlock(box)
      index = 0
      for row in 0..<box.height {
        for column in 0..<box.width {
          var sum = Pixel()
          for tap in weights.indices {
            sum += across.pixels[(row + tap) * box.width + column] * weights[tap]
          }
          result.pixels[index] = sum
          index += 1
        }
      }
      return result
    }
  }

  /// The image blurred by a Gaussian, whose area grows by three deviations at each side.
  ///
  /// - Parameters:
  ///   - deviation: The standard deviation, in pixels.
  ///   - isClamped: Whether edges go on without end and the area stays.
  /// - Returns: The recipe.
  func blurred(deviation: Double, isClamped: Bool = false) -> ImageRecipe {
    softened(Self.gaussian(deviation), isClamped: isClamped)
  }

  /// The weights of a Gaussian; their sum is 1.
  static func gaussian(_ deviation: Double) -> [Float] {
    guard deviation > 0.01 else { return [1] }
    let far = Int((min(deviation, greatestDeviation) * reach).rounded(.up))
    let heights = (-far...far).map { place in
      let distance = Double(place) / deviation
      return ElementaryFunctions.exp(-distance * distance / 2)
    }
    let sum = heights.reduce(0, +)
    return heights.map { Float($0 / sum) }
  }

  /// A blur beyond this, in pixels, is as good as endless.
  static let greatestDeviation = 1000.0

  /// The weights of a box: those of the pixels that `radius` reaches, the last ones by their part of it.
  static func box(_ radius: Double) -> [Float] {
    let side = min(max(radius, 1), 2 * greatestDeviation)
    let far = Int(((side - 1) / 2).rounded(.up))
    let edge = (side - Double(2 * far - 1)) / 2
    return (-far...far).map { place in
      Float((abs(place) == far && far > 0 ? edge : 1) / side)
    }
  }

  /// The image with each pixel made of those around it.
  ///
  /// - Parameters:
  ///   - reach: How far around it is looked, in pixels.
  ///   - paint: The pixel of a place, of a block in which all around it is.
  /// - Returns: The recipe.
  func surveyed(
    reach: Int, _ paint: @escaping @Sendable (_ block: PixelBlock, _ x: Int, _ y: Int) -> Pixel
  ) -> ImageRecipe {
    ImageRecipe(extent: extent) { box in
      let source = clampedBlock(box.grown(by: reach, reach))
      var block = PixelBlock(box)
      block.repaint { x, y, _ in paint(source, x, y) }
      return block
    }
  }
}
