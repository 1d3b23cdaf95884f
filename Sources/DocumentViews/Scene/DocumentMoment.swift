internal import Foundation
internal import Motion
internal import SceneDocuments

/// What holds at a moment of a document: the states, and how it came to them.
struct DocumentMoment: Equatable {
  /// The state of each group that holds, in the order of the groups.
  private(set) var active: [String]
  /// How often each state has begun; none at the start.
  private(set) var counts: [String: Int] = [:]
  /// The number of the latest change; 0 at the start.
  private(set) var change = 0
  /// The state that began with the latest change.
  private(set) var begun: String?
  /// How the latest change moves.
  private(set) var animation = AnimationChoice.none
  /// How far each node is dragged now, by the number of its event.
  var drags: [Int: CGSize] = [:]

  /// The start of a document: the first state of each group holds.
  init(of document: SceneDocument) { active = document.states.compactMap(\.states.first) }

  /// Begins a state; one that holds begins again.
  mutating func begin(_ state: String, inGroup group: Int, by animation: AnimationChoice) {
    active[group] = state
    counts[state, default: 0] += 1
    change += 1
    (begun, self.animation) = (state, animation)
  }

  /// How often one of some states has begun.
  func count(of states: [String]) -> Int { states.reduce(0) { $0 + counts[$1, default: 0] } }

  /// Whether one of some states begins with the latest change.
  func begins(_ states: [String]) -> Bool { begun.map(states.contains) ?? false }
}
