import Foundation
@_spi(Engine) public import ViewEngine

/// The label of a tab that has a title and a symbol, or an image.
public struct DefaultTabLabel: View {
  let title: Text
  let icon: Image

  init(title: Text, icon: Image) { (self.title, self.icon) = (title, icon) }
  init(title: Text, systemImage: String) {
    self.init(title: title, icon: Image(systemName: systemImage))
  }

  public var body: some View {
    Label {
      title
    } icon: {
      icon
    }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value, a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - image: The image's name among the assets.
  ///   - value: The value by which it is chosen.
  ///   - role: What it is for.
  ///   - content: The page.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), icon: Image(image))
    self.init(value, content(), label, isTagged: true, role)
  }
  /// Creates a tab with a value, a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - image: The image's name among the assets.
  ///   - value: The value by which it is chosen.
  ///   - role: What it is for.
  ///   - content: The page.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), icon: Image(image))
    self.init(value, content(), label, isTagged: true, role)
  }
  /// Creates a tab with a value, a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - image: The image among the assets.
  ///   - value: The value by which it is chosen.
  ///   - role: What it is for.
  ///   - content: The page.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), icon: Image(image))
    self.init(value, content(), label, isTagged: true, role)
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// Creates a tab with a title and an image, which is chosen by its place.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - image: The image's name among the assets.
  ///   - role: What it is for.
  ///   - content: The page.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), icon: Image(image))
    self.init(0, content(), label, isTagged: false, role)
  }
  /// Creates a tab with a title and an image, which is chosen by its place.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - image: The image's name among the assets.
  ///   - role: What it is for.
  ///   - content: The page.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), icon: Image(image))
    self.init(0, content(), label, isTagged: false, role)
  }
  /// Creates a tab with a title and an image, which is chosen by its place.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - image: The image among the assets.
  ///   - role: What it is for.
  ///   - content: The page.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), icon: Image(image))
    self.init(0, content(), label, isTagged: false, role)
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab with a value and without a label, as where the bar is hidden.
  ///
  /// - Parameters:
  ///   - value: The value by which it is chosen.
  ///   - content: The page.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value, content(), EmptyView(), isTagged: true)
  }
}

extension Tab where Label == EmptyView, Value == Int {
  /// Creates a tab without a label, which is chosen by its place.
  ///
  /// - Parameter content: The page.
  public init(@ViewBuilder content: () -> Content) {
    self.init(0, content(), EmptyView(), isTagged: false)
  }
}

extension Tab where Value == Int {
  /// Creates a tab with a label of its own, which is chosen by its place.
  ///
  /// - Parameters:
  ///   - content: The page.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(0, content(), label(), isTagged: false)
  }
}
