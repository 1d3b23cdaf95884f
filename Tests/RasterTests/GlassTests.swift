import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Panes of glass: what shows through them, and the same bytes however they are drawn.
@Suite("Glass") struct GlassTests {
  private static let (width, height) = (211, 157)

  /// Stripes, discs and a gradient: something to bend.
  private static func scene() -> DisplayList {
    var list = DisplayList()
    for step in 0..<14 {
      let red = Float(step % 3) / 3
      list.fill(
        Path(CGRect(x: 16 * step, y: 0, width: 9, height: 157)),
        with: .solid(ResolvedColor(red: red, green: 0.5, blue: 1 - red)))
      list.fill(
        Path(ellipseIn: CGRect(x: 15 * step, y: 11 * step % 120, width: 24, height: 24)),
        with: .solid(ResolvedColor(red: 1, green: red, blue: 0.2, opacity: 0.8)))
    }
    return list
  }

  private static var kind: GlassPaint.Kind {
    var kind = GlassPaint.Kind()
    (kind.blur, kind.saturation) = (3, 1.4)
    kind.veil = ResolvedColor.white.opacity(0.3)
    (kind.bevel, kind.bend, kind.rim) = (9, 10, 1.5)
    (kind.light, kind.glow) = (0.8, 0.15)
    (kind.shade, kind.shadeReach, kind.shadeDrop) = (0.2, 12, 3)
    return kind
  }

  private static let star = Path {
    $0.move(to: CGPoint(x: 60, y: 12))
    for place in [(72, 60), (30, 28), (90, 28), (48, 60)] {
      $0.addLine(to: CGPoint(x: place.0, y: place.1))
    }
    $0.closeSubpath()
  }

  private func draw(_ list: DisplayList, scale: Double = 1) -> Pixmap {
    Rasterizer().render(
      list, width: Self.width, height: Self.height, scale: scale, background: .white)
  }

  private func glass(
    _ panes: [GlassPaint.Pane], _ kind: GlassPaint.Kind = GlassTests.kind, spacing: Double = 0
  ) -> DisplayList {
    var list = Self.scene()
    list.fill(GlassPaint(panes: panes, kind: kind, spacing: spacing))
    return list
  }

  private func differing(_ a: Pixmap, _ b: Pixmap) -> [(x: Int, y: Int)] {
    (0..<Self.height).flatMap { y in
      (0..<Self.width).compactMap { x in a[x, y] == b[x, y] ? nil : (x, y) }
    }
  }

  /// The greatest difference of a component.
  private func worst(_ a: Pixmap, _ b: Pixmap) -> Int {
    differing(a, b).reduce(0) { worst, place in
      stride(from: UInt32(0), to: 32, by: 8).reduce(worst) {
        let levels = (Int(a[place.x, place.y] >> $1 & 255), Int(b[place.x, place.y] >> $1 & 255))
        return max($0, abs(levels.0 - levels.1))
      }
    }
  }

  private static let card = CGRect(x: 50, y: 40, width: 100, height: 70)

  @Test("glass that does nothing changes nothing")
  func identity() {
    let pane = GlassPaint.Pane(.rounded(Self.card, radius: 20))
    // Where its edge covers pixels in part, two products are rounded.
    #expect(worst(draw(glass([pane], GlassPaint.Kind())), draw(Self.scene())) <= 1)
    var gone = pane
    gone.presence = 0
    #expect(draw(glass([gone])) == draw(Self.scene()))
    #expect(draw(glass([])) == draw(Self.scene()))
  }

  @Test("it changes what lies in it and in its shadow, and nothing else")
  func bounds() {
    let paint = GlassPaint(
      panes: [GlassPaint.Pane(.rounded(Self.card, radius: 20))], kind: Self.kind)
    let reach = Self.card.insetBy(dx: -17, dy: -17)
    let changes = differing(draw(glass(paint.panes)), draw(Self.scene()))
    #expect(changes.count > 6000)
    #expect(changes.allSatisfy { reach.contains(CGPoint(x: $0.x, y: $0.y)) })
    #expect(paint.bounds == Self.card.insetBy(dx: -16, dy: -16))
  }

  @Test("shows at its edge what lies inside or, bent the other way, outside", arguments: [8.0, -8])
  func bending(by bend: Double) {
    // Left of the middle black, right of it white; the pane's left edge lies a little right of that.
    var list = DisplayList()
    list.fill(
      Path(CGRect(x: 0, y: 0, width: 100, height: 157)),
      with: .solid(ResolvedColor(red: 0, green: 0, blue: 0)))
    var kind = GlassPaint.Kind()
    (kind.bevel, kind.bend) = (10, bend)
    let pane = GlassPaint.Pane(.rounded(CGRect(x: 96, y: 20, width: 80, height: 100), radius: 4))
    list.fill(GlassPaint(panes: [pane], kind: kind))
    let picture = draw(list)
    func isWhite(_ x: Int) -> Bool { picture[x, 70] & 255 > 200 }
    // At the edge light comes from eight pixels away, ten pixels inside from where it is seen.
    #expect(isWhite(97) == (bend > 0))
    #expect(isWhite(98) == (bend > 0))
    #expect(isWhite(107))
    #expect(!isWhite(90))
  }

  @Test("deep inside it is the backdrop of a material with its numbers")
  func backdrop() {
    var list = Self.scene()
    list.fill(
      Path(Self.card),
      with: .backdrop(BackdropPaint(radius: 3, saturation: 1.4, tint: Self.kind.veil)))
    let (material, glass) = (
      draw(list), draw(glass([GlassPaint.Pane(.rounded(Self.card, radius: 20))]))
    )
    for (x, y) in [(80, 70), (100, 75), (118, 80)] {
      for shift in stride(from: UInt32(0), to: 24, by: 8) {
        let levels = [material, glass].map { Int($0[x, y] >> shift & 255) }
        #expect(abs(levels[0] - levels[1]) <= 1)
      }
    }
  }

  @Test("a path with round corners is as its rectangle is")
  func outlines() {
    let round = draw(glass([GlassPaint.Pane(.rounded(Self.card, radius: 35))]))
    let path = Path(roundedRect: Self.card, cornerRadius: 35, style: .circular)
    let lines = draw(glass([GlassPaint.Pane(.path(path))]))
    #expect(worst(round, lines) <= 16)
  }

  @Test(
    "panes nearer than the spacing are one, others are two", arguments: [(8.0, true), (26, false)])
  func melts(gap: Double, isOne: Bool) {
    func circle(_ x: Double) -> GlassPaint.Pane {
      GlassPaint.Pane(.rounded(CGRect(x: x, y: 50, width: 50, height: 50), radius: 25))
    }
    let panes = [circle(40), circle(90 + gap)]
    var kind = Self.kind
    kind.shade = 0
    let (melted, apart) = (
      draw(glass(panes, kind, spacing: 24)), draw(glass(panes, kind))
    )
    let middle = (Int(90 + gap / 2), 75)
    let ground = draw(Self.scene())[middle.0, middle.1]
    #expect((melted[middle.0, middle.1] != ground) == isOne)
    #expect(apart[middle.0, middle.1] == ground)
    #expect((differing(melted, apart).count > 100) == isOne)
  }

  /// Glass of all kinds: melted, turned, tinted, half there, of a path, in a group, a clip and a mask.
  private static func busy() -> DisplayList {
    var list = scene()
    var tinted = GlassPaint.Pane(
      .rounded(CGRect(x: 80, y: 20, width: 60, height: 40), radius: 12),
      tint: ResolvedColor(red: 1, green: 0.2, blue: 0, opacity: 0.5), presence: 0.7)
    tinted.transform = CGAffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 20, ty: -10)
    let capsule = GlassPaint.Pane(
      .rounded(CGRect(x: 20, y: 90, width: 120, height: 40), radius: 20))
    var squeezed = GlassPaint.Pane(.rounded(card, radius: 30))
    squeezed.transform = CGAffineTransform(a: 0.4, b: 0, c: 0, d: 0.9, tx: 120, ty: 20)
    list.fill(
      GlassPaint(panes: [tinted, capsule, squeezed], kind: kind, spacing: 30, opacity: 0.9))
    list.append(scene().projected(by: ProjectionTransform(CGAffineTransform(scaleX: 0.3, y: 0.3))))
    list.fill(GlassPaint(panes: [GlassPaint.Pane(.path(star))], kind: kind))
    var group = Layer()
    group.opacity = 0.6
    group.clip = Layer.Clip(Path(ellipseIn: CGRect(x: 10, y: 10, width: 170, height: 130)))
    list.layer(group) {
      $0.fill(Path(CGRect(x: 20, y: 90, width: 60, height: 30)), with: .solid(.black))
      $0.fill(GlassPaint(panes: [GlassPaint.Pane(.rounded(card, radius: 9))], kind: kind))
    }
    var masked = Layer()
    var mask = DisplayList()
    mask.fill(GlassPaint(panes: [capsule], kind: kind))
    masked.mask = mask
    list.layer(masked) { $0.fill(Path(card), with: .solid(.black)) }
    return list
  }

  @Test("the same bytes by any bands, threads and instructions", arguments: [1, 16, 500])
  func sameBytes(bandHeight: Int) {
    let usual = draw(Self.busy())
    for instructions in Rasterizer.Instructions.allCases {
      let rasterizer = Rasterizer(instructions: instructions, bandHeight: bandHeight)
      for workers in [1, 3] {
        let picture = rasterizer.render(
          Self.busy(), width: Self.width, height: Self.height, background: .white, workers: workers)
        #expect(picture == usual)
      }
    }
  }

  @Test("drawn over another list's picture it is the same as drawn anew")
  func damage() {
    let scratch = RasterScratch()
    var (picture, shown) = (draw(Self.scene()), Self.scene())
    for step in 0..<3 {
      var list = DisplayList()
      list.fill(
        Path(CGRect(x: 10 + 9 * step, y: 60, width: 30, height: 30)), with: .solid(.black))
      list.append(step == 2 ? Self.scene() : Self.busy())
      Rasterizer().render(list, into: &picture, over: shown, background: .white, scratch: scratch)
      #expect(picture == draw(list))
      shown = list
    }
  }

  @Test(
    "numbers that are none paint nothing or less",
    arguments: [Double.nan, .infinity, -.infinity, -3, 1e300])
  func wrongNumbers(number: Double) {
    let rect = CGRect(x: 60, y: 60, width: 40, height: 30)
    for path in [
      \GlassPaint.Kind.blur, \.saturation, \.bevel, \.bend, \.rim, \.light, \.shade, \.shadeReach,
    ] {
      var kind = Self.kind
      kind[keyPath: path] = number
      var list = Self.scene()
      // However far a shadow is said to reach, what is painted is the command's own rectangle.
      list.fill(
        Path(rect),
        with: .glass(GlassPaint(panes: [GlassPaint.Pane(.rounded(rect, radius: 9))], kind: kind)))
      let changes = differing(draw(list), draw(Self.scene()))
      #expect(changes.allSatisfy { rect.contains(CGPoint(x: $0.x, y: $0.y)) })
    }
    var pane = GlassPaint.Pane(.rounded(rect, radius: CGFloat(number)), presence: number)
    _ = draw(glass([pane], spacing: number))
    pane.presence = 1
    pane.transform.tx = CGFloat(number)
    _ = draw(glass([pane]))
  }

  @Test("lists say what is in their glass")
  func text() {
    var list = DisplayList()
    let pane = GlassPaint.Pane(
      .rounded(CGRect(x: 1, y: 2, width: 30, height: 20), radius: 10),
      tint: ResolvedColor.black.opacity(0.5), presence: 0.25)
    list.fill(GlassPaint(panes: [pane], kind: Self.kind, spacing: 4, opacity: 0.5))
    let text = list.description
    for words in [
      "glass blur 3 saturation 1.4", "bevel 9 bend 10 rim 1.5", "shade 0.2 12 3", "spacing 4",
      "opacity 0.5", "1 2 30 20 radius 10", "presence 0.25",
    ] {
      #expect(text.contains(words))
    }
  }
}
