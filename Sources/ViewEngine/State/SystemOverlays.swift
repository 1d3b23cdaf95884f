/// What the system draws over a scene where the device's chrome is filmed.
public enum SystemOverlay: Hashable, Sendable {
  /// The bar with the time, the signal and the battery.
  case statusBar
  /// The line at the lower edge by which one leaves an app.
  case homeIndicator
}

/// Which of the system's overlays the views prefer hidden or shown.
final class SystemOverlays: GraphPart {
  private var statusBar = RankedPreferences<Bool>()
  private var homeIndicator = RankedPreferences<Bool>()

  init() {}

  /// Whether an overlay is to be hidden.
  func isHidden(_ overlay: SystemOverlay) -> Bool {
    switch overlay {
    case .statusBar: statusBar.preferred ?? false
    case .homeIndicator: homeIndicator.preferred ?? false
    }
  }

  fileprivate func set(_ overlay: SystemOverlay, isHidden: Bool?, by node: Node) {
    switch overlay {
    case .statusBar: statusBar.set(isHidden, by: node)
    case .homeIndicator: homeIndicator.set(isHidden, by: node)
    }
  }
}

extension ViewGraph {
  /// Whether the views prefer one of the system's overlays hidden.
  public func isHidden(_ overlay: SystemOverlay) -> Bool {
    part(SystemOverlays.self).isHidden(overlay)
  }
}

/// Prefers one of the system's overlays hidden or shown.
struct SystemOverlayPreference: PrimitiveModifier {
  typealias Body = Never
  let overlay: SystemOverlay
  /// Whether it is to be hidden; `nil` for no preference.
  let isHidden: Bool?
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    SystemOverlayNode(content, self, inputs)
  }
}

/// The node of a view that prefers one of the system's overlays hidden or shown.
final class SystemOverlayNode<Content: View>: SingleChildNode {
  init(_ content: Content, _ modifier: SystemOverlayPreference, _ inputs: NodeInputs) {
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    note(modifier)
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, SystemOverlayPreference>.self)
    note(view.modifier)
    child?.update(view.content, environment: environment)
  }

  override func wasRemoved() {
    for overlay in [SystemOverlay.statusBar, .homeIndicator] {
      graph.part(SystemOverlays.self).set(overlay, isHidden: nil, by: self)
    }
  }

  private func note(_ modifier: SystemOverlayPreference) {
    graph.part(SystemOverlays.self).set(modifier.overlay, isHidden: modifier.isHidden, by: self)
  }
}

extension View {
  /// Prefers one of the system's overlays hidden or shown.
  ///
  /// - Parameters:
  ///   - overlay: Which of them.
  ///   - isHidden: Whether it is to be hidden; `nil` for no preference.
  /// - Returns: This view with its preference.
  package func preferring(_ overlay: SystemOverlay, isHidden: Bool?) -> some View {
    modifier(SystemOverlayPreference(overlay: overlay, isHidden: isHidden))
  }
}
