import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// What labels of tabs know of the symbol that stands alone where the bar is small: while it is away from its label, the label
/// has none.
@MainActor final class TabTraveller: Equatable {
  fileprivate(set) weak var box: TabTravelBox?

  nonisolated static func == (left: TabTraveller, right: TabTraveller) -> Bool { left === right }

  /// Whether an icon is that of the tab whose symbol is away.
  fileprivate func hides(_ icon: Box) -> Bool {
    guard let box, box.isAway else { return false }
    var outer = icon.container
    while let current = outer {
      if let page = current as? TabPageBox {
        return page.modifier.model.tag(of: page) == box.modifier.tab
          && TabModel.symbol(in: page) === icon
      }
      outer = current.container
    }
    return false
  }
}

private enum TabTravellerKey: EnvironmentKey { static var defaultValue: TabTraveller? { nil } }

extension EnvironmentValues {
  /// The symbol that may be away from the labels of tabs around a view.
  var tabTraveller: TabTraveller? {
    get { self[TabTravellerKey.self] }
    set { self[TabTravellerKey.self] = newValue }
  }
}

/// Marks the icon of a tab's label, or what stands for one.
struct TabIcon: BoxModifier {
  typealias Body = Never
  /// Whether it is one.
  var isIcon = true
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TabIconBox(self, around: inner, node)
  }
}

/// The box of the icon of a tab's label.
final class TabIconBox: ModifierBox<TabIcon> {
  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    if environment.tabTraveller?.hides(self) == true { return }
    inner.show(into: &list, context)
  }
}

/// Shows a tab's symbol where the bar has it alone; on its way there and back it goes from its label and to it.
struct TabTravel: BoxModifier {
  typealias Body = Never
  let traveller: TabTraveller
  /// The labels, and the tab whose symbol it is.
  let labels: TabModel
  let tab: AnyHashable?
  /// Whether the symbol is in the label.
  let isHome: Bool
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TabTravelBox(self, around: inner, node)
  }
}

/// The box of the symbol of a tab that stands alone.
final class TabTravelBox: ModifierBox<TabTravel> {
  /// The middle of the symbol.
  private let place = Moving(CGPoint.zero)
  /// The frame in which the symbol would stand if it did not travel.
  private var shown = MovingFrame()
  /// Whether it has had a place, and is to go to another.
  private var (hasPlace, turns) = (false, false)

  override init(_ modifier: TabTravel, around inner: Box, _ node: Node) {
    super.init(modifier, around: inner, node)
    modifier.traveller.box = self
  }

  override func changed(from old: TabTravel) {
    modifier.traveller.box = self
    guard old.isHome != modifier.isHome else { return }
    // It sets off from where the label has it, which is laid out for a small bar next.
    if old.isHome, !place.isMoving(in: graph), let home {
      place.set(home, Transaction(), in: node)
    }
    turns = true
    layoutChanged()
  }

  override func placed() {
    super.placed()
    shown.set(frame, in: node)
    let own = middle(of: frame)
    let target = modifier.isHome ? home ?? own : own
    // In the label it is the label's, wherever that goes.
    let isSeen = hasPlace && (turns || isAway)
    place.set(target, isSeen ? node.geometryTransaction : Transaction(), in: node)
    (hasPlace, turns) = (true, false)
  }

  override func wasRemoved() {
    place.remove(in: graph)
    shown.remove(in: graph)
  }

  /// The middle of the symbol in the label.
  private var home: CGPoint? {
    modifier.labels.icon(of: modifier.tab).map { middle(of: $0.frame) }
  }

  /// The middle of a frame, on whole pixels as what is drawn in it.
  private func middle(of frame: CGRect) -> CGPoint {
    let frame = frame.rounded(toScale: graph.stage.scale)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Whether the symbol is not the label's, but stands alone or is on its way.
  var isAway: Bool { !modifier.isHome || place.isMoving(in: graph) }

  override var tracedContents: [Box] { isAway ? super.tracedContents : [] }
  override var spokenText: String? { modifier.isHome ? nil : super.spokenText }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    guard isAway else { return }
    let (place, own) = (place.presentation(in: graph), shown.presentation(in: graph))
    let way = CGAffineTransform(translationX: place.x - own.midX, y: place.y - own.midY)
    inner.show(into: &list, context.under(way))
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    modifier.isHome ? nil : inner.hitTest(point, context)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    if !modifier.isHome { inner.survey(&survey, context) }
  }
}
