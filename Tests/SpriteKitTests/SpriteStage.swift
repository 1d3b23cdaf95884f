import DisplayList
import Foundation
import Geometry
import Motion
import UIKitViews
@_spi(Engine) import ViewEngine

@testable import SpriteKit

/// A scene on a small stage, driven by a test.
@MainActor struct SpriteStage {
  let graph: ViewGraph

  /// Shows a scene in all of a stage.
  init(
    _ scene: SKScene, width: Double = 100, height: Double = 100,
    options: SpriteView.Options = [.allowsTransparency], rate: Int = 60
  ) throws {
    let view = SpriteView(scene: scene, preferredFramesPerSecond: rate, options: options)
    graph = ViewGraph(
      AnyView(view), stage: Stage(size: CGSize(width: width, height: height), scale: 1))
    try graph.start()
    try graph.advance(to: .zero)
  }

  func advance(to seconds: Double) throws { try graph.advance(to: Instant(seconds: seconds)) }

  /// A rectangle or shape that is filled.
  struct Fill: Equatable {
    let frame: CGRect
    let color: ResolvedColor
  }
  /// What is filled, in painting order.
  var fills: [Fill] {
    graph.displayList().commands.compactMap { command in
      guard case .fill(let path, _, .solid(let color), let transform) = command else { return nil }
      return Fill(frame: path.applying(transform).boundingRect, color: color)
    }
  }
  /// The frames of what is filled in a colour of UIKit's.
  func frames(_ color: UIColor) -> [CGRect] {
    fills.filter { $0.color == color.numbers }.map(\.frame)
  }
}

/// Whether two numbers are the same but for rounding.
@discardableResult func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
@discardableResult func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
  isNear(a.x, b.x) && isNear(a.y, b.y)
}
@discardableResult func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
  isNear(a.origin, b.origin) && isNear(a.width, b.width) && isNear(a.height, b.height)
}

extension SpriteStage {
  /// A finger does something.
  func finger(_ phase: TouchPhase, _ x: Double, _ y: Double, id: Int = 0) throws {
    graph.touch(phase, at: CGPoint(x: x, y: y), id: id)
    try graph.settleNow()
  }
}
