@_spi(Engine) import ViewEngine
import Views

extension UIViewController {
  /// The transition of a controller's page.
  @MainActor @preconcurrency public final class Transition {
    let source: @MainActor (ZoomSourceContext) -> UIView?

    private init(_ source: @escaping @MainActor (ZoomSourceContext) -> UIView?) {
      self.source = source
    }

    /// The options of a zoom; there are none in this version.
    @MainActor @preconcurrency public final class ZoomOptions {
      /// Creates the usual options.
      public init() {}
    }

    /// The controllers of a zoom.
    @MainActor @preconcurrency public struct ZoomSourceContext {
      /// The controller whose page grows and shrinks.
      public let zoomedViewController: UIViewController
      /// The controller whose page lies below.
      public let sourceViewController: UIViewController
    }

    /// The page grows out of a view and shrinks back into one.
    ///
    /// - Parameters:
    ///   - options: What else is said.
    ///   - sourceViewProvider: Finds the view, anew for each way; without one the page slides.
    /// - Returns: The transition.
    /// - Note: Accepted; no effect. `options`: a page zooms in one way.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping @MainActor (ZoomSourceContext) -> UIView?
    ) -> Transition {
      Transition(sourceViewProvider)
    }
  }
}
