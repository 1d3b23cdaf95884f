import Foundation
import UIKitViews

extension SKNode {
  /// Runs an action, beside those that run.
  public func run(_ action: SKAction) { add(NodeAction(action)) }
  /// Runs an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - block: Called when it is over; not when it is taken away.
  public func run(_ action: SKAction, completion block: @escaping @MainActor () -> Void) {
    add(NodeAction(action, completion: block))
  }
  /// Runs an action in the place of the one that runs under the same key.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - key: The key.
  public func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    add(NodeAction(action, key: key))
  }
  /// Runs an action, and goes on when it is over.
  public func run(_ action: SKAction) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      add(NodeAction(action) { continuation.resume() })
    }
  }

  /// Whether actions run.
  public func hasActions() -> Bool { !runs.isEmpty }
  /// The action that runs under a key; `nil` for none.
  public func action(forKey key: String) -> SKAction? { runs.first { $0.key == key }?.action }
  /// Takes away the action that runs under a key.
  public func removeAction(forKey key: String) { runs.removeAll { $0.key == key } }
  /// Takes away all actions.
  public func removeAllActions() { runs = [] }

  private func add(_ run: NodeAction) {
    runs.append(run)
    wake()
  }

  /// Lets the actions of the node and of all in it go on.
  ///
  /// - Parameter seconds: The seconds, as the node around has them.
  func advanceActions(_ seconds: Double) {
    guard !isPaused else { return }
    let seconds = seconds * Double(max(speed, 0))
    for run in runs where runs.contains(where: { $0 === run }) {
      guard run.advance(seconds, on: self) else { continue }
      runs.removeAll { $0 === run }
      run.completion?()
    }
    for child in children where child.parent === self { child.advanceActions(seconds) }
  }

  /// Whether actions of the node or of something in it go on.
  var isActing: Bool { !isPaused && (!runs.isEmpty || children.contains(where: \.isActing)) }

  /// Lets the particles of the node and of all in it go on.
  ///
  /// - Parameter seconds: The seconds, as the node around has them.
  func advanceEmitters(_ seconds: Double) {
    guard !isPaused else { return }
    let seconds = seconds * Double(max(speed, 0))
    (self as? SKEmitterNode)?.advance(seconds)
    for child in children { child.advanceEmitters(seconds) }
  }

  /// Whether particles of the node or of something in it live or will be born.
  var hasParticles: Bool {
    !isPaused
      && ((self as? SKEmitterNode)?.isEmitting == true || children.contains(where: \.hasParticles))
  }

  /// A number in -0.5..<0.5 by chance, the same in every film; 0 where there is no range.
  func chance(_ range: Double) -> Double {
    guard range != 0, let scene else { return 0 }
    scene.chances += 1
    return ParticleDice(seed: 0).inside(scene.chances).unit(.wait) - 0.5
  }
}
