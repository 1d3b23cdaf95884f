/// A preview provider: a type whose static property is shown as a preview, the way before
/// `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of what is shown.
  associatedtype Previews: View
  /// The previews: what is shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The preview layout: how large the stage of a preview provider's view is.
public enum PreviewLayout: Hashable, Sendable {
  /// The stage's usual size.
  case device
  /// As large as the view.
  case sizeThatFits
  /// This size, in points.
  case fixed(width: Double, height: Double)
}

/// A device, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The device's name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of the device in a preview.
public enum InterfaceOrientation: Hashable, Sendable {
  /// Upright.
  case portrait
  /// Upside down, which looks the same here.
  case portraitUpsideDown
  /// On its side.
  case landscapeLeft
  /// On its other side, which looks the same here.
  case landscapeRight
}

/// The preview modifiers of a preview provider's view.
struct PreviewWishes {
  var name: String?
  var traits: [PreviewTrait<Preview.ViewTraits>] = []
}

/// A view with a preview modifier.
public struct _PreviewWishView<Content: View>: View {
  let content: Content
  let wishes: PreviewWishes

  /// The view itself.
  public var body: some View { content }
}

extension View {
  /// Sets the preview layout of a preview provider's views.
  ///
  /// - Parameter layout: The stage's size.
  /// - Returns: The same view with the wish.
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    let trait: PreviewTrait<Preview.ViewTraits> =
      switch layout {
      case .device: .defaultLayout
      case .sizeThatFits: .sizeThatFitsLayout
      case .fixed(let width, let height): .fixedLayout(width: width, height: height)
      }
    return _PreviewWishView(content: self, wishes: PreviewWishes(traits: [trait]))
  }

  /// Names the device of a preview provider's views.
  ///
  /// - Parameter value: The device.
  /// - Returns: The same view.
  /// - Note: Accepted; no effect. `value`: `--device` says which device it is.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the orientation of the device of a preview provider's views.
  ///
  /// - Parameter value: The orientation.
  /// - Returns: The same view with the wish.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    let trait: PreviewTrait<Preview.ViewTraits> =
      switch value {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
    return _PreviewWishView(content: self, wishes: PreviewWishes(traits: [trait]))
  }

  /// Names the previews of a preview provider's views.
  ///
  /// - Parameter name: The preview's name; `nil` leaves it without one.
  /// - Returns: The same view with the name.
  public func previewDisplayName(_ name: String?) -> some View {
    _PreviewWishView(content: self, wishes: PreviewWishes(name: name))
  }
}
