import Foundation

/// An action as one node runs it.
@MainActor final class ActionRun {
  private let action: SKAction
  /// The seconds of the action that are over.
  private var elapsed = 0.0
  /// How long it takes; known when it has begun.
  private var length: Double?
  private var step: SKAction.Step?
  /// The actions inside that run, and how many of a sequence or of repetitions are over.
  private var inner: [ActionRun] = []
  private var count = 0

  init(_ action: SKAction) { self.action = action }

  /// What the sum of many steps may be short of an end and still be at it, in seconds.
  private static let roundingError = 1e-9

  /// Goes on by some seconds of the node.
  ///
  /// - Parameters:
  ///   - seconds: The seconds.
  ///   - node: Who runs the action.
  /// - Returns: The seconds that are left when it is over; `nil` while it is not.
  func advance(_ seconds: Double, on node: SKNode) -> Double? {
    let speed = Double(max(action.speed, 0))
    let time = seconds * speed
    guard let left = go(time, node) else { return nil }
    return speed > 0 ? left / speed : seconds
  }

  private func go(_ time: Double, _ node: SKNode) -> Double? {
    switch action.kind {
    case .instant(let work):
      work(node)
      return time
    case .child(let action, let name):
      node.childNode(withName: name)?.run(action)
      return time
    case .wait(let range):
      let length = length ?? max(action.duration + range * node.chance(range), 0)
      self.length = length
      return passed(time, of: length)
    case .change(let begin):
      let step = step ?? begin(node)
      self.step = step
      let before = elapsed
      let left = passed(time, of: action.duration)
      let length = action.duration
      let now = left == nil ? elapsed / length : 1
      step(node, before > 0 ? action.eased(before / length) : 0, action.eased(now))
      return left
    case .group(let actions):
      if count == 0 { inner = actions.map { ActionRun($0) } }
      count = 1
      return together(time, node)
    case .sequence(let actions): return row(time, node, actions.count) { actions[$0] }
    case .repeated(let action, let times): return row(time, node, times) { _ in action }
    }
  }

  /// Counts seconds; gives those beyond a length.
  private func passed(_ time: Double, of length: Double) -> Double? {
    elapsed += time
    guard elapsed + Self.roundingError >= length else { return nil }
    return max(elapsed - length, 0)
  }

  private func together(_ time: Double, _ node: SKNode) -> Double? {
    var least = time
    inner = inner.filter { run in
      guard let left = run.advance(time, on: node) else { return true }
      least = min(least, left)
      return false
    }
    return inner.isEmpty ? least : nil
  }

  /// Runs one action after another, each from where the one before has ended.
  private func row(
    _ time: Double, _ node: SKNode, _ total: Int?, _ action: (Int) -> SKAction
  ) -> Double? {
    var left = time
    while total.map({ count < $0 }) ?? true {
      let run = inner.first ?? ActionRun(action(count))
      inner = [run]
      guard let rest = run.advance(left, on: node) else { return nil }
      inner = []
      count += 1
      // What is repeated for ever and takes no time goes on with the next update.
      if total == nil, rest >= left { return nil }
      left = rest
    }
    return left
  }
}

/// An action that a node runs, with what code wants of it.
@MainActor final class NodeAction {
  let action: SKAction
  let key: String?
  /// Called when it is over.
  let completion: (@MainActor () -> Void)?
  private let run: ActionRun
  /// Whether it has begun: it does with the first update that sees it, whose time is its zero.
  private var hasBegun = false

  init(_ action: SKAction, key: String? = nil, completion: (@MainActor () -> Void)? = nil) {
    (self.action, self.key, self.completion) = (action, key, completion)
    run = ActionRun(action)
  }

  /// Goes on by some seconds; says whether the action is over.
  func advance(_ seconds: Double, on node: SKNode) -> Bool {
    defer { hasBegun = true }
    return run.advance(hasBegun ? seconds : 0, on: node) != nil
  }
}
