import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Every blend mode against the W3C's formulas in doubles.
///
/// Layers are 8-bit and premultiplied, so there are two questions with bounds of their own: how well a mode
/// mixes the two pixels that are stored, and how far that is from mixing the colours that were meant.
@Suite struct BlendModeTests {
  private static let side = 256

  // MARK: Greatest errors, in levels of 255

  /// Between a mixed pixel and the formula for the two stored ones: half a level, as the result is rounded
  /// once, and what floats lose on the way there.
  private static let storedError = 0.5001
  /// As that, at an opacity: it is kept in 65536ths, and half of one is 0.002 of a level.
  private static let fadedError = storedError + 0.002
  /// Source-over fades its source to 256ths of a level before it adds the two parts.
  private static let fadedNormalError = fadedError + 1 / 128
  /// Source-over at a coverage rounds the covered source and what is kept of the backdrop, one by one.
  private static let coveredNormalError = 1.0
  /// Source-over is associative, so a group of nothing else is painted without a layer: three roundings.
  private static let nestedNormalError = 1.75

  /// Between a picture and the formula for the colours that were asked for, where both layers are at least
  /// a quarter opaque; `worst` of 64 × 64 pairs, and their mean.
  ///
  /// A stored component is half a level off, so a straight one up to 0.5/α; B passes that on by its slope,
  /// and the mix weighs it by αs·αb. Three roundings (source, backdrop, result) of half a level are 1.5
  /// where all slopes are at most one; the stored alphas' own half levels add to that.
  private static func meantError(_ mode: BlendMode) -> (worst: Double, mean: Double) {
    switch mode {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusLighter: (1.5, 0.55)
    case .multiply, .screen, .darken, .lighten: (1.75, 0.6)
    // Slopes of two; four roundings in the darker sum.
    case .difference, .exclusion, .overlay, .hardLight, .plusDarker: (2, 0.65)
    // The root is steep where the backdrop is dark.
    case .softLight: (2.5, 0.65)
    // The luminosity of one colour lifts all three components of the other, and clipping stretches them.
    case .color, .luminosity: (4, 0.65)
    // One component's error grows by the ratio of two saturations, or by the inverse of what the source
    // lacks of white or has over black: no bound but the range for the worst.
    case .hue, .saturation, .colorDodge, .colorBurn: (255, 0.7)
    }
  }

  // MARK: Pictures

  /// A word of straight bytes at an alpha, premultiplied to the nearest.
  private static func word(_ r: Int, _ g: Int, _ b: Int, alpha: Int) -> UInt32 {
    func part(_ c: Int) -> UInt32 { UInt32((c * alpha * 2 + 255) / 510) }
    return part(r) | part(g) << 8 | part(b) << 16 | UInt32(alpha) << 24
  }

  private static func image(_ name: String, _ pixel: (_ x: Int, _ y: Int) -> UInt32)
    -> ImageReference
  {
    var pixmap = Pixmap(width: side, height: side)
    for y in 0..<side { for x in 0..<side { pixmap[x, y] = pixel(x, y) } }
    return ImageReference(name: name, pixmap: pixmap)
  }

  /// A byte that looks like chance, from a place.
  private static func noise(_ x: Int, _ y: Int, _ salt: Int) -> Int {
    var n = UInt32(
      truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263 &+ salt &* 2_246_822_519)
    n = (n ^ n >> 13) &* 1_274_126_177
    // A quarter of the components are at an end of their range, where the cases of the formulas meet.
    return n >> 30 == 0 ? Int(n >> 8 & 1) * 255 : Int(n >> 16 & 255)
  }

  /// Every backdrop alpha across, every source alpha down, colours by chance.
  private static let backdropAlphas = image("backdrop") { x, y in
    word(noise(x, y, 1), noise(x, y, 2), noise(x, y, 3), alpha: x)
  }
  private static let sourceAlphas = image("source") { x, y in
    word(noise(x, y, 4), noise(x, y, 5), noise(x, y, 6), alpha: y)
  }
  /// Every pair of opaque components, in each of red, green and blue at another place.
  private static let backdropColors = image("backdrop") { x, _ in
    word(x, x * 7 + 3 & 255, 255 - x, alpha: 255)
  }
  private static let sourceColors = image("source") { _, y in
    word(y, y * 11 + 5 & 255, y ^ 0x5a, alpha: 255)
  }

  private static func draw(_ image: ImageReference, into list: inout DisplayList) {
    list.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side), isSmooth: false)
  }

  private static func render(_ list: DisplayList, background: ResolvedColor = .clear) -> [UInt32] {
    Rasterizer().render(list, width: side, height: side, background: background).words
  }

  private static func mixed(
    _ source: ImageReference, onto backdrop: ImageReference,
    _ layer: Layer
  ) -> [UInt32] {
    var list = DisplayList()
    draw(backdrop, into: &list)
    list.layer(layer) { draw(source, into: &$0) }
    return render(list)
  }

  /// The greatest error over all pixels, and the mean.
  private static func errors(
    _ picture: [UInt32], _ wanted: (_ index: Int) -> Ink
  ) -> (worst: Double, mean: Double) {
    var (worst, sum) = (0.0, 0.0)
    for index in picture.indices {
      let error = wanted(index).error(of: picture[index])
      sum += error
      if error > worst { worst = error }
    }
    return (worst, sum / Double(picture.count))
  }

  /// How many pixels differ: pictures themselves are too long for a failure's text.
  private static func differences(_ one: [UInt32], _ other: [UInt32]) -> Int {
    zip(one, other).reduce(abs(one.count - other.count)) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }

  private static func layer(_ mode: BlendMode, opacity: Double = 1) -> Layer {
    var layer = Layer()
    (layer.blendMode, layer.opacity) = (mode, opacity)
    // A normal layer that does nothing else would not be one.
    layer.isIsolated = true
    return layer
  }

  // MARK: Formulas

  @Test(arguments: BlendMode.allCases) func mixesAllAlphasByTheFormula(_ mode: BlendMode) {
    let (source, backdrop) = (Self.sourceAlphas, Self.backdropAlphas)
    let picture = Self.mixed(source, onto: backdrop, Self.layer(mode))
    let (s, b) = (source.pixmap.words, backdrop.pixmap.words)
    let error = Self.errors(picture) { mode.composite(Ink(word: s[$0]), onto: Ink(word: b[$0])) }
    #expect(error.worst <= Self.storedError)
  }

  @Test(arguments: BlendMode.allCases) func mixesAllOpaqueColoursByTheFormula(_ mode: BlendMode) {
    let (source, backdrop) = (Self.sourceColors, Self.backdropColors)
    let picture = Self.mixed(source, onto: backdrop, Self.layer(mode))
    let (s, b) = (source.pixmap.words, backdrop.pixmap.words)
    let error = Self.errors(picture) { mode.composite(Ink(word: s[$0]), onto: Ink(word: b[$0])) }
    #expect(error.worst <= Self.storedError)
  }

  @Test(arguments: BlendMode.allCases) func fadesTheSourceBeforeItMixes(_ mode: BlendMode) {
    let (source, backdrop) = (Self.sourceAlphas, Self.backdropAlphas)
    let (s, b) = (source.pixmap.words, backdrop.pixmap.words)
    for opacity in [0.25, 0.5, 0.9] {
      let picture = Self.mixed(source, onto: backdrop, Self.layer(mode, opacity: opacity))
      let error = Self.errors(picture) {
        mode.composite(Ink(word: s[$0]).faded(by: opacity), onto: Ink(word: b[$0]))
      }
      #expect(
        error.worst <= (mode == .normal ? Self.fadedNormalError : Self.fadedError),
        "opacity \(opacity)")
    }
  }

  // MARK: Coverage

  /// Columns of coverage: x is covered by x/255, or nearly, where a rectangle's edge falls.
  private static let coverage: (clip: Path, bytes: [UInt32]) = {
    var clip = Path()
    for x in 0..<side {
      clip.addRect(CGRect(x: Double(x), y: -1, width: Double(x) / 256, height: 300))
    }
    var list = DisplayList()
    list.fill(clip, with: .solid(.black))
    return (clip, render(list).map { $0 >> 24 })
  }()

  /// A partly covered pixel is on the way from the backdrop to the mixed colour; sums, which are cut at
  /// one, take the covered part of the source instead, as both do where nothing is cut.
  @Test(arguments: BlendMode.allCases) func mixesWhatAClipCovers(_ mode: BlendMode) {
    var layer = Self.layer(mode)
    layer.clip = Layer.Clip(Self.coverage.clip)
    let (source, backdrop) = (Self.sourceColors, Self.backdropAlphas)
    let picture = Self.mixed(source, onto: backdrop, layer)
    let (s, b) = (source.pixmap.words, backdrop.pixmap.words)
    let isSum = mode == .plusLighter || mode == .plusDarker
    let error = Self.errors(picture) { index in
      let share = Double(Self.coverage.bytes[index]) / 255
      let (source, backdrop) = (Ink(word: s[index]), Ink(word: b[index]))
      return isSum
        ? mode.composite(source.faded(by: share), onto: backdrop)
        : backdrop.mixed(with: mode.composite(source, onto: backdrop), by: share)
    }
    #expect(error.worst <= (mode == .normal ? Self.coveredNormalError : Self.storedError))
  }

  /// A shape's own smooth edge is a pixel of less alpha: the mode mixes that.
  @Test(arguments: BlendMode.allCases) func mixesTheEdgesOfShapes(_ mode: BlendMode) {
    var shapes = DisplayList()
    for number in 0..<40 {
      let (x, y) = (Double(Self.noise(number, 1, 7)), Double(Self.noise(number, 2, 8)))
      let color = ResolvedColor(
        red: Float(Self.noise(number, 3, 9)) / 255, green: Float(Self.noise(number, 4, 9)) / 255,
        blue: Float(Self.noise(number, 5, 9)) / 255)
      shapes.fill(
        Path(ellipseIn: CGRect(x: x - 20.3, y: y - 12.6, width: 41.5, height: 26.2)),
        with: .solid(color))
    }
    let source = Self.render(shapes)
    var list = DisplayList()
    Self.draw(Self.backdropAlphas, into: &list)
    list.layer(Self.layer(mode)) { $0.append(shapes) }
    let picture = Self.render(list)
    let backdrop = Self.backdropAlphas.pixmap.words
    #expect(source.contains { (1..<255).contains($0 >> 24) })
    let error = Self.errors(picture) {
      mode.composite(Ink(word: source[$0]), onto: Ink(word: backdrop[$0]))
    }
    // Where only source-over is used the shapes are painted one by one, without a layer between.
    #expect(error.worst <= (mode == .normal ? Self.nestedNormalError : Self.storedError))
  }

  /// Both builds of the kernels, and bands of any height.
  @Test(arguments: BlendMode.allCases) func mixesTheSameByAnyInstructions(_ mode: BlendMode) {
    var list = DisplayList()
    Self.draw(Self.backdropAlphas, into: &list)
    var layer = Self.layer(mode, opacity: 0.7)
    layer.clip = Layer.Clip(Path(ellipseIn: CGRect(x: 10, y: 10, width: 230, height: 220)))
    list.layer(layer) { Self.draw(Self.sourceAlphas, into: &$0) }
    let usual = Self.render(list)
    for rasterizer in [
      Rasterizer(instructions: .baseline), Rasterizer(bandHeight: 7),
      Rasterizer(instructions: .baseline, bandHeight: 1000),
    ] {
      let other = rasterizer.render(list, width: Self.side, height: Self.side).words
      #expect(Self.differences(usual, other) == 0)
    }
  }

  // MARK: Colours as they are meant

  @Test(arguments: BlendMode.allCases) func staysNearTheColoursThatWereMeant(_ mode: BlendMode) {
    let side = 64
    func color(_ x: Int, _ y: Int, _ salt: Int) -> (r: Double, g: Double, b: Double, a: Double) {
      func part(_ n: Int) -> Double { Double(Self.noise(x, y, salt + n)) / 255 }
      return (part(0), part(1), part(2), 0.25 + 0.75 * part(3))
    }
    func fill(_ list: inout DisplayList, salt: Int) {
      for y in 0..<side {
        for x in 0..<side {
          let c = color(x, y, salt)
          list.fill(
            Path(CGRect(x: x, y: y, width: 1, height: 1)),
            with: .solid(
              ResolvedColor(
                red: Float(c.r), green: Float(c.g), blue: Float(c.b), opacity: Float(c.a))))
        }
      }
    }
    var list = DisplayList()
    fill(&list, salt: 10)
    list.layer(Self.layer(mode)) { fill(&$0, salt: 20) }
    let picture = Rasterizer().render(list, width: side, height: side).words
    let error = Self.errors(picture) { index in
      let (x, y) = (index % side, index / side)
      let (s, b) = (color(x, y, 20), color(x, y, 10))
      return mode.composite(
        Ink(straight: s.r, s.g, s.b, alpha: s.a), onto: Ink(straight: b.r, b.g, b.b, alpha: b.a))
    }
    let bound = Self.meantError(mode)
    #expect(error.worst <= bound.worst)
    #expect(error.mean <= bound.mean)
  }

  // MARK: Groups

  /// Inside an isolated group a mode sees the group alone; what comes of it lies over the rest.
  @Test(arguments: BlendMode.allCases) func mixesWithinItsGroupAlone(_ mode: BlendMode) {
    var group = Layer()
    group.isIsolated = true
    var list = DisplayList()
    list.layer(group) {
      Self.draw(Self.backdropAlphas, into: &$0)
      $0.layer(Self.layer(mode)) { Self.draw(Self.sourceAlphas, into: &$0) }
    }
    let (alone, onGrey) = (
      Self.render(list),
      Self.render(list, background: ResolvedColor(red: 0.2, green: 0.4, blue: 0.6))
    )
    let mixed = Self.mixed(Self.sourceAlphas, onto: Self.backdropAlphas, Self.layer(mode))
    #expect(Self.differences(alone, mixed) == 0)
    let grey = Ink(straight: 0.2, 0.4, 0.6, alpha: 1)
    let error = Self.errors(onGrey) { BlendMode.normal.composite(Ink(word: alone[$0]), onto: grey) }
    #expect(error.worst <= (mode == .normal ? Self.nestedNormalError : Self.storedError))
  }

  // MARK: What follows from the formulas

  /// Greys have no hue and no saturation: what is left of either is the luminosity.
  @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func mixesGreysByTheirLuminosityAlone(_ mode: BlendMode) {
    let source = Self.image("source") { _, y in Self.word(y, y, y, alpha: 255) }
    let backdrop = Self.image("backdrop") { x, _ in Self.word(x, x, x, alpha: 255) }
    let picture = Self.mixed(source, onto: backdrop, Self.layer(mode))
    let wanted = mode == .luminosity ? source : backdrop
    #expect(Self.differences(picture, wanted.pixmap.words) == 0)
  }

  /// What is not there mixes with nothing.
  @Test(arguments: BlendMode.allCases) func leavesTheBackdropWhereTheSourceIsClear(
    _ mode: BlendMode
  ) {
    let clear = Self.image("clear") { _, _ in 0 }
    let backdrop = Self.backdropAlphas
    let picture = Self.mixed(clear, onto: backdrop, Self.layer(mode))
    #expect(Self.differences(picture, backdrop.pixmap.words) == 0)
  }

  /// Onto nothing, a source is itself, or nothing by the operators that need a backdrop.
  @Test(arguments: BlendMode.allCases) func leavesTheSourceWhereTheBackdropIsClear(
    _ mode: BlendMode
  ) {
    let clear = Self.image("clear") { _, _ in 0 }
    let needsBackdrop = mode == .sourceAtop || mode == .destinationOut
    let source = Self.sourceAlphas
    let picture = Self.mixed(source, onto: clear, Self.layer(mode))
    #expect(Self.differences(picture, (needsBackdrop ? clear : source).pixmap.words) == 0)
  }

  /// These do not tell source from backdrop.
  @Test(arguments: [
    BlendMode.multiply, .screen, .darken, .lighten, .difference, .exclusion, .plusLighter,
    .plusDarker,
  ])
  func isTheSameBothWays(_ mode: BlendMode) {
    let (a, b) = (Self.sourceColors, Self.backdropColors)
    let (one, two) = (
      Self.mixed(a, onto: b, Self.layer(mode)), Self.mixed(b, onto: a, Self.layer(mode))
    )
    #expect(Self.differences(one, two) == 0)
  }

  /// Pairs that are each other with source and backdrop exchanged.
  @Test(arguments: [
    (BlendMode.overlay, BlendMode.hardLight), (.color, .luminosity), (.normal, .destinationOver),
  ])
  func isAnotherTheOtherWayRound(_ mode: BlendMode, _ other: BlendMode) {
    let (a, b) = (Self.sourceAlphas, Self.backdropAlphas)
    let (one, two) = (
      Self.mixed(a, onto: b, Self.layer(mode)), Self.mixed(b, onto: a, Self.layer(other))
    )
    let error = Self.errors(one) { Ink(word: two[$0]) }
    #expect(error.worst <= 1)
  }

  /// No component is above its alpha, which premultiplied pixels never are.
  @Test(arguments: BlendMode.allCases) func staysPremultiplied(_ mode: BlendMode) {
    let picture = Self.mixed(Self.sourceAlphas, onto: Self.backdropAlphas, Self.layer(mode))
    let isPremultiplied = picture.allSatisfy { word in
      let alpha = word >> 24
      return word & 255 <= alpha && word >> 8 & 255 <= alpha && word >> 16 & 255 <= alpha
    }
    #expect(isPremultiplied)
  }
}
