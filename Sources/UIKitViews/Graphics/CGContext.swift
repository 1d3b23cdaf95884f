public import Foundation
public import DisplayList
public import Geometry
import Views

/// A graphics context, by Core Graphics' name: what is drawn into it is kept as commands.
///
/// Its origin is at the top left and y grows downwards, as in every context that UIKit makes.
public final class CGContext {
  /// What later commands are drawn with.
  struct State {
    /// The current transformation matrix: from the coordinates of what is drawn to points.
    var transform = CGAffineTransform.identity
    var fill = Paint.solid(.black)
    var stroke = Paint.solid(.black)
    var pen = StrokeStyle()
    var alpha = 1.0
    var blendMode = BlendMode.normal
    var shadow: Filter?
    var clips: [Layer.Clip] = []
  }

  /// What was drawn so far.
  private(set) var list = DisplayList()
  /// The area, in points.
  let size: CGSize
  /// Pixels to the point.
  let scale: CGFloat
  var state = State()
  /// Whether whoever made the context has turned y upwards, so that pictures and letters are turned back.
  package var pointsUp = false
  private var saved: [State] = []
  /// The path under construction, in points.
  private var outline = Path()

  init(size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
  }

  /// All that can be drawn on, in points.
  private var canvas: CGRect { CGRect(origin: .zero, size: size) }

  /// What was drawn so far, as a picture.
  var picture: DrawnPicture { DrawnPicture(list, size: size, scale: Double(scale)) }
  /// What was drawn so far, as a picture.
  public func makeImage() -> CGImage? { CGImage(picture) }

  // MARK: State

  /// Saves the state: coordinates, clip, colours and pen.
  public func saveGState() { saved.append(state) }
  /// Restores the state that was saved last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// The transform from the coordinates of what is drawn to points.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the origin.
  ///
  /// - Parameters:
  ///   - tx: How far to the right.
  ///   - ty: How far down.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales the coordinates.
  ///
  /// - Parameters:
  ///   - sx: The factor across.
  ///   - sy: The factor down.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Turns the coordinates clockwise, by radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform.identity.rotated(by: angle))
  }
  /// Transforms the coordinates, before the transforms so far.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { state.fill = .solid(color.resolved) }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = .solid(color.resolved) }
  /// Sets the colour of areas.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.pen.lineWidth = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.pen.lineCap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.lineJoin = join }
  /// Sets the longest miter, as a multiple of the line's width.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
  /// Sets the dashes of lines.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern a line starts.
  ///   - lengths: Lengths of dashes and gaps in turn; none for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.pen.dashPhase, state.pen.dash) = (phase, lengths)
  }
  /// Sets the opacity of each thing that is drawn, 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }
  /// Sets how what is drawn mixes with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the shadow of each thing that is drawn.
  ///
  /// - Parameters:
  ///   - offset: How far it falls, in points.
  ///   - blur: How soft it is, in points: twice the standard deviation.
  ///   - color: Its colour; a third of black unless set.
  public func setShadow(
    offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1.0 / 3)
  ) {
    state.shadow = color.map {
      .shadow(
        color: $0.resolved, radius: Double(blur) / 2 / Filter.shadowSoftness, offset: offset)
    }
  }

  // MARK: Paths

  /// Begins a path.
  public func beginPath() { outline = Path() }
  /// Begins another outline of the path.
  public func move(to point: CGPoint) { outline.move(to: point.applying(ctm)) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point.applying(ctm)) }
  /// Adds lines through all points; the first begins an outline.
  public func addLines(between points: [CGPoint]) {
    outline.addPath(Path { $0.addLines(points) }.applying(ctm))
  }
  /// Adds a cubic curve.
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control1: To where it begins.
  ///   - control2: From where it comes.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }
  /// Adds a quadratic curve.
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control: The point towards which it bends.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }
  /// Adds an arc of a circle, after a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc begins, in radians from the right.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it goes clockwise where y points upwards: anticlockwise on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: ctm)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add(Path(rect)) }
  /// Adds the ellipse that fits a rectangle.
  public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }
  /// Adds all of a path.
  public func addPath(_ path: CGPath) { add(Path(path)) }
  /// Closes the outline by a line to where it began.
  public func closePath() { outline.closeSubpath() }

  private func add(_ path: Path) { outline.addPath(path, transform: ctm) }

  /// The path so far, in points; the next begins anew.
  func takePath() -> Path {
    defer { outline = Path() }
    return outline
  }

  // MARK: Groups

  /// What was painted outside of groups that are begun, and the states with which they are painted.
  private var outer: [(list: DisplayList, state: State)] = []
  /// Begins a group, which is painted as one with the opacity, the blend mode and the shadow of now.
  ///
  /// - Parameter auxiliaryInfo: Nothing that counts here.
  /// - Note: Accepted; no effect. `auxiliaryInfo`: there is nothing to be said.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    saveGState()
    outer.append((list: list, state: state))
    list = DisplayList()
    (state.alpha, state.blendMode, state.shadow, state.clips) = (1, .normal, nil, [])
  }
  /// Ends the group that was begun last, and paints it.
  public func endTransparencyLayer() {
    guard let last = outer.popLast() else { return }
    let group = list
    (list, state) = (last.list, last.state)
    paint { $0.append(group) }
    restoreGState()
  }

  // MARK: Painting

  /// Paints one thing with the state's clip, opacity, blend mode and shadow.
  ///
  /// - Parameters:
  ///   - area: What it covers at most, in points; what is inside the canvas need not be cut at its edge.
  ///   - content: Paints it.
  func paint(in area: CGRect? = nil, _ content: (inout DisplayList) -> Void) {
    var group = Layer()
    (group.opacity, group.blendMode) = (state.alpha, state.blendMode)
    group.filters = state.shadow.map { [$0] } ?? []
    func inside(_ clips: ArraySlice<Layer.Clip>, _ list: inout DisplayList) {
      guard let clip = clips.first else { return list.layer(group, content: content) }
      var layer = Layer()
      layer.clip = clip
      list.layer(layer) { inside(clips.dropFirst(), &$0) }
    }
    let isInside = state.shadow == nil && area.map(canvas.contains) == true
    inside((isInside ? [] : [Layer.Clip(Path(canvas))]) + state.clips[...], &list)
  }

  /// Paints `image` as the commands that it is, upright in this context's own coordinates.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where it is painted.
  ///   - isTurned: Whether its first row lies where y is greatest; `nil` for where y grows upwards.
  func paint(_ image: CGImage, in rect: CGRect, isTurned: Bool? = nil) {
    let transform = isTurned ?? pointsUp ? rect.turningOver.concatenating(ctm) : ctm
    paint(in: rect.applying(transform)) { image.picture.draw(into: &$0, in: rect, transform) }
  }

  /// Forgets what was painted inside a rectangle.
  func erase(_ rect: CGRect) {
    let transform = ctm
    var hole = Layer()
    hole.blendMode = .destinationOut
    list.layer(hole) { $0.fill(Path(rect), with: .solid(.black), transform: transform) }
  }
}
