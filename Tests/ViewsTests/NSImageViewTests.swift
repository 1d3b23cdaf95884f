import DisplayList
import Foundation
import Geometry
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Image views and pictures of the Mac")
struct NSImageViewTests {
  private let size = CGSize(width: 20, height: 20)

  /// An image of 20×20 points with a red mark of 10×5 at its upper left.
  private func marked() -> NSImage {
    NSImage(size: size, flipped: true) { _ in
      NSColor.red.setFill()
      CGRect(x: 0, y: 0, width: 10, height: 5).fill()
      return true
    }
  }
  private func drawn(_ draw: @escaping () -> Void) -> NSImage {
    NSImage(size: size, flipped: false) { _ in
      draw()
      return true
    }
  }
  private func places(_ image: NSImage) throws -> [CGRect] {
    try Rehearsal(width: 20, height: 20) { Image(nsImage: image) }.frames
  }
  private func isNear(_ found: [CGRect], _ wanted: CGRect) -> Bool {
    guard found.count == 1, let found = found.first else { return false }
    let misses = [
      found.minX - wanted.minX, found.minY - wanted.minY, found.width - wanted.width,
      found.height - wanted.height,
    ]
    return misses.allSatisfy { abs($0) < 1e-6 }
  }

  // MARK: Images

  @Test("an image of a picture has the picture's size, or the one that is said")
  func pictures() throws {
    let scale = UIScreen.main.scale
    let picture = try #require(marked().cgImage(forProposedRect: nil, context: nil, hints: nil))
    let plain = NSImage(cgImage: picture, size: .zero)
    #expect(plain.size == CGSize(width: 20 * scale, height: 20 * scale))
    let small = NSImage(cgImage: picture, size: CGSize(width: 4, height: 8))
    #expect(small.size == CGSize(width: 4, height: 8))
    let found = try Rehearsal(width: 4, height: 8) { Image(nsImage: small) }.frames
    #expect(isNear(found, CGRect(x: 0, y: 0, width: 2, height: 2)))
  }

  @Test("a copy is an image of its own")
  func copies() throws {
    let image = marked()
    (image.isTemplate, image.accessibilityDescription) = (true, "mark")
    let copy = try #require(image.copy() as? NSImage)
    #expect(copy.isTemplate && copy.accessibilityDescription == "mark")
    #expect(copy.size == size)
    copy.size = CGSize(width: 40, height: 40)
    copy.isTemplate = false
    #expect(image.size == size && image.isTemplate)
    copy.size = size
    copy.lockFocusFlipped(true)
    CGRect(x: 0, y: 15, width: 20, height: 5).fill()
    copy.unlockFocus()
    #expect(try places(copy).count == 2)
    image.isTemplate = false
    #expect(try places(image).count == 1)
  }

  @Test("bytes that are no picture give none, and no image stands for none")
  func broken() {
    #expect(NSImage(data: Data([1, 2, 3])) == nil)
    #expect(NSImage(contentsOfFile: "/nobody/has/this.png") == nil)
    let nothing = NSImage()
    #expect(!nothing.isValid)
    #expect(NSImage(size: size).isValid)
  }

  @Test("a part is drawn at a point in its own size, counted as its surroundings count")
  func parts() throws {
    let inner = marked()
    let whole = drawn {
      inner.draw(at: CGPoint(x: 0, y: 0), from: .zero, operation: .sourceOver, fraction: 1)
    }
    #expect(try isNear(places(whole), CGRect(x: 0, y: 0, width: 10, height: 5)))
    // The upper left quarter, at the lower right.
    let part = drawn {
      inner.draw(
        at: CGPoint(x: 10, y: 0), from: CGRect(x: 0, y: 10, width: 10, height: 10),
        operation: .sourceOver, fraction: 1)
    }
    #expect(try isNear(places(part), CGRect(x: 10, y: 10, width: 10, height: 5)))
  }

  @Test("how a picture mixes is known to the context, and only while it is drawn")
  func mixing() {
    let inner = marked()
    let context = UIGraphicsStack.drawing(size, scale: 1) { _ in
      let rect = CGRect(origin: .zero, size: size)
      inner.draw(in: rect, from: .zero, operation: .multiply, fraction: 0.25)
      inner.draw(in: rect)
    }
    let layers = context.list.commands.compactMap {
      if case .beginLayer(let layer) = $0 { layer } else { nil }
    }
    #expect(layers.filter { $0.blendMode == .multiply }.map(\.opacity) == [0.25])
    let fills = context.list.commands.filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 2)
  }

  @Test("a symbol's weight and size are those of its configuration, whichever came last")
  func symbols() throws {
    let symbol = try #require(NSImage(systemSymbolName: "star.fill", accessibilityDescription: nil))
    func height(_ configuration: NSImage.SymbolConfiguration) throws -> CGFloat {
      try #require(symbol.withSymbolConfiguration(configuration)).size.height
    }
    let body = try height(.init(textStyle: .body))
    #expect(abs(body - symbol.size.height) < 0.5)
    #expect(try height(.init(textStyle: .largeTitle)) > 1.8 * body)
    let twice = try #require(
      symbol.withSymbolConfiguration(.init(pointSize: 40, weight: .bold))?
        .withSymbolConfiguration(.init(textStyle: .body)))
    #expect(twice.size == symbol.withSymbolConfiguration(.init(textStyle: .body))?.size)
  }

  // MARK: Views

  /// Shows a view at the lower left of a stage.
  private func stage(_ view: NSView, _ frame: CGRect) throws -> Rehearsal {
    let root = NSView()
    view.frame = frame
    root.addSubview(view)
    return try Rehearsal { HostedOnMac(view: root) }
  }

  @Test("an image stands upright in its view, which counts upwards")
  func upright() throws {
    let view = NSImageView(image: marked())
    #expect(view.frame == CGRect(origin: .zero, size: size))
    let film = try stage(view, CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(film.frames == [CGRect(x: 10, y: 70, width: 10, height: 5)])
    try film.now { view.image = nil }
    #expect(film.frames.isEmpty)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("an image that is too large shrinks, and a small one grows if it may")
  func scaling() throws {
    let view = NSImageView(image: marked())
    let film = try stage(view, CGRect(x: 0, y: 0, width: 10, height: 30))
    // Ten points of thirty, in the middle.
    #expect(film.frames == [CGRect(x: 0, y: 80, width: 5, height: 2.5)])
    try film.now { view.frame = CGRect(x: 0, y: 0, width: 60, height: 40) }
    #expect(film.frames == [CGRect(x: 20, y: 70, width: 10, height: 5)])
    try film.now { view.imageScaling = .scaleProportionallyUpOrDown }
    #expect(film.frames == [CGRect(x: 10, y: 60, width: 20, height: 10)])
    try film.now { view.imageScaling = .scaleAxesIndependently }
    #expect(film.frames == [CGRect(x: 0, y: 60, width: 30, height: 10)])
  }

  @Test("a symbol has its view's tint, and the colour of labels without one")
  func tints() throws {
    let symbol = try #require(NSImage(systemSymbolName: "star.fill", accessibilityDescription: nil))
    let view = NSImageView(image: symbol)
    view.contentTintColor = .red
    let film = try stage(view, CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(film.colors.last == [255, 0, 0])
    try film.now { view.contentTintColor = nil }
    #expect(film.colors.last == [0, 0, 0])
    let before = view.intrinsicContentSize
    let large = NSImage.SymbolConfiguration(pointSize: 30, weight: .regular)
    try film.now { view.symbolConfiguration = large }
    #expect(view.intrinsicContentSize.height > 2 * before.height)
  }

  @Test("constraints give an image view its image's size")
  func constraints() throws {
    let (root, view) = (NSView(), NSImageView(image: marked()))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
    ])
    let film = try Rehearsal { HostedOnMac(view: root) }
    #expect(view.frame == CGRect(x: 10, y: 70, width: 20, height: 20))
    #expect(film.frames == [CGRect(x: 10, y: 10, width: 10, height: 5)])
  }
}
