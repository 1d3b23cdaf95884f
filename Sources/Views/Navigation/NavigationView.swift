@_spi(Engine) public import ViewEngine

/// A navigation view: the older form of ``NavigationStack``, shown as a stack whatever its style.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a navigation view.
  ///
  /// - Parameter content: The page at the bottom; of several views, which are columns on larger devices, it is the first.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationStack {
      if let first = (content as? any TupleOfViews)?.children.first {
        AnyView(first)
      } else {
        content
      }
    }
  }
}

/// A style of navigation views; on a telephone all look like a stack.
public protocol NavigationViewStyle {}

/// The style of navigation views that the system chooses: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A stack of pages.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns where there is room for them: a stack on a telephone.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that the system chooses: a stack.
  public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of pages.
  public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where there is room for them: a stack on a telephone.
  public static var columns: Self { Self() }
}

extension View {
  /// Sets the style of the navigation views below, all of which look like a stack here.
  ///
  /// - Parameter style: The style.
  /// - Returns: This view; columns are noted.
  /// - Note: Accepted; no effect. `style`: a telephone shows a stack.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    ineffective("navigationViewStyle", if: style is ColumnNavigationViewStyle)
  }

  /// Sets the navigation title of the page on which this view is: the older form.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the navigation title of the page on which this view is: the older form.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// Sets the navigation title of the page on which this view is: the older form.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  /// Sets the navigation title of the page on which this view is, and its display mode: the older form.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: Whether it is large or stands in the bar.
  /// - Returns: This view with the title.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the navigation title of the page on which this view is, and its display mode: the older form.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - displayMode: Whether it is large or stands in the bar.
  /// - Returns: This view with the title.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }
  /// Sets the navigation title of the page on which this view is, and its display mode: the older form.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - displayMode: Whether it is large or stands in the bar.
  /// - Returns: This view with the title.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

  /// Adds items to the navigation bar of the page on which this view is: the older form of a toolbar.
  ///
  /// - Parameters:
  ///   - leading: What stands at the bar's leading edge.
  ///   - trailing: What stands at its trailing edge.
  /// - Returns: This view with the items.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Adds an item to the leading edge of the navigation bar of the page on which this view is.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Adds an item to the trailing edge of the navigation bar of the page on which this view is.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
