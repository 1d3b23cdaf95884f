internal import Pixels

/// The difference of two frames of an animation, within the smallest box around it.
struct APNGChange {
  let box: PixelBox
  private let pixmap: Pixmap
  private let previous: Pixmap

  /// Whether all that changes is opaque.
  let isOpaque: Bool
  /// Whether something changes to the blank pixel.
  let holdsBlank: Bool

  /// Looks at what changes within `box`.
  init(from previous: Pixmap, to pixmap: Pixmap, in box: PixelBox, _ colors: APNGColors) {
    (self.previous, self.pixmap, self.box) = (previous, pixmap, box)
    var (isOpaque, holdsBlank) = (true, false)
    let blank = colors.blank
    pixmap.words.withUnsafeBufferPointer { new in
      previous.words.withUnsafeBufferPointer { old in
        for y in box.y..<box.y + box.height {
          let row = y &* pixmap.stride
          for place in row &+ box.x..<row &+ box.x &+ box.width where new[place] != old[place] {
            if new[place] < Alpha.opaque { isOpaque = false }
            if new[place] == blank { holdsBlank = true }
          }
        }
      }
    }
    (self.isOpaque, self.holdsBlank) = (isOpaque, holdsBlank)
  }

  /// The box as it is now.
  var whole: Pixmap {
    var part = Pixmap(width: box.width, height: box.height)
    for y in 0..<box.height {
      let start = (box.y + y) * pixmap.stride + box.x
      part.words.replaceSubrange(
        y * part.stride..<y * part.stride + box.width, with: pixmap.words[start..<start + box.width]
      )
    }
    return part
  }

  /// Pixels of a run that is blanked, at least: shorter runs inside of what changes cost more than the pixels
  /// themselves.
  private static let leastRun = 8

  /// The box, with `blank` where a run of at least eight pixels stays as it is, and how many there are.
  func blanked(with blank: UInt32) -> (part: Pixmap, count: Int) {
    var part = whole
    let (width, stride) = (box.width, part.stride)
    var count = 0
    part.words.withUnsafeMutableBufferPointer { words in
      previous.words.withUnsafeBufferPointer { old in
        for y in 0..<box.height {
          let (row, before) = (y &* stride, (box.y &+ y) &* previous.stride &+ box.x)
          var x = 0
          while x < width {
            let start = x
            while x < width, words[row &+ x] == old[before &+ x] { x &+= 1 }
            if x &- start >= Self.leastRun {
              for place in row &+ start..<row &+ x { words[place] = blank }
              count &+= x &- start
            }
            while x < width, words[row &+ x] != old[before &+ x] { x &+= 1 }
          }
        }
      }
    }
    return (part, count)
  }
}
