import Foundation
import Geometry
import SceneGraph

/// The node of what stands for the elements of a loop that have no views.
final class GapNode: Node {
  private(set) lazy var before = GapBox(self, axis)
  private(set) lazy var after = GapBox(self, axis)
  /// The spacing that views wish for.
  var spacing = ViewSpacing.plain
  /// Called when something is laid out otherwise, or the scroll view has moved.
  var moved: (() -> Void)?
  private let axis: Axis
  private var isWaiting = false

  init(_ inputs: NodeInputs, _ axis: Axis) {
    self.axis = axis
    super.init(inputs)
  }

  override func reevaluate() { moved?() }

  /// Has the boxes placed once more, and the loop look then.
  func lookAgain() {
    before.invalidateLayout()
    after.invalidateLayout()
  }

  /// Has the loop look again when all around has its place.
  func wasPlaced() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.layOutSeparately { [weak self] in
      self?.isWaiting = false
      self?.moved?()
    }
  }

  /// Whether the container lays out the boxes themselves: with a modifier around the loop they have other sizes.
  var isUntouched: Bool {
    [before, after].allSatisfy { gap in
      var box = gap.container
      while let current = box, !current.node.ownsBoxes {
        if current.isPlaced, gap.isPlaced, current.frame != gap.frame { return false }
        box = current.container
      }
      return true
    }
  }
}

/// The box of what stands for the elements of a loop that have no views: nothing, at some length.
final class GapBox: Box {
  private let axis: Axis
  /// Points along the axis.
  var length: CGFloat = 0 {
    didSet {
      length = max(length, 0)
      if length != oldValue { invalidateLayout() }
    }
  }

  init(_ node: GapNode, _ axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  override var spacing: ViewSpacing { (node as? GapNode)?.spacing ?? ViewSpacing.plain }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    axis == .vertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
  }
  override func placed() { (node as? GapNode)?.wasPlaced() }
  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {}
}
