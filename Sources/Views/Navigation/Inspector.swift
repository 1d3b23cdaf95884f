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
  /// Presents an inspector: a column beside this view, and on a telephone a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - content: The inspector.
  /// - Returns: This view with the inspector.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }
  /// Sets the width of the inspector's column.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `width`: on a telephone the inspector is a sheet.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets the widths that the inspector's column may have.
  ///
  /// - Parameters:
  ///   - min: The least, in points.
  ///   - ideal: The usual one.
  ///   - max: The greatest.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `min`, `ideal`, `max`: on a telephone the inspector is a sheet.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
