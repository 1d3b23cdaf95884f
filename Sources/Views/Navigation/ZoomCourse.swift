import Foundation
import Geometry
import Motion

/// The displacement of a zooming page by a finger: how far its middle is moved, and how much narrower it is.
struct ZoomPull: Equatable {
  /// How far its middle is moved, in points.
  var (x, y) = (0.0, 0.0)
  /// How much narrower it is, in points.
  var narrowing = 0.0

  /// How much a page shrinks over a way as long as it is high; in a recording of iOS 26 it is .91 for two pulls, of which the
  /// longer one is a fifth of the height.
  private static let shrinking = 0.91
  /// The least scale of a page that a finger holds; a guess.
  private static let leastScale = 0.4

  /// No displacement.
  init() {}

  /// The displacement by which the point under a finger stays there while the page shrinks.
  ///
  /// - Parameters:
  ///   - page: The page's frame, in points.
  ///   - grip: Where the finger came down.
  ///   - way: How far it has moved.
  ///   - along: How far of that counts for the size.
  init(of page: CGRect, at grip: CGPoint, by way: CGSize, along: CGFloat) {
    let share = Double(max(along, 0) / max(page.height, 1))
    let scale = max(1 - Self.shrinking * share, Self.leastScale)
    narrowing = (1 - scale) * page.width
    x = way.width - (1 - scale) * (page.midX - grip.x)
    y = way.height - (1 - scale) * (page.midY - grip.y)
  }
}

/// The way of a zooming page from its source's frame to its own.
///
/// As a recording of iOS 26 has it at 60 pictures a second: the middle, the width and the ratio of height to width go straight,
/// each by the spring of pages, to a hundredth of the way; what a finger adds is added to each.
struct ZoomCourse {
  /// The source's frame and the page's own, on the stage.
  var (from, to): (CGRect, CGRect)
  /// 0 at the source, 1 in place.
  var progress: Double
  var pull = ZoomPull()

  private func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat {
    first + (last - first) * progress
  }

  /// Where the page is.
  var frame: CGRect {
    guard from.width > 0, to.width > 0 else { return to }
    let width = max(between(from.width, to.width) - pull.narrowing, 0)
    let ratio = max(between(from.height / from.width, to.height / to.width), 0)
    let middle = CGPoint(
      x: between(from.midX, to.midX) + pull.x, y: between(from.midY, to.midY) + pull.y)
    return CGRect(
      x: middle.x - width / 2, y: middle.y - width * ratio / 2, width: width, height: width * ratio)
  }

  /// How far the page has come from the source's width to its own.
  var share: Double {
    let way = to.width - from.width
    return abs(way) < 1 ? progress : Double((frame.width - from.width) / way)
  }

  /// The radius of its corners.
  ///
  /// - Parameters:
  ///   - source: That of the source's.
  ///   - page: That of the page's in its place; they shrink with it.
  /// - Returns: The radius in points.
  func radius(from source: CGFloat, to page: CGFloat) -> CGFloat {
    max(between(source, page * frame.width / max(to.width, 1)), 0)
  }

  /// The transform that brings the page to where it is: as wide as its frame, from its upper edge down.
  var pageTransform: CGAffineTransform {
    let frame = frame
    let scale = max(frame.width / max(to.width, 1), frame.height / max(to.height, 1))
    return CGAffineTransform(translationX: -to.midX, y: -to.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.minY))
  }

  /// Where the source's picture is: as wide as the page, at its upper edge.
  var sourceFrame: CGRect {
    let frame = frame
    return CGRect(
      x: frame.minX, y: frame.minY, width: frame.width,
      height: frame.width * from.height / max(from.width, 1e-6))
  }
}
