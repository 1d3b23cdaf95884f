@_spi(Engine) public import ViewEngine

/// The edit mode: whether what a list holds is being edited.
public enum EditMode: Hashable, Sendable {
  /// Nothing is edited.
  case inactive
  /// Something is edited for a moment, as by a row that is swiped.
  case transient
  /// The content is edited.
  case active

  /// Whether content is edited.
  public var isEditing: Bool { self != .inactive }
}

private enum GivenEditMode: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
private enum PageEditMode: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode: the scene's own where it sets one, else that of the page, or of the stage outside of pages.
  public var editMode: Binding<EditMode>? {
    get {
      if let given = self[GivenEditMode.self] ?? self[PageEditMode.self] { return given }
      let link = drawing.graphLink
      return MainActor.assumeIsolated {
        link?.target?.part(StageEditMode.self).binding(link)
      }
    }
    set { self[GivenEditMode.self] = newValue }
  }

  /// The edit mode of the page of a navigation stack, which a scene's own goes before.
  var pageEditMode: Binding<EditMode>? {
    get { self[PageEditMode.self] }
    set { self[PageEditMode.self] = newValue }
  }
}

/// The edit mode of what is on no page.
private final class StageEditMode: GraphPart {
  private var mode = EditMode.inactive
  private var readers = Readers()

  func binding(_ link: Backlink<ViewGraph>?) -> Binding<EditMode> {
    Binding(
      get: { [self] in
        readers.noteRead(in: link?.target)
        return mode
      },
      set: { [self] new in
        guard new != mode else { return }
        link?.target?.enqueue { [self] in
          mode = new
          readers.invalidate()
        }
      })
  }
}
