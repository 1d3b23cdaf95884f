public import Foundation
import Motion
@_spi(Engine) public import ViewEngine

extension View {
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
