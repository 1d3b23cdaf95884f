internal import KernelInterface

/// One item to paint, in device space: what covers, what colour, where.
struct Record {
  /// What covers pixels.
  enum Content {
    /// An upright rectangle, by its place among the frame's rectangles.
    case rect(Int)
    /// A convex outline, by its place among the frame's outlines.
    case outline(Int)
    /// A shape with round corners, by its place among the frame's.
    case round(Int)
    /// What lies between two convex outlines of one window, by their places: the outer and the inner.
    case ring(Int, Int)
    /// Any path, by its place among the frame's paths.
    case path(Int)
    /// Glyph masks, by their places among the frame's.
    case glyphs(Range<Int>)
    /// A blurred rounded rectangle, by its place among the frame's.
    case shadow(Int)
    /// The start of a layer, by its place among the frame's layers.
    case beginLayer(Int)
    /// The end of the innermost layer's content; what follows up to the layer's end is its mask.
    case beginMask
    /// The end of a layer.
    case endLayer(Int)
  }

  /// What colours them.
  enum Ink {
    /// One premultiplied colour.
    case solid(UInt32)
    /// A shader, by its place among the frame's, and what of it is seen; of gradients all.
    case shader(Int, opacity: Opacity)
    /// None: layers bring their own.
    case none
  }

  var content: Content
  /// Whether pixels at its edges are painted in part; if not, they are painted or not.
  ///
  /// Here it takes no room.
  var isAntialiased = true
  var ink: Ink
  /// Pixels it can change.
  var bounds: IntRect
  /// Pixels it replaces entirely.
  var covers: IntRect = .empty
  /// More such pixels: the other arm of the cross that a rounded rectangle covers.
  var alsoCovers: IntRect = .empty
}

/// An upright rectangle with edges anywhere.
struct DeviceRect {
  var x0: Double
  var y0: Double
  var x1: Double
  var y1: Double
}

/// A convex outline: where its pieces are, and the window that they are relative to.
struct DeviceOutline {
  var sides: OutlineSides
  var window: IntRect
  /// Whether it goes on to the right of its window.
  var isCut: Bool
}

/// A path as segments relative to its window, sorted into the frame's bands.
struct DevicePath {
  /// Index of its first segment's first number.
  var firstNumber: Int
  /// Numbers of its segments.
  var numberCount: Int
  var isEvenOdd: Bool
  var window: IntRect
  /// The first band it touches.
  var firstBand: Int
  /// Index, in the frame's band starts, of the first band's; one more than bands follow.
  var firstStart: Int
  var bandCount: Int
}

/// A glyph's mask in place.
struct DeviceGlyph {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// Bytes from row to row, a multiple of 8.
  var stride: Int
  /// Index of the first byte.
  var offset: Int
  /// Whether the bytes are among the kept masks, not the frame's own.
  var isKept: Bool
}

/// How a layer goes onto what lies beneath it.
struct DeviceLayer {
  var opacity: Opacity
  /// The blend function; `nil` for plain source-over.
  var blend: BlendFunction?
  var colorMatrix: [Float]?
  /// The shape that cuts the layer, if one does.
  var clip: Record.Content?
  /// Whether pixels at that shape's edges are cut in part.
  var hasSmoothClip = true
}
