import Motion

/// A view's question that is shown with an animation of its own.
final class Follower {
  var model: (any PersistentModel.Type)?
  var animation: Animation?
}

/// The questions that views show with animations of their own, as long as the views are there.
final class Followers {
  private final class Link {
    weak var follower: Follower?
    init(_ follower: Follower) { self.follower = follower }
  }
  private var links: [Link] = []

  func add(_ follower: Follower) {
    guard !links.contains(where: { $0.follower === follower }) else { return }
    links.removeAll { $0.follower == nil }
    links.append(Link(follower))
  }

  /// The animation of changes of models of a type: that of the first view that asks for one.
  func animation(for model: any PersistentModel.Type) -> Animation? {
    links.lazy.compactMap(\.follower).first { $0.model == model && $0.animation != nil }?.animation
  }
}
