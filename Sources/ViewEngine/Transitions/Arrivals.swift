/// The views of a graph that come and go by transitions.
///
/// What comes is laid out as it is before it appears, and goes on from there in the same update. What
/// leaves is laid out where it was, as its container has no place for it any more.
@MainActor final class Arrivals {
  /// What has come since the last layout, and whether by a transition.
  private var new: [(child: DynamicNode.Child, appears: Bool)] = []
  /// Transitions of what is laid out as it is before it appears.
  private var entering: [TransitionHost] = []
  private var leaving: [TransitionHost] = []
  /// Whether a transition of a scene's own was set anywhere: those may change a view that stays.
  private static var knowsOwn = false

  /// Notes that `child` has come.
  ///
  /// - Parameters:
  ///   - child: What has come.
  ///   - appears: Whether it comes by its transition; `false` for what is there from the start on.
  func note(_ child: DynamicNode.Child, appears: Bool) { new.append((child, appears)) }

  /// Notes that a view begins to leave.
  func note(leaving host: TransitionHost) {
    if !leaving.contains(where: { $0 === host }) { leaving.append(host) }
  }

  /// Notes that a view is given `transition`.
  static func note(_ transition: AnyTransition) { if !transition.isPlain { knowsOwn = true } }

  /// Puts transitions around what has come; its boxes, and those around them, are made.
  func makeHosts() {
    while !new.isEmpty {
      let arrivals = new
      new = []
      var owners: [any TransitionOwner] = []
      for (child, appears) in arrivals where appears || Self.knowsOwn {
        guard let owner = child.arrive(appears: appears, { entering.append($0) }) else { continue }
        if owners.last !== owner { owners.append(owner) }
      }
      for owner in owners { owner.boxesBelowChanged() }
    }
  }

  /// Lets what stands where it comes from go to its place.
  ///
  /// - Returns: Whether there was any.
  func show() -> Bool {
    let hosts = entering
    entering = []
    for host in hosts where host.phase == .willAppear && !host.isRemoved { host.show(.identity) }
    return !hosts.isEmpty
  }

  /// Lays out what leaves.
  func placeLeaving() {
    leaving.removeAll { $0.isRemoved || $0.phase != .didDisappear }
    for host in leaving { host.placeWhereItWas() }
  }
}
