public import Foundation
public import Geometry
import ElementaryFunctions

// What changes a node by something adds its part at each update, so that two such actions add up; what changes it to
// something sets it.

extension SKAction {
  /// A change by an amount, which goes back by as much.
  static func by(
    _ duration: TimeInterval, back: @escaping @MainActor () -> SKAction,
    _ add: @escaping @MainActor (SKNode, Double) -> Void
  ) -> SKAction {
    SKAction(
      .change { _ in { node, before, now in add(node, now - before) } }, duration, reversed: back)
  }
  /// A change of a number to another one.
  static func to(
    _ value: CGFloat, _ duration: TimeInterval,
    _ path: @escaping @MainActor (SKNode) -> CGFloat?,
    _ set: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    SKAction(
      .change { node in
        let start = path(node)
        return { node, _, now in
          if let start { set(node, start + (value - start) * CGFloat(now)) }
        }
      }, duration)
  }

  // MARK: Moves

  /// Moves a node by a way.
  ///
  /// - Parameters:
  ///   - delta: The way, in points of the node around.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    by(duration, back: { move(by: CGVector(dx: -delta.dx, dy: -delta.dy), duration: duration) }) {
      $0.position.x += delta.dx * CGFloat($1)
      $0.position.y += delta.dy * CGFloat($1)
    }
  }
  /// Moves a node by a way.
  ///
  /// - Parameters:
  ///   - deltaX: How far to the right.
  ///   - deltaY: How far up.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval
  ) -> SKAction { move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration) }
  /// Moves a node to a place.
  ///
  /// - Parameters:
  ///   - location: The place, in the node around.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    group([moveTo(x: location.x, duration: duration), moveTo(y: location.y, duration: duration)])
      .asOne
  }
  /// Moves a node across.
  ///
  /// - Parameters:
  ///   - x: Where it ends.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    to(x, duration, { $0.position.x }) { $0.position.x = $1 }
  }
  /// Moves a node up or down.
  ///
  /// - Parameters:
  ///   - y: Where it ends.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    to(y, duration, { $0.position.y }) { $0.position.y = $1 }
  }

  /// Changes of a group as one, so that its timing is that of each.
  var asOne: SKAction {
    guard case .group(let actions) = kind else { return self }
    var back: (@MainActor () -> SKAction)?
    if actions.contains(where: { $0.reverse != nil }) {
      back = { SKAction.group(actions.map { $0.reversed() }).asOne }
    }
    return SKAction(
      .change { node in
        let steps = actions.compactMap { (action: SKAction) -> Step? in
          guard case .change(let begin) = action.kind else { return nil }
          return begin(node)
        }
        return { node, before, now in for step in steps { step(node, before, now) } }
      }, duration, reversed: back)
  }

  // MARK: Paths

  /// Moves a node along a path from where it is, turned as the path goes.
  ///
  /// - Parameters:
  ///   - path: The path, from the node's place.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: duration)
  }
  /// Moves a node along a path from where it is, turned as the path goes.
  ///
  /// - Parameters:
  ///   - path: The path, from the node's place.
  ///   - speed: Points a second.
  /// - Returns: The action.
  public static func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, speed: speed)
  }
  /// Moves a node along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - offset: Whether it begins at the node's place, and not where it lies in the node around.
  ///   - orient: Whether the node is turned so that its x axis goes along.
  ///   - speed: Points a second.
  /// - Returns: The action.
  public static func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    let duration = speed > 0 ? Path(path).length / Double(speed) : 0
    return follow(path, asOffset: offset, orientToPath: orient, duration: duration)
  }
  /// Moves a node along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - offset: Whether it begins at the node's place, and not where it lies in the node around.
  ///   - orient: Whether the node is turned so that its x axis goes along.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction { follow(Path(path), offset, orient, duration, isBackward: false) }

  private static func follow(
    _ path: Path, _ offset: Bool, _ orient: Bool, _ duration: TimeInterval, isBackward: Bool
  ) -> SKAction {
    SKAction(
      .change { node in
        let start = offset ? node.position : .zero
        return { node, _, now in
          guard let place = path.place(atFraction: isBackward ? 1 - now : now) else { return }
          node.position = CGPoint(x: start.x + place.point.x, y: start.y + place.point.y)
          guard orient else { return }
          let way = isBackward ? -1.0 : 1.0
          node.zRotation = CGFloat(
            ElementaryFunctions.atan2(
              way * Double(place.direction.dy), way * Double(place.direction.dx)))
        }
      }, duration
    ) { follow(path, offset, orient, duration, isBackward: !isBackward) }
  }

  // MARK: Turns

  /// Turns a node by an angle.
  ///
  /// - Parameters:
  ///   - radians: The angle, anticlockwise.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration, back: { rotate(byAngle: -radians, duration: duration) }) {
      $0.zRotation += radians * CGFloat($1)
    }
  }
  /// Turns a node to an angle, however far that is.
  ///
  /// - Parameters:
  ///   - radians: The angle, anticlockwise.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    rotate(toAngle: radians, duration: duration, shortestUnitArc: false)
  }
  /// Turns a node to an angle.
  ///
  /// - Parameters:
  ///   - radians: The angle, anticlockwise.
  ///   - duration: The seconds.
  ///   - shortestUnitArc: Whether it turns the shorter way, and not by the difference of the numbers.
  /// - Returns: The action.
  public static func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction {
    SKAction(
      .change { node in
        let start = node.zRotation
        var way = radians - start
        if shortestUnitArc { way -= 2 * .pi * (way / (2 * .pi)).rounded() }
        return { node, _, now in node.zRotation = start + way * CGFloat(now) }
      }, duration)
  }

  // MARK: Sizes

  /// Makes a node so many times as large.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }
  /// Makes a node so many times as large.
  ///
  /// - Parameters:
  ///   - xScale: The factor of widths.
  ///   - yScale: The factor of heights.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func scaleX(
    by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .change { node in
        let (x, y) = (node.xScale * (xScale - 1), node.yScale * (yScale - 1))
        return { node, before, now in
          node.xScale += x * CGFloat(now - before)
          node.yScale += y * CGFloat(now - before)
        }
      }, duration
    ) {
      scaleX(by: xScale == 0 ? 0 : 1 / xScale, y: yScale == 0 ? 0 : 1 / yScale, duration: duration)
    }
  }
  /// Gives a node a scale.
  ///
  /// - Parameters:
  ///   - scale: The factor of widths and heights.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(to: scale, y: scale, duration: duration)
  }
  /// Scales a sprite until it has a size in the node around.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        let own = (node as? SKSpriteNode)?.size ?? node.ownBounds?.size ?? .zero
        let (x, y) = (node.xScale, node.yScale)
        let (toX, toY) = (
          own.width > 0 ? size.width / own.width : x, own.height > 0 ? size.height / own.height : y
        )
        return { node, _, now in
          node.xScale = x + (toX - x) * CGFloat(now)
          node.yScale = y + (toY - y) * CGFloat(now)
        }
      }, duration)
  }
  /// Gives a node scales.
  ///
  /// - Parameters:
  ///   - xScale: The factor of widths.
  ///   - yScale: The factor of heights.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func scaleX(
    to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval
  ) -> SKAction {
    group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)]).asOne
  }
  /// Gives a node a factor of widths.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    to(scale, duration, { $0.xScale }) { $0.xScale = $1 }
  }
  /// Gives a node a factor of heights.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    to(scale, duration, { $0.yScale }) { $0.yScale = $1 }
  }
}
