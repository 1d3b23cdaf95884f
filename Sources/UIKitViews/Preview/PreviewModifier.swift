@_spi(Engine) public import ViewEngine
import Views

/// A preview modifier: what previews have around them, with something that several of them share.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of what is shared.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The view to which the modifier is applied.
  typealias Content = PreviewModifierContent
  /// Makes what is shared, before the preview is shown.
  static func makeSharedContext() async throws -> Context
  /// The changed preview.
  ///
  /// - Parameters:
  ///   - content: The preview.
  ///   - context: What is shared.
  /// - Returns: The changed preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing: nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The preview to which a preview modifier is applied.
public struct PreviewModifierContent: View {
  let content: AnyView
  public var body: AnyView { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Changes the preview by a modifier.
  ///
  /// What is shared is made at the film's start; until then nothing is shown, nor where it cannot be made.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The trait.
  @MainActor @preconcurrency public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self
  {
    Self(wish: .modified) { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }
}

/// A preview with a modifier around it.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?

  var body: some View {
    if Modifier.Context.self == Void.self, let nothing = () as? Modifier.Context {
      modifier.body(content: PreviewModifierContent(content: content), context: nothing)
    } else if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      // A view, as nothing is never there.
      Color.clear.task {
        do {
          context = try await Modifier.makeSharedContext()
        } catch {
          IneffectiveSettings.note("\(Modifier.self).makeSharedContext, which threw \(error),")
        }
      }
    }
  }
}
