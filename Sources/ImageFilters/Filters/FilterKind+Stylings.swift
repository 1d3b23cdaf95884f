internal import Foundation

/// Filters that make something else of an image.
extension FilterKind {
  static let stylings: [FilterKind] = [
    // An estimate: squares start at the center, and each has the mean of its pixels.
    FilterKind(
      "CIPixellate",
      [.image, .point(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8)]
    ) { $0.image()?.pixellated($0.number(kCIInputScaleKey), from: $0.point(kCIInputCenterKey)) },
    // An estimate: Core Image does not say where its crystals are.
    FilterKind(
      "CICrystallize",
      [.image, .number(kCIInputRadiusKey, 20), .point(kCIInputCenterKey, 150, 150)]
    ) { $0.image()?.crystallized($0.number(kCIInputRadiusKey), from: $0.point(kCIInputCenterKey)) },
    edges,
  ]

  /// An estimate: how steep each component is, by Sobel's weights.
  private static let edges = FilterKind("CIEdges", [.image, .number(kCIInputIntensityKey, 1)]) {
    let intensity = $0.float(kCIInputIntensityKey)
    return $0.image()?
      .surveyed(reach: 1) { block, x, y in
        func weighted(_ first: Pixel, _ middle: Pixel, _ last: Pixel) -> Pixel {
          let ends = first + last
          return ends + middle + middle
        }
        func column(_ i: Int) -> Pixel {
          weighted(block[i, y - 1], block[i, y], block[i, y + 1])
        }
        func row(_ j: Int) -> Pixel {
          weighted(block[x - 1, j], block[x, j], block[x + 1, j])
        }
        let across = column(x + 1) - column(x - 1)
        let upwards = row(y + 1) - row(y - 1)
        let square = across * across + upwards * upwards
        let steep = square.squareRoot()
        return (steep * intensity).opacity(block[x, y].w)
      }
  }
}

extension ImageRecipe {
  /// The image in squares, each of the mean of its pixels.
  ///
  /// - Parameters:
  ///   - scale: The side of a square, in pixels.
  ///   - center: A corner of one of them.
  /// - Returns: The recipe.
  func pixellated(_ scale: Double, from center: CGPoint) -> ImageRecipe {
    guard scale > 1 else { return self }
    let (originX, originY) = (Double(center.x), Double(center.y))
    /// The first pixel whose middle is in the square of an index.
    @Sendable func first(_ index: Int, _ origin: Double) -> Int {
      Int((origin + Double(index) * scale - 0.5).rounded(.up))
    }
    /// The index of the square in which a pixel's middle is.
    @Sendable func square(_ pixel: Int, _ origin: Double) -> Int {
      Int(((Double(pixel) + 0.5 - origin) / scale).rounded(.down))
    }
    let area = PixelBox(covering: extent)
    return ImageRecipe(extent: extent) { box in
      let reach = Int(scale.rounded(.up))
      let source = block(box.grown(by: reach, reach).intersection(area))
      var result = PixelBlock(box)
      for j in square(box.bottom, originY)...square(box.top - 1, originY) {
        for i in square(box.left, originX)...square(box.right - 1, originX) {
          let cell = PixelBox(
            left: first(i, originX), bottom: first(j, originY), right: first(i + 1, originX),
            top: first(j + 1, originY))
          result.fill(cell, with: source.mean(of: cell))
        }
      }
      return result
    }
  }

  /// The image in cells about places that are scattered, each of the colour of its place.
  ///
  /// - Parameters:
  ///   - radius: About how far a cell reaches, in pixels.
  ///   - center: Where the places are counted from.
  /// - Returns: The recipe.
  func crystallized(_ radius: Double, from center: CGPoint) -> ImageRecipe {
    guard radius > 0.5, !extent.isNull else { return self }
    let side = 2 * min(radius, 10_000)
    let (originX, originY) = (Double(center.x), Double(center.y))
    return ImageRecipe(extent: extent) { box in
      let reach = Int((2 * side).rounded(.up)) + 1
      let source = clampedBlock(box.grown(by: reach, reach))
      var result = PixelBlock(box)
      result.repaint { x, y, _ in
        let (middleX, middleY) = (Double(x) + 0.5, Double(y) + 0.5)
        let i = Int(((middleX - originX) / side).rounded(.down))
        let j = Int(((middleY - originY) / side).rounded(.down))
        var best = (distance: Double.infinity, x: middleX, y: middleY)
        for row in j - 1...j + 1 {
          for column in i - 1...i + 1 {
            let (right, up) = scatter(column, row)
            let placeX = originX + (Double(column) + right) * side
            let placeY = originY + (Double(row) + up) * side
            let (dx, dy) = (placeX - middleX, placeY - middleY)
            let distance = dx * dx + dy * dy
            if distance < best.distance { best = (distance, placeX, placeY) }
          }
        }
        return source.nearest(Int(best.x.rounded(.down)), Int(best.y.rounded(.down)))
      }
      return result
    }
  }
}

extension PixelBlock {
  /// The mean of the pixels of a box that are there.
  fileprivate func mean(of cell: PixelBox) -> Pixel {
    let there = cell.intersection(box)
    guard !there.isEmpty else { return Pixel() }
    var sum = Pixel()
    for y in there.bottom..<there.top {
      for x in there.left..<there.right { sum += self[x, y] }
    }
    return sum / Float(there.width * there.height)
  }

  /// Paints the pixels of a box that are there.
  fileprivate mutating func fill(_ cell: PixelBox, with pixel: Pixel) {
    let there = cell.intersection(box)
    guard !there.isEmpty else { return }
    for y in there.bottom..<there.top {
      for x in there.left..<there.right { self[x, y] = pixel }
    }
  }
}

/// Two numbers, 0..<1, that look like chance and belong to a cell.
private func scatter(_ column: Int, _ row: Int) -> (Double, Double) {
  var state = UInt64(bitPattern: Int64(column)) &* 0x9e37_79b9_7f4a_7c15
  state ^= UInt64(bitPattern: Int64(row)) &* 0xc2b2_ae3d_27d4_eb4f
  func next() -> Double {
    state = (state ^ state >> 31) &* 0xbf58_476d_1ce4_e5b9
    state ^= state >> 29
    return Double(state >> 11) * 0x1p-53
  }
  return (next(), next())
}
