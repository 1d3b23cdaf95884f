internal import Foundation
internal import KernelInterface
internal import Synchronization

/// The tables of one blurred rounded rectangle; the kernels' `Shadow.swift` has the method.
struct ShadowTable {
  /// The pixels that the tables are about.
  let window: IntRect
  private var layout: ShadowLayout
  /// The rectangle's profile by column, and by row.
  private var across: [Float]
  private var down: [Float]
  /// For each node, the corners' weight by row.
  private var weights: [Float] = []
  /// For each node, what left and right corners take away.
  private var left: [Float] = []
  private var right: [Float] = []

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
  ///   - kernels: The instructions to use.
  init?(
    rect: DeviceRect, cornerHeight: Double, inset: (Double) -> Double, sigma: Double,
    window: IntRect, kernels: KernelSet
  ) {
    guard let nodes = Self.nodes(for: cornerHeight, sigma: sigma) else { return nil }
    // A pixel shows the mean over its square, which adds a variance of 1/12.
    let σ = (sigma * sigma + 1.0 / 12).squareRoot()
    let quadrature = GaussLegendre.nodes(count: nodes)
    // Depths v = r·t², dv = 2·r·t·dt, for t of 0...1: denser at the side where the inset falls steeply.
    let depths = quadrature.map { node -> (depth: Double, weight: Double) in
      let t = (node.at + 1) / 2
      return (cornerHeight * t * t, cornerHeight * t * node.weight)
    }
    let insets = depths.map { inset($0.depth) }
    // Outlines as large as numbers can be have none left for their corners.
    guard insets.allSatisfy(\.isFinite), cornerHeight.isFinite else { return nil }
    self.window = window
    // Where the sides end: no corner reaches further, and the profile is 1 but for a hundredth level.
    let reach = max((insets.max() ?? 0) + Gaussian.reach * σ + 1, Gaussian.profileReach * σ)
    func column(_ x: Double) -> Int {
      Int(min(max(x, Double(window.x0)), Double(window.x1))) - window.x0
    }
    let (leftEnd, rightStart) = (column(rect.x0 + reach + 1), column(rect.x1 - reach))
    let isWhole = leftEnd >= rightStart
    layout = ShadowLayout(
      width: window.width, height: window.height, nodes: nodes,
      leftEnd: isWhole ? window.width : leftEnd, rightStart: isWhole ? 0 : rightStart)
    let share = 1 / σ
    /// The integral from `edge` on at the middles of columns or rows.
    func integrals(
      _ edge: Double, from first: Int, count: Int, into values: inout [Float], at offset: Int
    ) {
      let places = EvenPlaces(
        from: Float((Double(first) + 0.5 - edge) * share), step: Float(share), count: count)
      var target = values.mutableSpan
      kernels.normalIntegrals(at: places, into: &target, from: offset)
    }
    var far = [Float](repeating: 0, count: max(window.width, window.height))
    across = [Float](repeating: 0, count: window.width + 8)
    integrals(rect.x0, from: window.x0, count: window.width, into: &across, at: 0)
    integrals(rect.x1, from: window.x0, count: window.width, into: &far, at: 0)
    for index in 0..<window.width { across[index] -= far[index] }
    if !isWhole { for index in leftEnd..<rightStart { across[index] = 1 } }
    down = [Float](repeating: 0, count: window.height)
    integrals(rect.y0, from: window.y0, count: window.height, into: &down, at: 0)
    integrals(rect.y1, from: window.y0, count: window.height, into: &far, at: 0)
    for index in 0..<window.height { down[index] -= far[index] }
    guard nodes > 0 else { return }
    let (leftStride, rightStride) = (layout.leftStride, layout.rightStride)
    left = [Float](repeating: 0, count: nodes * leftStride)
    right = [Float](repeating: 0, count: nodes * rightStride)
    let (leftCount, rightFirst) = (layout.leftEnd, layout.rightStart)
    let rightCount = window.width - rightFirst
    var atLeft = [Float](repeating: 0, count: leftCount)
    var atRight = [Float](repeating: 0, count: rightCount)
    integrals(rect.x0, from: window.x0, count: leftCount, into: &atLeft, at: 0)
    integrals(rect.x1, from: window.x0 + rightFirst, count: rightCount, into: &atRight, at: 0)
    for (node, width) in insets.enumerated() {
      let (leftAt, rightAt) = (node * leftStride, node * rightStride + 8)
      integrals(rect.x0 + width, from: window.x0, count: leftCount, into: &left, at: leftAt)
      for index in 0..<leftCount { left[leftAt + index] = atLeft[index] - left[leftAt + index] }
      integrals(
        rect.x1 - width, from: window.x0 + rightFirst, count: rightCount, into: &right, at: rightAt)
      for index in 0..<rightCount { right[rightAt + index] -= atRight[index] }
    }
    weights = Self.weights(of: depths, rect: rect, deviation: σ, window: window, kernels: kernels)
  }

  /// How much each depth of the corners counts in each row of the window.
  ///
  /// - Parameters:
  ///   - depths: Depths in device pixels, each with its weight in the quadrature.
  ///   - rect: The rectangle's edges, in device pixels.
  ///   - σ: The standard deviation of blur and pixel together.
  ///   - window: The pixels wanted.
  ///   - kernels: The instructions to use.
  /// - Returns: The window's rows for the first depth, then for the next.
  private static func weights(
    of depths: [(depth: Double, weight: Double)], rect: DeviceRect, deviation σ: Double,
    window: IntRect, kernels: KernelSet
  ) -> [Float] {
    let share = 1 / σ
    var weights = [Float](repeating: 0, count: depths.count * window.height)
    for (node, (depth, weight)) in depths.enumerated() {
      for edge in [rect.y0 + depth, rect.y1 - depth] {
        // Further away the density is less than a millionth.
        let low = Int(
          min(max(edge - Gaussian.densityReach * σ, Double(window.y0)), Double(window.y1)))
        let high = Int(
          min(max(edge + Gaussian.densityReach * σ, Double(window.y0)), Double(window.y1)))
        let places = EvenPlaces(
          from: Float((Double(low) + 0.5 - edge) * share), step: Float(share), count: high - low)
        var target = weights.mutableSpan
        kernels.addNormalDensities(
          at: places, times: Float(weight * share), to: &target,
          from: node * window.height + low - window.y0)
      }
    }
    return weights
  }

  /// Notes two rectangles that something opaque will paint over, if they are more than those known.
  mutating func hide(_ rects: (IntRect, IntRect)) {
    func area(_ rect: IntRect) -> Int { rect.width * rect.height }
    func area(_ rect: SIMD4<Int32>) -> Int { Int(rect.z - rect.x) * Int(rect.w - rect.y) }
    func inWindow(_ rect: IntRect) -> SIMD4<Int32> {
      let part = rect.intersection(window)
      guard !part.isEmpty else { return .zero }
      return SIMD4(
        Int32(part.x0 - window.x0), Int32(part.y0 - window.y0), Int32(part.x1 - window.x0),
        Int32(part.y1 - window.y0))
    }
    let (first, second) = (inWindow(rects.0), inWindow(rects.1))
    guard
      max(area(first), area(second)) > max(area(layout.hidden.0), area(layout.hidden.1))
    else { return }
    layout.hidden = (first, second)
  }

  /// Writes the coverage spans of an area.
  ///
  /// - Parameters:
  ///   - area: The pixels wanted.
  ///   - origin: The target's pixels.
  ///   - kernels: The instructions to use.
  ///   - buffers: Receives the spans.
  /// - Returns: How many spans were written.
  func cover(
    _ area: IntRect, origin: IntRect, kernels: KernelSet, buffers: inout CoverageBuffers
  ) -> Int {
    guard !area.isEmpty else { return 0 }
    let part = ShadowArea(
      columns: area.x0 - window.x0..<area.x1 - window.x0,
      rows: area.y0 - window.y0..<area.y1 - window.y0, x: window.x0 - origin.x0,
      y: window.y0 - origin.y0)
    return buffers.lend { room in
      let tables = ShadowTables(
        layout: layout, across: across.span, down: down.span, weights: weights.span,
        left: left.span, right: right.span)
      return kernels.shadowSpans(of: tables, in: part, room: &room)
    }
  }
}

/// Nodes and weights of Gauss–Legendre quadrature on −1...1.
enum GaussLegendre {
  private static let tables = Mutex<[Int: [(at: Double, weight: Double)]]>([:])

  /// The nodes for `count` of 0...20, found when first asked for: a film needs two or three counts.
  static func nodes(count: Int) -> [(at: Double, weight: Double)] {
    tables.withLock { tables in
      if let nodes = tables[count] { return nodes }
      let nodes = compute(count)
      tables[count] = nodes
      return nodes
    }
  }

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
