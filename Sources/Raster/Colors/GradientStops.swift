internal import DisplayList

/// A gradient's stops in rising order with premultiplied colours, between which every component is a
/// straight line.
struct GradientStops {
  /// Places 0...1, and red, green, blue and alpha as levels.
  private(set) var list: [(place: Double, color: SIMD4<Double>)] = []
  /// Whether no colour lets anything through.
  let isOpaque: Bool

  private let fade: Double

  /// Creates the stops of `gradient`, faded; `nil` if it has none.
  init?(_ gradient: GradientPaint, fade: Double) {
    guard !gradient.stops.isEmpty else { return nil }
    self.fade = fade
    isOpaque = fade >= 1 && gradient.stops.allSatisfy { $0.color.opacity >= 1 }
    var last = -Double.infinity
    for (index, stop) in gradient.stops.enumerated() {
      let place = max(stop.location.isFinite ? min(max(stop.location, 0), 1) : 0, last)
      if gradient.interpolation == .perceptual, index > 0, place > last {
        addPerceptual(from: gradient.stops[index - 1].color, at: last, to: stop.color, at: place)
      }
      add(place, stop.color)
      last = place
    }
  }

  private mutating func add(_ place: Double, _ color: ResolvedColor) {
    let (r, g, b, a) = color.premultipliedComponents(opacity: fade)
    list.append((place, SIMD4(Double(r), Double(g), Double(b), Double(a))))
  }

  private mutating func addPerceptual(
    from first: ResolvedColor, at start: Double, to last: ResolvedColor, at end: Double
  ) {
    let steps = 64
    let (a, b) = (Oklab(first), Oklab(last))
    for step in 1..<steps {
      let share = Double(step) / Double(steps)
      // Mixed premultiplied, so that a transparent end lends no colour.
      let opacity = a.components.w + (b.components.w - a.components.w) * share
      let near = a.components.w * (1 - share)
      let far = b.components.w * share
      var mixed =
        near + far > 0
        ? (a.components * near + b.components * far) / (near + far) : a.components
      mixed.w = opacity
      add(start + (end - start) * share, Oklab(components: mixed).color)
    }
  }

  /// Calls `body` with the pieces by rising places.
  ///
  /// It receives where each starts, its colour there, and how much the colour changes per place. The first
  /// starts nowhere and does not change.
  func forEachPiece(_ body: (Double, SIMD4<Double>, SIMD4<Double>) -> Void) {
    body(-.infinity, list[0].color, SIMD4())
    for (a, b) in zip(list, list.dropFirst()) where b.place > a.place {
      body(a.place, a.color, (b.color - a.color) / (b.place - a.place))
    }
    let end = list[list.count - 1]
    body(end.place, end.color, SIMD4())
  }
}
