public import Foundation

extension Path {
  /// Begins a new subpath at `end`.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line; without a current point it starts there.
  public mutating func addLine(to end: CGPoint) {
    append(currentPoint == nil ? .move(to: end) : .line(to: end))
  }

  /// Adds a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends, in points.
  ///   - control: The place that it bends towards.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    startIfNeeded(at: control)
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends, in points.
  ///   - control1: The place towards which it starts.
  ///   - control2: The place from which it arrives.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    startIfNeeded(at: control1)
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath by a line to its start; does nothing without one.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    append(.closeSubpath)
  }

  /// Adds a rectangle as a subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Applied to it before it is added.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles, each as a subpath.
  ///
  /// - Parameters:
  ///   - rects: The rectangles, in points.
  ///   - transform: Applied to each before it is added.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle with corners of one size.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: Width and height of each corner, at most half the rectangle's.
  ///   - style: How corners run into edges.
  ///   - transform: Applied to it before it is added.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rounded rectangle whose corners have their own radii.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadii: The radius of each corner, in points.
  ///   - style: How corners run into edges.
  ///   - transform: Applied to it before it is added.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds the ellipse that fits `rect`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the ellipse fits, in points.
  ///   - transform: Applied to it before it is added.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    var steps: [Element] = [.move(to: first)]
    steps += lines.dropFirst().map { .line(to: $0) }
    append(contentsOf: steps)
  }

  /// Adds all of `path`; what was nothing before stays the known shape that `path` is.
  ///
  /// - Parameters:
  ///   - path: What is added.
  ///   - transform: Applied to it before.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? path : path.applying(transform)
    if isEmpty { self = added } else { append(contentsOf: added.elements) }
  }

  /// The current point, at which the path has arrived; `nil` for an empty path.
  ///
  /// After closing, this is where the closed part started.
  public var currentPoint: CGPoint? {
    switch kind {
    case .empty: return nil
    case .rect(let rect): return CGPoint(x: rect.minX, y: rect.minY)
    case .ellipse(let rect), .roundedRect(let rect, _, _), .unevenRoundedRect(let rect, _, _):
      return CGPoint(x: rect.maxX, y: rect.midY)
    case .general(let elements):
      switch elements.last {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        return end
      case .closeSubpath, nil:
        for case .move(let start) in elements.reversed() { return start }
        return nil
      }
    }
  }

  private mutating func startIfNeeded(at place: CGPoint) {
    if currentPoint == nil { append(.move(to: place)) }
  }

  mutating func append(_ element: Element) { append(contentsOf: CollectionOfOne(element)) }

  /// Appends in place: a general path keeps its storage, so that building is linear.
  mutating func append(contentsOf steps: some Collection<Element>) {
    var all: [Element]
    if case .general(let elements) = kind { all = elements } else { all = elements }
    kind = .empty
    all += steps
    kind = .general(all)
  }
}
