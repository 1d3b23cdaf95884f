/// What a view stands for where a container asks for its subviews.
@MainActor package enum ViewListItem {
  /// One view.
  case view(Subview)
  /// A section of several.
  case section(SectionConfiguration)

  /// The views without the sections around them.
  var subviews: [Subview] {
    switch self {
    case .view(let subview): [subview]
    case .section(let section): section.content.subviews
    }
  }

  /// The item with each of its views changed.
  func mapped(_ change: (Subview) -> Subview) -> ViewListItem {
    switch self {
    case .view(let subview): .view(change(subview))
    case .section(let section): .section(section.mapped(change))
    }
  }
}

/// A view that stands for others: blocks, conditions, loops, groups, and modifiers around them.
///
/// The list is made of views, not of nodes: each is in the graph where the container shows it, with the environment there.
@MainActor package protocol ViewList {
  /// The items of the list.
  ///
  /// - Parameter path: The identity of this view: what leads to it.
  /// - Returns: The items, in order.
  func items(at path: [AnyHashable]) -> [ViewListItem]
}

extension View {
  /// What this view stands for: itself, unless it is a list of others.
  package func listItems(at path: [AnyHashable] = []) -> [ViewListItem] {
    if let list = self as? any ViewList { return list.items(at: path) }
    // A body that depends on nothing but the view's values may be asked for outside of the graph.
    if !(self is any PrimitiveView), !(self is any Shape),
      !PropertyStorage.isNeeded(for: Self.self),
      let body = body as? any View & ViewList
    {
      return body.items(at: path)
    }
    return [.view(Subview(self, at: path))]
  }

  /// The subviews that this view stands for, without the sections around them.
  package func subviews(at path: [AnyHashable] = []) -> SubviewsCollection {
    SubviewsCollection(listItems(at: path).flatMap(\.subviews))
  }
}

extension EmptyView: ViewList {
  package func items(at path: [AnyHashable]) -> [ViewListItem] { [] }
}

extension TupleView: ViewList {
  package func items(at path: [AnyHashable]) -> [ViewListItem] {
    children.enumerated().flatMap { $1.listItems(at: path + [$0]) }
  }
}

extension Group: ViewList where Content: View {
  package func items(at path: [AnyHashable]) -> [ViewListItem] { content.listItems(at: path) }
}

extension _ConditionalContent: ViewList where TrueContent: View, FalseContent: View {
  package func items(at path: [AnyHashable]) -> [ViewListItem] {
    switch storage {
    case .first(let view): view.listItems(at: path + [true])
    case .second(let view): view.listItems(at: path + [false])
    }
  }
}

extension Optional: ViewList where Wrapped: View {
  package func items(at path: [AnyHashable]) -> [ViewListItem] { self?.listItems(at: path) ?? [] }
}

extension AnyView: ViewList {
  package func items(at path: [AnyHashable]) -> [ViewListItem] {
    view.listItems(at: path + [ObjectIdentifier(type(of: view))])
  }
}

extension IdentifiedView: ViewList {
  func items(at path: [AnyHashable]) -> [ViewListItem] {
    content.listItems(at: path + [AnyHashable(id)]).map { item in
      item.mapped { $0.identified(by: id) }
    }
  }
}

extension ForEach: ViewList where Content: View {
  package func items(at path: [AnyHashable]) -> [ViewListItem] {
    data.flatMap { element in
      let id = AnyHashable(identity(element))
      return content(element).listItems(at: path + [id]).map { item in
        item.mapped { $0.tagged(by: id) }
      }
    }
  }
}

extension ModifiedContent: ViewList where Content: View, Modifier: ViewModifier {
  package func items(at path: [AnyHashable]) -> [ViewListItem] {
    guard content is any ViewList, modifier is any PrimitiveModifier else {
      // A modifier's own body is one view.
      var subview = Subview(self, at: path)
      noteValues(in: &subview)
      return [.view(subview)]
    }
    return content.listItems(at: path).map { item in item.mapped { $0.inside(modifier) } }
  }

  /// Takes what the modifiers around one view tell the container, the innermost first.
  @MainActor private func noteValues(in subview: inout Subview) {
    if let inner = content as? any ModifiedView { inner.note(in: &subview) }
    subview.note(modifier)
  }
}

/// A view in a modifier, of whatever types.
@MainActor private protocol ModifiedView {
  func note(in subview: inout Subview)
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  fileprivate func note(in subview: inout Subview) { noteValues(in: &subview) }
}
