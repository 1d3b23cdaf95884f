@_spi(Engine) public import ViewEngine

/// The adaptation of a presentation to a compact width or height.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, none, popover, sheet, fullScreenCover }
  private let kind: Kind
  /// As the system thinks best: a sheet.
  public static let automatic = Self(kind: .automatic)
  /// As it is where there is room.
  public static let none = Self(kind: .none)
  /// A popover.
  public static let popover = Self(kind: .popover)
  /// A sheet.
  public static let sheet = Self(kind: .sheet)
  /// A sheet over all of the screen.
  public static let fullScreenCover = Self(kind: .fullScreenCover)

  /// What a popover can be.
  enum Style { case popover, sheet, cover }

  /// What a popover is where there is little room.
  var compactStyle: Style {
    switch kind {
    case .automatic, .sheet: .sheet
    case .none, .popover: .popover
    case .fullScreenCover: .cover
    }
  }
}

/// The adaptation that a popover's content wants; of several views the first that says something.
struct CompactAdaptationKey: PreferenceKey {
  static var defaultValue: PresentationAdaptation { .automatic }
  static func reduce(
    value: inout PresentationAdaptation, nextValue: () -> PresentationAdaptation
  ) {
    if value == .automatic { value = nextValue() }
  }

  /// What views want, which are made for that, and gone before they appear.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - node: The node whose environment they have.
  /// - Returns: Their wish.
  @MainActor static func wish(of content: some View, below node: Node) -> PresentationAdaptation {
    let asked = content.node(NodeInputs(childOf: node))
    defer { asked.remove() }
    var wish: PresentationAdaptation?
    asked.reducePreference(Self.self, into: &wish)
    return wish ?? .automatic
  }
}

/// Counts what a sheet's or a cover's content wants to be where there is little room, if it is not what it is.
struct AdaptationWatch: ViewModifier {
  let style: PresentationAdaptation.Style
  @Environment(\.horizontalSizeClass) private var width
  @State private var wish = PresentationAdaptation.automatic

  func body(content: Content) -> some View {
    let lacks = width != .regular && wish != .automatic && wish.compactStyle != style
    content.onPreferenceChange(CompactAdaptationKey.self) { wish = $0 }
      .transformPreference(CompactAdaptationKey.self) { $0 = .automatic }
      .ineffective("presentationCompactAdaptation", if: lacks)
  }
}

extension View {
  /// Sets what the popover that shows this view is where there is little room; a sheet or a cover stays one.
  ///
  /// - Parameter adaptation: What it is.
  /// - Returns: This view.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    transformPreference(CompactAdaptationKey.self) { $0 = adaptation }
  }
  /// Sets what the popover that shows this view is where there is little room across; a sheet or a cover stays one.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: What it is where the width is compact.
  ///   - verticalAdaptation: What it is where the height is compact, and the width is not.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `vertical`: a popover stays one where the width is regular.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
}
