import KernelInterface
import Testing

/// What blend modes do by their definitions, whatever the formula: what is neutral, what commutes, what is the other
/// way round of what.
@Suite("Blend modes' laws") struct BlendLawTests {
  static let all = (Int32(0)..<20).compactMap { BlendFunction(rawValue: $0) }

  /// Opaque pixels at the corners of the cube of colours and between.
  static let opaque: [UInt32] =
    [0, 1, 63, 64, 127, 128, 191, 254, 255].flatMap { level -> [UInt32] in
      let other = 255 - level
      return [
        pixel([level, level, level, 255]), pixel([level, other, 40, 255]),
        pixel([level, 0, other, 255]), pixel([200, level, level, 255]),
      ]
    }

  private static let (white, black): (UInt32, UInt32) = (.max, 0xff00_0000)

  /// Sources over backdrops, one by one, by both builds.
  private func blend(
    _ function: BlendFunction, _ source: [UInt32], over backdrop: [UInt32],
    coverage: UInt32 = 255, opacity: Opacity = .full
  ) -> [UInt32] {
    let mode = Blending(function, coverage: coverage, opacity: opacity)
    return changed(backdrop) {
      $0.blend(
        source.span, by: mode, coverage: [UInt8]().span, over: 0..<backdrop.count, of: &$1)
    }
  }

  /// All pairs of the opaque pixels: the first of each, and the second.
  private static let pairs: (first: [UInt32], second: [UInt32]) = (
    opaque.flatMap { color in opaque.map { _ in color } }, opaque.flatMap { _ in opaque }
  )

  // MARK: Nothing

  @Test("change nothing with a source that is clear", arguments: all)
  func clearSource(function: BlendFunction) {
    let backdrop = samplePixels(200, seed: 31) + Self.opaque + [0]
    let clear = [UInt32](repeating: 0, count: backdrop.count)
    #expect(blend(function, clear, over: backdrop) == backdrop)
  }

  @Test("change nothing without coverage or opacity", arguments: all)
  func nothingTaken(function: BlendFunction) {
    let backdrop = samplePixels(200, seed: 32)
    let source = samplePixels(200, seed: 33)
    #expect(blend(function, source, over: backdrop, coverage: 0) == backdrop)
    #expect(blend(function, source, over: backdrop, opacity: Opacity(0)) == backdrop)
  }

  @Test("show the source over nothing, unless they need a backdrop", arguments: all)
  func clearBackdrop(function: BlendFunction) {
    let source = samplePixels(200, seed: 34) + Self.opaque
    let clear = [UInt32](repeating: 0, count: source.count)
    let needsBackdrop = function == .sourceAtop || function == .destinationOut
    #expect(blend(function, source, over: clear) == (needsBackdrop ? clear : source))
  }

  // MARK: Neutral colours

  @Test(
    "leave what is under their neutral colour",
    arguments: [
      (BlendFunction.multiply, white), (.screen, black), (.darken, white), (.lighten, black),
      (.colorDodge, black), (.colorBurn, white), (.difference, black), (.exclusion, black),
      (.plusLighter, 0), (.destinationOver, white), (.plusDarker, white),
    ])
  func neutral(function: BlendFunction, color: UInt32) {
    let source = [UInt32](repeating: color, count: Self.opaque.count)
    #expect(blend(function, source, over: Self.opaque) == Self.opaque)
  }

  @Test(
    "become one colour under their extreme one",
    arguments: [
      (BlendFunction.multiply, black, black), (.screen, white, white), (.darken, black, black),
      (.lighten, white, white), (.hardLight, black, black), (.hardLight, white, white),
      (.plusLighter, white, white), (.destinationOut, white, 0), (.plusDarker, black, black),
    ])
  func extreme(function: BlendFunction, color: UInt32, result: UInt32) {
    let source = [UInt32](repeating: color, count: Self.opaque.count)
    #expect(
      blend(function, source, over: Self.opaque)
        == [UInt32](repeating: result, count: Self.opaque.count))
  }

  @Test("invert under white, by difference and by exclusion")
  func inversion() {
    let source = [UInt32](repeating: Self.white, count: Self.opaque.count)
    let inverted = Self.opaque.map { $0 ^ 0x00ff_ffff }
    #expect(blend(.difference, source, over: Self.opaque) == inverted)
    #expect(blend(.exclusion, source, over: Self.opaque) == inverted)
    #expect(blend(.difference, source, over: inverted) == Self.opaque)
  }

  // MARK: A colour with itself

  @Test(
    "keep a colour over itself, where they choose or transfer",
    arguments: [
      BlendFunction.darken, .lighten, .hue, .saturation, .color, .luminosity, .sourceAtop,
      .destinationOver,
    ])
  func idempotent(function: BlendFunction) {
    for (found, own) in zip(blend(function, Self.opaque, over: Self.opaque), Self.opaque) {
      // Three components of the luminosity are added and taken off: at most a level is lost.
      let isExact = [.darken, .lighten, .sourceAtop, .destinationOver].contains(function)
      for (a, b) in zip(components(found), components(own)) {
        #expect(abs(a - b) <= (isExact ? 0 : 1), "\(own) became \(found)")
      }
    }
  }

  @Test("leave black of a colour's difference from itself")
  func ownDifference() {
    #expect(
      blend(.difference, Self.opaque, over: Self.opaque)
        == [UInt32](repeating: Self.black, count: Self.opaque.count))
  }

  // MARK: Pairs

  @Test(
    "are the same the other way round",
    arguments: [
      (BlendFunction.multiply, BlendFunction.multiply), (.screen, .screen), (.darken, .darken),
      (.lighten, .lighten), (.difference, .difference), (.exclusion, .exclusion),
      (.overlay, .hardLight), (.color, .luminosity), (.plusLighter, .plusLighter),
    ])
  func exchanged(function: BlendFunction, other: BlendFunction) {
    let (first, second) = Self.pairs
    #expect(blend(function, first, over: second) == blend(other, second, over: first))
  }

  @Test("never lighten, or never darken")
  func directions() {
    let (first, second) = Self.pairs
    let darker = [BlendFunction.multiply, .darken, .colorBurn, .plusDarker]
    let lighter = [BlendFunction.screen, .lighten, .colorDodge, .plusLighter]
    for function in darker + lighter {
      let sign = darker.contains(function) ? 1 : -1
      for (found, beneath) in zip(blend(function, first, over: second), second) {
        let isRight = zip(components(found), components(beneath)).allSatisfy {
          ($1 - $0) * sign >= 0
        }
        #expect(isRight, "\(function): \(beneath) became \(found)")
      }
    }
  }

  @Test("have multiply and screen as each other's inverse of inverses")
  func inverses() {
    let (first, second) = Self.pairs
    let screened = blend(.screen, first, over: second)
    let multiplied = blend(
      .multiply, first.map { $0 ^ 0x00ff_ffff }, over: second.map { $0 ^ 0x00ff_ffff })
    for (a, b) in zip(screened, multiplied) {
      // Where the product is half a level, both may round up.
      for (x, y) in zip(components(a)[..<3], components(b)[..<3]) { #expect(abs(x + y - 255) <= 1) }
    }
  }

  @Test("keep greys grey, as far as the backdrop gives hue and saturation")
  func greys() {
    let greys = (0...255).map { pixel([$0, $0, $0, 255]) }
    for color in Self.opaque {
      let source = [UInt32](repeating: color, count: 256)
      #expect(blend(.hue, source, over: greys) == greys)
      for word in blend(.luminosity, source, over: greys) {
        let levels = components(word)
        #expect(levels[0] == levels[1] && levels[1] == levels[2] && levels[3] == 255)
      }
    }
  }

  // MARK: Alpha

  @Test("never lift a component above alpha", arguments: all, [1.0, 0.6, 0.003])
  func premultiplied(function: BlendFunction, share: Double) {
    let (source, backdrop) = (samplePixels(600, seed: 41), samplePixels(600, seed: 42))
    for coverage in [UInt32(1), 100, 255] {
      let result = blend(
        function, source, over: backdrop, coverage: coverage, opacity: Opacity(share))
      let isPremultiplied = result.allSatisfy { word in
        components(word)[..<3].allSatisfy { $0 <= Int(word >> 24) }
      }
      #expect(isPremultiplied)
    }
  }

  @Test("keep an opaque backdrop opaque, but for the one that takes away", arguments: all)
  func opaqueBackdrop(function: BlendFunction) {
    let source = samplePixels(Self.opaque.count, seed: 43)
    for (word, from) in zip(blend(function, source, over: Self.opaque), source) {
      let left = function == .destinationOut ? 255 - Int(from >> 24) : 255
      #expect(Int(word >> 24) == left)
    }
  }

  @Test("put the backdrop over the source as source-over puts a source over it")
  func behind() {
    let (source, backdrop) = (samplePixels(500, seed: 44), samplePixels(500, seed: 45))
    let behind = blend(.destinationOver, source, over: backdrop)
    let over = changed(source) {
      $0.paintSource(backdrop.span, coverage: 255, fading: Fading(.full), over: 0..<500, of: &$1)
    }
    for (a, b) in zip(behind, over) {
      for (x, y) in zip(components(a), components(b)) { #expect(abs(x - y) <= 1) }
    }
  }

  // MARK: Runs

  @Test("give each pixel the same, wherever its run is cut", arguments: all, [1, 7, 8, 9, 33, 62])
  func cuts(function: BlendFunction, cut: Int) {
    let (source, backdrop) = (samplePixels(63, seed: 46), samplePixels(63, seed: 47))
    let bytes = (0..<63).map { UInt8(truncatingIfNeeded: $0 &* 83) }
    let mode = Blending(function, coverage: 255, opacity: Opacity(0.8))
    let whole = changed(backdrop) {
      $0.blend(source.span, by: mode, coverage: bytes.span, over: 0..<63, of: &$1)
    }
    let parts = changed(backdrop) {
      $0.blend(source.span, by: mode, coverage: bytes.span, over: 0..<cut, of: &$1)
      $0.blend(
        source.span.extracting(cut..<63), by: mode, coverage: bytes.span.extracting(cut..<63),
        over: cut..<63, of: &$1)
    }
    #expect(whole == parts)
  }

  @Test("take a byte of coverage as one coverage of all", arguments: all)
  func bytesAndOne(function: BlendFunction) {
    let (source, backdrop) = (samplePixels(90, seed: 48), samplePixels(90, seed: 49))
    for one in [UInt8(0), 1, 128, 255] {
      let bytes = [UInt8](repeating: one, count: 90)
      let mode = Blending(function, coverage: 7, opacity: .full)
      let found = changed(backdrop) {
        $0.blend(source.span, by: mode, coverage: bytes.span, over: 0..<90, of: &$1)
      }
      #expect(found == blend(function, source, over: backdrop, coverage: UInt32(one)))
    }
  }
}
