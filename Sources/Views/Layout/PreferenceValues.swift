@_spi(Engine) public import ViewEngine

/// Views in front of or behind a view, made of a preference of it.
private struct PreferenceLayer<Key: PreferenceKey, Layer: View>: ViewModifier {
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer
  @State private var record = PreferenceRecord<Key>()
  @State private var revision = 0

  @ViewBuilder func body(content: Content) -> some View {
    // Reading the number has this body evaluated again when the preference changes.
    let _ = revision
    let watched = content.modifier(PreferenceWatch(record) { revision += 1 })
    if isBehind {
      watched.background(alignment: alignment) { layer(record.value ?? Key.defaultValue) }
    } else {
      watched.overlay(alignment: alignment) { layer(record.value ?? Key.defaultValue) }
    }
  }
}

extension View {
  /// Layers views in front of this one that are made of a preference of it.
  ///
  /// - Parameters:
  ///   - key: The preference's key.
  ///   - alignment: Where the views stand in this view's frame.
  ///   - transform: Makes the views of the value.
  /// - Returns: This view with its overlay.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: false, layer: transform))
  }
  /// Layers views behind this one that are made of a preference of it.
  ///
  /// - Parameters:
  ///   - key: The preference's key.
  ///   - alignment: Where the views stand in this view's frame.
  ///   - transform: Makes the views of the value.
  /// - Returns: This view with its background.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: true, layer: transform))
  }
}

extension GeometryProxy {
  /// The place of an anchor in the view's own coordinates.
  public subscript<T: Sendable>(anchor: Anchor<T>) -> T { anchor.value(seenFrom: box) }
}
