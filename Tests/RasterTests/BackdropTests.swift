import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// What lies beneath, seen through: against the blur of the same, and the same bytes however it is drawn.
@Suite("Backdrops") struct BackdropTests {
  private static let (width, height) = (211, 157)
  private static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  private static let whole = CGRect(x: 0, y: 0, width: width, height: height)
  private static let panel = CGRect(x: 40, y: 30, width: 120, height: 90)

  /// A few coloured shapes.
  private static func scene() -> DisplayList {
    var list = DisplayList()
    for step in 0..<9 {
      let place = CGRect(x: 22 * step, y: 15 * (step % 5), width: 50, height: 40 + 6 * step)
      list.fill(
        Path(roundedRect: place, cornerRadius: 9, style: .circular),
        with: .solid(
          ResolvedColor(red: Float(step) / 9, green: 0.4, blue: 1 - Float(step) / 9, opacity: 0.9)))
    }
    return list
  }

  private static func panel(_ backdrop: BackdropPaint) -> (inout DisplayList) -> Void {
    { $0.fill(Path(panel), with: .backdrop(backdrop)) }
  }

  private func draw(_ list: DisplayList, _ background: ResolvedColor = .white) -> Pixmap {
    Rasterizer().render(list, width: Self.width, height: Self.height, background: background)
  }

  private func worst(_ a: Pixmap, _ b: Pixmap, in rect: CGRect) -> Int {
    var worst = 0
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          worst = max(
            worst, abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255)))
        }
      }
    }
    return worst
  }

  @Test("without blur, strength and tint it changes nothing")
  func identity() {
    var list = Self.scene()
    Self.panel(BackdropPaint(radius: 0, tint: Self.clear))(&list)
    #expect(worst(draw(list), draw(Self.scene()), in: Self.whole) == 0)
  }

  @Test("it is the blur of all that lies beneath", arguments: [2.0, 5, 12])
  func isTheBlur(radius: Double) {
    var list = Self.scene()
    Self.panel(BackdropPaint(radius: radius, tint: Self.clear))(&list)
    var layer = Layer()
    layer.filters = [.blur(radius: radius, isOpaque: true)]
    var blurred = DisplayList()
    blurred.layer(layer) {
      $0.fill(
        Path(Self.whole), with: .solid(.white))
      $0.append(Self.scene())
    }
    #expect(worst(draw(list), draw(blurred), in: Self.panel) <= 1)
    // Beyond the panel all is as it was.
    let above = CGRect(x: 0, y: 0, width: 211, height: 30)
    #expect(worst(draw(list), draw(Self.scene()), in: above) == 0)
  }

  @Test("over an even ground the blur is not seen, up to the picture's edges")
  func even() {
    var list = DisplayList()
    let all = Path(Self.whole)
    list.fill(
      all, with: .backdrop(BackdropPaint(radius: 20, tint: ResolvedColor.black.opacity(0.25))))
    let picture = draw(list)
    let places = (0..<Self.height).flatMap { y in (0..<Self.width).map { picture[$0, y] } }
    #expect(Set(places).count == 1)
    #expect(abs(Int(picture[0, 0] & 255) - 191) <= 1)
  }

  @Test("no strength is grey, and a grey ground has no colour to strengthen")
  func saturation() {
    var grey = Self.scene()
    Self.panel(BackdropPaint(radius: 6, saturation: 0, tint: Self.clear))(&grey)
    let pixel = draw(grey)[100, 70]
    #expect(Set([pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255]).count == 1)
    var plain = DisplayList()
    Self.panel(BackdropPaint(radius: 6, saturation: 1.8, tint: Self.clear))(&plain)
    let background = ResolvedColor(red: 0.6, green: 0.6, blue: 0.6)
    #expect(draw(plain, background) == draw(DisplayList(), background))
  }

  /// Backdrops over each other, in a group that fades, in a clip, in a shadow, as text's paint and in a mask.
  private static func busy() -> DisplayList {
    var list = scene()
    let glass = BackdropPaint(
      radius: 7, saturation: 1.8, tint: ResolvedColor.white.opacity(0.4), opacity: 0.9)
    panel(glass)(&list)
    list.append(scene())
    list.fill(Path(ellipseIn: CGRect(x: 90, y: 60, width: 90, height: 70)), with: .backdrop(glass))
    var group = Layer()
    group.opacity = 0.5
    group.clip = Layer.Clip(Path(ellipseIn: CGRect(x: 10, y: 10, width: 170, height: 130)))
    list.layer(group) {
      $0.fill(Path(CGRect(x: 20, y: 90, width: 60, height: 30)), with: .solid(.black))
      $0.stroke(
        Path(CGRect(x: 30, y: 70, width: 100, height: 60)), style: StrokeStyle(lineWidth: 20),
        with: .backdrop(glass))
    }
    var shadow = Layer()
    shadow.filters = [
      .shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 3))
    ]
    list.layer(shadow) {
      $0.fill(Path(CGRect(x: 5, y: 5, width: 50, height: 40)), with: .backdrop(glass))
    }
    var masked = Layer()
    var mask = DisplayList()
    mask.fill(Path(CGRect(x: 100, y: 0, width: 60, height: 60)), with: .backdrop(glass))
    masked.mask = mask
    list.layer(masked) { $0.fill(Path(panel), with: .solid(.black)) }
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
    var picture = draw(Self.scene())
    var shown = Self.scene()
    for step in 0..<4 {
      var list = DisplayList()
      list.fill(
        Path(CGRect(x: 10 + 9 * step, y: 60, width: 30, height: 30)), with: .solid(.black))
      list.append(step == 3 ? Self.scene() : Self.busy())
      Rasterizer().render(
        list, into: &picture, over: shown, background: .white, scratch: scratch)
      #expect(picture == draw(list))
      shown = list
    }
  }

  @Test("a group that fades shows half of what it would show")
  func fades() {
    func list(_ opacity: Double) -> DisplayList {
      var list = Self.scene()
      var layer = Layer()
      layer.opacity = opacity
      list.layer(layer) {
        Self.panel(BackdropPaint(radius: 5, tint: ResolvedColor.black.opacity(0.3)))(&$0)
        $0.fill(Path(CGRect(x: 45, y: 35, width: 20, height: 20)), with: .solid(.black))
      }
      return list
    }
    let (none, half, all) = (draw(list(0)), draw(list(0.5)), draw(list(1)))
    for (x, y) in [(50, 40), (100, 70), (150, 110)] {
      let levels = [none, half, all].map { Int($0[x, y] & 255) }
      #expect(abs(2 * levels[1] - levels[0] - levels[2]) <= 3)
    }
  }

  @Test(
    "numbers that are none paint the tint or nothing",
    arguments: [
      Double.nan, .infinity, -.infinity, -3, 1e300,
    ])
  func wrongNumbers(number: Double) {
    for backdrop in [
      BackdropPaint(radius: number, tint: ResolvedColor.black.opacity(0.5)),
      BackdropPaint(radius: 3, saturation: number, tint: Self.clear),
      BackdropPaint(radius: 3, tint: Self.clear, opacity: number),
    ] {
      var list = Self.scene()
      Self.panel(backdrop)(&list)
      let above = CGRect(x: 0, y: 0, width: 211, height: 30)
      #expect(worst(draw(list), draw(Self.scene()), in: above) == 0)
    }
  }
}
