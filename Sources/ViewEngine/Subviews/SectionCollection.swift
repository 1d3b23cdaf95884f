/// A section as a container sees it that asks for its sections.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  public let id: ID
  /// The subviews of the header.
  public let header: SubviewsCollection
  /// The subviews in the section.
  public let content: SubviewsCollection
  /// The subviews of the footer.
  public let footer: SubviewsCollection
  /// What the section tells its container.
  public private(set) var containerValues = ContainerValues()

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - path: Its identity: what leads to it.
  ///   - header: The subviews of the header.
  ///   - content: The subviews in it.
  ///   - footer: The subviews of the footer.
  package init(
    at path: [AnyHashable], header: SubviewsCollection, content: SubviewsCollection,
    footer: SubviewsCollection
  ) {
    (id, self.header, self.content, self.footer) = (ID(path: path), header, content, footer)
  }

  /// This section with each of its views changed; what is told by all of them is told by it.
  @MainActor func mapped(_ change: (Subview) -> Subview) -> SectionConfiguration {
    func all(_ views: SubviewsCollection) -> SubviewsCollection {
      SubviewsCollection(views.map(change))
    }
    var section = SectionConfiguration(
      at: id.path, header: all(header), content: all(content), footer: all(footer))
    section.containerValues = change(Subview(EmptyView(), at: [])).containerValues
    return section
  }
}

/// The sections of a view, in order: views outside of one make a section without header and footer.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The sections among what a view stands for.
  @MainActor init(_ items: [ViewListItem]) {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func close() {
      guard let first = loose.first else { return }
      let none = SubviewsCollection([])
      sections.append(
        SectionConfiguration(
          at: first.id.path, header: none, content: SubviewsCollection(loose), footer: none))
      loose = []
    }
    for item in items {
      switch item {
      case .view(let subview): loose.append(subview)
      case .section(let section):
        close()
        sections.append(section)
      }
    }
    close()
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection: View {
  public var body: some View {
    ForEach(sections) { section in
      section.header
      section.content
      section.footer
    }
  }
}
