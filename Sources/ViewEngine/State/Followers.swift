import Motion
import Observation

/// A view's question to a store, which is shown with an animation of its own.
package final class Follower {
  /// What is asked for: the name of a kind of things.
  package var kind: AnyHashable?
  /// How changes of it are shown.
  package var animation: Animation?

  package init() {}
}

/// The questions that views show with animations of their own, as long as the views are there.
package final class Followers {
  private final class Link {
    weak var follower: Follower?
    init(_ follower: Follower) { self.follower = follower }
  }
  private var links: [Link] = []

  package init() {}

  package func add(_ follower: Follower) {
    guard !links.contains(where: { $0.follower === follower }) else { return }
    links.removeAll { $0.follower == nil }
    links.append(Link(follower))
  }

  /// The animation of changes of a kind of things: that of the first view that asks for one.
  package func animation(for kind: AnyHashable) -> Animation? {
    links.lazy.compactMap(\.follower).first { $0.kind == kind && $0.animation != nil }?.animation
  }
}

/// A number that grows with each change of a store, so that views follow.
package final class Revision: Observable {
  private let registrar = ObservationRegistrar()
  private var number = 0

  package init() {}

  /// Notes that what the store holds is read.
  package func read() { registrar.access(self, keyPath: \.number) }

  /// Performs a change of what the store holds.
  package func write(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.number) {
      number += 1
      change()
    }
  }
}
