public import Pixels

/// Pictures made by formulas, so that tests need no files.
public enum SyntheticFrames {
  /// A light ground with a gradient bar and a disc that moves with `step`: flat as interfaces are.
  public static func interface(width: Int, height: Int, step: Int, isOpaque: Bool = true) -> Pixmap
  {
    var pixmap = Pixmap(width: width, height: height)
    let (centreX, centreY) = (width / 4 + step * 3, height / 2)
    for y in 0..<height {
      for x in 0..<width {
        let distance = (x - centreX) * (x - centreX) + (y - centreY) * (y - centreY)
        var color: UInt32 = isOpaque ? 0xfffa_f7f5 : 0
        if y < height / 5 { color = 0xff00_0000 | UInt32(x * 255 / width) << 8 | 0x40 }
        if distance < height * height / 36 { color = 0xff34_c759 }
        if !isOpaque, distance >= height * height / 36, distance < height * height / 25 {
          color = 0x801a_632c
        }
        pixmap[x, y] = color
      }
    }
    return pixmap
  }

  /// Opaque noise without repeats, the same for the same seed.
  public static func noise(width: Int, height: Int, seed: UInt64) -> Pixmap {
    var (pixmap, state) = (Pixmap(width: width, height: height), seed)
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        pixmap[x, y] = 0xff00_0000 | UInt32(truncatingIfNeeded: state >> 40)
      }
    }
    return pixmap
  }

  /// A soft slope with a little noise, as photographs have.
  public static func photograph(width: Int, height: Int) -> Pixmap {
    var (pixmap, state) = (Pixmap(width: width, height: height), UInt64(7))
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let grain = UInt32(truncatingIfNeeded: state >> 62)
        let (red, green) = (UInt32(x * 200 / width) + grain, UInt32(y * 200 / height) + grain)
        pixmap[x, y] = 0xff00_0000 | (red + green) / 2 << 16 | green << 8 | red
      }
    }
    return pixmap
  }

  /// An interface with a photograph in it, off the left margin.
  public static func card(width: Int, height: Int, step: Int) -> Pixmap {
    var pixmap = interface(width: width, height: height, step: step)
    let photograph = photograph(width: width, height: height)
    for y in height / 4..<height * 3 / 4 {
      for x in width / 8..<width / 2 { pixmap[x, y] = photograph[x, y] }
    }
    return pixmap
  }

  /// Every premultiplied pixel value that a test of alpha wants: all alphas, several colours.
  public static var alphas: Pixmap {
    var pixmap = Pixmap(width: 256, height: 6)
    for y in 0..<6 {
      for alpha in 0..<256 {
        let (a, c) = (UInt32(alpha), UInt32(alpha * y / 5))
        pixmap[alpha, y] = a << 24 | c << 16 | (a - c) << 8 | c
      }
    }
    return pixmap
  }
}
