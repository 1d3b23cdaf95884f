import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// Presents a view over the whole stage while an item is there.
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

/// How a view is presented over the stage.
enum PresentationStyle {
  case sheet, cover
  /// As the place and its content want it.
  case chosen(any PresentationChoice)
  /// What is presented brings its own ground and motion.
  case bare
}

/// How something is presented that is one thing or another.
@MainActor protocol PresentationChoice {
  /// What is presented, with its ground and motion.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - node: The node that presents it.
  ///   - dismiss: Dismisses it.
  /// - Returns: The view over the stage.
  func view(
    of content: some View, below node: Node, _ dismiss: @escaping @MainActor () -> Void
  ) -> any View
}

/// The node of a view that presents another over the whole stage.
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
  /// What is presented is not part of this view.
  override func collect(into boxes: inout [Box]) { child?.collect(into: &boxes) }

  private func show() {
    guard let item = modifier.item else { return host?.show([]) ?? () }
    let dismiss = modifier.dismiss
    // It follows the state that only this closure reads, too; not any more when it has gone.
    let content = evaluatingBlock { modifier.sheet(item) }
      .environment(\.dismiss, DismissAction(action: dismiss))
      .environment(\.isPresented, true).environment(\.isInTabBar, false)
      .environment(\.offeredSearch, nil).environment(\.offeredSuggestions, nil)
    let view: any View =
      switch modifier.style {
      case .sheet: SheetView(content: content, dismiss: dismiss)
      case .cover: CoverView(content: content)
      case .chosen(let choice): choice.view(of: content, below: self, dismiss)
      case .bare: content.environment(\.sheetPull, nil)
      }
    host?.show([(modifier.identity, view)])
  }

  override func reevaluate() { show() }

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

/// The node above what is presented; it lives below the view that presents it, for environment and
/// transaction, and is laid out and drawn by the graph.
final class PresentationHost: DynamicNode, StageOverlay, TransitionOwner {
  private var passed: EnvironmentValues
  /// What comes from the view that presents, before what the views presented prefer.
  private var received: EnvironmentValues
  private var views: [(id: AnyHashable, view: any View)] = []
  private let colorSchemes = PreferredColorSchemes()
  var transitions: [ObjectIdentifier: TransitionHost] = [:]

  override init(_ inputs: NodeInputs) {
    (passed, received) = (inputs.environment, inputs.environment)
    super.init(inputs)
    graph.overlays.append(self)
    writeEnvironment()
    colorSchemes.changed = { [weak self] in
      self?.graph.enqueue { [weak self] in
        guard let self, !isRemoved else { return }
        writeEnvironment()
        setChildren(views)
      }
    }
    // What is there from the start on is the first content; all others come by their transitions.
    setChildren([])
  }

  override var childEnvironment: EnvironmentValues { passed }
  override var ownsBoxes: Bool { true }
  override func boxesBelowChanged() { graph.needsLayout = true }
  func adoptBoxes() { _ = boxes }

  /// What is presented is no part of the page that presents it: the title and bars of a stack on a sheet are its own.
  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {}

  override func collect(into boxes: inout [Box]) {
    var own: [Box] = []
    super.collect(into: &own)
    boxes += around(own)
  }

  func pass(_ environment: EnvironmentValues) {
    guard environment.serial != received.serial else { return }
    received = environment
    writeEnvironment()
  }

  private func writeEnvironment() {
    passed = received
    passed.drawing.colorSchemes = colorSchemes
    if let scheme = colorSchemes.preferred, !graph.stage.keepsColorScheme {
      passed.colorScheme = scheme
    }
    passed.renew(graph.takeSerial())
  }

  func show(_ views: [(id: AnyHashable, view: any View)]) {
    self.views = views
    setChildren(views)
  }

  private var card: (box: PresentationCardBox, offset: CGFloat)? {
    boxes.lazy.compactMap { SheetSetBack.card(in: $0) }.first
  }
  var recession: StageRecession? {
    card.flatMap { SheetSetBack.recession(behind: $0.box, below: $0.offset) }
  }
  var upperEdge: CGFloat { card.map { $0.box.shownFrame.minY + $0.offset } ?? 0 }

  /// Lays what is presented out over the stage.
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

/// A full-screen cover: a view that covers the whole stage and comes from below.
struct CoverView<Content: View>: View {
  let content: Content
  @Environment(\.stageInsets) private var insets
  /// Whether the content brings the cover's ground.
  @State private var hasGround = false

  var body: some View {
    ZStack {
      if !hasGround { PageGround() }
      content.frame(maxWidth: .infinity, maxHeight: .infinity).modifier(KeyboardAvoidance())
        .padding(insets)
        .environment(\.presentationCorners, PresentationCorners())
        .environment(\.isOnSheet, false).environment(\.sheetPull, nil)
        .modifier(PresentationGroundReader(hasGround: $hasGround))
        .modifier(AdaptationWatch(style: .cover))
    }
    .modifier(PresentationCard())
    .modifier(PageModifier(plain: AnyTransition(MoveTransition(edge: .bottom)).animation(.page)))
  }
}

extension View {
  func presenting<Item, Sheet: View>(
    _ item: Binding<Item?>, identity: AnyHashable, _ style: PresentationStyle,
    _ onDismiss: (() -> Void)?, _ sheet: @escaping (Item) -> Sheet
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item.wrappedValue, identity: identity, style: style,
        dismiss: { item.wrappedValue = nil }, sheet: sheet, onDismiss: onDismiss))
  }

  func presenting<Sheet: View>(
    _ isPresented: Binding<Bool>, _ style: PresentationStyle, _ onDismiss: (() -> Void)?,
    _ sheet: @escaping () -> Sheet
  ) -> some View {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 != nil })
    return presenting(item, identity: true, style, onDismiss) { _ in sheet() }
  }

  /// Presents a sheet while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there; dismissing it sets false.
  ///   - onDismiss: Called when the sheet is taken away.
  ///   - content: The sheet's content.
  /// - Returns: This view.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .sheet, onDismiss, content)
  }
  /// Presents a sheet while `item` is there; another identity is another sheet.
  ///
  /// - Parameters:
  ///   - item: What the sheet shows; dismissing it sets `nil`.
  ///   - onDismiss: Called when the sheet is taken away.
  ///   - content: The sheet's content for the item.
  /// - Returns: This view.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item, identity: item.wrappedValue.map { AnyHashable($0.id) } ?? AnyHashable(false), .sheet,
      onDismiss,
      content)
  }
  /// Presents a full-screen cover while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is there; dismissing it sets false.
  ///   - onDismiss: Called when the cover is taken away.
  ///   - content: The cover's content.
  /// - Returns: This view.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .cover, onDismiss, content)
  }
  /// Presents a full-screen cover while `item` is there; another identity is another cover.
  ///
  /// - Parameters:
  ///   - item: What the cover shows; dismissing it sets `nil`.
  ///   - onDismiss: Called when the cover is taken away.
  ///   - content: The cover's content for the item.
  /// - Returns: This view.
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
