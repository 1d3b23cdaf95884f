import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The search field of a page's bar, by the system's measures in points.
struct SearchBar: View {
  /// The height of the field, and the inset of what is in it.
  static let height: CGFloat = 36
  private static let inset: CGFloat = 8
  /// The insets of the field from the sides and from below, and from above where there is no title.
  private static let (margin, below, above) = (CGFloat(16), CGFloat(15), CGFloat(8))
  /// The spacing of the field and the button beside it, and the size of a cross on that.
  private static let (gap, crossSize) = (CGFloat(12), CGFloat(16))

  /// The height of its place under a title, in points.
  static var placeHeight: CGFloat { height + below }

  let search: PageSearch
  @FocusState private var isFocused: Bool
  @Environment(\.systemLook.bars) private var look

  private var isActive: Bool { search.isActive.wrappedValue }

  var body: some View {
    VStack(spacing: Self.inset) {
      HStack(spacing: Self.gap) {
        field
        if isActive {
          wayOut.transition(.opacity.combined(with: .move(edge: .trailing)))
        }
      }
      if isActive, let scopes = search.scopes { scopes.transition(.opacity) }
    }
    .padding(.horizontal, Self.margin).padding(.bottom, Self.below)
    .padding(.top, isActive && !search.keepsTitle ? Self.above : 0)
    .onChange(of: isFocused) { if isFocused { begin() } }
  }

  private var field: some View {
    // A prompt that comes as the field is emptied is on its way with it.
    SearchWords(search: search, isFocused: $isFocused).geometryGroup()
      .padding(.horizontal, Self.inset).frame(height: Self.height).barPart(.searchWords)
      .background(
        RoundedRectangle(cornerRadius: look.searchRadius, style: .continuous)
          .fill(search.groundColor).barPart(.searchGround))
  }

  /// What ends the search: a word, or on glass a cross.
  @ViewBuilder private var wayOut: some View {
    if look.hasGlass {
      Button(action: cancel) {
        Image(systemName: "xmark").font(.system(size: Self.crossSize, weight: .medium))
          .frame(width: Self.height, height: Self.height).contentShape(Circle())
          .glassEffect(.regular, in: Circle())
      }
      .buttonStyle(.plain).accessibilityLabel("Cancel")
    } else {
      Button("Cancel", action: cancel).font(.system(size: SearchWords.size)).fixedSize()
    }
  }

  private func begin() {
    guard !isActive else { return }
    withAnimation(.search) { search.isActive.wrappedValue = true }
  }

  private func cancel() {
    isFocused = false
    withAnimation(.search) { search.isActive.wrappedValue = false }
    search.clear()
  }
}

/// What is in a search field: the magnifier, the words, and a button that empties it.
struct SearchWords: View {
  /// The size of the letters, in points.
  static let size = CGFloat(17)
  /// The size of the symbols, and the spacing of the magnifier and the text.
  private static let (symbolSize, spacing) = (CGFloat(16), CGFloat(6))

  let search: PageSearch
  let isFocused: FocusState<Bool>.Binding

  private var hasTokens: Bool { search.tokens?.ids.isEmpty == false }
  /// What the field shows while it is empty: beside tokens nothing.
  private var prompt: Text? { hasTokens ? Text(verbatim: "") : search.prompt }

  var body: some View {
    HStack(spacing: Self.spacing) {
      Image(systemName: "magnifyingglass").font(.system(size: Self.symbolSize))
      if let tokens = search.tokens { SearchTokenRow(tokens: tokens) }
      TextField(text: search.text, prompt: prompt) { Text("Search") }
        .textFieldStyle(.plain).focused(isFocused).accessibilityIdentifier("Search")
        .environment(\.submitActions, search.actions).environment(\.submitTrigger, .search)
        .transformEnvironment(\.keyboardTraits) {
          if $0.submitLabel == .return { $0.submitLabel = .search }
        }
        .environment(\.keyboardTraits, search.traits)
        .foregroundStyle(search.wordsColor ?? Color.primary)
      if !search.text.wrappedValue.isEmpty || hasTokens {
        Button {
          search.clear()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.system(size: Self.symbolSize))
            .foregroundStyle(Color(.system(.secondary)))
        }
        .accessibilityLabel("Clear text")
      }
    }
    .font(.system(size: Self.size))
    .foregroundStyle(Color(.system(.secondary)))
  }
}
