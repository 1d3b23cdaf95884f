import DisplayList
public import Foundation
@_spi(Engine) public import ViewEngine

/// A spacer: takes the space that is left in a stack.
public struct Spacer: PrimitiveView {
  /// The least length in points; `nil` for the standard spacing.
  public var minLength: CGFloat?
  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  package func makeNode(_ inputs: NodeInputs) -> Node { SpacerNode(self, inputs) }
}

/// The node of a spacer.
final class SpacerNode: Node {
  private lazy var box = SpacerBox(self)
  private var minLength: CGFloat?
  init(_ view: Spacer, _ inputs: NodeInputs) {
    minLength = view.minLength
    super.init(inputs)
    box.minLength = minLength
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: Spacer.self)
    if view.minLength != minLength {
      minLength = view.minLength
      box.minLength = minLength
      box.invalidateLayout()
    }
  }
}

/// The box of a spacer.
final class SpacerBox: Box {
  var minLength: CGFloat?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? ViewSpacing.standard
    func side(_ offer: CGFloat?) -> CGFloat { max(offer ?? least, least) }
    switch environment.drawing.stackAxis {
    case .horizontal: return CGSize(width: side(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: side(proposal.height))
    case nil: return CGSize(width: side(proposal.width), height: side(proposal.height))
    }
  }

  // A spacer takes what all others have left.
  override var traits: Traits {
    var traits = Traits()
    traits.layoutPriority = -.infinity
    return traits
  }

  // A spacer with its own least length keeps no distance besides.
  override var spacing: ViewSpacing {
    switch environment.drawing.stackAxis {
    case .horizontal: ViewSpacing(any: 0, at: .horizontal)
    case .vertical: ViewSpacing(any: 0, at: .vertical)
    case nil: .zero
    }
  }
  override var lendsSpacing: Bool { true }
}
