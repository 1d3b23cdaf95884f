extension NodeValues {
  /// These values, with those that others say in their place.
  public func changed(by other: NodeValues) -> NodeValues {
    var result = self
    func put<Value>(_ key: WritableKeyPath<NodeValues, Value?>) {
      if let value = other[keyPath: key] { result[keyPath: key] = value }
    }
    put(\.isShown); put(\.text); put(\.image); put(\.symbol); put(\.path)
    put(\.width); put(\.height); put(\.cornerRadius); put(\.cornerStyle)
    put(\.trimFrom); put(\.trimTo); put(\.fill); put(\.stroke)
    put(\.font); put(\.textAlignment); put(\.lineLimit); put(\.lineSpacing); put(\.tracking)
    put(\.contentTransition); put(\.contentMode)
    put(\.spacing); put(\.alignment); put(\.padding); put(\.background); put(\.minLength)
    put(\.opacity); put(\.blur); put(\.brightness); put(\.contrast); put(\.saturation)
    put(\.grayscale); put(\.hueRotation); put(\.shadow); put(\.blendMode)
    put(\.x); put(\.y); put(\.position); put(\.scaleX); put(\.scaleY)
    put(\.rotation); put(\.rotation3D); put(\.anchor); put(\.zIndex)
    return result
  }
}
