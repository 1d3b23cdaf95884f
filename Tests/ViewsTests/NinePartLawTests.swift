import DisplayList
import Foundation
import Geometry
import Pixels
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Images in nine parts: where each part is shown, and what of the image is shown there.
@MainActor @Suite("Laws of images in nine parts", .serialized)
struct NinePartLawTests {
  /// A part: the rectangle that it fills, and the image placed so that its part lies there.
  private struct Part {
    let cell: CGRect
    let whole: CGRect
    /// How much larger than the image it is shown.
    func scale(_ size: CGSize) -> CGSize {
      CGSize(width: whole.width / size.width, height: whole.height / size.height)
    }
    /// What of the image is shown.
    func source(_ size: CGSize) -> CGRect {
      let scale = scale(size)
      return CGRect(
        x: (cell.minX - whole.minX) / scale.width, y: (cell.minY - whole.minY) / scale.height,
        width: cell.width / scale.width, height: cell.height / scale.height)
    }
  }

  private let size = CGSize(width: 40, height: 24)
  private let insets = EdgeInsets(top: 4, leading: 8, bottom: 6, trailing: 16)
  /// Places of several sizes, all with room for the insets.
  private let places = [
    CGRect(x: 0, y: 0, width: 40, height: 24), CGRect(x: 5, y: -7, width: 100, height: 50),
    CGRect(x: -3, y: 2, width: 25, height: 90), CGRect(x: 0, y: 0, width: 24, height: 10),
    CGRect(x: 1, y: 1, width: 333, height: 11),
  ]

  private func parts(
    _ insets: EdgeInsets, _ mode: Image.ResizingMode, in rect: CGRect,
    _ transform: CGAffineTransform = .identity
  ) throws -> [Part] {
    let nine = try #require(NinePart(size, Image.Resizing(capInsets: insets, mode: mode)))
    var list = DisplayList()
    var wholes: [CGRect] = []
    nine.draw(into: &list, in: rect, transform) { list, whole in
      wholes.append(whole)
      list.fill(
        Path(whole), with: .solid(ResolvedColor(red: 1, green: 0, blue: 0)), transform: transform)
    }
    let cells = list.groups.compactMap(\.clip).map {
      $0.path.boundingRect.applying($0.transform)
    }
    #expect(cells.count == wholes.count)
    return zip(cells, wholes).map { Part(cell: $0, whole: $1) }
  }
  private func area(_ rect: CGRect) -> Double { Double(rect.width * rect.height) }
  /// Whether a rectangle lies in another, but for roundings.
  private func isInside(_ cell: CGRect, _ rect: CGRect) -> Bool {
    let ways = [
      cell.minX - rect.minX, cell.minY - rect.minY, rect.maxX - cell.maxX, rect.maxY - cell.maxY,
    ]
    return ways.allSatisfy { $0 > -1e-6 }
  }
  /// Whether rectangles lie in another, do not overlap, and leave nothing of it.
  private func fill(_ rect: CGRect, _ cells: [CGRect]) -> Bool {
    let sum = cells.reduce(0) { $0 + area($1) }
    guard abs(sum - area(rect)) < 1e-6 * max(area(rect), 1) else { return false }
    for (index, cell) in cells.enumerated() {
      guard isInside(cell, rect) else { return false }
      for other in cells[(index + 1)...] where area(cell.intersection(other)) > 1e-6 {
        return false
      }
    }
    return true
  }

  @Test("they are the whole together, and show the whole image", arguments: [true, false])
  func together(isTiled: Bool) throws {
    for place in places {
      let parts = try parts(insets, isTiled ? .tile : .stretch, in: place)
      #expect(fill(place, parts.map(\.cell)), "\(place)")
      guard !isTiled, place.width > 24, place.height > 10 else { continue }
      #expect(parts.count == 9)
      let sources = parts.map { $0.source(size) }
      // Parts that are stretched have rounded ends.
      let image = CGRect(origin: .zero, size: size)
      let sum = sources.reduce(0) { $0 + area($1) }
      #expect(abs(sum - area(image)) < 1e-6)
      #expect(sources.allSatisfy { isInside($0, image) })
    }
  }

  @Test("corners are as large as they are, wherever the image is shown", arguments: [true, false])
  func corners(isTiled: Bool) throws {
    for place in places {
      let parts = try parts(insets, isTiled ? .tile : .stretch, in: place)
      let corners = [
        CGRect(x: place.minX, y: place.minY, width: 8, height: 4),
        CGRect(x: place.maxX - 16, y: place.minY, width: 16, height: 4),
        CGRect(x: place.minX, y: place.maxY - 6, width: 8, height: 6),
        CGRect(x: place.maxX - 16, y: place.maxY - 6, width: 16, height: 6),
      ]
      for (corner, start) in zip(corners, [(0, 0), (24, 0), (0, 18), (24, 18)]) {
        let part = try #require(parts.first { $0.cell == corner }, "\(place) \(corner)")
        #expect(part.whole.size == size)
        #expect(part.source(size).origin == CGPoint(x: start.0, y: start.1))
      }
    }
  }

  @Test("edges are stretched along themselves only, the middle both ways")
  func edges() throws {
    let parts = try parts(insets, .stretch, in: CGRect(x: 0, y: 0, width: 120, height: 62))
    // The middle of 16 points is 96 wide, that of 14 is 52 high.
    let (wide, high) = (CGFloat(6), CGFloat(52.0 / 14))
    let scales = parts.map { $0.scale(size) }
    for (index, scale) in scales.enumerated() {
      #expect(abs(scale.width - (index % 3 == 1 ? wide : 1)) < 1e-9)
      #expect(abs(scale.height - (index / 3 == 1 ? high : 1)) < 1e-9)
    }
  }

  @Test("at its own size every part is in its place")
  func own() throws {
    let place = CGRect(origin: CGPoint(x: 9, y: -4), size: size)
    let (stretched, tiled) = (
      try parts(insets, .stretch, in: place), try parts(insets, .tile, in: place)
    )
    #expect(stretched.count == 9 && stretched.allSatisfy { $0.whole == place })
    #expect(tiled.map(\.cell) == stretched.map(\.cell))
    #expect(tiled.allSatisfy { $0.whole == place })
  }

  @Test("edges that do not fit share what there is, as they are wide, and no middle is left")
  func narrow() throws {
    let place = CGRect(x: 3, y: 3, width: 12, height: 5)
    let parts = try parts(insets, .stretch, in: place)
    #expect(fill(place, parts.map(\.cell)))
    let solid = parts.filter { area($0.cell) > 1e-9 }
    #expect(solid.count == 4)
    #expect(solid.map(\.cell.width) == [4, 8, 4, 8])
    #expect(solid.map(\.cell.height) == [2, 2, 3, 3])
    for part in solid {
      let scale = part.scale(size)
      #expect(abs(scale.width - 0.5) < 1e-9 && abs(scale.height - 0.5) < 1e-9)
    }
  }

  @Test("without edges it is simply stretched; repeated, it is there as often as it fits")
  func whole() throws {
    #expect(NinePart(size, Image.Resizing()) == nil)
    #expect(NinePart(size, Image.Resizing(mode: .tile)) != nil)
    let place = CGRect(x: 0, y: 0, width: 100, height: 48)
    let tiles = try parts(EdgeInsets(), .tile, in: place)
    #expect(tiles.count == 6 && fill(place, tiles.map(\.cell)))
    #expect(tiles.map(\.cell.width) == [40, 40, 20, 40, 40, 20])
    #expect(tiles.allSatisfy { $0.whole.size == size && $0.whole.origin == $0.cell.origin })
    // A picture that is repeated as a whole is one paint.
    let image = ImageReference(name: "photo", pixmap: Pixmap(width: 40, height: 24))
    let nine = try #require(NinePart(size, Image.Resizing(mode: .tile), image))
    var list = DisplayList()
    nine.draw(into: &list, in: place, .identity) { _, _ in }
    let own = CGRect(origin: .zero, size: size)
    #expect(list.fills == [place] && list.commands.count == 1)
    #expect(list.commands == [.fill(Path(place), .nonZero, .picture(image, in: own), .identity)])
  }

  @Test("what is repeated begins with its own beginning, and is never larger than it is")
  func tiles() throws {
    for place in places {
      for part in try parts(insets, .tile, in: place) {
        #expect(part.whole.size == size)
        let source = part.source(size)
        #expect([0, 8, 24].contains(source.minX) && [0, 4, 18].contains(source.minY))
        #expect(source.width <= 16 && source.height <= 14)
      }
    }
  }

  @Test("edges on two sides only make three parts")
  func three() throws {
    let sides = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let place = CGRect(x: 0, y: 0, width: 80, height: 48)
    let parts = try parts(sides, .stretch, in: place)
    #expect(parts.map(\.cell.minX) == [0, 10, 70] && fill(place, parts.map(\.cell)))
    #expect(parts.allSatisfy { $0.scale(size).height == 2 })
    #expect(parts.map { $0.scale(size).width } == [1, 3, 1])
  }

  @Test("parts go where the whole goes")
  func transformed() throws {
    let place = CGRect(x: 2, y: 3, width: 90, height: 60)
    let turn = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 30, ty: 10)
    let (plain, turned) = (
      try parts(insets, .stretch, in: place), try parts(insets, .stretch, in: place, turn)
    )
    #expect(turned.map(\.cell) == plain.map { $0.cell.applying(turn) })
    #expect(turned.map(\.whole) == plain.map(\.whole))
  }

  // MARK: UIKit's images

  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
  }

  @Test("the older form leaves one point between its edges, and all where there is no edge")
  func older() {
    let image = image
    for (left, top) in [(0, 0), (1, 0), (12, 7), (29, 19), (50, 50)] {
      let caps = image.stretchableImage(withLeftCapWidth: left, topCapHeight: top).capInsets
      #expect(caps.left == CGFloat(left) && caps.top == CGFloat(top))
      #expect(caps.right == (left == 0 ? 0 : max(29 - CGFloat(left), 0)))
      #expect(caps.bottom == (top == 0 ? 0 : max(19 - CGFloat(top), 0)))
    }
  }

  @Test("edges change neither the size nor how the image is coloured, and the last ones count")
  func kept() {
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let template = image.withRenderingMode(.alwaysTemplate)
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let own = template.resizableImage(withCapInsets: caps, resizingMode: mode)
      #expect(own.capInsets == caps && own.resizingMode == mode)
      #expect(own.size == template.size && own.scale == template.scale)
      #expect(own.renderingMode == .alwaysTemplate && template.capInsets == .zero)
      let again = own.resizableImage(withCapInsets: .zero)
      #expect(again.capInsets == .zero && again.resizingMode == .tile)
    }
  }
}
