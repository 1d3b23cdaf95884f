/// What the views of one presentation prefer, the stage's or a sheet's: a colour scheme that rises to it.
@MainActor package final class PreferredColorSchemes {
  private var preferences = RankedPreferences<ColorScheme>()
  /// Called when another scheme is preferred than before, in an update.
  package var changed: () -> Void = {}

  package init() {}

  /// The colour scheme that is preferred; `nil` for none.
  package var preferred: ColorScheme? { preferences.preferred }

  /// Sets what a view prefers, or takes its preference away.
  fileprivate func set(_ scheme: ColorScheme?, by node: Node) {
    let old = preferred
    preferences.set(scheme, by: node)
    if preferred != old { changed() }
  }
}

/// Prefers a colour scheme for the presentation around.
struct PreferredColorScheme: PrimitiveModifier {
  typealias Body = Never
  let scheme: ColorScheme?
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    PreferredColorSchemeNode(content, self, inputs)
  }
}

/// The node of a view that prefers a colour scheme.
final class PreferredColorSchemeNode<Content: View>: SingleChildNode {
  private let presentation: PreferredColorSchemes?

  init(_ content: Content, _ modifier: PreferredColorScheme, _ inputs: NodeInputs) {
    presentation = inputs.environment.drawing.colorSchemes
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    presentation?.set(modifier.scheme, by: self)
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, PreferredColorScheme>.self)
    child?.update(view.content, environment: environment)
    presentation?.set(view.modifier.scheme, by: self)
  }

  override func wasRemoved() { presentation?.set(nil, by: self) }
}

extension View {
  /// Sets the colour scheme that the whole presentation is to have: the stage, or the sheet in which this view is.
  ///
  /// - Parameter colorScheme: The scheme; `nil` for no preference.
  /// - Returns: This view with its preference.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme))
  }
}
