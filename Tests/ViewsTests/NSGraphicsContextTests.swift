import DisplayList
import Foundation
import Geometry
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A view that draws by a closure.
private final class Drawn: NSView {
  var flipped = false
  var actions: (CGRect) -> Void = { _ in }
  override var isFlipped: Bool { flipped }
  override func draw(_ dirtyRect: CGRect) { actions(dirtyRect) }
}

@MainActor @Suite("Contexts of the Mac")
struct NSGraphicsContextTests {
  private func stage(
    flipped: Bool = false, _ actions: @escaping (CGRect) -> Void
  ) throws -> Rehearsal {
    let view = Drawn()
    (view.flipped, view.actions) = (flipped, actions)
    return try Rehearsal { HostedOnMac(view: view) }
  }

  @Test("the context knows which way y grows, and there is none outside", arguments: [true, false])
  func current(flipped: Bool) throws {
    #expect(NSGraphicsContext.current == nil)
    var found: [Bool] = []
    let film = try stage(flipped: flipped) { _ in
      if let context = NSGraphicsContext.current { found.append(context.isFlipped) }
    }
    #expect(film.frames.isEmpty)
    #expect(found == [flipped])
    #expect(NSGraphicsContext.current == nil)
  }

  @Test("a state that was saved comes back")
  func states() throws {
    let film = try stage { _ in
      NSColor.red.setFill()
      NSGraphicsContext.saveGraphicsState()
      NSColor.blue.setFill()
      NSGraphicsContext.current?.cgContext.translateBy(x: 50, y: 50)
      CGRect(x: 0, y: 0, width: 10, height: 10).fill()
      NSGraphicsContext.restoreGraphicsState()
      CGRect(x: 0, y: 0, width: 10, height: 10).fill()
    }
    #expect(film.colors == [[0, 0, 255], [255, 0, 0]])
    #expect(
      film.frames == [
        CGRect(x: 50, y: 40, width: 10, height: 10), CGRect(x: 0, y: 90, width: 10, height: 10),
      ])
  }

  @Test("a turn is anticlockwise where y grows upwards")
  func turning() throws {
    let film = try stage { _ in
      let context = NSGraphicsContext.current?.cgContext
      context?.rotate(by: .pi / 2)
      NSColor.red.setFill()
      CGRect(x: 10, y: -20, width: 30, height: 20).fill()
    }
    let found = try #require(film.frames.first)
    // To the right becomes upwards: from 10 to 40 above the lower edge.
    #expect(abs(found.minX - 0) < 1e-9)
    #expect(abs(found.minY - 60) < 1e-9)
    #expect(abs(found.height - 30) < 1e-9)
  }

  @Test("letters stand upright, with their lower left at the point", arguments: [true, false])
  func letters(flipped: Bool) throws {
    let words = NSAttributedString(
      string: "L", attributes: [.font: NSFont.systemFont(ofSize: 20)])
    let film = try stage(flipped: flipped) { _ in words.draw(at: CGPoint(x: 10, y: 30)) }
    let glyphs = film.graph.displayList().commands.compactMap {
      if case .glyphs(_, _, let transform) = $0 { transform } else { nil }
    }
    let transform = try #require(glyphs.first)
    #expect(transform.d > 0)
    #expect(transform.a > 0)
  }

  @Test("a frame is a line inside of a rectangle")
  func frames() throws {
    let film = try stage { _ in
      NSColor.red.setFill()
      CGRect(x: 0, y: 0, width: 20, height: 10).frame(withWidth: 2)
    }
    let paths = film.graph.displayList().commands.compactMap {
      guard case .fill(let path, .evenOdd, _, let transform) = $0 else { return nil as Path? }
      return path.applying(transform)
    }
    let path = try #require(paths.first)
    #expect(path.boundingRect == CGRect(x: 0, y: 90, width: 20, height: 10))
    #expect(path.contains(CGPoint(x: 1, y: 91), eoFill: true))
    #expect(!path.contains(CGPoint(x: 10, y: 95), eoFill: true))
  }

  @Test("a clip cuts what is drawn after it")
  func clips() throws {
    let film = try stage { rect in
      NSColor.red.setFill()
      NSBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
      CGRect(x: 0, y: 0, width: 10, height: 10).clip()
      rect.fill()
    }
    let clips = film.layers.compactMap(\.clip)
    let bounds = clips.map { $0.path.applying($0.transform).boundingRect }
    #expect(bounds.contains(CGRect(x: 0, y: 60, width: 40, height: 40)))
    #expect(bounds.contains(CGRect(x: 0, y: 90, width: 10, height: 10)))
  }

  @Test("layers that updateLayer sets are not drawn")
  func updated() throws {
    final class Updated: NSView {
      var count = 0
      override var wantsUpdateLayer: Bool { true }
      override func updateLayer() {
        count += 1
        layer?.backgroundColor = NSColor.blue.cgColor
      }
      override func draw(_ dirtyRect: CGRect) {
        NSColor.red.setFill()
        dirtyRect.fill()
      }
    }
    let view = Updated()
    view.wantsLayer = true
    let film = try Rehearsal { HostedOnMac(view: view) }
    #expect(film.colors == [[0, 0, 255]])
    let before = view.count
    #expect(before > 0)
    view.needsDisplay = true
    #expect(view.count == before + 1)
  }
}
