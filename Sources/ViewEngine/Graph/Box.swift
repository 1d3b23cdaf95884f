public import DisplayList
public import Foundation
import Geometry

/// A box: one thing that layout measures and places and that drawing paints.
///
/// All frames are in layout space: points from the stage's top left, before any effect such as
/// `scaleEffect` or `offset`. Effects are transforms that drawing composes on its way down.
@_spi(Engine) @MainActor open class Box {
  /// The node to which this box belongs: its environment and transaction.
  @usableFromInline package final let node: Node
  /// The layout values that the view hands to its container.
  open var traits: Traits { Traits() }
  /// The box around this one.
  package final var container: Box? { outerLink?.target }
  /// What leads to the box around this one.
  private final var outerLink: Backlink<Box>?
  /// What leads here from the boxes inside.
  private final let link = Backlink<Box>()
  /// The frame in which the box was last placed.
  package private(set) final var frame = CGRect.zero
  /// The size that was proposed to it there.
  package private(set) final var proposal = ProposedViewSize.unspecified
  package private(set) final var isPlaced = false
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, size: CGSize, guide: CGFloat?)] = []
  private var isLayoutValid = false
  /// Whether the view is leaving by its transition: drawn where it was, but no longer laid out.
  open var isLeaving: Bool { false }

  public init(_ node: Node) { self.node = node }

  deinit { link.cut() }

  // Inlinable, as boxes of features ask for each of these whenever they draw.
  @inlinable public final var graph: ViewGraph { node.graph }
  @inlinable public final var environment: EnvironmentValues { node.environment }

  // MARK: Layout

  /// The boxes inside this one, in painting order.
  open var contents: [Box] { [] }

  /// Makes this box the container of `box`.
  package final func adopt(_ box: Box) {
    link.lead(to: self)
    box.outerLink = link
  }

  /// How many sizes and guides are remembered: a few, for the least size, the ideal and the greatest,
  /// and for what is finally proposed.
  private static let memory = 8

  /// The size that the box takes when it is proposed `proposal`.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measure(proposal)
    if sizes.count >= Self.memory { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// Places the box in a frame, and proposes a size to it there.
  package final func place(in frame: CGRect, proposal: ProposedViewSize) {
    let (frame, proposal) = settled(frame, proposal)
    if isLayoutValid, isPlaced, frame == self.frame, proposal == self.proposal { return }
    (self.frame, self.proposal, isPlaced, isLayoutValid) = (frame, proposal, true, true)
    placed()
  }

  /// Whether lines begin at the right here.
  ///
  /// Layout counts from the leading edge, as if that were at the left; only where a box places those inside is
  /// their frame mirrored, in the box's own.
  package final var isRightToLeft: Bool {
    node.environment.drawing.layoutDirection == .rightToLeft
  }

  /// The frame of something inside as it stands in the layout direction.
  package final func directed(_ frame: CGRect) -> CGRect {
    isRightToLeft ? frame.mirrored(in: self.frame) : frame
  }

  /// Places a box inside this one, in the layout direction.
  ///
  /// - Parameters:
  ///   - inner: The box inside.
  ///   - frame: Its frame as it would be from left to right.
  ///   - proposal: The size that is proposed to it there.
  package final func place(_ inner: Box, in frame: CGRect, proposal: ProposedViewSize) {
    inner.place(in: directed(frame), proposal: proposal)
  }

  /// Invalidates the box's layout: it may take another size or place its contents otherwise.
  package final func invalidateLayout() {
    graph.needsLayout = true
    var box: Box? = self
    while let current = box {
      current.sizes.removeAll(keepingCapacity: true)
      current.guides.removeAll(keepingCapacity: true)
      current.isLayoutValid = false
      current.layoutInvalidated()
      box = current.container
    }
  }

  /// Forgets the layout of this box and of those around it up to `ancestor`, which is about to lay them out.
  package final func forgetLayout(below ancestor: Box) {
    var box: Box? = self
    while let current = box, current !== ancestor {
      current.sizes.removeAll(keepingCapacity: true)
      current.guides.removeAll(keepingCapacity: true)
      current.isLayoutValid = false
      current.layoutInvalidated()
      box = current.container
    }
  }

  /// Called when remembered sizes are of no use any more.
  open func layoutInvalidated() {}

  /// The frame that the box takes of the one in which it is placed, and the proposal there: as a rule the same.
  ///
  /// - Parameters:
  ///   - frame: The frame in which it is placed.
  ///   - proposal: The size that is proposed to it there.
  /// - Returns: Those that it takes.
  open func settled(
    _ frame: CGRect, _ proposal: ProposedViewSize
  ) -> (CGRect, ProposedViewSize) { (frame, proposal) }

  /// Whether anything but one view inside would look otherwise if the box had more room.
  open var usesRoom: Bool { contents.count > 1 }

  /// Computes the size for a proposal.
  open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Called when the box has a frame, to place what is inside.
  open func placed() {}

  /// The explicit alignment guide that the view sets, remembered as sizes are: containers ask their
  /// views for several guides, and each of these would ask all that are inside it.
  package final func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let known = guides.first(where: { $0.key == key && $0.size == dimensions.size }) {
      return known.guide
    }
    let guide = explicitGuide(key, in: dimensions)
    if guides.count >= Self.memory { guides.removeFirst() }
    guides.append((key, dimensions.size, guide))
    return guide
  }

  /// Computes the explicit alignment guide that the view sets, from the box's own top left.
  open func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// The spacing that the view would like to keep.
  open var spacing: ViewSpacing { .plain }
  /// Whether a frame around the view keeps the view's spacing, as around a spacer, instead of one of
  /// its own.
  open var lendsSpacing: Bool { false }

  /// The box's size for a proposal, with its guides.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), box: self)
  }

  /// The origin of the space in which the contents are laid out, seen from the space of this box.
  ///
  /// It is where a scroll view has scrolled to, or a group's own corner. Whoever asks is told again when it
  /// moves.
  open func readContentOrigin() -> CGPoint { .zero }

  /// How what is inside is shown in the space of this box, where that is not as layout has it; `nil` for as it has it.
  ///
  /// It is where an effect has moved the contents. Whoever asks is told again when it changes.
  open func readTransform() -> CGAffineTransform? { nil }

  /// Extends the frame of something inside, in the space of the contents, into what is covered of the safe area
  /// beside it.
  open func extendingContents(_ frame: CGRect) -> CGRect { extendedIntoSafeArea(frame) }

  /// Called when what is inside stands elsewhere than it did, though nothing that is seen is to move.
  ///
  /// A box that scrolls goes along; `way` is counted in the layout direction.
  open func contentMoved(by way: CGSize) {}

  // MARK: Tracing

  /// The box that names this one and its values in a trace: the thing in the middle of all
  /// modifiers.
  open var tracedElement: Box { self }
  /// The box's kind in a trace.
  open var tracedName: String {
    let name = traceName(of: type(of: self))
    return name.hasSuffix("Box") ? String(name.dropLast(3)) : name
  }
  /// The boxes inside this one whose values are traced.
  open var tracedContents: [Box] { contents }
  /// Adds the values that the box moves.
  open func trace(into lines: inout TraceLines) {}

  /// The accessibility text of the box: what it says to someone who cannot see it; `nil` for
  /// nothing.
  open var spokenText: String? {
    let texts = contents.compactMap(\.spokenText)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Called when the box is taken out of the graph.
  open func wasRemoved() {}

  // MARK: Drawing

  /// Paints the box at the graph's current instant.
  open func draw(into list: inout DisplayList, _ context: DrawingContext) {
    for box in contents { box.show(into: &list, context) }
  }

  // MARK: Touches

  /// Hit-tests the box at `point` of the stage: what a touch there reaches; `nil` where it misses
  /// the box and all inside.
  open func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    let contents = contents
    if contents.isEmpty { return covers(point, context) ? Hit(self) : nil }
    for box in contents.reversed() where !box.isLeaving {
      if let hit = box.hitTest(point, context) { return hit }
    }
    return nil
  }

  /// Whether what a box without contents paints covers `point` of the stage.
  open func covers(_ point: CGPoint, _ context: DrawingContext) -> Bool { false }

  /// Surveys everything that can be touched, in the order of the views.
  open func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard !isLeaving else { return }
    let contents = contents
    if contents.isEmpty {
      survey.noteLeaf(frame.applying(context.transform), text: spokenText)
    }
    for box in contents { box.survey(&survey, context) }
  }
}

/// The drawing context that is handed down: the transform from layout space to the stage.
@_spi(Engine) public struct DrawingContext {
  /// The transform from layout space to the stage.
  package var transform = CGAffineTransform.identity
  /// The part of layout space that the innermost scroll view around shows; `nil` outside of scroll views.
  package var viewport: CGRect?

  package init(transform: CGAffineTransform = .identity) { self.transform = transform }

  /// What drawing carries inside something that stands under `transform`.
  package func under(_ transform: CGAffineTransform) -> DrawingContext {
    var inner = self
    inner.transform = transform.concatenating(self.transform)
    return inner
  }
}

/// The layout values that a view hands to its container.
@_spi(Engine) public struct Traits {
  /// The z-index: painting order among siblings.
  var zIndex = 0.0
  /// The layout priority: who gets space first.
  package var layoutPriority = 0.0
  /// The transition by which the view enters and leaves.
  package var transition: AnyTransition?
  /// Values for custom layouts, by key type.
  private var layoutValues: [ObjectIdentifier: Any] = [:]
  /// The tag of a selection.
  package var tag: AnyHashable?
  /// What the view tells a container that asks for its subviews.
  var containerValues = ContainerValues()

  package init() {}

  /// The value that the view hands to the layout around it under `key`.
  package subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    get { layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { layoutValues[ObjectIdentifier(key)] = newValue }
  }

  /// Sets the value under `key` unless a modifier nearer to the view has: values flow down to it, and the nearest
  /// is the last to be written.
  mutating func setFromOutside<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    if layoutValues[ObjectIdentifier(key)] == nil { self[key] = value }
  }
}
