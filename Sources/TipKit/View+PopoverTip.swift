import Foundation
@_spi(Engine) public import ViewEngine
public import Views

extension View {
  /// Presents a tip as a popover out of this view when the tip can be shown, on a telephone as well; a tap beside it takes
  /// it away until the view is shown anew.
  ///
  /// - Parameters:
  ///   - tip: The tip; `nil` for none.
  ///   - isPresented: Becomes true when the tip is shown; false hides it for a while. `nil` for neither.
  ///   - attachmentAnchor: Where its arrow points.
  ///   - arrowEdge: The edge of that at which the arrow is, where there is room; `nil` for where there is room.
  ///   - action: Called when a button of the tip is tapped.
  /// - Returns: This view.
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      TipPopover(
        tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge,
        action: action))
  }
}

/// Presents a tip out of a view.
private struct TipPopover: ViewModifier {
  let tip: (any Tip)?
  let isPresented: Binding<Bool>?
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let action: @MainActor @Sendable (Tips.Action) -> Void
  @State private var presence = TipPresence(.popover)
  @State private var kept: TipItem?
  @Environment(\.tipLook) private var look

  func body(content: Content) -> some View {
    let item = presence.follow(tip, isPresented, in: $kept)
    let shown = Binding<TipItem?>(
      get: { item }, set: { if $0 == nil { presence.dismiss() } })
    content.popover(item: shown, attachmentAnchor: anchor, arrowEdge: arrowEdge) { item in
      TipWords(tip: item.tip, action: action)
        .frame(idealWidth: TipFigures.popoverWidth, maxWidth: .infinity)
        .modifier(TipDisplay(tip: item.tip))
        .modifier(TipPopoverGround(style: look.ground))
        .environment(\.tipLook, look)
        .presentationCompactAdaptation(.popover)
    }
  }
}

/// The ground of a tip's popover, where somebody says what it is.
private struct TipPopoverGround: ViewModifier {
  let style: AnyShapeStyle?

  func body(content: Content) -> some View {
    if let style { content.presentationBackground(style) } else { content }
  }
}
