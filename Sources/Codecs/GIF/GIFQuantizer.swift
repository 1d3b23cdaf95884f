internal import Pixels

/// A colour quantiser: makes images with palettes of their own from pixels; keeps its memory from image to image.
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

  /// Has an image cleared away with all of `box`, in which it lies.
  mutating func clear(_ image: inout GIFImage, _ box: PixelBox) { image.clear(box, &encoder) }

  /// The image that turns the screen into `pixmap` within `box`.
  ///
  /// - Parameters:
  ///   - pixmap: The frame; the screen is empty where it is less than half opaque.
  ///   - box: The part that changes.
  ///   - old: The frame before; its equal pixels become transparent. `nil` for the first frame.
  ///   - cleared: Where the screen is empty, and equal pixels are painted all the same.
  ///   - screen: What a player shows; on return, what it shows then.
  ///   - screenWidth: Pixels in a row of `screen`.
  ///   - delay: Time on screen in 1/100 s.
  /// - Returns: The image.
  mutating func image(
    of pixmap: Pixmap, _ box: PixelBox, over old: Pixmap?, cleared: PixelBox?,
    screen: inout [UInt32], screenWidth: Int, delay: Int
  ) -> GIFImage {
    let count = box.width * box.height
    let isWhole = old == nil && box == PixelBox(of: pixmap)
    let leavesSome = takeChangedPixels(of: pixmap, box, old, cleared) || !isWhole
    census.take(pixels, count: count)
    let palette = Palette(census, greatestCount: Palette.greatestCount - (leavesSome ? 1 : 0))
    var colors = palette.entries
    var transparent: UInt8?
    if leavesSome {
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
      box: box, colors: colors, transparentIndex: transparent, indices: indices,
      compressed: compressed, delay: delay)
  }

  /// The dither that the palette needs where it is too poor for the pixels; `nil` where it is not.
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
    // Without a transparent index, one that no pixel has.
    let none = transparent.map(Int.init) ?? Palette.greatestCount
    screen.withUnsafeMutableBufferPointer { screen in
      for y in 0..<box.height {
        let row = (box.y &+ y) &* screenWidth &+ box.x
        for x in 0..<box.width {
          let index = Int(indices[y &* box.width &+ x])
          if index != none { screen[row &+ x] = colors[index] | Alpha.opaque }
        }
      }
    }
  }

  /// Takes the straight pixels of a box, made opaque; 0 where nothing changed or nothing is visible.
  ///
  /// - Returns: Whether there are pixels that are not visible.
  private mutating func takeChangedPixels(
    of pixmap: Pixmap, _ box: PixelBox, _ old: Pixmap?, _ cleared: PixelBox?
  ) -> Bool {
    let count = box.width * box.height
    if pixels.count < count { pixels = [UInt32](repeating: 0, count: count) }
    let oldWords = old?.words ?? []
    var all = Alpha.half
    pixels.withUnsafeMutableBufferPointer { pixels in
      pixmap.words.withUnsafeBufferPointer { words in
        oldWords.withUnsafeBufferPointer { oldWords in
          let isFirst = oldWords.isEmpty
          for y in 0..<box.height {
            let source = (box.y &+ y) &* pixmap.stride &+ box.x
            let target = y &* box.width
            // Columns that were cleared.
            var (from, to) = (0, 0)
            if let cleared, cleared.contains(x: cleared.x, y: box.y &+ y) {
              (from, to) = (cleared.x &- box.x, cleared.x &+ cleared.width &- box.x)
            }
            for x in 0..<box.width {
              let word = words[source &+ x]
              all &= word
              let isKept =
                !isFirst && word == oldWords[source &+ x] && (x < from || x >= to)
                || word < Alpha.half
              pixels[target &+ x] = isKept ? 0 : straight(word) | Alpha.opaque
            }
          }
        }
      }
    }
    return all == 0
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
              if shown != 0,
                shown == entry | Alpha.opaque
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
