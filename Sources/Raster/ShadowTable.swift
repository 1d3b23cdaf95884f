internal import Foundation

/// The tables of one blurred rounded rectangle; the kernels' `Shadow.swift` has the method.
struct ShadowTable {
  /// The pixels that the tables are about.
  let window: IntRect
  /// The rectangle's profile by column, and by row.
  private let across: [Float]
  private let down: [Float]
  private let nodes: Int
  /// For each row, the corners' weight at each node.
  private let weights: [Float]
  /// For each node, what left and right corners take away, over `patch` columns.
  private let left: [Float]
  private let right: [Float]
  private let leftStart: Int
  private let rightStart: Int
  private let patch: Int

  /// How many quadrature nodes corners of `height` need at deviation `sigma`; `nil` if too many.
  static func nodes(for height: Double, sigma: Double) -> Int? {
    guard height > 0 else { return 0 }
    let wanted = (3 + 2 * height / sigma).rounded(.up)
    return wanted <= 20 ? Int(wanted) : nil
  }

  /// Creates tables.
  ///
  /// - Parameters:
  ///   - rect: The rectangle's edges, in device pixels.
  ///   - cornerHeight: Height of its corners, all alike.
  ///   - inset: How far the outline lies in from the side at a depth of 0...cornerHeight.
  ///   - sigma: The blur's standard deviation.
  ///   - window: The pixels wanted.
  init?(
    rect: DeviceRect, cornerHeight: Double, inset: (Double) -> Double, sigma: Double,
    window: IntRect
  ) {
    guard let nodes = Self.nodes(for: cornerHeight, sigma: sigma) else { return nil }
    self.nodes = nodes
    self.window = window
    let normal = NormalDistribution.shared
    // A pixel shows the mean over its square, which adds a variance of 1/12.
    let σ = (sigma * sigma + 1.0 / 12).squareRoot()
    func profile(_ low: Double, _ high: Double, _ places: Range<Int>) -> [Float] {
      places.map { place in
        let x = Double(place) + 0.5
        return Float(
          normal.integral(below: (x - low) / σ) - normal.integral(below: (x - high) / σ))
      }
    }
    across = profile(rect.x0, rect.x1, window.x0..<window.x1)
    down = profile(rect.y0, rect.y1, window.y0..<window.y1)
    guard nodes > 0 else {
      (weights, left, right) = ([], [], [])
      (leftStart, rightStart, patch) = (0, 0, 0)
      return
    }
    // Depths v = r(1 − cos θ)-like: denser at the side where the inset falls steeply.
    let quadrature = GaussLegendre.nodes(count: nodes)
    let depths = quadrature.map { node -> (depth: Double, weight: Double) in
      // v = r·t², dv = 2·r·t·dt, for t of 0...1.
      let t = (node.at + 1) / 2
      return (cornerHeight * t * t, cornerHeight * t * node.weight)
    }
    let insets = depths.map { inset($0.depth) }
    let widest = insets.max() ?? 0
    let reach = 3.3 * σ
    func column(_ x: Double) -> Int {
      Int(min(max(x.rounded(.down), Double(window.x0)), Double(window.x1)))
    }
    let leftRange =
      column(
        rect.x0 - reach)..<max(
        column(rect.x0 + widest + reach + 1), column(rect.x0 - reach))
    let rightRange =
      column(
        rect.x1 - widest - reach)..<max(
        column(rect.x1 + reach + 1), column(rect.x1 - widest - reach))
    let patch = max(leftRange.count, rightRange.count)
    self.patch = patch
    leftStart = leftRange.lowerBound - window.x0
    rightStart = rightRange.lowerBound - window.x0
    var (left, right): ([Float], [Float]) = ([], [])
    left.reserveCapacity(nodes * patch)
    right.reserveCapacity(nodes * patch)
    func columns(from first: Int, _ edge: Double) -> [Double] {
      (0..<patch).map { normal.integral(below: (Double(first + $0) + 0.5 - edge) / σ) }
    }
    let atLeft = columns(from: leftRange.lowerBound, rect.x0)
    let atRight = columns(from: rightRange.lowerBound, rect.x1)
    let share = 1 / σ
    for width in insets {
      let leftEdge = (Double(leftRange.lowerBound) + 0.5 - rect.x0 - width) * share
      let rightEdge = (Double(rightRange.lowerBound) + 0.5 - rect.x1 + width) * share
      for index in 0..<patch {
        left.append(
          Float(atLeft[index] - normal.integral(below: leftEdge + Double(index) * share)))
      }
      for index in 0..<patch {
        right.append(
          Float(normal.integral(below: rightEdge + Double(index) * share) - atRight[index]))
      }
    }
    (self.left, self.right) = (left, right)
    var weights: [Float] = []
    weights.reserveCapacity(nodes * window.height)
    for row in window.y0..<window.y1 {
      let y = Double(row) + 0.5
      for (depth, weight) in depths {
        let top = normal.density(at: (y - rect.y0 - depth) / σ)
        let bottom = normal.density(at: (rect.y1 - depth - y) / σ)
        weights.append(Float(weight * (top + bottom) / σ))
      }
    }
    self.weights = weights
  }

  /// Writes the coverage of a run of pixels.
  func fill(
    x: Int, y: Int, count: Int, kernels: KernelSet, row: inout [Float], coverage: inout [UInt8],
    at offset: Int
  ) {
    let line = y - window.y0
    kernels.shadowRow(
      across, down[line], nodes, weights, line * nodes, left, leftStart, right,
      rightStart, patch, x - window.x0, count, &row, &coverage, offset)
  }
}

/// Nodes and weights of Gauss–Legendre quadrature on −1...1.
enum GaussLegendre {
  private static let tables: [[(at: Double, weight: Double)]] = (0...20).map { compute($0) }

  /// The nodes for `count` of 0...20.
  static func nodes(count: Int) -> [(at: Double, weight: Double)] { tables[count] }

  /// Roots of the Legendre polynomial, found by stepping for changes of sign and halving.
  private static func compute(_ count: Int) -> [(at: Double, weight: Double)] {
    guard count > 0 else { return [] }
    func legendre(_ x: Double) -> (value: Double, slope: Double) {
      var (p0, p1) = (1.0, x)
      for n in 1..<max(count, 1) {
        (p0, p1) = (p1, (Double(2 * n + 1) * x * p1 - Double(n) * p0) / Double(n + 1))
      }
      return (p1, Double(count) * (x * p1 - p0) / (x * x - 1))
    }
    var result: [(at: Double, weight: Double)] = []
    let steps = count * count * 4 + 1
    for step in 0..<steps {
      var low = -1 + 2 * Double(step) / Double(steps)
      var high = -1 + 2 * Double(step + 1) / Double(steps)
      let sign = legendre(low).value < 0
      guard sign != (legendre(high).value < 0) else { continue }
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if (legendre(middle).value < 0) == sign { low = middle } else { high = middle }
      }
      let x = (low + high) / 2
      let slope = legendre(x).slope
      result.append((x, 2 / ((1 - x * x) * slope * slope)))
    }
    return result
  }
}
