public import Foundation
public import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// The anchor of a popover: to where its arrow points.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A place in the view's own rectangle.
  case point(UnitPoint)

  /// The place in a view.
  ///
  /// - Parameter frame: The view's frame.
  /// - Returns: The place in the coordinates of the frame.
  func place(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source):
      return source.value(frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point):
      let way = CGSize(width: frame.width * point.x, height: frame.height * point.y)
      return CGRect(
        origin: CGPoint(x: frame.minX + way.width, y: frame.minY + way.height), size: .zero)
    }
  }
}

extension View {
  /// Presents a popover while `isPresented` is true; where the width is compact it is a sheet, if its content does not say
  /// otherwise by `presentationCompactAdaptation(_:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is there; dismissing it sets false.
  ///   - attachmentAnchor: Where its arrow points.
  ///   - arrowEdge: The edge of that at which the arrow is, where there is room; `nil` for below, or where there is room.
  ///   - content: The popover's content.
  /// - Returns: This view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil },
      set: { isPresented.transaction($1).wrappedValue = $0 != nil })
    return modifier(
      PopoverPresenter(
        item: item, identity: AnyHashable(true), anchor: attachmentAnchor, edge: arrowEdge
      ) { _ in content() })
  }

  /// Presents a popover while `item` is there; where the width is compact it is a sheet, if its content does not say
  /// otherwise by `presentationCompactAdaptation(_:)`.
  ///
  /// - Parameters:
  ///   - item: What the popover shows; dismissing it sets `nil`.
  ///   - attachmentAnchor: Where its arrow points.
  ///   - arrowEdge: The edge of that at which the arrow is, where there is room; `nil` for below, or where there is room.
  ///   - content: The popover's content for the item.
  /// - Returns: This view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverPresenter(
        item: item,
        identity: item.wrappedValue.map { AnyHashable($0.id) } ?? AnyHashable(false),
        anchor: attachmentAnchor, edge: arrowEdge, content: content))
  }
}

/// Where a popover stands: beside what its arrow points to.
struct PopoverSeat {
  /// What that is, in points of the stage.
  var place = CGRect.zero
  /// The edge of it at which the popover is to stand, where there is room; `nil` for any.
  var edge: Edge?
  let adaptation: KeptAdaptation
}

extension PopoverSeat: PresentationChoice {
  func view(
    of content: some View, below node: Node, _ dismiss: @escaping @MainActor () -> Void
  ) -> any View {
    let isWide = node.environment.horizontalSizeClass == .regular
    return switch isWide ? .popover : adaptation.wish(of: content, below: node).compactStyle {
    case .popover: SizedPopover(seat: self, content: content, dismiss: dismiss)
    case .sheet: SheetView(content: content, dismiss: dismiss)
    case .cover: CoverView(content: content)
    }
  }
}

/// What a popover's content wants it to be, while that is there.
@MainActor final class KeptAdaptation {
  private var identity: AnyHashable?
  private var wish: PresentationAdaptation?

  /// Forgets it where another popover is there, or none.
  ///
  /// - Parameter identity: The identity of the one that is there; `nil` for none.
  /// - Returns: This.
  func kept(for identity: AnyHashable?) -> KeptAdaptation {
    if identity != self.identity { (self.identity, wish) = (identity, nil) }
    return self
  }

  /// What the content wants: asked once, of views that nobody sees, as it cannot wait until they are there.
  fileprivate func wish(of content: some View, below node: Node) -> PresentationAdaptation {
    if let wish { return wish }
    let asked = CompactAdaptationKey.wish(of: content, below: node)
    wish = asked
    return asked
  }
}

/// Presents a popover out of a view.
struct PopoverPresenter<Item, Popover: View>: ViewModifier {
  let item: Binding<Item?>
  let identity: AnyHashable
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  let content: (Item) -> Popover
  @State private var place = CGRect.zero
  @State private var adaptation = KeptAdaptation()

  func body(content: Content) -> some View {
    let kept = adaptation.kept(for: item.wrappedValue == nil ? nil : identity)
    content
      .onGeometryChange(for: CGRect.self) {
        anchor.place(in: $0.frame(in: .global))
      } action: {
        place = $0
      }
      .presenting(
        item, identity: identity,
        .chosen(PopoverSeat(place: place, edge: edge, adaptation: kept)), nil,
        self.content)
  }
}

/// A popover as large as its content would like to be.
struct SizedPopover<Content: View>: View {
  let seat: PopoverSeat
  let content: Content
  let dismiss: @MainActor () -> Void
  @Environment(\.layoutDirection) private var direction
  /// The size that the content would like to have.
  @State private var size = CGSize.zero
  /// Whether a touch beside it leaves it there.
  @State private var isDismissDisabled = false

  /// The edge of the bubble at which its arrow is to be, counted from the left.
  private var arrowEdge: Edge? {
    let isMirrored = direction == .rightToLeft
    return switch seat.edge {
    case nil: nil
    case .top: .bottom
    case .bottom: .top
    case .leading: isMirrored ? .leading : .trailing
    case .trailing: isMirrored ? .trailing : .leading
    }
  }

  var body: some View {
    let margin = PopoverLook.margin
    PopoverView(
      size: size, source: seat.place, edges: .all, preferred: arrowEdge,
      margins: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin),
      ground: nil, dismiss: { if !isDismissDisabled { dismiss() } },
      content: content.environment(\.horizontalSizeClass, .compact)
        .onPreferenceChange(SheetWishesKey.self) { isDismissDisabled = $0.isDismissDisabled }
        .transformPreference(SheetWishesKey.self) { $0 = SheetWishes() }
        .modifier(IdealSizeReader { size = $0 }))
  }
}
