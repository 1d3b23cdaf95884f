internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

// Backdrops: what was painted so far is painted at once, into a picture that the rest lies on, and blurred.

extension Preparation {
  /// What a command is painted with that shows what lies beneath it; `nil` if nothing of it is seen.
  ///
  /// - Parameters:
  ///   - backdrop: How it is shown.
  ///   - bounds: The pixels that the command can change; `nil` if that is not known.
  /// - Returns: The ink.
  mutating func ink(for backdrop: BackdropPaint, within bounds: IntRect?) -> Inked? {
    let tint = backdrop.tint.premultiplied(opacity: fade * backdrop.opacity)
    guard !isMask, (backdrop.radius * backdrop.saturation * backdrop.opacity).isFinite else {
      return tint >> 24 == 0 ? nil : Inked(ink: .solid(tint), isOpaque: tint >> 24 == 255)
    }
    let seen = (bounds?.expanded(by: Damage.slack) ?? visible).intersection(visible)
    let opacity = Opacity(fade * min(max(backdrop.opacity, 0), 1))
    guard !seen.isEmpty, opacity.parts > 0 else { return nil }
    let isOpaque = frame.background >> 24 == 255
    // Runs of coverage go on a little beyond what is covered.
    let runs = IntRect(
      x0: seen.x0 - Self.longestPadding, y0: seen.y0, x1: seen.x1 + Self.longestPadding, y1: seen.y1
    )
    let ground = paintedSoFar(isOpaque: isOpaque)
    var picture = BlurredPicture(
      ground, origin: (frame.viewport.x0, frame.viewport.y0), halvings: 0,
      sigma: min(max(backdrop.radius * scale, Self.leastDeviation), Gaussian.greatest),
      visible: runs, keepsOpaque: isOpaque, kernels: kernels)
    let color = backdrop.tint.premultipliedComponents()
    picture.strengthen(
      Float(max(backdrop.saturation, 0)), under: SIMD4(color.0, color.1, color.2, color.3))
    return add(.rows(.blurred(picture)), opacity: opacity, isOpaque: false)
  }

  /// Less softness than this is none, in pixels.
  static var leastDeviation: Double { 0.05 }

  /// Columns by which runs of coverage may be longer than what is covered.
  private static var longestPadding: Int { 64 }

  /// Paints the records so far in an area at least, which all stay to be painted.
  ///
  /// What many things show of what lies beneath them is painted anew for each, where they are; to paint all and go on
  /// from there, as ``paintedSoFar(isOpaque:)`` does, is dearer for all but the largest.
  ///
  /// - Parameter area: Pixels that are to be there.
  /// - Returns: A picture of these pixels, as far as there are any, and the place of its first.
  mutating func painted(near area: IntRect) -> (picture: Pixmap, origin: (x: Int, y: Int)) {
    let viewport = frame.viewport
    let wanted = area.intersection(viewport)
    guard openGroups.isEmpty, !wanted.isEmpty else {
      return (
        paintedSoFar(isOpaque: frame.background >> 24 == 255), (viewport.x0, viewport.y0)
      )
    }
    frame.sortIntoBands()
    let height = frame.bandHeight
    let bands = (wanted.y0 - viewport.y0) / height..<(wanted.y1 - 1 - viewport.y0) / height + 1
    let rows =
      frame.rows(of: bands.lowerBound).lowerBound..<frame.rows(of: bands.upperBound - 1).upperBound
    var picture = Pixmap(width: viewport.width, height: rows.count)
    BandPainter.paint(
      frame, bands: bands, columns: wanted.x0..<wanted.x1, onto: &picture, kernels: kernels,
      scratch: scratch)
    // What else was painted depends on bands and blocks.
    var part = Pixmap(width: wanted.width, height: wanted.height)
    for line in 0..<wanted.height {
      let from = (wanted.y0 + line - rows.lowerBound) * picture.stride + wanted.x0 - viewport.x0
      let to = line * part.stride
      var target = part.words.mutableSpan
      kernels.copy(
        picture.words.span.extracting(from..<from + wanted.width), over: to..<to + wanted.width,
        of: &target)
    }
    return (part, (wanted.x0, wanted.y0))
  }

  /// Paints all records so far.
  ///
  /// Outside of groups what follows lies on that picture, so that everything is painted once. In a group, the groups
  /// that are open are taken as they are so far, neither faded nor blended.
  private mutating func paintedSoFar(isOpaque: Bool) -> Pixmap {
    var picture = Pixmap(width: frame.viewport.width, height: frame.viewport.height)
    guard openGroups.isEmpty else {
      var closed = frame
      for group in openGroups.reversed() {
        let bounds = closed.records[(group.record + 1)...].reduce(IntRect.empty) {
          $0.union($1.bounds)
        }
        closed.records[group.record].bounds = bounds
        var layer = closed.layers[group.layer]
        (layer.opacity, layer.blend, layer.colorMatrix) = (.full, nil, nil)
        closed.layers.append(layer)
        closed.records.append(
          Record(content: .endLayer(closed.layers.count - 1), ink: .none, bounds: bounds))
      }
      closed.sortIntoBands()
      BandPainter.paint(closed, onto: &picture, kernels: kernels, scratch: scratch)
      return picture
    }
    frame.sortIntoBands()
    BandPainter.paint(frame, onto: &picture, kernels: kernels, scratch: scratch)
    let viewport = frame.viewport
    frame.reset(
      viewport: viewport, bandHeight: frame.bandHeight, background: isOpaque ? frame.background : 0)
    let place = CGRect(
      x: viewport.x0, y: viewport.y0, width: viewport.width, height: viewport.height)
    if let shader = ImageShader(
      levels: [picture], in: place, transform: DeviceTransform(.identity), isSmooth: false,
      repeats: false)
    {
      frame.shaders.append(.rows(.image(shader)))
      frame.rects.append(
        DeviceRect(
          x0: Double(viewport.x0), y0: Double(viewport.y0), x1: Double(viewport.x1),
          y1: Double(viewport.y1)))
      var record = Record(
        content: .rect(0), ink: .shader(0, opacity: .full), bounds: viewport)
      if isOpaque { record.covers = viewport }
      frame.records.append(record)
    }
    return picture
  }
}

extension DisplayList.Command {
  /// How the command shows what lies beneath it, if it does.
  var backdrop: BackdropPaint? {
    switch self {
    case .fill(_, _, .backdrop(let backdrop), _), .stroke(_, _, .backdrop(let backdrop), _),
      .glyphs(_, .backdrop(let backdrop), _):
      backdrop
    default: nil
    }
  }
}

extension [DisplayList.Command] {
  /// Whether a command shows what lies beneath it.
  func showBackdrop(_ range: Range<Int>? = nil) -> Bool {
    self[range ?? indices].contains {
      if $0.backdrop != nil || $0.glass != nil { return true }
      if case .beginLayer(let layer) = $0, let mask = layer.mask {
        return mask.commands.showBackdrop()
      }
      return false
    }
  }
}
