public import Foundation
@_spi(Engine) public import ViewEngine

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localised header.
  ///
  /// - Parameters:
  ///   - resource: The header.
  ///   - content: What stands in it.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(resource) }
  }
  /// Creates a section with a localised header, whose rows are hidden and shown, in a sidebar by it.
  ///
  /// - Parameters:
  ///   - resource: The header.
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: What stands in it.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(resource) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - content: What stands in it.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(resource) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - content: What stands in it.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(resource) }
  }
  /// Creates a disclosure group with a localised title that a binding opens.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - isExpanded: Whether it is open.
  ///   - content: What stands in it.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(resource) }
  }
}

extension GroupBox where Label == Text, Content: View {
  /// Creates a box with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - content: What stands in it.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(resource) }
  }
}

extension Link where Label == Text {
  /// Creates a link with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - destination: Where it leads.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(resource) }
  }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view for where there is nothing, with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - systemImage: The name of the symbol above it.
  ///   - description: What stands below it; `nil` for nothing.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, systemImage: String, description: Text? = nil
  ) {
    self.init {
      Views.Label(resource, systemImage: systemImage)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localised title to a page.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - destination: The page.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(resource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localised title to the page of a value.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - value: The value; of `nil` the link is disabled.
  @_disfavoredOverload public init<P: Hashable>(_ resource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(resource) }
  }
}
