/// A part of what a preview provider shows: one of its views, as a preview of its own.
struct PreviewPart {
  let view: any View
  var wishes = PreviewWishes()
}

/// A view that stands for other views, each of which is a preview of its own.
@MainActor protocol PreviewGroup {
  var previewParts: [PreviewPart] { get }
}

/// The previews that a preview provider's view is.
@MainActor func previewParts(of view: any View) -> [PreviewPart] {
  (view as? any PreviewGroup)?.previewParts ?? [PreviewPart(view: view)]
}

extension TupleView: PreviewGroup {
  var previewParts: [PreviewPart] { children.flatMap { ViewEngine.previewParts(of: $0) } }
}

extension Group: PreviewGroup where Content: View {
  var previewParts: [PreviewPart] { ViewEngine.previewParts(of: content) }
}

extension ForEach: PreviewGroup where Content: View {
  var previewParts: [PreviewPart] { data.flatMap { ViewEngine.previewParts(of: content($0)) } }
}

extension Optional: PreviewGroup where Wrapped: View {
  var previewParts: [PreviewPart] { map { ViewEngine.previewParts(of: $0) } ?? [] }
}

extension _ConditionalContent: PreviewGroup where TrueContent: View, FalseContent: View {
  var previewParts: [PreviewPart] {
    switch storage {
    case .first(let view): ViewEngine.previewParts(of: view)
    case .second(let view): ViewEngine.previewParts(of: view)
    }
  }
}

/// A modifier of a group modifies each preview.
extension ModifiedContent: PreviewGroup where Content: View, Modifier: ViewModifier {
  var previewParts: [PreviewPart] {
    func modified<V: View>(_ view: V) -> any View {
      ModifiedContent<V, Modifier>(content: view, modifier: modifier)
    }
    return ViewEngine.previewParts(of: content).map {
      PreviewPart(view: modified($0.view), wishes: $0.wishes)
    }
  }
}

/// What a view wishes itself stands above what is wished for a group.
extension _PreviewWishView: PreviewGroup {
  var previewParts: [PreviewPart] {
    ViewEngine.previewParts(of: content).map { part in
      PreviewPart(
        view: part.view,
        wishes: PreviewWishes(
          name: part.wishes.name ?? wishes.name, traits: wishes.traits + part.wishes.traits))
    }
  }
}
