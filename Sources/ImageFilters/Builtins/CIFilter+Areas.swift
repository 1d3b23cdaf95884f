extension CIFilter {
  /// A filter that blurs by a Gaussian.
  public static func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter("CIGaussianBlur")
  }
  /// A filter that blurs by the mean of a square; an estimate.
  public static func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter("CIBoxBlur") }
  /// A filter that sharpens edges; an estimate.
  public static func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter("CIUnsharpMask")
  }
  /// A filter that sharpens brightness; an estimate.
  public static func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter("CISharpenLuminance")
  }
  /// A filter that lets light shine around; an estimate.
  public static func bloom() -> any CIFilter & CIBloom { BuiltinFilter("CIBloom") }
  /// A filter that makes squares of an image; an estimate.
  public static func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }
  /// A filter that makes cells of an image; an estimate.
  public static func crystallize() -> any CIFilter & CICrystallize {
    BuiltinFilter("CICrystallize")
  }
  /// A filter that shows edges; an estimate.
  public static func edges() -> any CIFilter & CIEdges { BuiltinFilter("CIEdges") }
  /// A filter that makes an image larger or smaller; an estimate.
  public static func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter("CILanczosScaleTransform")
  }
  /// A filter that moves an image whose edges go on without end.
  public static func affineClamp() -> any CIFilter & CIAffineClamp {
    BuiltinFilter("CIAffineClamp")
  }
  /// A filter that makes one pixel of an area.
  public static func areaAverage() -> any CIFilter & CIAreaReductionFilter {
    BuiltinFilter("CIAreaAverage")
  }
}
