internal import Foundation
internal import Motion
internal import SceneDocuments
internal import SceneGraph
internal import ViewEngine

/// Makes a document's events change its states: times, touches and rest.
@MainActor final class DocumentConductor {
  let rate: FrameRate
  private let document: SceneDocument
  private let watch: SettlingWatch
  private var moment: Binding<DocumentMoment>?

  init(_ document: SceneDocument, rate: FrameRate) {
    (self.document, self.rate) = (document, rate)
    watch = SettlingWatch(document)
  }

  /// Begins with a document that has appeared.
  ///
  /// - Parameters:
  ///   - moment: Where its states are kept.
  ///   - graph: Where it is shown; `nil` for nowhere.
  func start(_ moment: Binding<DocumentMoment>, in graph: ViewGraph?) {
    guard let graph, self.moment == nil else { return }
    self.moment = moment
    watch.start(in: graph.timeline, movement: { [weak graph] in graph?.nextMovementEvent }) {
      [weak self] in self?.settled($0)
    }
    for event in document.events {
      guard case .at(let time) = event.trigger else { continue }
      let instant = time.instant(at: rate)
      if instant <= graph.timeline.now {
        perform(event)
      } else {
        graph.timeline.schedule(at: instant, .timer) { [weak self] in self?.perform(event) }
      }
    }
  }

  /// Begins a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - animation: How the change moves; `nil` for what the document's transitions say.
  /// - Returns: Whether there is such a state.
  @discardableResult func begin(_ state: String, animation: AnimationChoice?) -> Bool {
    guard let group = document.states.firstIndex(where: { $0.states.contains(state) }) else {
      return false
    }
    guard let moment else { return true }
    var next = moment.wrappedValue
    let choice = animation ?? document.animation(from: next.active[group], to: state)
    next.begin(state, inGroup: group, by: choice)
    guard watch.isNeeded else {
      withAnimation(choice.animation) { moment.wrappedValue = next }
      return true
    }
    watch.changed(to: state)
    withAnimation(choice.animation, completionCriteria: .removed) {
      moment.wrappedValue = next
    } completion: { [watch] in
      MainActor.assumeIsolated { watch.changeEnded() }
    }
    return true
  }

  /// Lets the events of some numbers happen, those of them that count now.
  func perform(_ numbers: [Int]) {
    // Whether they count is known before the first of them changes anything.
    let counting = numbers.map { document.events[$0] }.filter { counts($0) }
    for event in counting { change(event) }
  }

  // MARK: Dragging

  /// A finger has dragged a node.
  func drag(_ number: Int, by translation: CGSize) {
    guard let drag = document.events[number].drag, let moment else { return }
    var transaction = Transaction()
    // So that it goes on as fast as it was dragged when it is let go.
    transaction.tracksVelocity = true
    withTransaction(transaction) { moment.wrappedValue.drags[number] = drag.limited(translation) }
  }

  /// A finger lets a node go.
  func endDrag(_ number: Int, at translation: CGSize) {
    let event = document.events[number]
    guard let drag = event.drag, let moment else { return }
    if drag.isFarEnough(translation) { perform([number]) }
    withAnimation(drag.release.animation) { moment.wrappedValue.drags[number] = .zero }
  }

  // MARK: What happens

  private func perform(_ event: SceneEvent) { if counts(event) { change(event) } }

  private func counts(_ event: SceneEvent) -> Bool {
    guard let from = event.from else { return true }
    return moment?.wrappedValue.active.contains(from) ?? false
  }

  private func change(_ event: SceneEvent) {
    guard let moment, let first = event.states.first,
      let group = document.states.firstIndex(where: { $0.states.contains(first) }),
      let state = event.next(after: moment.wrappedValue.active[group])
    else { return }
    begin(state, animation: event.animation)
  }

  /// A state is at rest; `nil` for the start.
  private func settled(_ state: SettlingWatch.Settled) {
    guard let moment else { return }
    let now = moment.wrappedValue
    if let name = state.name {
      // What has ended since, or begun again, is waited for anew.
      guard now.active.contains(name), now.counts[name] == state.count else { return }
    } else if now.change > 0 {
      return
    }
    perform(state.event)
  }
}

extension SceneEvent {
  /// How its node is dragged, if it is a drag.
  fileprivate var drag: Drag? { if case .drag(let drag) = trigger { drag } else { nil } }
}
