public import KernelInterface

// Distances from panes of glass, one row at a time. A pixel's numbers follow from its own place, whatever the row's
// first is.

/// What is added to lengths that are divided by, in pixels: at an edge itself there is no way away from it.
@inline(__always)
private var leastLength: Float { 1e-6 }

extension FieldPart {
  /// Traps unless as many planes are in a field.
  @inline(__always)
  func check(_ planes: Int, in field: Int) {
    precondition(
      start >= 0 && count >= 0 && count <= stride && start + planes * stride <= field,
      "row outside the field")
  }
}

extension Table {
  @inline(never)
  public static func roundDistances(
    of shape: RoundShape, turn: Float, row: Int, from column: Int, to part: FieldPart,
    of field: inout MutableSpan<Float>
  ) {
    part.check(FieldPart.ways, in: field.count)
    let (cosine, sine) = (shape.cosine, shape.sine)
    let (halfWidth, halfHeight, radius) = (shape.halfWidth, shape.halfHeight, shape.radius)
    // The rectangle inside a rounder shape of the same size, for ways.
    let rounder = max(turn - radius, 0)
    let (turnWidth, turnHeight) = (max(halfWidth - rounder, 0), max(halfHeight - rounder, 0))
    let down = Float(row) + 0.5 - shape.y
    let (downAlong, downAcross) = (down * sine, down * cosine)
    for x in 0..<part.count {
      let over = Float(Int32(truncatingIfNeeded: column &+ x)) + 0.5 - shape.x
      let along = over * cosine + downAlong
      let across = downAcross - over * sine
      let (farAlong, farAcross) = (abs(along), abs(across))
      let (a, b) = (farAlong - halfWidth, farAcross - halfHeight)
      let (pa, pb) = (a > 0 ? a : 0, b > 0 ? b : 0)
      let inner = a > b ? a : b
      let length = (pa * pa + pb * pb).squareRoot() + (inner < 0 ? inner : 0)
      let (c, d) = (farAlong - turnWidth, farAcross - turnHeight)
      let (pc, pd) = (c > 0 ? c : 0, d > 0 ? d : 0)
      let share = 1 / ((pc * pc + pd * pd).squareRoot() + leastLength)
      let (u, v) = (
        along < 0 ? -pc * share : pc * share, across < 0 ? -pd * share : pd * share
      )
      let at = part.start &+ x
      unsafe field[unchecked: at] = length - radius
      unsafe field[unchecked: at &+ part.stride] = u * cosine - v * sine
      unsafe field[unchecked: at &+ 2 &* part.stride] = u * sine + v * cosine
    }
  }

  @inline(never)
  public static func lineDistances(
    of lines: Span<Float>, at place: (x: Float, y: Float), within reach: Float,
    to part: FieldPart, of field: inout MutableSpan<Float>
  ) {
    part.check(FieldPart.ways + 1, in: field.count)
    let (near, across, down) = (part.start, part.start + part.stride, part.start + 2 * part.stride)
    let turns = part.start + 3 * part.stride
    for x in 0..<part.count {
      unsafe field[unchecked: near &+ x] = reach * reach
      unsafe field[unchecked: across &+ x] = 0
      unsafe field[unchecked: down &+ x] = 0
      unsafe field[unchecked: turns &+ x] = 0
    }
    /// The first pixel whose middle is not left of a place, within the row.
    func column(_ x: Float) -> Int {
      let pixel = (x - place.x).rounded(.up)
      return pixel > 0 ? (pixel < Float(part.count) ? Int(pixel) : part.count) : 0
    }
    var index = 0
    while index &+ 4 <= lines.count {
      let (x0, y0) = (lines[index], lines[index + 1])
      let (x1, y1) = (lines[index + 2], lines[index + 3])
      index += 4
      if (y0 <= place.y) != (y1 <= place.y) {
        let way: Float = y0 <= place.y ? 1 : -1
        let crossing = x0 + (x1 - x0) * (place.y - y0) / (y1 - y0)
        for x in column(crossing)..<part.count {
          unsafe field[unchecked: turns &+ x] = field[unchecked: turns &+ x] + way
        }
      }
      guard min(y0, y1) - reach < place.y, place.y < max(y0, y1) + reach else { continue }
      let (ex, ey) = (x1 - x0, y1 - y0)
      let size = ex * ex + ey * ey
      let share = size > 0 ? 1 / size : 0
      let (first, end) = (column(min(x0, x1) - reach), column(max(x0, x1) + reach))
      let dy = place.y - y0
      for x in first..<max(first, end) {
        let dx = place.x + Float(Int32(truncatingIfNeeded: x)) - x0
        let t = (dx * ex + dy * ey) * share
        let clamped = t > 0 ? (t < 1 ? t : 1) : 0
        let (wx, wy) = (dx - clamped * ex, dy - clamped * ey)
        let square = wx * wx + wy * wy
        let best = unsafe field[unchecked: near &+ x]
        let isNearer = square < best
        unsafe field[unchecked: near &+ x] = isNearer ? square : best
        unsafe field[unchecked: across &+ x] = isNearer ? wx : field[unchecked: across &+ x]
        unsafe field[unchecked: down &+ x] = isNearer ? wy : field[unchecked: down &+ x]
      }
    }
    for x in 0..<part.count {
      let length = (unsafe field[unchecked: near &+ x]).squareRoot()
      let side: Float = unsafe field[unchecked: turns &+ x] != 0 ? -1 : 1
      let share = side / (length + leastLength)
      unsafe field[unchecked: near &+ x] = length * side
      unsafe field[unchecked: across &+ x] = field[unchecked: across &+ x] * share
      unsafe field[unchecked: down &+ x] = field[unchecked: down &+ x] * share
    }
  }

  @inline(never)
  public static func spread(
    _ look: GlassLook, over part: FieldPart, of field: inout MutableSpan<Float>
  ) {
    part.check(FieldPart.planes, in: field.count)
    fill(FieldPart.ways, with: look.red)
    fill(FieldPart.ways + 1, with: look.green)
    fill(FieldPart.ways + 2, with: look.blue)
    fill(FieldPart.ways + 3, with: look.alpha)
    fill(FieldPart.ways + 4, with: look.presence)

    func fill(_ plane: Int, with value: Float) {
      let start = part.start + plane * part.stride
      for x in start..<start + part.count { unsafe field[unchecked: x] = value }
    }
  }

  @inline(never)
  public static func melt(
    _ pane: GlassMelting, at other: FieldPart, into part: FieldPart,
    of field: inout MutableSpan<Float>
  ) {
    part.check(pane.look == nil ? FieldPart.ways : FieldPart.planes, in: field.count)
    other.check(FieldPart.ways, in: field.count)
    precondition(other.count >= part.count, "row outside the field")
    let (spacing, lag) = (pane.spacing, pane.lag)
    let (across, down) = (part.stride, 2 &* part.stride)
    for x in 0..<part.count {
      let (to, from) = (part.start &+ x, other.start &+ x)
      let a = unsafe field[unchecked: to]
      let b = unsafe field[unchecked: from] + lag
      let (u, v) = (
        unsafe field[unchecked: from &+ other.stride],
        unsafe field[unchecked: from &+ 2 &* other.stride]
      )
      // Edges that face each other melt; where they lie on one another and look the same way, nothing swells.
      let alike = unsafe u * field[unchecked: to &+ across] + v * field[unchecked: to &+ down]
      let width = spacing * (0.5 - 0.5 * alike)
      let nearness = (width - abs(a - b)) / (width + leastLength)
      let blend = nearness > 0 ? nearness : 0
      let half = blend * 0.5
      let weight = b < a ? 1 - half : half
      unsafe field[unchecked: to] = (b < a ? b : a) - blend * half * width * 0.5
      @inline(__always) func mix(_ plane: Int, _ value: Float) {
        let at = to &+ plane &* part.stride
        let old = unsafe field[unchecked: at]
        unsafe field[unchecked: at] = old + (value - old) * weight
      }
      mix(1, u)
      mix(2, v)
      guard let look = pane.look else { continue }
      mix(FieldPart.ways, look.red)
      mix(FieldPart.ways &+ 1, look.green)
      mix(FieldPart.ways &+ 2, look.blue)
      mix(FieldPart.ways &+ 3, look.alpha)
      mix(FieldPart.ways &+ 4, look.presence)
    }
  }
}
