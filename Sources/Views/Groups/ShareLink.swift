public import Foundation
@_spi(Engine) public import ViewEngine

/// A share link: a button that would open the system's panel for sharing.
///
/// A film shows no such panel; its result says so when the link is tapped.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  private let label: Label

  fileprivate init(showing label: Label) { self.label = label }

  public var body: some View {
    Button {
      IneffectiveSettings.note("ShareLink's panel")
    } label: {
      label
    }
  }
}

/// The default label of a share link: “Share…” with its symbol.
public struct DefaultShareLinkLabel: View {
  private let title: Text?

  init(_ title: Text? = nil) { self.title = title }

  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A share preview: what the system's panel would show of what is shared.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview of a title.
  ///
  /// - Parameter titleKey: The title.
  /// - Note: Accepted; no effect. `titleKey`: no panel is shown.
  public init(_ titleKey: LocalizedStringKey) { self.init() }
  /// Creates a preview of a title.
  ///
  /// - Parameter title: The title.
  /// - Note: Accepted; no effect. `title`: no panel is shown.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Creates a preview of a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image.
  /// - Note: Accepted; no effect. `titleKey`, `image`: no panel is shown.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  /// Creates a preview of a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  /// - Note: Accepted; no effect. `title`, `image`: no panel is shown.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a share link for an address, with a label.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  ///   - label: What is shown.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`: no panel is shown.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(showing: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a share link for a text, with a label.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  ///   - label: What is shown.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`: no panel is shown.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(showing: label())
  }
}

extension ShareLink {
  /// Creates a share link for anything, with a label.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  ///   - preview: What the system's panel would show.
  ///   - label: What is shown.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`, `preview`: no panel is shown.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(showing: label())
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a share link for an address.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`: no panel is shown.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(showing: DefaultShareLinkLabel())
  }
  /// Creates a share link for an address, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`: no panel is shown.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(showing: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// Creates a share link for an address, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`: no panel is shown.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(showing: DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a share link for a text.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`: no panel is shown.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(showing: DefaultShareLinkLabel())
  }
  /// Creates a share link for a text, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`: no panel is shown.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(showing: DefaultShareLinkLabel(Text(titleKey)))
  }
  /// Creates a share link for a text, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`: no panel is shown.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(showing: DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a share link for anything.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  ///   - preview: What the system's panel would show.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`, `preview`: no panel is shown.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(showing: DefaultShareLinkLabel())
  }
  /// Creates a share link for anything, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - item: What is shared.
  ///   - subject: The subject of a letter.
  ///   - message: The words that go with it.
  ///   - preview: What the system's panel would show.
  /// - Note: Accepted; no effect. `item`, `subject`, `message`, `preview`: no panel is shown.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(showing: DefaultShareLinkLabel(Text(titleKey)))
  }
}
