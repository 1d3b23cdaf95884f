internal import ElementaryFunctions

/// sRGB's transfer function, between encoded components and light, by tables.
///
/// Between the tables' places values are mixed; the error is far below a level of 255. Beyond 0...1 the
/// formula itself answers, as extended sRGB has it: negative light is the mirror of positive light.
/// Source: IEC 61966-2-1.
enum TransferCurve {
  /// Places of a table.
  private static let steps = 4096

  /// The light of each byte.
  private static let lightOfByte: [Float] = (0...255).map { Float(exactLight(Double($0) / 255)) }
  /// The light of encoded components at even places.
  private static let lightTable: [Float] = (0...steps + 1).map {
    Float(exactLight(Double($0) / Double(steps)))
  }
  /// The encoded components of light at places that are even for its root, where the curve is nearly straight.
  private static let codeTable: [Float] = (0...steps + 1).map {
    let root = Double($0) / Double(steps)
    return Float(exactCode(root * root))
  }

  /// The light of an encoded component.
  static func light(_ code: Float) -> Float {
    guard code >= 0, code <= 1 else { return Float(exactLight(Double(code))) }
    return between(code, lightTable)
  }

  /// The encoded component of light.
  static func code(_ light: Float) -> Float {
    guard light >= 0, light <= 1 else { return Float(exactCode(Double(light))) }
    return between(light.squareRoot(), codeTable)
  }

  /// The light of the colour of a straight pixel.
  static func light(_ color: Pixel) -> Pixel {
    Pixel(light(color.x), light(color.y), light(color.z), color.w)
  }
  /// The encoded colour of a straight pixel of light.
  static func code(_ color: Pixel) -> Pixel {
    Pixel(code(color.x), code(color.y), code(color.z), color.w)
  }

  /// The light of a picture's pixel, which is encoded and multiplied by its opacity.
  static func light(ofWord word: UInt32) -> Pixel {
    let alpha = word >> 24
    if alpha == 0 { return Pixel() }
    let (red, green, blue) = (word & 0xff, word >> 8 & 0xff, word >> 16 & 0xff)
    if alpha == 255 {
      return Pixel(
        lightOfByte[Int(red)], lightOfByte[Int(green)], lightOfByte[Int(blue)], 1)
    }
    let opacity = Float(alpha) / 255
    func component(_ byte: UInt32) -> Float {
      light(min(Float(byte) / Float(alpha), 1)) * opacity
    }
    return Pixel(component(red), component(green), component(blue), opacity)
  }

  /// The picture's pixel of light; what is beyond sRGB is cut off.
  static func word(ofLight pixel: Pixel) -> UInt32 {
    let opacity = unit(pixel.w)
    guard opacity > 0 else { return 0 }
    let color = pixel.straight
    func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
    func component(_ light: Float) -> UInt32 { byte(code(unit(light)) * opacity) }
    let (red, green, blue) = (component(color.x), component(color.y), component(color.z))
    return red | green << 8 | blue << 16 | byte(opacity) << 24
  }

  private static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }

  private static func between(_ place: Float, _ table: [Float]) -> Float {
    let place = place * Float(steps)
    let index = Int(place)
    let share = place - Float(index)
    return table[index] * (1 - share) + table[index + 1] * share
  }

  private static func exactLight(_ code: Double) -> Double {
    let size = abs(code)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return code < 0 ? -light : light
  }

  private static func exactCode(_ light: Double) -> Double {
    let size = abs(light)
    let code = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -code : code
  }
}
