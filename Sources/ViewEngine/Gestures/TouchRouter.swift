public import Foundation
import Geometry
import SceneGraph

/// Routes touches to the recognisers of the gestures that they concern, and decides between these.
///
/// All gestures on the way from what is touched to the root follow the finger. Nested ones form a
/// tree; it is judged after every event. When all in a tree are decided and no finger is down, it is
/// forgotten.
@MainActor final class TouchRouter {
  /// A recogniser that follows fingers, and its place among others.
  @MainActor private final class Contender: TouchClaimant {
    let node: Node
    let identity: AnyObject
    let rightOfWay: RightOfWay
    let recognizer: AnyRecognizer
    /// The next gesture outwards.
    let outer: Contender?
    var fingers: [Int] = []
    /// Whether it has called its closures as the gesture that it is.
    var hasWon = false

    init(_ reach: Hit.Reach, _ recognizer: AnyRecognizer, outer: Contender?) {
      (node, rightOfWay) = (reach.responder.node, reach.responder.rightOfWay)
      identity = reach.responder.touchIdentity
      (self.recognizer, self.outer) = (recognizer, outer)
    }

    var status: RecognizerStatus { recognizer.status }
    var manners: TouchManners { recognizer.touchManners }
  }

  /// The decision about the gestures in a part of the tree.
  private struct Verdict {
    /// A gesture in it was recognised.
    var isRecognized = false
    /// A gesture in it may still be.
    var isUndecided = false
    /// Those that may call their closures.
    var winners: [Contender] = []
  }

  private unowned let graph: ViewGraph
  /// In the order in which they joined: outer ones before those inside.
  private var contenders: [Contender] = []
  /// Fingers on what is told of them one by one, in the order in which they came down.
  private var followers: [TouchFollower] = []
  private var isSettling = false
  /// Whether something was decided while others were told.
  private var isDue = false

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Routes a touch event at the time line's now.
  func touch(_ event: TouchEvent) {
    if event.phase == .began { join(event) }
    let concerned = contenders.reversed().filter { $0.fingers.contains(event.id) }
    for contender in concerned {
      if event.phase == .ended || event.phase == .cancelled {
        contender.fingers.removeAll { $0 == event.id }
      }
      contender.recognizer.handle(event)
    }
    followers.last { $0.id == event.id && !$0.isUp }?.add(event)
    settle()
  }

  /// Whether what is told of the touches of a finger has been told that it is down.
  func isTold(of id: Int) -> Bool {
    followers.contains { $0.id == id && !$0.isUp && $0.isTold }
  }

  /// Finds the gestures that a new finger concerns.
  private func join(_ event: TouchEvent) {
    for contender in contenders { contender.fingers.removeAll { $0 == event.id } }
    guard let hit = graph.hitTest(event.point) else { return }
    let watch = hit.watch.flatMap { $0.watcher.environment.isEnabled ? $0 : nil }
    watch?.watcher.expect(event)
    var claimants: [Contender] = []
    var outer: Contender?
    for (index, reach) in hit.reaches.enumerated().reversed() {
      guard reach.responder.environment.isEnabled else { continue }
      let identity = reach.responder.touchIdentity
      let contender: Contender
      if let known = contenders.first(where: { $0.identity === identity }) {
        contender = known
      } else {
        let spaces = hit.spaces.filter { $0.depth > index }
        let seat = GestureSeat(reach, spaces, graph: graph)
        contender = Contender(reach, reach.responder.makeRecognizer(seat), outer: outer)
        contenders.append(contender)
      }
      // What is decided takes no more fingers.
      if contender.status == .possible || contender.status == .active {
        contender.fingers.append(event.id)
      }
      outer = contender
      if index >= watch?.ownReaches ?? 0 { claimants.append(contender) }
    }
    if let watch {
      followers.append(TouchFollower(event.id, watch.watcher, claimants: claimants))
    }
  }

  /// Hands a new value of the gesture of `node` to its recogniser, if that is at work.
  func refresh(_ node: Node, _ gesture: Any) {
    for contender in contenders where contender.node === node {
      contender.recognizer.accept(gesture)
    }
  }

  /// Decides what is due now.
  func settle() {
    isDue = true
    guard !isSettling else { return }
    isSettling = true
    while isDue {
      isDue = false
      settleOnce()
    }
    isSettling = false
  }

  private func settleOnce() {
    for contender in contenders {
      if contender.node.isRemoved { contender.recognizer.cancel() }
      contender.recognizer.react()
    }
    let roots = contenders.filter { $0.outer == nil }
    var losers: [Contender] = []
    let winners = roots.flatMap { judge($0, &losers).winners }
    for loser in losers where loser.status != .failed {
      loser.recognizer.cancel()
      loser.recognizer.deliver()
    }
    for winner in winners {
      if winner.status.isRecognized { winner.hasWon = true }
      winner.recognizer.deliver()
    }
    for follower in followers { follower.settle(at: graph.timeline.now) }
    followers.removeAll { $0.isOver }
    for root in roots where isOver(root) {
      let over = contenders.filter { isPart($0, of: root) }
      contenders.removeAll { isPart($0, of: root) }
      for contender in over { contender.recognizer.forgotten() }
    }
  }

  /// Judges a gesture and all inside it.
  private func judge(_ contender: Contender, _ losers: inout [Contender]) -> Verdict {
    var inside = Verdict()
    for inner in contenders where inner.outer === contender {
      let verdict = judge(inner, &losers)
      inside.isRecognized = inside.isRecognized || verdict.isRecognized
      inside.isUndecided = inside.isUndecided || verdict.isUndecided
      inside.winners += verdict.winners
    }
    let status = contender.status
    var alone = Verdict(
      isRecognized: status.isRecognized, isUndecided: status == .possible, winners: [contender])

    /// This gesture goes on without those inside.
    func win() -> Verdict {
      losers += contenders.filter { $0 !== contender && isPart($0, of: contender) }
      return alone
    }
    /// Those inside go on without this gesture.
    func lose() -> Verdict {
      losers.append(contender)
      return inside
    }
    func together() -> Verdict {
      alone.isRecognized = alone.isRecognized || inside.isRecognized
      alone.isUndecided = alone.isUndecided || inside.isUndecided
      alone.winners = inside.winners + alone.winners
      return alone
    }

    switch contender.rightOfWay {
    case .both:
      return together()
    case .inner:
      if contender.hasWon { return win() }
      if inside.isRecognized { return lose() }
      guard inside.isUndecided else { return together() }
      // What has come to its end while the finger is down has waited long enough.
      if status == .ended, !contender.fingers.isEmpty { return win() }
      return inside
    case .outer:
      if status.isRecognized { return win() }
      return status == .possible ? alone : together()
    case .first:
      if inside.isRecognized { return lose() }
      return status.isRecognized ? win() : together()
    }
  }

  private func isPart(_ contender: Contender, of root: Contender) -> Bool {
    var current: Contender? = contender
    while let candidate = current {
      if candidate === root { return true }
      current = candidate.outer
    }
    return false
  }

  /// Whether nothing can come of a gesture and those inside any more.
  private func isOver(_ root: Contender) -> Bool {
    contenders.filter { isPart($0, of: root) }.allSatisfy {
      $0.fingers.isEmpty && $0.status != .possible && $0.status != .active
    }
  }
}

extension ViewGraph {
  /// Touches the scene: puts a finger down, moves it or takes it up, at the time line's now.
  ///
  /// Call ``settleNow()`` afterwards to let follow what does.
  ///
  /// - Parameters:
  ///   - phase: What the finger does.
  ///   - point: Where, in points of the stage.
  ///   - id: Which finger.
  public func touch(_ phase: TouchPhase, at point: CGPoint, id: Int = 0) {
    touches.touch(TouchEvent(phase: phase, id: id, point: point, time: timeline.now))
  }
  /// Whether what is told of the touches of a finger has been told that it is down.
  package func isTouchTold(of id: Int) -> Bool { touches.isTold(of: id) }
}
