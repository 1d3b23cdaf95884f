import Motion
@_spi(Engine) public import ViewEngine

/// A navigation transition: how a page, a sheet or a cover comes and goes.
@MainActor @preconcurrency public protocol NavigationTransition {
  /// The transition of the page's box, or `nil` for the usual one; the graph knows sources.
  func _pageTransition(_ sources: _TransitionSources) -> AnyTransition?
}

/// The sources of zoom transitions.
@MainActor public struct _TransitionSources {
  package let sources: TransitionSources
}

extension NavigationTransition {
  func pageTransition(_ graph: ViewGraph) -> AnyTransition? {
    _pageTransition(_TransitionSources(sources: graph.transitionSources))
  }
}

/// The navigation transition that a page's content sets; `nil` for none.
enum NavigationTransitionTrait: LayoutValueKey {
  static var defaultValue: (any NavigationTransition)? { nil }
}

/// The automatic navigation transition: a push, or from below for sheets and covers.
public struct AutomaticNavigationTransition: NavigationTransition {
  public func _pageTransition(_ sources: _TransitionSources) -> AnyTransition? { nil }
}

/// The zoom transition: a page grows out of a view and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  let key: MatchedKey

  public func _pageTransition(_ sources: _TransitionSources) -> AnyTransition? {
    // Without its source the page comes the usual way.
    guard sources.sources.source(key) != nil else {
      sources.sources.noteMissing(key)
      return nil
    }
    return AnyTransition(ZoomPage(key: key)).animation(.zoomingPage)
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The automatic transition: a push, or from below for sheets and covers.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The zoom transition out of a source and back into it.
  ///
  /// - Parameters:
  ///   - sourceID: The identity of the source, as in `matchedTransitionSource(id:in:)`.
  ///   - namespace: The namespace of that identity.
  /// - Returns: The transition; where there is no such source, the page comes as it does without.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(key: MatchedKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

extension View {
  /// Sets the navigation transition of the page of which this is the content.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(TraitModifier { $0[NavigationTransitionTrait.self] = style })
  }
}

/// The zoom transition of a page's box.
package struct ZoomPage: Transition {
  let key: MatchedKey

  package init(key: MatchedKey) { self.key = key }

  package func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ZoomEffect(key: key, progress: phase.isIdentity ? 1 : 0))
  }
}
