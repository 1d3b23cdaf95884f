import Foundation
import Geometry
@_spi(Engine) public import ViewEngine
import Views

/// A tip view: a tip among other views, which comes when the tip can be shown and goes when it was closed.
@MainActor @preconcurrency public struct TipView<Content: Tip>: View {
  private let tip: (any Tip)?
  private let isPresented: Binding<Bool>?
  private let arrowEdge: Edge?
  private let action: @MainActor @Sendable (Tips.Action) -> Void
  @State private var presence = TipPresence(.inline)
  @State private var shown: TipItem?

  /// Creates a tip view.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - isPresented: Becomes true when the tip is shown; false hides it for a while. `nil` for neither.
  ///   - arrowEdge: The edge at which an arrow points out; `nil` for none.
  ///   - action: Called when a button of the tip is tapped.
  public init(
    _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.isPresented) = (tip, isPresented)
    (self.arrowEdge, self.action) = (arrowEdge, action)
  }

  /// Creates a tip view of a tip of whatever type.
  ///
  /// - Parameters:
  ///   - tip: The tip; `nil` for none.
  ///   - isPresented: Becomes true when the tip is shown; false hides it for a while. `nil` for neither.
  ///   - arrowEdge: The edge at which an arrow points out; `nil` for none.
  ///   - action: Called when a button of the tip is tapped.
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {
    (self.tip, self.isPresented) = (tip, isPresented)
    (self.arrowEdge, self.action) = (arrowEdge, action)
  }

  public var body: some View {
    if let item = presence.follow(tip, isPresented, in: $shown) {
      TipCard(tip: item.tip, arrowEdge: arrowEdge, action: action)
        .modifier(TipDisplay(tip: item.tip))
        .id(item.id)
    }
  }
}

/// A tip on its ground.
struct TipCard: View {
  let tip: any Tip
  let arrowEdge: Edge?
  let action: @MainActor @Sendable (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  var body: some View {
    let corner = look.corner ?? TipFigures.corner
    TipWords(tip: tip, action: action)
      .clipShape(RoundedRectangle(cornerRadius: corner, style: .continuous))
      .padding(arrowEdge.map { Edge.Set($0) } ?? [], TipFigures.arrowHeight)
      .background {
        TipOutline(corner: corner, arrowEdge: arrowEdge)
          .fill(look.ground ?? AnyShapeStyle(Color(.secondarySystemBackground)))
      }
  }
}

/// What a tip shows, by the style of the place.
struct TipWords: View {
  let tip: any Tip
  let action: @MainActor @Sendable (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  var body: some View {
    (look.maker ?? TipMaker(MiniTipViewStyle())).tip(
      TipViewStyleConfiguration(tip, telling: action))
  }
}

/// Tells the datastore that a tip is seen.
struct TipDisplay: ViewModifier {
  let tip: any Tip

  func body(content: Content) -> some View {
    content
      .onAppear { TipDatastore.shared.begin(tip) }
      .onDisappear { TipDatastore.shared.end(tip) }
      .task { await TipDatastore.shared.expire(tip) }
  }
}

/// The outline of a tip with its arrow.
struct TipOutline: Shape {
  let corner: CGFloat
  let arrowEdge: Edge?

  func path(in rect: CGRect) -> Path {
    guard let arrowEdge else {
      return Path(roundedRect: rect, cornerRadius: corner, style: .continuous)
    }
    let (height, half) = (TipFigures.arrowHeight, TipFigures.arrowBase / 2)
    var bubble = rect
    // The point of the arrow, the way along the edge as the outline goes around, and the way out of it.
    let (point, along, out): (CGPoint, CGPoint, CGPoint)
    switch arrowEdge {
    case .top:
      bubble.origin.y += height
      bubble.size.height -= height
      (point, along, out) = (
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)
      )
    case .bottom:
      bubble.size.height -= height
      (point, along, out) = (
        CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)
      )
    case .leading:
      bubble.origin.x += height
      bubble.size.width -= height
      (point, along, out) = (
        CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)
      )
    case .trailing:
      bubble.size.width -= height
      (point, along, out) = (
        CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)
      )
    }
    func place(_ way: CGFloat, _ depth: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + along.x * way - out.x * depth, y: point.y + along.y * way - out.y * depth)
    }
    // How far from its point the arrow's sides begin to be round.
    let near: CGFloat = 4
    let deep = near * height / half
    var path = Path(roundedRect: bubble, cornerRadius: corner, style: .continuous)
    // The arrow begins in the bubble, so that no seam is seen between them.
    path.move(to: place(-half, height + 1))
    path.addLine(to: place(-half, height))
    path.addLine(to: place(-near, deep))
    path.addQuadCurve(to: place(near, deep), control: place(0, 0))
    path.addLine(to: place(half, height))
    path.addLine(to: place(half, height + 1))
    path.closeSubpath()
    return path
  }
}
