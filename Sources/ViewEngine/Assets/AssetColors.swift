import DisplayList
import Synchronization

/// The colours of a stage's assets, as environments hand them down.
package final class AssetColors: Sendable {
  let assets: Assets
  /// Names that were asked for in vain.
  private let unknown = Mutex<Set<String>>([])

  init(_ assets: Assets) { self.assets = assets }

  /// The colours of the stage that was set up last: of code that has no environment at hand.
  package static var current: AssetColors { shared.withLock(\.self) }
  private static let shared = Mutex(AssetColors(Assets()))

  /// Makes these the colours that code finds that has no environment at hand.
  fileprivate func makeCurrent() { Self.shared.withLock { $0 = self } }

  /// The name of the colour in which an app's controls are by itself.
  private static let accentName = "AccentColor"

  /// The components of a colour: grey if nothing has its name, which is counted.
  func resolve(_ name: String, in environment: EnvironmentValues) -> ResolvedColor {
    if let color = assets.color(named: name, in: environment.colorScheme) {
      return color.resolve(in: environment)
    }
    unknown.withLock { _ = $0.insert(name) }
    return SystemColor.gray.resolved(in: environment)
  }

  /// The app's accent colour: the system's blue unless the assets have one.
  func accent(in environment: EnvironmentValues) -> ResolvedColor {
    assets.color(named: Self.accentName, in: environment.colorScheme)?.resolve(in: environment)
      ?? SystemColor.blue.resolved(in: environment)
  }

  /// What the film lacks for want of colours: a line for people each, sorted.
  var shortcomings: [String] {
    unknown.withLock { $0.sorted() }.map {
      "no colour '\($0)' among the project's assets; it is drawn grey"
    } + assets.faults
  }
}

extension Assets {
  /// Makes these the assets that code finds that has no environment at hand, as `UIColor(named:)` has none.
  ///
  /// - Returns: Their colours.
  @discardableResult package func makeCurrent() -> AssetColors {
    let colors = AssetColors(self)
    colors.makeCurrent()
    return colors
  }

  /// The assets of the stage that was set up last: of code that has no environment at hand.
  package static var current: Assets { AssetColors.current.assets }
}
