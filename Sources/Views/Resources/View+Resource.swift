import Foundation
@_spi(Engine) public import ViewEngine

extension View {
  /// Titles a page of a navigation stack.
  ///
  /// - Parameter resource: The title.
  /// - Returns: This view.
  @_disfavoredOverload public func navigationTitle(
    _ resource: LocalizedStringResource
  ) -> some View {
    navigationTitle(Text(resource))
  }
  /// Presents an alert with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - actions: Its buttons and fields; without any there is one that says OK.
  /// - Returns: This view.
  @_disfavoredOverload public func alert<A: View>(
    _ resource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(resource), isPresented: isPresented, actions: actions)
  }
  /// Presents an alert with a localised title and a message.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - actions: Its buttons and fields; without any there is one that says OK.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  @_disfavoredOverload public func alert<A: View, M: View>(
    _ resource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(resource), isPresented: isPresented, actions: actions, message: message)
  }
  /// Presents a confirmation dialog with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Its buttons; one that cancels is added where there is none.
  /// - Returns: This view.
  @_disfavoredOverload public func confirmationDialog<A: View>(
    _ resource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(resource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }
  /// Presents a confirmation dialog with a localised title and a message.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Its buttons; one that cancels is added where there is none.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  @_disfavoredOverload public func confirmationDialog<A: View, M: View>(
    _ resource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(resource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }
  /// Makes a search field of a page.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - placement: Where it stands.
  ///   - prompt: What stands in it while it is empty.
  /// - Returns: This view.
  @_disfavoredOverload public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// Puts a localised badge on a row or a tab.
  ///
  /// - Parameter resource: The badge; `nil` for none.
  /// - Returns: This view.
  @_disfavoredOverload public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }
  /// Labels a view for who does not see it.
  ///
  /// - Parameter resource: The label.
  /// - Returns: This view.
  @_disfavoredOverload public func accessibilityLabel(
    _ resource: LocalizedStringResource
  ) -> some View {
    accessibilityLabel(Text(resource))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value, a localised title and a symbol.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - systemImage: The symbol's name.
  ///   - value: The value by which it is chosen.
  ///   - content: The page.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content,
      label: { DefaultTabLabel(title: Text(resource), systemImage: systemImage) })
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// Creates a tab with a localised title and a symbol, which is chosen by its place.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - systemImage: The symbol's name.
  ///   - content: The page.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(resource), systemImage: systemImage)
    self.init(0, content(), label, isTagged: false)
  }
}
