import Motion
@_spi(Engine) public import ViewEngine

/// How a page, a sheet or a cover comes and goes.
@MainActor @preconcurrency public protocol NavigationTransition {
  /// The same as a transition of the page's box, or `nil` for the usual one; the graph knows sources.
  func _pageTransition(_ sources: _TransitionSources) -> AnyTransition?
}

/// The views from which pages can zoom.
@MainActor public struct _TransitionSources {
  package let sources: TransitionSources
}

extension NavigationTransition {
  func pageTransition(_ graph: ViewGraph) -> AnyTransition? {
    _pageTransition(_TransitionSources(sources: graph.transitionSources))
  }
}

/// How the page of which a view is the content comes and goes; `nil` where the view says nothing.
enum NavigationTransitionTrait: LayoutValueKey {
  static var defaultValue: (any NavigationTransition)? { nil }
}

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition {
  public func _pageTransition(_ sources: _TransitionSources) -> AnyTransition? { nil }
}

/// A page grows out of a view and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  let key: MatchedKey

  public func _pageTransition(_ sources: _TransitionSources) -> AnyTransition? {
    // Without its source the page comes the usual way.
    guard sources.sources.source(key) != nil else {
      sources.sources.noteMissing(key)
      return nil
    }
    return AnyTransition(ZoomPage(key: key)).animation(.page)
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of the view that is the source of `sourceID`, and shrinks back into it.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(key: MatchedKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

extension View {
  /// Says how the page of which this is the content comes and goes.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(TraitModifier { $0[NavigationTransitionTrait.self] = style })
  }
}

/// A page grows out of its source.
package struct ZoomPage: Transition {
  let key: MatchedKey

  package init(key: MatchedKey) { self.key = key }

  package func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ZoomEffect(key: key, progress: phase.isIdentity ? 1 : 0))
  }
}
