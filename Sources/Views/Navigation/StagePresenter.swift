import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The stage presenter: shows sheets and dialogs over the stage for code, as modifiers do for views.
@MainActor package final class StagePresenter {
  private let host: PresentationHost

  /// Creates a presenter that shows nothing.
  ///
  /// - Parameter inputs: Its place, below that of who presents.
  package init(_ inputs: NodeInputs) { host = PresentationHost(inputs) }

  /// Its place in the graph.
  package var node: Node { host }

  /// Takes the environment of who presents.
  package func pass(_ environment: EnvironmentValues) { host.pass(environment) }

  /// Shows a sheet, or shows it anew; within an update.
  ///
  /// - Parameters:
  ///   - content: What is on its card: all of it, as a ground is.
  ///   - dismiss: Called when a hand pulls the sheet away, or taps beside it; where it does nothing, the sheet stays.
  package func showSheet(_ content: some View, dismiss: @escaping @MainActor () -> Void) {
    show(SheetView(content: content, dismiss: dismiss))
  }

  /// Shows a view that brings its own ground and motion; within an update.
  func show(_ view: any View) { host.show([(AnyHashable(true), view)]) }

  /// Lets go what is shown; within an update.
  package func hide() { host.show([]) }

  /// Shows nothing more, at once.
  package func remove() { host.remove() }
}

extension EnvironmentValues {
  /// This environment as views have it that are presented over others; it counts as the same until it is renewed.
  ///
  /// - Parameter dismiss: Dismisses what is presented.
  /// - Returns: The environment.
  @MainActor package func presented(
    dismiss: @escaping @MainActor () -> Void
  ) -> EnvironmentValues {
    var presented = self
    presented.dismiss = DismissAction(action: dismiss)
    presented.isPresented = true
    presented.isInTabBar = false
    presented.offeredSearch = nil
    presented.offeredSuggestions = nil
    return presented
  }
}
