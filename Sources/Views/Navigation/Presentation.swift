import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// Shows a view over the whole stage while an item is there.
struct PresentationModifier<Item, Sheet: View>: PrimitiveModifier {
  typealias Body = Never
  let item: Item?
  let identity: AnyHashable
  let style: PresentationStyle
  let dismiss: @MainActor () -> Void
  let sheet: (Item) -> Sheet
  let onDismiss: (() -> Void)?

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    PresentationNode(content, self, inputs)
  }
}

/// What lies over the stage.
enum PresentationStyle { case sheet, cover }

/// The node of a view that shows another over the whole stage.
final class PresentationNode<Content: View, Item, Sheet: View>: Node {
  private var modifier: PresentationModifier<Item, Sheet>
  private var child: Node?
  private var host: PresentationHost?

  init(
    _ content: Content, _ modifier: PresentationModifier<Item, Sheet>, _ inputs: NodeInputs
  ) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    host = PresentationHost(NodeInputs(childOf: self))
    if modifier.item != nil { show() }
  }

  override var children: [Node] { [child, host].compactMap { $0 } }
  /// What is shown over the stage is not part of this view.
  override func collect(into boxes: inout [Box]) { child?.collect(into: &boxes) }

  private func show() {
    guard let item = modifier.item else { return host?.show([]) ?? () }
    let dismiss = modifier.dismiss
    let content = modifier.sheet(item).environment(\.dismiss, DismissAction(action: dismiss))
      .environment(\.isPresented, true)
    let view: any View =
      switch modifier.style {
      case .sheet: SheetView(content: content, dismiss: dismiss)
      case .cover: CoverView(content: content)
      }
    host?.show([(modifier.identity, view)])
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, PresentationModifier<Item, Sheet>>.self)
    if modifier.item != nil, view.modifier.item == nil, let action = modifier.onDismiss {
      graph.afterUpdate(action)
    }
    modifier = view.modifier
    child?.update(view.content, environment: environment)
    host?.pass(environment)
    show()
  }
}

/// The node above what lies over the stage; it lives below the view that shows it, for environment and
/// transaction, and is laid out and drawn by the graph.
final class PresentationHost: DynamicNode, StageOverlay {
  private var passed: EnvironmentValues?

  override init(_ inputs: NodeInputs) {
    super.init(inputs)
    graph.overlays.append(self)
    // What is there from the start on is the first content; all others come by their transitions.
    setChildren([])
  }

  override var childEnvironment: EnvironmentValues { passed ?? environment }
  override var ownsBoxes: Bool { true }
  override func boxesBelowChanged() { graph.needsLayout = true }

  func pass(_ environment: EnvironmentValues) { passed = environment }

  func show(_ views: [(id: AnyHashable, view: any View)]) {
    setChildren(views.map { (id: $0.id, view: $0.view) })
  }

  /// Lays the boxes out over the stage.
  func place(over stage: CGRect) {
    for box in boxes where !box.isLeaving {
      box.place(in: stage, proposal: ProposedViewSize(stage.size))
    }
  }

  override func wasRemoved() {
    super.wasRemoved()
    graph.overlays.removeAll { $0 === self }
  }
}

/// A sheet: a card that comes from below, over a shade.
struct SheetView<Content: View>: View {
  let content: Content
  let dismiss: @MainActor () -> Void

  var body: some View {
    Rectangle().fill(Color.black.opacity(0.2)).onTapGesture { dismiss() }
      .transition(AnyTransition(OpacityTransition()).animation(.page))
    VStack(spacing: 0) {
      // The system leaves about as much of the view below to be seen.
      Color.clear.frame(height: Self.margin).allowsHitTesting(false)
      ZStack {
        PageGround().clipShape(UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10))
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .modifier(
      PageModifier(
        plain: AnyTransition(MoveTransition(edge: .bottom)).animation(.page), margin: Self.margin))
  }

  private static var margin: CGFloat { 10 }
}

/// A view that covers the whole stage and comes from below.
struct CoverView<Content: View>: View {
  let content: Content
  var body: some View {
    ZStack {
      PageGround()
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .modifier(PageModifier(plain: AnyTransition(MoveTransition(edge: .bottom)).animation(.page)))
  }
}

extension View {
  private func presenting<Item, Sheet: View>(
    _ item: Binding<Item?>, identity: AnyHashable, _ style: PresentationStyle,
    _ onDismiss: (() -> Void)?, _ sheet: @escaping (Item) -> Sheet
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item.wrappedValue, identity: identity, style: style,
        dismiss: { item.wrappedValue = nil }, sheet: sheet, onDismiss: onDismiss))
  }

  private func presenting<Sheet: View>(
    _ isPresented: Binding<Bool>, _ style: PresentationStyle, _ onDismiss: (() -> Void)?,
    _ sheet: @escaping () -> Sheet
  ) -> some View {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 != nil })
    return presenting(item, identity: true, style, onDismiss) { _ in sheet() }
  }

  /// Shows a sheet while `isPresented` is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .sheet, onDismiss, content)
  }
  /// Shows a sheet while `item` is there.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item, identity: item.wrappedValue.map { AnyHashable($0.id) } ?? AnyHashable(false), .sheet,
      onDismiss,
      content)
  }
  /// Covers the stage while `isPresented` is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .cover, onDismiss, content)
  }
  /// Covers the stage while `item` is there.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item, identity: item.wrappedValue.map { AnyHashable($0.id) } ?? AnyHashable(false), .cover,
      onDismiss,
      content)
  }
}
