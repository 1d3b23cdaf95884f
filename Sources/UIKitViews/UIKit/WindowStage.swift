import Foundation
@_spi(Engine) import ViewEngine
import Views

/// The place of a window over the stage.
final class WindowStage: UIKitHostNode, StageOverlay {
  /// Shows a window over a stage.
  init(_ window: UIWindow, _ graph: ViewGraph) {
    super.init(
      NodeInputs(graph: graph, environment: Self.environment(graph.rootEnvironment, window, graph)))
    self.window = window
    graph.overlays.append(self)
    show(window)
    graph.needsLayout = true
  }

  var level: Double { window.level }
  /// A window stands where its frame says.
  override var fillsPlace: Bool { false }

  func place(over stage: CGRect) { box.place(in: stage, proposal: ProposedViewSize(stage.size)) }

  func stageChanged(_ environment: EnvironmentValues) {
    update(EmptyView(), environment: Self.environment(environment, window, graph))
  }

  /// The environment of a window on a stage: light or dark as it says, but for the stage's own.
  private static func environment(
    _ outer: EnvironmentValues, _ window: UIWindow, _ graph: ViewGraph
  ) -> EnvironmentValues {
    guard !(window is StageWindow), let scheme = window.ownColorScheme else { return outer }
    var environment = outer
    environment.colorScheme = scheme
    environment.renew(graph.takeSerial())
    return environment
  }

  override func wasRemoved() {
    super.wasRemoved()
    graph.overlays.removeAll { $0 === self }
  }
}
