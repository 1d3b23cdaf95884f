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

/// A view of a preview provider with preview modifiers.
@MainActor protocol PreviewWishing {
  var wishes: PreviewWishes { get }
}

/// The preview modifiers of a preview provider's view.
struct PreviewWishes {
  var name: String?
  var traits: [PreviewTrait<Preview.ViewTraits>] = []
}

/// A view with a preview modifier.
public struct _PreviewWishView<Content: View>: View, PreviewWishing {
  let content: Content
  let wishes: PreviewWishes

  /// The view itself.
  public var body: some View { content }
}

extension View {
  /// Sets the preview layout, as the outermost modifier of a preview provider's view.
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
    var wishes = (self as? any PreviewWishing)?.wishes ?? PreviewWishes()
    wishes.traits.append(trait)
    return _PreviewWishView(content: self, wishes: wishes)
  }

  /// Names the preview, as the outermost modifier of a preview provider's view.
  ///
  /// - Parameter name: The preview's name; `nil` leaves it without one.
  /// - Returns: The same view with the name.
  public func previewDisplayName(_ name: String?) -> some View {
    var wishes = (self as? any PreviewWishing)?.wishes ?? PreviewWishes()
    wishes.name = name
    return _PreviewWishView(content: self, wishes: wishes)
  }
}
