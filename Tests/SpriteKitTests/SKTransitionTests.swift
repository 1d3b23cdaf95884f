import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews

@testable import SpriteKit

@MainActor @Suite("Transitions between scenes")
struct SKTransitionTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  private static let all: [SKTransition] = [
    .crossFade(withDuration: 1), .fade(withDuration: 1), .fade(with: .yellow, duration: 1),
    .push(with: .up, duration: 1), .moveIn(with: .left, duration: 1),
    .reveal(with: .right, duration: 1), .doorsOpenHorizontal(withDuration: 1),
    .doorsOpenVertical(withDuration: 1), .doorsCloseHorizontal(withDuration: 1),
    .doorsCloseVertical(withDuration: 1), .flipHorizontal(withDuration: 1),
    .flipVertical(withDuration: 1),
  ]

  /// What is seen at a place: fills over one another, in layers that are cut and let something through.
  private func color(_ list: DisplayList, at place: CGPoint) -> ResolvedColor {
    var open: [(color: ResolvedColor, layer: Layer)] = [(.clear, Layer())]
    func put(_ color: ResolvedColor, _ opacity: Double) {
      let under = open[open.count - 1].color
      let part = color.opacity * Float(opacity)
      var mixed = under.mixed(with: color, part)
      mixed.opacity = part + under.opacity * (1 - part)
      open[open.count - 1].color = mixed
    }
    for command in list.commands {
      switch command {
      case .fill(let path, _, .solid(let color), let transform):
        if path.contains(place.applying(transform.inverted())) { put(color, 1) }
      case .beginLayer(let layer): open.append((.clear, layer))
      case .endLayer:
        let (color, layer) = open.removeLast()
        let isInside =
          layer.clip.map { $0.path.contains(place.applying($0.transform.inverted())) } ?? true
        if isInside, color.opacity > 0 { put(color, layer.opacity) }
      default: break
      }
    }
    return open[0].color
  }

  private func seen(
    _ transition: SKTransition, _ progress: Double, _ x: Double = 33, _ y: Double = 41
  ) -> ResolvedColor {
    func scene(_ color: UIColor) -> DisplayList {
      var list = DisplayList()
      list.fill(Path(Self.bounds), with: .solid(color.numbers))
      return list
    }
    var list = DisplayList()
    transition.paint(
      SKTransition.Stage(
        before: scene(.red), after: scene(.blue), bounds: Self.bounds, transform: .identity),
      at: progress, into: &list)
    return color(list, at: CGPoint(x: x, y: y))
  }

  @Test("every transition begins with the one scene and ends with the other")
  func ends() {
    for transition in Self.all {
      let (begin, end) = (seen(transition, 0), seen(transition, 1))
      #expect(begin.red == 1 && begin.blue == 0)
      #expect(end.red == 0 && end.blue == 1)
    }
  }

  @Test("fades: half of both, or the colour alone")
  func fades() {
    let both = seen(.crossFade(withDuration: 1), 0.5)
    #expect(both.red == 0.5 && both.blue == 0.5)
    let cover = seen(.fade(with: .green, duration: 1), 0.5)
    #expect(cover == UIColor.green.numbers)
  }

  @Test("what moves has moved as far as the time says, in its direction")
  func moves() {
    // A push to the left by a quarter: the new scene is in the right quarter.
    #expect(seen(.push(with: .left, duration: 1), 0.25, 80).blue == 1)
    #expect(seen(.push(with: .left, duration: 1), 0.25, 70).red == 1)
    #expect(seen(.moveIn(with: .down, duration: 1), 0.25, 50, 20).blue == 1)
    #expect(seen(.moveIn(with: .down, duration: 1), 0.25, 50, 30).red == 1)
    #expect(seen(.reveal(with: .up, duration: 1), 0.25, 50, 80).blue == 1)
    #expect(seen(.reveal(with: .up, duration: 1), 0.25, 50, 70).red == 1)
  }

  @Test("doors open from the middle and close towards it")
  func doors() {
    #expect(seen(.doorsOpenHorizontal(withDuration: 1), 0.5, 50, 50).blue == 1)
    #expect(seen(.doorsOpenHorizontal(withDuration: 1), 0.5, 10, 50).red == 1)
    #expect(seen(.doorsCloseVertical(withDuration: 1), 0.5, 50, 50).red == 1)
    #expect(seen(.doorsCloseVertical(withDuration: 1), 0.5, 50, 10).blue == 1)
  }
}
