public import Foundation
@_spi(Engine) public import ViewEngine

/// How somebody has arranged the tabs of a view: in a film nobody has.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// Creates an arrangement as the view has it.
  public init() {}
}

extension TabViewCustomization: _StorableValue {}

extension AppStorage where Value == TabViewCustomization {
  /// Keeps an arrangement of tabs.
  ///
  /// - Parameters:
  ///   - key: The name that it is kept under.
  ///   - store: The defaults that it stands in; `nil` for those of the environment.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}

extension View {
  /// Lets somebody arrange the tabs below where they are in a sidebar, and keeps how.
  ///
  /// - Parameter customization: Keeps it.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `customization`: nobody arranges the tabs of a film.
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  /// Names a tab or section for an arrangement of tabs.
  ///
  /// - Parameter id: The name.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `id`: nobody arranges the tabs of a film.
  public func customizationID(_ id: String) -> some View { self }
}
