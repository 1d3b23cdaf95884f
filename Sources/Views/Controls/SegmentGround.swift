@_spi(Engine) import ViewEngine

/// What an app asks of all its segmented pickers at once, by UIKit's `appearance()`.
@MainActor package enum SegmentWishes {
  /// The colour behind the chosen segment; `nil` for the usual one.
  package static var ground: Color?
}

private enum SegmentGroundKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The colour behind the chosen segment of segmented pickers; `nil` for the usual one.
  package var segmentGround: Color? {
    get { self[SegmentGroundKey.self] }
    set { self[SegmentGroundKey.self] = newValue }
  }
}
