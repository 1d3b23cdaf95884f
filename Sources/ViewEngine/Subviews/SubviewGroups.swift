/// What a group shows that is made from the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  public var body: some View { content(subviews.subviews()) }
}

/// What a group shows that is made from the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content

  public var body: some View { content(SectionCollection(sections.listItems())) }
}

extension Group where Content: View {
  /// Creates a group from the subviews of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are taken: all that it stands for, without sections.
  ///   - transform: What is shown in its place.
  @MainActor @preconcurrency public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, content: transform))
  }

  /// Creates a group from the sections of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are taken.
  ///   - transform: What is shown in its place.
  @MainActor @preconcurrency public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, content: transform))
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// Creates a view for each subview of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are taken: all that it stands for, without sections.
  ///   - content: What is shown for a subview.
  @MainActor @preconcurrency public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(view.subviews(), content: content, identity: { $0.id })
  }
}

extension ForEach
where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
  /// Creates a view for each section of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are taken; views outside of one make a section.
  ///   - content: What is shown for a section.
  @MainActor @preconcurrency public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(SectionCollection(view.listItems()), content: content, identity: { $0.id })
  }
}
