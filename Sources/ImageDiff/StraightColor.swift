/// A colour not yet multiplied by alpha, as perceptual rules look at it.
enum StraightColor {
  /// A premultiplied pixel divided by its alpha, each component rounded to the nearest of 255 steps; what is transparent
  /// is clear black.
  @inline(__always)
  static func word(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func part(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel &>> shift & 255) &* 510 &+ alpha) / (2 &* alpha)) &<< shift
    }
    return part(0) | part(8) | part(16) | alpha << 24
  }
}
