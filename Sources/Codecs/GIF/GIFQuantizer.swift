internal import Pixels

/// Makes images with palettes of their own from pixels; keeps its memory from image to image.
struct GIFQuantizer {
  private let keptDifference: Int
  private let lossyDistance: Int
  private let ditherBound: Int
  private var census = ColorCensus()
  private var encoder = LZWEncoder()
  /// The pixels of an image, row by row; memory that is kept.
  private var pixels: [UInt32] = []

  /// Creates a quantiser with the bounds of `settings`.
  init(_ settings: GIFSettings) {
    keptDifference = settings.keptDifference
    lossyDistance = settings.lossyDistance
    ditherBound = settings.ditherBound
  }

  /// An image that shows nothing for `delay` hundredths of a second.
  mutating func pause(_ delay: Int) -> GIFImage { GIFImage.pause(delay, &encoder) }

  /// The image that turns the screen into `pixmap` within `box`.
  ///
  /// - Parameters:
  ///   - pixmap: The frame; at least half opaque everywhere.
  ///   - box: The part that changes.
  ///   - old: The frame before; its equal pixels become transparent. `nil` for the first frame.
  ///   - screen: What a player shows; on return, what it shows then.
  ///   - screenWidth: Pixels in a row of `screen`.
  ///   - delay: Time on screen in 1/100 s.
  /// - Returns: The image.
  mutating func image(
    of pixmap: Pixmap, _ box: PixelBox, over old: Pixmap?, screen: inout [UInt32],
    screenWidth: Int, delay: Int
  ) -> GIFImage {
    let count = box.width * box.height
    takeChangedPixels(of: pixmap, box, old)
    census.take(pixels, count: count)
    let palette = Palette(census, greatestCount: old == nil ? 256 : 255)
    var colors = palette.entries
    var transparent: UInt8?
    if old != nil {
      transparent = UInt8(colors.count)
      colors.append(0)
    }
    var indices = indices(
      palette, dither(palette), transparent, box, screen: screen, screenWidth: screenWidth)
    let choice = LossyChoice(
      entries: palette.entries, transparent: transparent, limit: UInt32(lossyDistance),
      box: box, screenWidth: screenWidth)
    let compressed = compress(&indices, colors.count, pixels: pixels, screen: screen, choice)
    show(indices, colors, transparent, box, on: &screen, screenWidth: screenWidth)
    return GIFImage(
      box: box, colors: colors, transparentIndex: transparent, compressed: compressed,
      delay: delay)
  }

  /// How colours are mixed, where the palette is too poor for the pixels.
  private func dither(_ palette: Palette) -> Dither? {
    palette.meanSquaredError > Double(ditherBound)
      ? Dither(census, palette, bound: ditherBound) : nil
  }

  /// Compresses indices; some become others where quality allows.
  private mutating func compress(
    _ indices: inout [UInt8], _ colorCount: Int, pixels: [UInt32], screen: [UInt32],
    _ choice: LossyChoice
  ) -> [UInt8] {
    let bits = GIFImage.bits(forColors: colorCount)
    guard choice.limit > 0 else { return encoder.encode(indices, bits: bits) }
    return encoder.encode(&indices, bits: bits, pixels: pixels, screen: screen, choice: choice)
  }

  /// Paints an image's pixels onto the screen.
  private func show(
    _ indices: [UInt8], _ colors: [UInt32], _ transparent: UInt8?, _ box: PixelBox,
    on screen: inout [UInt32], screenWidth: Int
  ) {
    let none = transparent.map(Int.init) ?? 256
    screen.withUnsafeMutableBufferPointer { screen in
      for y in 0..<box.height {
        let row = (box.y &+ y) &* screenWidth &+ box.x
        for x in 0..<box.width {
          let index = Int(indices[y &* box.width &+ x])
          if index != none { screen[row &+ x] = colors[index] }
        }
      }
    }
  }

  /// Takes the straight pixels of a box, made opaque; 0 where nothing changed.
  private mutating func takeChangedPixels(of pixmap: Pixmap, _ box: PixelBox, _ old: Pixmap?) {
    let count = box.width * box.height
    if pixels.count < count { pixels = [UInt32](repeating: 0, count: count) }
    let oldWords = old?.words ?? []
    pixels.withUnsafeMutableBufferPointer { pixels in
      pixmap.words.withUnsafeBufferPointer { words in
        oldWords.withUnsafeBufferPointer { oldWords in
          let isFirst = oldWords.isEmpty
          for y in 0..<box.height {
            let source = (box.y &+ y) &* pixmap.stride &+ box.x
            let target = y &* box.width
            for x in 0..<box.width {
              let word = words[source &+ x]
              let isKept = !isFirst && word == oldWords[source &+ x]
              pixels[target &+ x] = isKept ? 0 : straight(word) | 0xff00_0000
            }
          }
        }
      }
    }
  }

  /// The entry of each pixel, or the transparent index where the screen is as near to the pixel.
  private func indices(
    _ palette: Palette, _ dither: Dither?, _ transparent: UInt8?, _ box: PixelBox,
    screen: [UInt32], screenWidth: Int
  ) -> [UInt8] {
    let (entries, assignment) = (palette.entries, palette.assignment)
    let (partners, shares) = (dither?.partners ?? [], dither?.shares ?? [])
    // 0 asks for equality, which the first test has found already.
    let kept = UInt32(keptDifference)
    return [UInt8](unsafeUninitializedCapacity: box.width * box.height) { indices, filled in
      filled = box.width * box.height
      screen.withUnsafeBufferPointer { screen in
        for y in 0..<box.height {
          let row = (box.y &+ y) &* screenWidth &+ box.x
          for x in 0..<box.width {
            let place = y &* box.width &+ x
            let pixel = pixels[place]
            guard pixel != 0 else {
              indices[place] = transparent ?? 0
              continue
            }
            let member = Int(census.members[place])
            var index = assignment[member]
            let entry = entries[Int(index)]
            if let transparent {
              let shown = screen[row &+ x]
              if shown == entry
                || squaredDistance(pixel, shown) <= squaredDistance(pixel, entry)
                || summedDifference(pixel, shown) <= kept
              {
                indices[place] = transparent
                continue
              }
            }
            if !shares.isEmpty,
              Dither.takesPartner(shares[member], x: box.x &+ x, y: box.y &+ y)
            {
              index = partners[member]
            }
            indices[place] = index
          }
        }
      }
    }
  }

  /// An image of what is at least half opaque within `box`, cleared away afterwards.
  mutating func visibleImage(of pixmap: Pixmap, _ box: PixelBox, delay: Int) -> GIFImage {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(box.width * box.height)
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width {
        let word = pixmap[x, y]
        pixels.append(word >= 0x8000_0000 ? straight(word) | 0xff00_0000 : 0)
      }
    }
    census.take(pixels, count: pixels.count)
    let palette = Palette(census, greatestCount: 255)
    let dither = dither(palette)
    let transparent = UInt8(palette.entries.count)
    var indices = pixels.enumerated().map { place, pixel in
      guard pixel != 0 else { return transparent }
      let member = Int(census.members[place])
      let (y, x) = place.quotientAndRemainder(dividingBy: box.width)
      if let dither, Dither.takesPartner(dither.shares[member], x: box.x + x, y: box.y + y) {
        return dither.partners[member]
      }
      return palette.assignment[member]
    }
    let colors = palette.entries + [0]
    // The screen is empty: nothing visible may be left out.
    let choice = LossyChoice(
      entries: palette.entries, transparent: nil, limit: UInt32(lossyDistance), box: box,
      screenWidth: 0)
    return GIFImage(
      box: box, colors: colors, transparentIndex: transparent,
      compressed: compress(&indices, colors.count, pixels: pixels, screen: [], choice),
      disposal: .clear, delay: delay)
  }
}

/// The sum of the differences of two colours' components.
@inline(__always)
private func summedDifference(_ a: UInt32, _ b: UInt32) -> UInt32 {
  func part(_ shift: UInt32) -> UInt32 {
    let (x, y) = (a &>> shift & 255, b &>> shift & 255)
    return x > y ? x &- y : y &- x
  }
  return part(0) &+ part(8) &+ part(16)
}
