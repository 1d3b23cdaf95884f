import Foundation
@_spi(Engine) public import ViewEngine

/// A content unavailable view: what a screen says while it has nothing to show.
///
/// It takes all the room that it is offered, its parts in the middle.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - label: A title with a symbol, which stands large above it.
  ///   - description: What it says below the title, smaller.
  ///   - actions: Buttons below.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  // Spacings by the distances of ink in pictures of iOS 18, with symbols, with and without buttons, on 375
  // and 393 points.
  public var body: some View {
    VStack(spacing: 20.5) {
      VStack(spacing: 3) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(ValueShapeStyle())
      }
      // Bordered buttons are capsules 28 high there.
      actions.font(.subheadline).controlSize(.small)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol large and grey above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 15) {
      configuration.icon.font(.system(size: 48, weight: .medium)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view of a title, one of the system's symbols and a description.
  ///
  /// - Parameters:
  ///   - title: The title, in which simple Markdown counts.
  ///   - name: The name of a symbol.
  ///   - description: What it says below the title; `nil` for nothing.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(Views.Label(title, systemImage: name), description)
  }
  /// Creates the view of a title, one of the system's symbols and a description.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - name: The name of a symbol.
  ///   - description: What it says below the title; `nil` for nothing.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(Views.Label(title, systemImage: name), description)
  }
  /// Creates the view of a title, an image of the scene's assets and a description.
  ///
  /// - Parameters:
  ///   - title: The title, in which simple Markdown counts.
  ///   - name: The name of a picture among the scene's assets.
  ///   - description: What it says below the title; `nil` for nothing.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(Views.Label(title, image: name), description)
  }

  /// Creates the view of a title, an image of the scene's assets and a description.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - name: The name of a picture among the scene's assets.
  ///   - description: What it says below the title; `nil` for nothing.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(Views.Label(title, image: name), description)
  }

  private init(_ label: Label, _ description: Text?) {
    self.init(label: { label }, description: { description }, actions: { EmptyView() })
  }

  /// What a search that found nothing says.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// What a search that found nothing says.
  ///
  /// - Parameter text: What was sought.
  /// - Returns: The view, whose title holds the text.
  public static func search(text: String) -> Self {
    text.isEmpty
      ? search
      : Self(
        "No Results for “\(text)”", systemImage: "magnifyingglass",
        description: Text("Check the spelling or try a new search."))
  }
}
