@_spi(Engine) public import ViewEngine

/// The presentation mode of a page, sheet or cover: the older form of ``DismissAction``.
public struct PresentationMode: Sendable {
  /// Whether it can be dismissed.
  public private(set) var isPresented: Bool
  /// Dismisses it; where nothing is presented, nothing happens.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// The presentation mode of the page, sheet or cover on which a view is.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return MainActor.assumeIsolated {
      Binding(
        get: { PresentationMode(isPresented: isPresented) },
        set: { mode in
          if !mode.isPresented { dismiss() }
        })
    }
  }
}
