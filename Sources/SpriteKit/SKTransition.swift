public import Foundation
public import ImageFilters
public import UIKitViews
import DisplayList
import Geometry

/// A direction of a transition.
public enum SKTransitionDirection: Int, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the right.
  case right
  /// To the left.
  case left

  /// The way of one whole view, y downwards.
  fileprivate var way: (x: CGFloat, y: CGFloat) {
    switch self {
    case .up: (0, -1)
    case .down: (0, 1)
    case .right: (1, 0)
    case .left: (-1, 0)
    }
  }
}

/// A transition from one scene to another; its speed is even.
@MainActor @preconcurrency open class SKTransition {
  private enum Kind {
    case crossFade
    case fade(ResolvedColor)
    case push(SKTransitionDirection)
    case moveIn(SKTransitionDirection)
    case reveal(SKTransitionDirection)
    case doors(isHorizontal: Bool, opens: Bool)
    case flip(isHorizontal: Bool)
  }
  private let kind: Kind
  let duration: TimeInterval
  /// Whether the scene that comes rests meanwhile.
  open var pausesIncomingScene = true
  /// Whether the scene that goes rests meanwhile.
  open var pausesOutgoingScene = true

  private init(_ kind: Kind, _ duration: TimeInterval) {
    (self.kind, self.duration) = (kind, max(duration, 0))
  }

  /// Both scenes fade into one another.
  public static func crossFade(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.crossFade, sec)
  }
  /// The old scene fades to black, and the new one out of it.
  public static func fade(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.fade(.black), sec)
  }
  /// The old scene fades to a colour, and the new one out of it.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - sec: The seconds.
  /// - Returns: The transition.
  public static func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.fade(color.numbers), sec)
  }
  /// The new scene pushes the old one out.
  ///
  /// - Parameters:
  ///   - direction: Where both move.
  ///   - sec: The seconds.
  /// - Returns: The transition.
  public static func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition(.push(direction), sec) }
  /// The new scene moves in over the old one.
  ///
  /// - Parameters:
  ///   - direction: Where it moves.
  ///   - sec: The seconds.
  /// - Returns: The transition.
  public static func moveIn(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition(.moveIn(direction), sec) }
  /// The old scene moves out over the new one.
  ///
  /// - Parameters:
  ///   - direction: Where it moves.
  ///   - sec: The seconds.
  /// - Returns: The transition.
  public static func reveal(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition(.reveal(direction), sec) }
  /// The old scene opens to the sides.
  public static func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(isHorizontal: true, opens: true), sec)
  }
  /// The old scene opens upwards and downwards.
  public static func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(isHorizontal: false, opens: true), sec)
  }
  /// The new scene closes from the sides.
  public static func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(isHorizontal: true, opens: false), sec)
  }
  /// The new scene closes from above and below.
  public static func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.doors(isHorizontal: false, opens: false), sec)
  }
  /// The old scene opens to the sides; the tool tells that the new one does not come nearer.
  public static func doorway(withDuration sec: TimeInterval) -> SKTransition {
    ScenePen.note("SKTransition.doorway")
    return doorsOpenHorizontal(withDuration: sec)
  }
  /// The scenes turn about a horizontal line, seen from far away.
  public static func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.flip(isHorizontal: true), sec)
  }
  /// The scenes turn about a vertical line, seen from far away.
  public static func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.flip(isHorizontal: false), sec)
  }
  /// A transition by a filter; the tool tells that the scenes fade into one another.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - sec: The seconds.
  public convenience init(ciFilter filter: CIFilter, duration sec: TimeInterval) {
    ScenePen.note("\(filter.name) of an SKTransition")
    self.init(.crossFade, sec)
  }

  // MARK: Drawing

  /// What a transition is drawn of.
  struct Stage {
    /// The scene that goes, and the one that comes.
    let before: DisplayList
    let after: DisplayList
    let bounds: CGRect
    /// From the view's coordinates to those of the lists.
    let transform: CGAffineTransform

    /// A scene, moved and scaled in the view.
    fileprivate func placed(_ list: DisplayList, _ change: CGAffineTransform) -> DisplayList {
      let own = transform.inverted().concatenating(change).concatenating(transform)
      return list.projected(by: ProjectionTransform(own))
    }
    /// A scene by whole views to the right and down.
    fileprivate func moved(_ list: DisplayList, _ x: CGFloat, _ y: CGFloat) -> DisplayList {
      placed(list, CGAffineTransform(translationX: x * bounds.width, y: y * bounds.height))
    }
  }

  /// Draws the transition at a part of its time, 0...1.
  func paint(_ stage: Stage, at progress: Double, into list: inout DisplayList) {
    let part = CGFloat(progress)
    var cut = Layer()
    cut.clip = Layer.Clip(Path(stage.bounds), transform: stage.transform)
    list.layer(cut) { list in
      switch kind {
      case .crossFade:
        list.append(stage.before)
        Self.fade(stage.after, progress, into: &list)
      case .fade(let color):
        list.append(progress < 0.5 ? stage.before : stage.after)
        let cover = color.opacity(1 - abs(2 * progress - 1))
        list.fill(Path(stage.bounds), with: .solid(cover), transform: stage.transform)
      case .push(let direction):
        let (x, y) = direction.way
        list.append(stage.moved(stage.before, x * part, y * part))
        list.append(stage.moved(stage.after, x * (part - 1), y * (part - 1)))
      case .moveIn(let direction):
        let (x, y) = direction.way
        list.append(stage.before)
        list.append(stage.moved(stage.after, x * (part - 1), y * (part - 1)))
      case .reveal(let direction):
        let (x, y) = direction.way
        list.append(stage.after)
        list.append(stage.moved(stage.before, x * part, y * part))
      case .doors(let isHorizontal, let opens):
        list.append(opens ? stage.after : stage.before)
        Self.doors(stage, isHorizontal, opens ? part : 1 - part, opens, into: &list)
      case .flip(let isHorizontal):
        let width = max(abs(1 - 2 * part), 0.001)
        let (midX, midY) = (stage.bounds.midX, stage.bounds.midY)
        let turn = CGAffineTransform(translationX: -midX, y: -midY)
          .concatenating(
            CGAffineTransform(scaleX: isHorizontal ? 1 : width, y: isHorizontal ? width : 1)
          )
          .concatenating(CGAffineTransform(translationX: midX, y: midY))
        list.fill(Path(stage.bounds), with: .solid(.black), transform: stage.transform)
        list.append(stage.placed(part < 0.5 ? stage.before : stage.after, turn))
      }
    }
  }

  private static func fade(
    _ content: DisplayList, _ opacity: Double, into list: inout DisplayList
  ) {
    var layer = Layer()
    layer.opacity = opacity
    list.layer(layer) { $0.append(content) }
  }

  /// Draws the halves of a scene, as far apart as a part of their way.
  private static func doors(
    _ stage: Stage, _ isHorizontal: Bool, _ part: CGFloat, _ opens: Bool,
    into list: inout DisplayList
  ) {
    let scene = opens ? stage.before : stage.after
    for side in [CGFloat(-1), 1] {
      var half = stage.bounds
      if isHorizontal {
        half.size.width /= 2
        if side > 0 { half.origin.x += half.width }
      } else {
        half.size.height /= 2
        if side > 0 { half.origin.y += half.height }
      }
      let (x, y) = isHorizontal ? (side * part / 2, CGFloat(0)) : (0, side * part / 2)
      let way = CGAffineTransform(
        translationX: x * stage.bounds.width, y: y * stage.bounds.height)
      var cut = Layer()
      cut.clip = Layer.Clip(Path(half), transform: way.concatenating(stage.transform))
      let content = stage.moved(scene, x, y)
      list.layer(cut) { $0.append(content) }
    }
  }
}
