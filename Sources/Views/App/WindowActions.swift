@_spi(Engine) public import ViewEngine

/// The open-window action: asks for a window, of which a film has one; the film's result says so.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}
  /// Asks for a window of the group with an identity.
  ///
  /// - Note: Accepted; no effect. `id`: a film has one window, as a telephone's app has.
  public func callAsFunction(id: String) { IneffectiveSettings.note("openWindow") }
  /// Asks for a window of the group for values of a type.
  ///
  /// - Note: Accepted; no effect. `value`: a film has one window, as a telephone's app has.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    IneffectiveSettings.note("openWindow")
  }
  /// Asks for a window of a group, for a value.
  ///
  /// - Parameters:
  ///   - id: The group's identity.
  ///   - value: The value.
  /// - Note: Accepted; no effect. `id`, `value`: a film has one window, as a telephone's app has.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    IneffectiveSettings.note("openWindow")
  }
}

/// The dismiss-window action: closes windows besides a film's own, of which there are none.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}
  /// Closes the window around, which a film keeps.
  public func callAsFunction() { IneffectiveSettings.note("dismissWindow") }
  /// Closes the windows of the group with an identity.
  ///
  /// - Note: Accepted; no effect. `id`: a film has one window, which stays.
  public func callAsFunction(id: String) { IneffectiveSettings.note("dismissWindow") }
  /// Closes the window for a value.
  ///
  /// - Note: Accepted; no effect. `value`: a film has one window, which stays.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    IneffectiveSettings.note("dismissWindow")
  }
  /// Closes the window of a group for a value.
  ///
  /// - Parameters:
  ///   - id: The group's identity.
  ///   - value: The value.
  /// - Note: Accepted; no effect. `id`, `value`: a film has one window, which stays.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    IneffectiveSettings.note("dismissWindow")
  }
}

extension EnvironmentValues {
  /// The action that opens windows: a film has one.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes windows: a film's stays.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether an app may have several windows: a film has one.
  public var supportsMultipleWindows: Bool { false }
}
