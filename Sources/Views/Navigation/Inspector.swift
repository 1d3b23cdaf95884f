public import Foundation
@_spi(Engine) public import ViewEngine

/// The adaptation of a presentation to a compact width or height.
public struct PresentationAdaptation: Hashable, Sendable {
  fileprivate enum Kind: Hashable { case automatic, none, popover, sheet, fullScreenCover }
  fileprivate let kind: Kind
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

  /// Whether an app would show something else than a sheet.
  fileprivate var isSeen: Bool { kind != .automatic && kind != .sheet }
}

extension View {
  /// Sets what the presentation that shows this view is where there is little room.
  ///
  /// - Parameter adaptation: What it is.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `adaptation`: what is presented is a sheet.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { ineffective("presentationCompactAdaptation", if: adaptation.isSeen) }
  /// Sets what the presentation that shows this view is where there is little room across, or from top to bottom.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: What it is where the width is compact.
  ///   - verticalAdaptation: What it is where the height is compact.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `horizontal`, `vertical`: what is presented is a sheet.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    ineffective("presentationCompactAdaptation", if: horizontalAdaptation.isSeen)
  }
  /// Presents an inspector: a column beside this view, and where the width is compact, as on a telephone, a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - content: The inspector.
  /// - Returns: This view with the inspector.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }
  /// Sets the width of the inspector's column.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: This view.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: InspectorWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
  }
  /// Sets the widths that the inspector's column may have.
  ///
  /// - Parameters:
  ///   - min: The least, in points.
  ///   - ideal: The usual one.
  ///   - max: The greatest.
  /// - Returns: This view.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
  }
}

/// The width that an inspector asks for.
private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

/// Shows an inspector beside what it is about, or on a sheet.
private struct InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: () -> Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var wish: ColumnWidth?

  /// The column's width in points, where the inspector asks for none as wide as a split view's sidebar.
  private var width: CGFloat {
    let usual: CGFloat = 320
    return min(max(wish?.ideal ?? usual, wish?.min ?? 0), wish?.max ?? .infinity)
  }

  func body(content: Content) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented { column.transition(.move(edge: .trailing)) }
      }
      .animation(.smooth(duration: 0.35), value: isPresented)
    } else {
      content.sheet(isPresented: $isPresented, content: inspector)
    }
  }

  private var column: some View {
    HStack(spacing: 0) {
      Divider().ignoresSafeArea()
      inspector().frame(maxHeight: .infinity).frame(width: width)
    }
    .onPreferenceChange(InspectorWidthKey.self) { wish = $0 }
  }
}
