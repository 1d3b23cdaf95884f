@_spi(Engine) public import ViewEngine

/// A navigation link: a press pushes a page onto the stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let destination: (() -> Destination)?
  private let value: AnyHashable?
  /// Whether the page is shown, if the scene says so itself.
  private var activity: Binding<Bool>?
  @Environment(\.navigation) private var navigation

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: The page, made when the link is pressed.
  ///   - label: What is pressed.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    (self.destination, self.label, value) = (destination, label(), nil)
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - label: What is pressed.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// Creates a link to the page of a value.
  ///
  /// - Parameters:
  ///   - value: The value, whose page `navigationDestination(for:)` makes; with `nil` the link is
  ///     disabled.
  ///   - label: What is pressed.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    (destination, self.label, self.value) = (nil, label(), value.map { AnyHashable($0) })
  }

  @Environment(\.isInList) private var isInList
  @Environment(\.buttonStyles) private var buttonStyles
  @Environment(\.listChoice) private var listChoice

  public var body: some View {
    let link = link.disabled(navigation == nil || (destination == nil && value == nil))
    if let activity, let destination {
      link.navigationDestination(isPresented: activity, destination: destination)
    } else {
      link
    }
  }

  /// The same link, whose page is shown as long as `activity` says.
  func following(_ activity: Binding<Bool>) -> Self {
    var link = self
    link.activity = activity
    return link
  }

  @ViewBuilder private var link: some View {
    if !isInList {
      Button(action: follow) { label }
    } else if buttonStyles.isAutomatic {
      PressableButton(
        style: LinkRowStyle(),
        configuration: PrimitiveButtonStyleConfiguration(
          role: nil, label: .init(AnyView(LinkRow(label: label))), action: follow,
          trackingChanged: nil))
    } else {
      Button(action: follow) { LinkRow(label: label) }
    }
  }

  /// Says whether the page is shown in a split view's last column; here the column around the link does.
  ///
  /// - Note: Accepted; no effect. `isDetailLink`: the stack or column around decides where pages are shown.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  private func follow() {
    if let activity {
      activity.wrappedValue = true
    } else if let destination {
      navigation?.push(view: AnyView(destination()))
    } else if let value, listChoice?(value) != true {
      navigation?.push(value)
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The label, in which simple Markdown counts.
  ///   - destination: The page, made when the link is pressed.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link to a view, with a title.
  ///
  /// - Parameters:
  ///   - title: The label, as it is.
  ///   - destination: The page, made when the link is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a link to a view, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The label, in which simple Markdown counts.
  ///   - destination: The page.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: { destination }, label: { Text(titleKey) })
  }
  /// Creates a link to a view, with a title.
  ///
  /// - Parameters:
  ///   - title: The label, as it is.
  ///   - destination: The page.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: { destination }, label: { Text(title) })
  }
  /// Creates a link to the page of a value, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The label, in which simple Markdown counts.
  ///   - value: The value, whose page `navigationDestination(for:)` makes; with `nil` the link is
  ///     disabled.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Destination == Never {
    self.init(value: value) { Text(titleKey) }
  }
  /// Creates a link to the page of a value, with a title.
  ///
  /// - Parameters:
  ///   - title: The label, as it is.
  ///   - value: The value, whose page `navigationDestination(for:)` makes; with `nil` the link is
  ///     disabled.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Destination == Never {
    self.init(value: value) { Text(title) }
  }
}

/// The navigation destination of the values of a type.
struct DestinationModifier<D: Hashable>: ViewModifier {
  let make: (D) -> AnyView
  @Environment(\.navigation) private var navigation
  func body(content: Content) -> some View {
    let _ = navigation?.register(D.self, make)
    content
  }
}

/// A navigation destination that is pushed while an item is there.
struct ItemDestinationModifier<Item: Hashable>: ViewModifier {
  let item: Binding<Item?>
  let make: (Item) -> AnyView
  @Environment(\.navigation) private var navigation
  @State private var page: Int?

  func body(content: Content) -> some View {
    content.onChange(of: item.wrappedValue, initial: true) { _, new in show(new) }
  }

  private func show(_ new: Item?) {
    switch (page, new) {
    case (nil, let new?):
      page = navigation?.push(view: make(new)) {
        page = nil
        item.wrappedValue = nil
      }
    case (let page?, let new?): navigation?.replace(page, by: make(new))
    case (let page?, nil): navigation?.pop(page)
    case (nil, nil): break
    }
  }
}

extension View {
  /// Sets the navigation destination of the values of a type: the page that the stack around shows
  /// for one.
  ///
  /// - Parameters:
  ///   - data: The values' type.
  ///   - destination: The page of a value.
  /// - Returns: This view, which must be on the stack for its links and path to find the pages.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D> { AnyView(destination($0)) })
  }
  /// Pushes a page onto the stack around while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is there; the way back sets it to false.
  ///   - destination: The page.
  /// - Returns: This view.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      ItemDestinationModifier<Bool>(
        item: Binding(
          get: { isPresented.wrappedValue ? true : nil },
          set: { isPresented.wrappedValue = $0 != nil }),
        make: { _ in AnyView(destination()) }))
  }
  /// Pushes a page onto the stack around while `item` is there.
  ///
  /// - Parameters:
  ///   - item: What the page shows; the way back sets it to `nil`.
  ///   - destination: The page of the item.
  /// - Returns: This view.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestinationModifier(item: item) { AnyView(destination($0)) })
  }
}

/// Dismisses the page, sheet or cover on which a view is.
@MainActor @preconcurrency public struct DismissAction {
  let action: @MainActor () -> Void
  /// Dismisses it; without one nothing happens.
  public func callAsFunction() { action() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { MainActor.assumeIsolated { DismissAction {} } }
}
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Dismisses the page, sheet or cover on which a view is.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether a view is on a page, sheet or cover that can be dismissed.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
