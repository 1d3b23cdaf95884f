public import Foundation

/// How an action's speed changes while it runs.
public enum SKActionTimingMode: Int, Sendable {
  /// Evenly.
  case linear
  /// Slowly at first.
  case easeIn
  /// Slowly at last.
  case easeOut
  /// Slowly at first and at last.
  case easeInEaseOut
}

/// The part of an action that is done, 0...1, by the part of its time that is over.
public typealias SKActionTimingFunction = (Float) -> Float

/// An action: something that nodes do in time, such as to move or to wait.
@MainActor @preconcurrency open class SKAction: Hashable {
  /// Changes a node from one part of an action to another, 0...1.
  typealias Step = @MainActor (_ node: SKNode, _ before: Double, _ now: Double) -> Void
  /// What an action is.
  enum Kind {
    /// Something that is done at once.
    case instant(@MainActor (SKNode) -> Void)
    /// A change in time, begun with the node as it is then.
    case change(@MainActor (SKNode) -> Step)
    /// A pause; its length is within half of the range on either side.
    case wait(range: Double)
    case sequence([SKAction])
    case group([SKAction])
    /// So many times; `nil` for ever.
    case repeated(SKAction, count: Int?)
    /// Run by a child of a name.
    case child(SKAction, name: String)
  }

  let kind: Kind
  /// The action backwards; `nil` where it is the same.
  let reverse: (@MainActor () -> SKAction)?
  /// How long it takes, in seconds.
  open var duration: TimeInterval
  /// How its speed changes while it runs.
  open var timingMode = SKActionTimingMode.linear
  /// The part that is done by the part of the time that is over, after ``timingMode``.
  open var timingFunction: SKActionTimingFunction {
    get { shaping ?? { $0 } }
    set { shaping = newValue }
  }
  /// A function of code's; `nil` without one.
  private var shaping: SKActionTimingFunction?
  /// How fast it runs: 1 for as ``duration`` says.
  open var speed: CGFloat = 1

  init(
    _ kind: Kind, _ duration: TimeInterval = 0, reversed: (@MainActor () -> SKAction)? = nil
  ) {
    (self.kind, self.duration, reverse) = (kind, max(duration, 0), reversed)
  }

  /// The part that is done when a part of the time is over.
  ///
  /// Apple publishes no formula of the modes; these are the parabolas that go by their names.
  func eased(_ time: Double) -> Double {
    let shaped: Double =
      switch timingMode {
      case .linear: time
      case .easeIn: time * time
      case .easeOut: time * (2 - time)
      case .easeInEaseOut: time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
      }
    return shaping.map { Double($0(Float(shaped))) } ?? shaped
  }

  /// The action backwards, for those that have a way back: others do the same again.
  open func reversed() -> SKAction {
    let other: SKAction
    switch kind {
    case .sequence(let actions): other = .sequence(actions.reversed().map { $0.reversed() })
    case .group(let actions): other = .group(actions.map { $0.reversed() })
    case .repeated(let action, let count):
      other = SKAction(.repeated(action.reversed(), count: count), duration)
    case .child(let action, let name): other = SKAction(.child(action.reversed(), name: name))
    case .instant, .change, .wait: other = reverse?() ?? SKAction(kind, duration)
    }
    (other.speed, other.shaping) = (speed, shaping)
    other.timingMode =
      switch timingMode {
      case .easeIn: .easeOut
      case .easeOut: .easeIn
      case .linear, .easeInEaseOut: timingMode
      }
    return other
  }

  /// Another action that does the same.
  open func copy() -> Any {
    let other = SKAction(kind, duration, reversed: reverse)
    (other.speed, other.timingMode, other.shaping) = (speed, timingMode, shaping)
    return other
  }

  nonisolated public static func == (lhs: SKAction, rhs: SKAction) -> Bool { lhs === rhs }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Actions of actions

extension SKAction {
  /// One action after the other.
  public static func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), actions.reduce(0) { $0 + $1.wholeDuration })
  }
  /// Actions at the same time, until the last is over.
  public static func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), actions.reduce(0) { max($0, $1.wholeDuration) })
  }
  /// An action several times.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - count: How many times.
  /// - Returns: The action.
  public static func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.repeated(action, count: max(count, 0)), action.wholeDuration * Double(max(count, 0)))
  }
  /// An action again and again.
  public static func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.repeated(action, count: nil), action.wholeDuration)
  }
  /// A pause, in seconds.
  public static func wait(forDuration sec: TimeInterval) -> SKAction {
    SKAction(.wait(range: 0), sec)
  }
  /// A pause by chance, the same in every film of a scene.
  ///
  /// - Parameters:
  ///   - sec: The seconds on average.
  ///   - durationRange: How many seconds lie between the shortest and the longest.
  /// - Returns: The action.
  public static func wait(
    forDuration sec: TimeInterval, withRange durationRange: TimeInterval
  ) -> SKAction { SKAction(.wait(range: durationRange), sec) }
  /// An action of a child.
  ///
  /// - Parameters:
  ///   - action: What the child does; nobody waits for it.
  ///   - name: The child's name.
  /// - Returns: The action.
  public static func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(.child(action, name: name))
  }
  /// Calls a block.
  public static func run(_ block: @escaping @MainActor () -> Void) -> SKAction {
    SKAction(.instant { _ in block() })
  }
  /// Calls a block.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - queue: Where it runs.
  /// - Returns: The action.
  /// - Note: Accepted; no effect. `queue`: a film has one thread.
  public static func run(
    _ block: @escaping @MainActor () -> Void, queue: DispatchQueue
  ) -> SKAction { run(block) }
  /// Calls a block at each update.
  ///
  /// - Parameters:
  ///   - seconds: How long.
  ///   - block: Takes the node and the seconds since the action began.
  /// - Returns: The action.
  public static func customAction(
    withDuration seconds: TimeInterval,
    actionBlock block: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    SKAction(
      .change { _ in { node, _, now in block(node, CGFloat(now * max(seconds, 0))) } }, seconds)
  }

  /// How long it takes with its own speed, in seconds.
  private var wholeDuration: Double { speed > 0 ? duration / Double(speed) : duration }
}
