@_spi(Engine) public import ViewEngine
public import Views

/// A button that opens a picker of pictures, which a film does not have: the tool says so when it is tapped.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  private init(of label: Label) { self.label = label }

  /// Creates a picker of one picture.
  ///
  /// - Parameters:
  ///   - selection: What was picked; nothing is.
  ///   - filter: Which can be picked; `nil` for all.
  ///   - preferredItemEncoding: In which form they are given.
  ///   - label: What the button shows.
  /// - Note: Accepted; no effect. `selection`, `matching`, `preferredItemEncoding`: a film has no library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(of: label()) }
  /// Creates a picker of several pictures.
  ///
  /// - Parameters:
  ///   - selection: What was picked; nothing is.
  ///   - maxSelectionCount: How many can be; `nil` for as many as there are.
  ///   - selectionBehavior: When what is picked becomes the scene's.
  ///   - filter: Which can be picked; `nil` for all.
  ///   - preferredItemEncoding: In which form they are given.
  ///   - label: What the button shows.
  /// - Note: Accepted; no effect. `selection`, `maxSelectionCount`, `selectionBehavior`, `matching`,
  ///   `preferredItemEncoding`: a film has no library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(of: label()) }

  public var body: some View {
    Button {
      IneffectiveSettings.note("the page of PhotosPicker")
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker of one picture.
  ///
  /// - Parameters:
  ///   - titleKey: The words of the button.
  ///   - selection: What was picked; nothing is.
  ///   - filter: Which can be picked; `nil` for all.
  ///   - preferredItemEncoding: In which form they are given.
  /// - Note: Accepted; no effect. `selection`, `matching`, `preferredItemEncoding`: a film has no library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(of: Text(titleKey)) }
  /// Creates a picker of one picture.
  ///
  /// - Parameters:
  ///   - title: The words of the button, as they are.
  ///   - selection: What was picked; nothing is.
  ///   - filter: Which can be picked; `nil` for all.
  ///   - preferredItemEncoding: In which form they are given.
  /// - Note: Accepted; no effect. `selection`, `matching`, `preferredItemEncoding`: a film has no library.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(of: Text(title)) }
  /// Creates a picker of several pictures.
  ///
  /// - Parameters:
  ///   - titleKey: The words of the button.
  ///   - selection: What was picked; nothing is.
  ///   - maxSelectionCount: How many can be; `nil` for as many as there are.
  ///   - selectionBehavior: When what is picked becomes the scene's.
  ///   - filter: Which can be picked; `nil` for all.
  ///   - preferredItemEncoding: In which form they are given.
  /// - Note: Accepted; no effect. `selection`, `maxSelectionCount`, `selectionBehavior`, `matching`,
  ///   `preferredItemEncoding`: a film has no library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(of: Text(titleKey)) }
}

extension View {
  /// Opens a picker of one picture over this view, which a film does not have.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is open.
  ///   - selection: What was picked; nothing is.
  ///   - filter: Which can be picked; `nil` for all.
  ///   - preferredItemEncoding: In which form they are given.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `selection`, `matching`, `preferredItemEncoding`: a film has no library.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { ineffective("photosPicker", if: isPresented.wrappedValue) }
  /// Opens a picker of several pictures over this view, which a film does not have.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is open.
  ///   - selection: What was picked; nothing is.
  ///   - maxSelectionCount: How many can be; `nil` for as many as there are.
  ///   - selectionBehavior: When what is picked becomes the scene's.
  ///   - filter: Which can be picked; `nil` for all.
  ///   - preferredItemEncoding: In which form they are given.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `selection`, `maxSelectionCount`, `selectionBehavior`, `matching`,
  ///   `preferredItemEncoding`: a film has no library.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { ineffective("photosPicker", if: isPresented.wrappedValue) }
}
