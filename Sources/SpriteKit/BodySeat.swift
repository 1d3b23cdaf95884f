import ElementaryFunctions
import Foundation
import Geometry
import UIKitViews

/// A body's place in its scene, as the solver reads it.
@MainActor final class BodySeat: UIDynamicItem {
  var center = CGPoint.zero
  var transform = CGAffineTransform.identity
  private(set) var bounds = CGRect.zero
  private var isRound = false
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { isRound ? .ellipse : .rectangle }

  /// The body's centre in the node's coordinates.
  private var offset = CGPoint.zero
  /// From the node's coordinates to the scene's, when it was read.
  private var toScene = CGAffineTransform.identity

  /// Takes the place of a node.
  func read(_ node: SKNode, _ outline: SKPhysicsBody.Outline) {
    toScene = node.toRoot
    let scale = (
      CGFloat(ElementaryFunctions.hypot(Double(toScene.a), Double(toScene.b))),
      CGFloat(ElementaryFunctions.hypot(Double(toScene.c), Double(toScene.d)))
    )
    switch outline {
    case .circle(let radius, let center):
      (isRound, offset) = (true, center)
      bounds.size = CGSize(width: 2 * radius * scale.0, height: 2 * radius * scale.1)
    case .rectangle(let rect):
      (isRound, offset) = (false, CGPoint(x: rect.midX, y: rect.midY))
      bounds.size = CGSize(width: rect.width * scale.0, height: rect.height * scale.1)
    case .edges:
      (isRound, offset, bounds.size) = (false, .zero, .zero)
    }
    center = offset.applying(toScene)
    let turn = ElementaryFunctions.atan2(Double(toScene.b), Double(toScene.a))
    transform = CGAffineTransform.identity.rotated(by: CGFloat(turn))
  }

  /// Moves a node to where its body is.
  func write(_ body: DynamicBody, to node: SKNode) {
    let turn = CGFloat(
      body.angle - ElementaryFunctions.atan2(Double(toScene.b), Double(toScene.a)))
    if body.inverseInertia > 0, turn != 0 { node.zRotation += turn }
    // The node's position is where the centre is, less the way to it as the node is turned now.
    let (sine, cosine) = (
      ElementaryFunctions.sin(Double(turn)), ElementaryFunctions.cos(Double(turn))
    )
    let arm = CGPoint(x: center.x - toScene.tx, y: center.y - toScene.ty)
    let turned = CGPoint(
      x: arm.x * CGFloat(cosine) - arm.y * CGFloat(sine),
      y: arm.x * CGFloat(sine) + arm.y * CGFloat(cosine))
    let place = CGPoint(
      x: CGFloat(body.position.x) - turned.x, y: CGFloat(body.position.y) - turned.y)
    let around = node.parent?.toRoot ?? .identity
    node.position = place.applying(around.inverted())
  }
}
